/** What is shown of one step of a game. */
import type { WalkStep } from '../../../archive/page-models/game/describe-walk.ts';
import { rulesInForceAt } from '../../../archive/rule-history/compare-versions.ts';
import type { LivesJson } from '../../../archive/rule-history/lives-json.ts';
import { firstWords } from '../../../archive/words/first-words.ts';
import { LOST_WORDS } from '../../../archive/words/lost-words.ts';
import { plain } from '../../../archive/words/phrase.ts';
import { escapeHtml } from './escape-html.ts';
import { wordsHtml } from './words-html.ts';

/** Where pages of the game are; `undefined` for a game that has none. */
type Pages = { readonly rules: string; readonly versions: string } | undefined;

/** Of a short game no stroke is wider than one of so many would be. */
const MOST_STROKES = 50;

/** A stroke for each step: it is looked at, and what it says is said by the handle beneath it. */
export function stripSvg(steps: readonly WalkStep[]): string {
  const width = Math.min(0.8, steps.length / MOST_STROKES);
  const strokes = steps.map(({ mark }, i) => {
    const [y, height] = mark === 'other' ? [12, 8] : mark === 'defeated' ? [10, 20] : [2, 20];
    return `<rect data-mark="${mark}" x="${i + 1 - width / 2}" y="${y}" width="${width}" height="${height}"/>`;
  });
  return `<svg viewBox="0 0 ${steps.length || 1} 32" preserveAspectRatio="none" aria-hidden="true">${strokes.join('')}</svg>`;
}

interface ShownStep {
  readonly at: number;
  readonly last: number;
  /** `undefined` for the beginning. */
  readonly step: WalkStep | undefined;
  readonly pages: Pages;
}

export function stepHtml({ at, last, step, pages }: ShownStep): string {
  const place = `<span class="quiet">${at} of ${last}${step?.on ? `, ${escapeHtml(step.on)}` : ''}.</span>`;
  if (!step) return `${place} The game begins.`;
  return `${place} ${pages ? wordsHtml(step.says) : escapeHtml(plain(step.says))}`;
}

interface ShownRules {
  /** Rules that the step changed. */
  readonly changed: ReadonlySet<string>;
  readonly pages: Pages;
}

/** The rules of a version as cards, by tier; each opens in its place. */
export function rulesHtml(
  lives: LivesJson,
  version: number,
  { changed, pages }: ShownRules,
): string {
  const rules = rulesInForceAt(lives, version);
  const all = lives.tiers.map(({ id, title }) => {
    const its = rules.filter(({ tier }) => tier === id);
    if (its.length === 0) return '';
    const cards = its.map((rule) => {
      const text = rule.text ?? LOST_WORDS;
      const called = rule.title || firstWords(text) || '';
      const mark = changed.has(rule.id) ? ' data-changed' : '';
      return `<details${mark}><summary><b>${escapeHtml(String(rule.number))}</b> ${escapeHtml(called)}</summary><p class="plain-text">${escapeHtml(text)}</p></details>`;
    });
    return `<h4>${escapeHtml(title)}</h4><div class="walk-cards">${cards.join('')}</div>`;
  });
  const more = pages
    ? `<p><a href="${escapeHtml(`${pages.versions}${version}/`)}">Version ${version}, with what each rule does</a></p>`
    : '';
  return all.join('') + more;
}
