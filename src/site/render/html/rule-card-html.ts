/**
 * A rule on the page of a version. A card is a string and no component. A version has hundreds of cards,
 * nearly all the same as in the version before. All versions of all rules together are most of an
 * archive. So a card has no more signs around its words than it needs. The style sheet has the parts that
 * most cards share, and an item of a list needs no end.
 */
import type { Resolve } from '../../../archive/lookup/describe-reference.ts';
import type { TitleFinder } from '../../../archive/lookup/references.ts';
import type { Reread } from '../../../archive/rule-history/describe-change.ts';
import type { PlacedCard } from '../../../archive/rule-history/describe-version.ts';
import type { RuleCard } from '../../../archive/rule-history/rule-card.ts';
import { once } from '../../../helpers/once.ts';
import { uncapital } from '../../../helpers/words.ts';
import { escapeHtml } from './escape-html.ts';
import { linkedText } from './linked-text.ts';
import { redlinedText } from './redline-html.ts';

interface Frame {
  readonly head: string;
  readonly history: string;
  readonly law: string;
  /** As it was last shown without a change, which is how most versions show it. */
  last?: { readonly words: string; readonly notes: string; readonly html: string };
}
/** A card without a change is made once. */
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
  const classes = `rule${difference?.redline ? ' redlined' : ''}`;
  const change = difference
    ? `<div class="change"><p class="says">${escapeHtml(difference.says)} in this version.</p>${redlinedText(difference.redline)}</div>`
    : '';
  const above = change + frame.law;
  const text = `<div class="text${above === '' ? '' : ' clean'}">${words}</div>`;
  const shown = above === '' ? text : `<div class="words">${above}${text}</div>`;
  const { tier, setting } = card;
  // Its tier, if there are several; and how it is set as an index card, if not as most are.
  const attributes = [
    tier.isOnly ? '' : ` data-tier="${tier.rank}"`,
    setting.eighths === 1 ? '' : ` data-size="${setting.eighths}"`,
    setting.type === 'usual' ? '' : ` data-type="${setting.type}"`,
  ].join('');
  return `<article class="${classes}" id="${card.anchor}"${attributes}>${frame.head}${shown}<div class="margin">${frame.history}${notes}</div></article>`;
}

const frameOf = once((card: RuleCard): Frame => {
  const { omitted, later } = card;
  const more = `<li><a href="${escapeHtml(card.href)}">${omitted} more changes</a>`;
  const lines = card.history.map(({ words, href: by }) =>
    by === undefined
      ? `<li>${escapeHtml(words)}`
      : `<li><a href="${escapeHtml(by)}">${escapeHtml(words)}</a>`,
  );
  if (omitted > 0) lines.splice(1, 0, more);
  // A rule as it once stood says that it stands so no longer, and since when.
  const until = later
    ? `<p class="later"><a href="${escapeHtml(later.versionHref)}">Until version ${later.version}</a>: ${escapeHtml(uncapital(later.words))}</p>`
    : '';
  return {
    head: headHtml(card),
    history: `<ul>${lines.join('')}</ul>${until}`,
    law: card.reread ? lawHtml(card.reread) : '',
  };
});

function headHtml(card: RuleCard): string {
  const title =
    card.title === undefined ? '' : ` <span class="rule-title">${escapeHtml(card.title)}</span>`;
  const former = card.former
    .map(({ number, anchor }) => `<span${anchor ? ` id="${anchor}"` : ''}>${number}</span>`)
    .join(', ');
  const once = former === '' ? '' : `<p class="once">once ${former}</p>`;
  const tier = card.tier.isOnly ? '' : `<p class="tier">${escapeHtml(tierName(card))}</p>`;
  return `<div class="head"><h3><a href="${escapeHtml(card.href)}"><span class="vh">Rule </span>${card.number}</a>${title} <a href="#${card.anchor}" aria-label="Permalink to Rule ${card.number}">¶</a></h3>${tier}${once}</div>`;
}

/** `Immutable`, of the tier titled "Immutable Rules". */
export function tierName({ tier }: Pick<RuleCard, 'tier'>): string {
  return tier.title.replace(/ rules$/i, '');
}

function notesHtml({ card, judgments, olderJudgments, voids }: PlacedCard): string {
  if (judgments.length === 0 && voids.length === 0) return '';
  const held = judgments.map(
    ({ number, question, ruling, href }) =>
      `<li><a href="${escapeHtml(href)}">Judgment ${number}</a>: ${escapeHtml(question)} <b>${escapeHtml(ruling)}</b>`,
  );
  if (olderJudgments > 0) {
    const words = `${olderJudgments} earlier ${olderJudgments === 1 ? 'Judgment' : 'Judgments'}`;
    held.unshift(`<li><a href="${escapeHtml(card.href)}#judged">${words}</a>`);
  }
  const list = held.length === 0 ? '' : `<ul class="held">${held.join('')}</ul>`;
  return list + voids.map((words) => `<p class="void">${escapeHtml(words)}</p>`).join('');
}

export function lawHtml({ effect: { gone, come }, since }: Reread): string {
  const said = come.length === 0 ? 'That part is no longer in force.' : come.join(' ');
  const was = gone.length === 0 ? '' : `<p>Until then: ${escapeHtml(gone.join(' '))}</p>`;
  return `<div class="law"><p class="now"><span class="since">Since ${escapeHtml(since)}:</span> ${escapeHtml(said)}</p>${was}<p>The words of the rule stayed as they were.</p></div>`;
}
