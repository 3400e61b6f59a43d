/** The effects of a change, before and after: on pages, at the desk and at the board. */
import type { Redline } from '../../../archive/redline/redline.ts';
import {
  type EffectRow,
  type EffectWords,
  rowsAsList,
} from '../../../archive/words/effect-words.ts';
import { escapeHtml } from './escape-html.ts';
import { partsHtml } from './redline-html.ts';

export function effectHtml(effects: readonly EffectWords[]): string {
  return effects
    .map(({ heading, isSurprise, rows, stays }) => {
      const isFollowed = rows.length > 0 || stays !== undefined;
      const head = `<p class="does-says">${escapeHtml(heading)}${isFollowed ? ':' : '.'}</p>`;
      const kept = stays === undefined ? '' : `<p class="does-stays">${escapeHtml(stays)}</p>`;
      return `<div class="does"${isSurprise ? ' data-surprise' : ''}>${head}${rowsHtml(rows)}${kept}</div>`;
    })
    .join('');
}

function rowsHtml(rows: readonly EffectRow[]): string {
  if (rows.length === 0) return '';
  const list = rowsAsList(rows);
  if (list) return `<ul>${list.map((parts) => `<li>${partsHtml(parts)}</li>`).join('')}</ul>`;
  const pairs = rows.map(
    ({ before, after }) =>
      `<div><dt>Before</dt><dd>${side(before)}</dd><dt>After</dt><dd>${side(after)}</dd></div>`,
  );
  return `<dl>${pairs.join('')}</dl>`;
}

function side(parts: Redline | undefined): string {
  return parts ? partsHtml(parts) : '<i>Nothing</i>';
}
