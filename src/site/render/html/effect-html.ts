/** What a change does, before and after: on pages, at the desk and at the table. */
import type { Redline } from '../../../archive/redline/redline.ts';
import type { Effect } from '../../../archive/words/effect.ts';
import {
  type EffectRow,
  effectWords,
  isTable,
  listed,
  rowsOf,
} from '../../../archive/words/effect-words.ts';
import { escapeHtml } from './escape-html.ts';
import { partsHtml } from './redline-html.ts';

export function effectHtml(effects: readonly Effect[]): string {
  return effectWords(effects)
    .map(({ heading, isSurprise, effect, stays }) => {
      const rows = rowsOf(effect);
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
  if (isTable(rows)) return `<dl>${rows.map(rowHtml).join('')}</dl>`;
  return `<ul>${rows.map((row) => `<li>${partsHtml(listed(row))}</li>`).join('')}</ul>`;
}

function rowHtml({ before, after }: EffectRow): string {
  return `<div><dt>Before</dt><dd>${side(before)}</dd><dt>After</dt><dd>${side(after)}</dd></div>`;
}

function side(parts: Redline | undefined): string {
  return parts ? partsHtml(parts) : '<i>Nothing</i>';
}
