/** The display of one step of a game. */
import type { WalkStep } from '../../../archive/page-models/game/describe-walk.ts';
import { rulesInForceAt } from '../../../archive/rule-history/compare-versions.ts';
import type { LivesJson } from '../../../archive/rule-history/lives-json.ts';
import { firstWords } from '../../../archive/words/first-words.ts';
import { LOST_WORDS } from '../../../archive/words/lost-words.ts';
import { plain } from '../../../archive/words/phrase.ts';
import { toTenth } from '../../../helpers/numbers.ts';
import { escapeHtml } from './escape-html.ts';
import { saidHtml, wordsHtml } from './words-html.ts';

/** Where pages of the game are; `undefined` for a game that has none. */
export type Pages = { readonly rules: string; readonly versions: string } | undefined;

type Drawn = Pick<WalkStep, 'mark' | 'votes'>;

/** The width of a picture of few steps; each of many has a place of its own. */
const WIDTH = 800;
const PLACE = 16;
const WIDEST = 22;
/** Votes for rise from the line, and those against hang from it. */
const LINE = 36;
const ROOM = { up: 34, down: 16 };
const TICK = 5;
/** The bar of a vote whose votes are not on record. */
const UNCOUNTED = 12;

/**
 * Each step as a bar or a mark; their shapes differ as well as their colours. The picture is stretched to its
 * place, and what a step says is said by the handle beneath it.
 */
export function stripSvg(steps: readonly Drawn[]): string {
  const place = Math.max(PLACE, WIDTH / Math.max(1, steps.length));
  const bar = Math.min(WIDEST, place * 0.75);
  const width = toTenth(place * steps.length) || WIDTH;
  const most = (side: 0 | 1) => Math.max(1, ...steps.map(({ votes }) => votes?.[side] ?? 0));
  const unit = Math.min(ROOM.up / most(0), ROOM.down / most(1));
  const paths = new Map<string, string>();
  const add = (kind: string, path: string) => paths.set(kind, (paths.get(kind) ?? '') + path);
  for (const [i, { mark, votes: [up, down] = [UNCOUNTED / unit, 0] }] of steps.entries()) {
    const middle = toTenth((i + 0.5) * place);
    const left = toTenth(middle - bar / 2);
    if (mark === 'other') add(mark, `M${middle} ${LINE}v-${TICK}`);
    else if (mark === 'judged') add(mark, `M${middle} ${LINE - 13}l5 6-5 6-5-6z`);
    else if (mark === 'won') add(mark, `M${middle} ${LINE}v-32l12 6-12 6`);
    else
      add(mark, `M${left} ${LINE}v-${toTenth(up * unit)}h${toTenth(bar)}v${toTenth(up * unit)}z`);
    if (mark === 'defeated') add('cross', `M${middle - 4} ${LINE + 18}l8 8m0-8l-8 8`);
    if (down > 0)
      add(
        'down',
        `M${left} ${LINE}v${toTenth(down * unit)}h${toTenth(bar)}v-${toTenth(down * unit)}z`,
      );
  }
  const drawn = [...paths].map(([kind, path]) => `<path data-mark="${kind}" d="${path}"/>`);
  return `<svg viewBox="0 0 ${width} 64" preserveAspectRatio="none" aria-hidden="true"><path class="base" d="M0 ${LINE}H${width}"/>${drawn.join('')}</svg>`;
}

/** `step` is `undefined` for the beginning. */
export function stepHtml(at: number, last: number, step: WalkStep | undefined, pages: Pages) {
  const place = `<span class="quiet">${at} of ${last}${step?.on ? `, ${escapeHtml(step.on)}` : ''}.</span>`;
  if (!step) return `${place} The game begins.`;
  return `${place} ${pages ? wordsHtml(step.says) : saidHtml(plain(step.says))}`;
}

/** The rules of a version as cards, by tier; each opens in its place. Those in `changed` are marked. */
export function rulesHtml(
  lives: LivesJson,
  version: number,
  changed: ReadonlySet<string>,
  pages: Pages,
): string {
  const rules = rulesInForceAt(lives, version);
  const all = lives.tiers.map(({ id, title }) => {
    const its = rules.filter(({ tier }) => tier === id);
    if (its.length === 0) return '';
    const cards = its.map((rule) => {
      const text = rule.text ?? LOST_WORDS;
      const called = rule.title || firstWords(text) || '';
      const mark = changed.has(rule.id) ? ' data-changed' : '';
      const does = rule.does.length > 0 ? `<p>${escapeHtml(rule.does.join(' '))}</p>` : '';
      return `<details${mark}><summary><b>${escapeHtml(String(rule.number))}</b> ${escapeHtml(called)}</summary><p class="plain-text">${escapeHtml(text)}</p>${does}</details>`;
    });
    return `<h4>${escapeHtml(title)}</h4><div class="walk-cards">${cards.join('')}</div>`;
  });
  const more = pages
    ? `<p><a href="${escapeHtml(`${pages.versions}${version}/`)}">Version ${version}</a></p>`
    : '';
  return all.join('') + more;
}
