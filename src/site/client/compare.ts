/** Compares the two versions that the address names: `?from=2&to=5`. */
import { type ComparedRule, compareVersions } from '../../archive/rule-history/compare-versions.ts';
import type { LivesJson } from '../../archive/rule-history/lives-json.ts';
import { comparedRuleHtml } from '../render/html/compared-rule-html.ts';
import { escapeHtml } from '../render/html/escape-html.ts';
import { part } from './basics/elements.ts';
import { loadJson } from './basics/files.ts';

const form = part<HTMLFormElement>(document, '[data-compare]');
const result = part(document, '[data-compared]');
const status = part(document, '[data-status]');
let lives: LivesJson;
begin();

async function begin(): Promise<void> {
  const loaded = await loadJson<LivesJson>(form.dataset.lives ?? '');
  if (!loaded) {
    status.textContent = 'The versions could not be loaded.';
    return;
  }
  lives = loaded;
  document.querySelector('[data-without-script]')?.remove();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go();
  });
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.on) {
      // The version in force at the end of that day, or else the first.
      const end = Date.parse(`${target.value}T23:59:59Z`);
      const dated = lives.versions.findLast(({ from }) => from !== null && from <= end);
      const { version } = dated ?? lives.versions[0] ?? {};
      if (!Number.isNaN(end)) field(target.dataset.on).value = String(version);
    }
    go();
  });
  for (const each of form.querySelectorAll<HTMLElement>('[hidden]')) each.hidden = false;
  addEventListener('popstate', read);
  part(form, '[data-swap]').addEventListener('click', () => {
    const [from, to] = [field('from'), field('to')];
    [from.value, to.value] = [to.value, from.value];
    go();
  });
  read();
}

function field(name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Shows what the form asks for, at an address of its own. */
function go(): void {
  const query = `?from=${field('from').value}&to=${field('to').value}`;
  if (query !== location.search) history.pushState(null, '', query);
  show();
}

/** Shows what the address asks for. */
function read(): void {
  const wanted = new URLSearchParams(location.search);
  for (const name of ['from', 'to']) {
    const input = field(name);
    input.value = wanted.get(name) ?? input.defaultValue;
  }
  show();
}

function show(): void {
  const [from, to] = [field('from').valueAsNumber, field('to').valueAsNumber];
  for (const name of ['from', 'to']) {
    const on = lives.versions[field(name).valueAsNumber]?.on;
    const date = form.querySelector(`[data-date="${name}"]`);
    if (date) date.textContent = on ? `of ${on}` : '';
  }
  if (!lives.versions[from] || !lives.versions[to]) {
    status.textContent = `There are versions 0 to ${lives.versions.length - 1}.`;
    result.replaceChildren();
    return;
  }
  const { rules, unchanged } = compareVersions(lives, from, to);
  const count = (kind: ComparedRule['kind']) => rules.filter((rule) => rule.kind === kind).length;
  status.textContent = `${count('added')} added, ${count('removed')} removed, ${count('changed')} changed, ${unchanged} the same.`;
  // The heading and the title of the page name both versions, and so does paper.
  const [heading, words] = [document.querySelector('h1'), `Version ${from} against ${to}`];
  if (heading && heading.textContent !== words) {
    document.title = document.title.replace(heading.textContent, words);
    heading.textContent = words;
  }
  const sections = rules.map((rule) => {
    const says = [`${KINDS[rule.kind]}.`, ...rule.says];
    const place = { rules: form.dataset.rules, heading: 'h2', id: `compared-${rule.id}` } as const;
    return comparedRuleHtml({ ...rule, says }, place);
  });
  const index = [...Map.groupBy(rules, ({ kind }) => kind)].map(([kind, all]) => {
    const links = all.map(({ id, number, title }) => {
      const words = escapeHtml(`Rule ${number}${title ? ` (${title})` : ''}`);
      return `<a href="#compared-${encodeURIComponent(id)}">${words}</a>`;
    });
    return `<li>${KINDS[kind]}: ${links.join(', ')}</li>`;
  });
  result.innerHTML = [
    rules.length > 1
      ? `<nav aria-label="What changed" id="what-changed"><ul class="compared-index">${index.join('')}</ul></nav>`
      : '',
    rules.length > MANY ? '<a class="back-to-index" href="#what-changed">What changed</a>' : '',
    ...sections,
  ].join('');
}

/** With so many changes, the list of them is soon out of sight. */
const MANY = 5;

const KINDS = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;
