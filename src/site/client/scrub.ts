/** Goes through the versions: a range, or the arrow keys, swap the text that each version changed. */
import type { LivesJson } from '../../archive/rule-history/lives-json.ts';
import { versionChangeHtml } from '../render/html/compared-rule-html.ts';
import { loadJson } from './basics/files.ts';

const panel = document.querySelector<HTMLElement>('[data-scrub]');
const range = panel?.querySelector<HTMLInputElement>('input');
const says = panel?.querySelector<HTMLElement>('[role="status"]');
const text = panel?.querySelector<HTMLElement>('[data-scrub-text]');
if (panel && range && says && text) {
  const { lives: address = '', rules = '', versions = '' } = panel.dataset;
  // Fetched at the first step, for it is as long as the whole game.
  let lives: Promise<LivesJson | undefined> | undefined;
  // A browser may keep the place of the handle without the text for it.
  range.value = range.max;
  panel.hidden = false;
  range.addEventListener('input', async () => {
    lives ??= loadJson(address);
    const known = await lives;
    const version = range.valueAsNumber;
    const change = known && versionChangeHtml(known, version, { rules, versions });
    if (!change) {
      says.textContent = 'The versions could not be loaded.';
      return;
    }
    says.innerHTML = change.says;
    range.setAttribute('aria-valuetext', `Version ${version}`);
    text.innerHTML = change.rules;
  });
}
