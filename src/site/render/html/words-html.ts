/**
 * A phrase: words with links among them. A string and no component, as with the cards: a long game
 * has tens of thousands.
 */
import type { Phrase } from '../../../archive/words/phrase.ts';
import { escapeHtml } from './escape-html.ts';

export function wordsHtml(phrase: Phrase): string {
  return phrase.map(partHtml).join('');
}

function partHtml(part: Phrase[number]): string {
  if (typeof part === 'string') return escapeHtml(part);
  const inside = 'words' in part ? escapeHtml(part.words) : `<bdi>${escapeHtml(part.name)}</bdi>`;
  const rel = 'isOutside' in part ? ' rel="nofollow ugc noopener noreferrer"' : '';
  return `<a href="${escapeHtml(part.href)}"${rel}>${inside}</a>`;
}

/** A citation such as `Rule 203`, a count of votes such as `2 : 0`, and sums such as `0 → −10`. */
const UNBROKEN =
  /\b(?:Rule|Proposal|Judgment|version) [\w.#-]{1,9}|\d+(?: : \d+)+|[−\d./]{1,9} → [−\d./]{1,9}/g;

/** The words of a verdict. No line ends within a citation, or between two sums. */
export function saidHtml(words: string): string {
  return escapeHtml(words).replace(UNBROKEN, '<span class="unbroken">$&</span>');
}

export function paragraphs(words: readonly string[]): string {
  return words.map((each) => `<p>${saidHtml(each)}</p>`).join('');
}

/** A part with a heading; nothing if there is nothing in it. */
export function titled(title: string, html: string): string {
  return html === '' ? '' : `<h3>${title}</h3>${html}`;
}
