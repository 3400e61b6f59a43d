/** Goes through the versions: a range, or the arrow keys, swap the text that each version changed. */
import { type ComparedRule, compareVersions } from '../../archive/rule-history/compare-versions.ts';
import type { LivesJson } from '../../archive/rule-history/lives-json.ts';
import { effectWords } from '../../archive/words/effect-words.ts';
import { effectHtml } from '../render/html/effect-html.ts';
import { escapeHtml } from '../render/html/escape-html.ts';
import { redlineHtml } from '../render/html/redline-html.ts';

const panel = document.querySelector<HTMLElement>('[data-scrub]');
const range = panel?.querySelector<HTMLInputElement>('input');
const says = panel?.querySelector<HTMLElement>('[role="status"]');
const text = panel?.querySelector<HTMLElement>('[data-scrub-text]');
if (panel && range && says && text) begin(panel, range, says, text);

function begin(
  panel: HTMLElement,
  range: HTMLInputElement,
  says: HTMLElement,
  text: HTMLElement,
): void {
  const { lives: address = '', rules = '', versions = '' } = panel.dataset;
  // Fetched when it is first wanted: it is as long as the whole game.
  let lives: Promise<LivesJson | undefined> | undefined;
  panel.hidden = false;
  range.addEventListener('input', async () => {
    lives ??= load(address);
    const known = await lives;
    const version = range.valueAsNumber;
    const line = known?.versions[version];
    if (!known || !line) {
      says.textContent = 'The versions could not be loaded.';
      return;
    }
    const link = `<a href="${escapeHtml(`${versions}${version}/`)}">Version ${version}</a>`;
    says.innerHTML = `${link}${line.on ? `, ${escapeHtml(line.on)}` : ''}. ${escapeHtml(line.made)}`;
    range.setAttribute('aria-valuetext', `Version ${version}`);
    const changed = version === 0 ? [] : compareVersions(known, version - 1, version).rules;
    text.innerHTML = changed.map((rule) => ruleHtml(rule, rules)).join('');
  });
}

async function load(address: string): Promise<LivesJson | undefined> {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? ((await response.json()) as LivesJson) : undefined;
}

function ruleHtml(rule: ComparedRule, rules: string): string {
  const href = escapeHtml(`${rules}${encodeURIComponent(rule.id)}/`);
  const title = rule.title ? ` ${escapeHtml(rule.title)}` : '';
  const does = effectHtml(effectWords([rule.does]));
  const words = rule.redline ? `<div class="text redline">${redlineHtml(rule.redline)}</div>` : '';
  return `<article class="compared-rule" data-kind="${rule.kind}"><h3><a href="${href}">Rule ${rule.number}</a>${title}</h3><p class="says">${escapeHtml(rule.says.join(' '))}</p>${does}${words}</article>`;
}
