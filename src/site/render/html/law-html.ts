/** What the law became where the words of a rule stayed as they were. */
import type { LawShift } from '../../../archive/rule-history/law-shift.ts';
import { escapeHtml } from './escape-html.ts';

/** `since` is a date or a version in words. */
export function lawHtml({ now, before }: LawShift, since?: string): string {
  const from = since === undefined ? '' : `<span class="since">Since ${escapeHtml(since)}:</span> `;
  const said = now.length === 0 ? 'What it said no longer holds.' : now.join(' ');
  const was = before.length === 0 ? '' : `<p>Until then: ${escapeHtml(before.join(' '))}</p>`;
  return `<div class="law"><p class="now">${from}${escapeHtml(said)}</p>${was}<p>The words of the rule stayed as they were.</p></div>`;
}
