/**
 * A rule on the page of a version. These are strings and no component, because a version is hundreds
 * of them, nearly all the same as in the version before.
 */
import type { Resolve } from '../../../archive/lookup/describe-reference.ts';
import type { TitleFinder } from '../../../archive/lookup/references.ts';
import type { PlacedCard } from '../../../archive/rule-history/describe-version.ts';
import type { RuleCard } from '../../../archive/rule-history/rule-card.ts';
import { once } from '../../../helpers/once.ts';
import { uncapital } from '../../../helpers/words.ts';
import { escapeHtml } from './escape-html.ts';
import { lawHtml } from './law-html.ts';
import { linkedText } from './linked-text.ts';
import { redlineHtml } from './redline-html.ts';

interface Frame {
  readonly head: string;
  readonly history: string;
  readonly law: string;
  /** As it was last shown without a change, which is how most versions show it. */
  last?: { readonly words: string; readonly notes: string; readonly html: string };
}
/** A card that the version left as it was is not made again. */
export function ruleCardHtml(placed: PlacedCard, resolve: Resolve, titles?: TitleFinder): string {
  const { card, difference } = placed;
  const frame = frameOf(card);
  const words = linkedText(card.text, resolve, titles);
  const notes = notesHtml(placed);
  if (difference) return cardHtml(placed, frame, words, notes);
  const { last } = frame;
  if (last?.words === words && last.notes === notes) return last.html;
  const html = cardHtml(placed, frame, words, notes);
  frame.last = { words, notes, html };
  return html;
}

function cardHtml(placed: PlacedCard, frame: Frame, words: string, notes: string): string {
  const { card, difference } = placed;
  const isRedlined = difference?.redline !== undefined;
  const classes = `rule${difference ? ' changed' : ''}${isRedlined ? ' redlined' : ''}`;
  return `<article class="${classes}" id="${card.anchor}" data-tier="${card.tier.rank}" data-size="${card.setting.eighths}" data-type="${card.setting.type}">${frame.head}<div class="words">${changeHtml(placed)}${frame.law}<div class="text clean">${words}</div></div><aside class="margin" aria-label="Notes on Rule ${card.number}">${frame.history}${notes}</aside></article>`;
}

const frameOf = once(
  (card: RuleCard): Frame => ({
    head: headHtml(card),
    history: historyHtml(card),
    law: card.reread ? lawHtml(card.reread) : '',
  }),
);

function headHtml(card: RuleCard): string {
  const title =
    card.title === undefined ? '' : ` <span class="rule-title">${escapeHtml(card.title)}</span>`;
  const former = card.former
    .map(({ number, anchor }) => `<span${anchor ? ` id="${anchor}"` : ''}>${number}</span>`)
    .join(', ');
  const once = former === '' ? '' : `<p class="once">once ${former}</p>`;
  return `<div class="head"><h3><a href="${escapeHtml(card.href)}"><span class="vh">Rule </span>${card.number}</a>${title} <a class="permalink" href="#${card.anchor}" aria-label="Permalink to Rule ${card.number}">¶</a></h3><p class="tier" data-tier="${card.tier.rank}">${escapeHtml(tierName(card))}</p>${once}</div>`;
}

/** `Immutable`, of the tier titled "Immutable Rules". */
export function tierName({ tier }: Pick<RuleCard, 'tier'>): string {
  return tier.title.replace(/ rules$/i, '');
}

function historyHtml({ history, omitted, href, later }: RuleCard): string {
  const more = `<li class="omitted"><a href="${escapeHtml(href)}">${omitted} more changes</a></li>`;
  const lines = history.map(({ words, href: by }) =>
    by === undefined
      ? `<li>${escapeHtml(words)}</li>`
      : `<li><a href="${escapeHtml(by)}">${escapeHtml(words)}</a></li>`,
  );
  if (omitted > 0) lines.splice(1, 0, more);
  return `<ul class="history">${lines.join('')}</ul>${laterHtml(later)}`;
}

/** A rule as it once stood says that it stands so no longer, and since when. */
function laterHtml(later: RuleCard['later']): string {
  if (!later) return '';
  const { words, version, versionHref } = later;
  const what = uncapital(words);
  return `<p class="later"><a href="${escapeHtml(versionHref)}">Until version ${version}</a>: ${escapeHtml(what)}</p>`;
}

function changeHtml({ difference }: PlacedCard): string {
  if (!difference) return '';
  const { says, redline } = difference;
  const marked = redline ? `<div class="text redline">${redlineHtml(redline)}</div>` : '';
  return `<div class="change"><p class="says">${escapeHtml(says)} in this version.</p>${marked}</div>`;
}

function notesHtml({ card, judgments, olderJudgments, voids }: PlacedCard): string {
  if (judgments.length === 0 && voids.length === 0) return '';
  const held = judgments.map(
    ({ number, question, ruling, href }) =>
      `<li><a href="${escapeHtml(href)}">Judgment ${number}</a>: ${escapeHtml(question)} <b>${escapeHtml(ruling)}</b></li>`,
  );
  if (olderJudgments > 0) {
    const words = `${olderJudgments} earlier ${olderJudgments === 1 ? 'Judgment' : 'Judgments'}`;
    held.unshift(`<li><a href="${escapeHtml(card.href)}#judged">${words}</a></li>`);
  }
  const list = held.length === 0 ? '' : `<ul class="held">${held.join('')}</ul>`;
  return list + voids.map((words) => `<p class="void">${escapeHtml(words)}</p>`).join('');
}
