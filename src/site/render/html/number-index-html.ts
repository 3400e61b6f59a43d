/**
 * The index of numbers, a row for each hundred. Strings and no component, as with the cards: each
 * version has an entry for every one of its rules.
 */
import type { NumberRow } from '../../../archive/rule-history/describe-version.ts';
import { escapeHtml } from './escape-html.ts';

export function numberIndexHtml(rows: readonly NumberRow[]): string {
  return rows.map(({ numbers }) => `<ul>${numbers.map(entryHtml).join('')}</ul>`).join('');
}

function entryHtml({ number, href, title, isChanged }: NumberRow['numbers'][number]): string {
  const name = title === undefined ? '' : ` title="${escapeHtml(title)}"`;
  const [mark, words] = isChanged
    ? [' class="changed"', `${number}<span class="vh"> (changed)</span>`]
    : ['', number];
  return `<li><a href="${escapeHtml(href)}"${name}${mark}>${words}</a>`;
}
