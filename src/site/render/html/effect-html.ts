/** The effects of a change, before and after: on pages, at the desk and at the board. */
import type { Redline } from '../../../archive/redline/redline.ts';
import type { EffectRow, EffectWords } from '../../../archive/words/effect-words.ts';
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

/** Side by side where something comes in the place of something, or else a list. */
function rowsHtml(rows: readonly EffectRow[]): string {
  if (rows.length === 0) return '';
  const isTable = rows.some(({ before }) => before) && rows.some(({ after }) => after);
  if (isTable) return `<dl>${rows.map(rowHtml).join('')}</dl>`;
  return `<ul>${rows.map((row) => `<li>${partsHtml(alone(row))}</li>`).join('')}</ul>`;
}

/** Rows that only come need no mark: all of them would have one. */
function alone({ before, after }: EffectRow): Redline {
  return before ?? (after ?? []).map(({ words }) => ({ kind: 'same', words }));
}

function rowHtml({ before, after }: EffectRow): string {
  return `<div><dt>Before</dt><dd>${side(before)}</dd><dt>After</dt><dd>${side(after)}</dd></div>`;
}

function side(parts: Redline | undefined): string {
  return parts ? partsHtml(parts) : '<i>Nothing</i>';
}
