/** Compares the two versions that the address names: `?from=2&to=5`. */
import { type ComparedRule, compareVersions } from '../../archive/rules/compare-versions.ts';
import type { LivesJson } from '../../archive/rules/lives-json.ts';
import { lawHtml } from '../render/html/law-html.ts';
import { redlineHtml } from '../render/html/redline-html.ts';

const form = document.querySelector<HTMLFormElement>('[data-compare]');
const result = document.querySelector<HTMLElement>('[data-compared]');
const status = document.querySelector<HTMLElement>('[data-status]');
if (form && result && status) begin(form, result, status);

async function begin(form: HTMLFormElement, result: HTMLElement, status: HTMLElement) {
  const response = await fetch(form.dataset.lives ?? '');
  if (!response.ok) {
    status.textContent = 'The versions could not be loaded.';
    return;
  }
  const lives = (await response.json()) as LivesJson;
  document.querySelector('[data-without-script]')?.remove();
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const show = () => {
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
    status.textContent = summary(rules, unchanged);
    const sections = rules.map((rule) => section(rule, form.dataset.rules ?? ''));
    result.replaceChildren(
      ...(rules.length > 1 ? [index(rules)] : []),
      ...(rules.length > MANY ? [backToIndex()] : []),
      ...sections,
    );
  };
  const takeDate = (input: HTMLInputElement) => {
    const version = versionOn(lives, input.value);
    if (version !== undefined) field(input.dataset.on ?? '').value = String(version);
  };
  const go = () => {
    const query = `?from=${field('from').value}&to=${field('to').value}`;
    if (query !== location.search) history.pushState(null, '', query);
    show();
  };
  const read = () => {
    const wanted = new URLSearchParams(location.search);
    for (const name of ['from', 'to'])
      field(name).value = wanted.get(name) ?? field(name).defaultValue;
    show();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go();
  });
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.on) takeDate(target);
    go();
  });
  for (const choice of form.querySelectorAll<HTMLElement>('[data-by-date]')) choice.hidden = false;
  addEventListener('popstate', read);
  const swap = form.querySelector<HTMLButtonElement>('[data-swap]');
  if (swap) {
    swap.hidden = false;
    swap.addEventListener('click', () => {
      const from = field('from').value;
      field('from').value = field('to').value;
      field('to').value = from;
      go();
    });
  }
  read();
}

/** The version in force at the end of a day; before the first that is dated, the first. */
function versionOn({ versions }: LivesJson, day: string): number | undefined {
  const end = Date.parse(`${day}T23:59:59Z`);
  if (Number.isNaN(end)) return undefined;
  return (versions.findLast(({ from }) => from !== null && from <= end) ?? versions[0])?.version;
}

function summary(rules: readonly ComparedRule[], unchanged: number): string {
  const count = (kind: ComparedRule['kind']) => rules.filter((rule) => rule.kind === kind).length;
  return `${count('added')} added, ${count('removed')} removed, ${count('changed')} changed, ${unchanged} the same.`;
}

/** So many changes that the list of them is soon out of sight. */
const MANY = 5;

function backToIndex(): HTMLElement {
  const back = document.createElement('a');
  back.className = 'back-to-index';
  back.href = '#what-changed';
  back.textContent = 'What changed';
  return back;
}

/** What changed, each leading to where it is shown. */
function index(rules: readonly ComparedRule[]): HTMLElement {
  const nav = document.createElement('nav');
  nav.setAttribute('aria-label', 'What changed');
  nav.id = 'what-changed';
  const list = document.createElement('ul');
  list.className = 'compared-index';
  for (const { id, number, title, kind } of rules) {
    const link = document.createElement('a');
    link.href = `#compared-${encodeURIComponent(id)}`;
    link.textContent = `Rule ${number}${title ? ` (${title})` : ''}`;
    const item = document.createElement('li');
    item.append(`${KINDS[kind]}: `, link);
    list.append(item);
  }
  nav.append(list);
  return nav;
}

const KINDS = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;

function section(rule: ComparedRule, rules: string): HTMLElement {
  const article = document.createElement('article');
  article.className = 'compared-rule';
  article.dataset.kind = rule.kind;
  article.id = `compared-${rule.id}`;
  const heading = document.createElement('h2');
  const link = document.createElement('a');
  link.href = `${rules}${encodeURIComponent(rule.id)}/`;
  link.textContent = `Rule ${rule.number}`;
  heading.append(link, rule.title ? ` ${rule.title}` : '');
  const kind = document.createElement('p');
  kind.className = 'says';
  kind.textContent = [`${KINDS[rule.kind]}.`, ...rule.says].join(' ');
  article.append(heading, kind);
  if (rule.law) article.insertAdjacentHTML('beforeend', lawHtml(rule.law));
  if (rule.redline) {
    const words = document.createElement('div');
    words.className = 'text redline';
    words.innerHTML = redlineHtml(rule.redline);
    article.append(words);
  }
  return article;
}
