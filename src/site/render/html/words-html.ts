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

export function paragraphs(words: readonly string[]): string {
  return words.map((each) => `<p>${escapeHtml(each)}</p>`).join('');
}

/** A part with a heading; nothing if there is nothing in it. */
export function titled(title: string, html: string): string {
  return html === '' ? '' : `<h3>${title}</h3>${html}`;
}
