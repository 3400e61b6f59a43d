/** On a rule's card: what the rule came to do where its words stayed as they were. */
import type { Reread } from '../../../archive/rule-history/describe-change.ts';
import { escapeHtml } from './escape-html.ts';

export function lawHtml({ effect: { gone, come }, since }: Reread): string {
  const said = come.length === 0 ? 'What it said no longer holds.' : come.join(' ');
  const was = gone.length === 0 ? '' : `<p>Until then: ${escapeHtml(gone.join(' '))}</p>`;
  return `<div class="law"><p class="now"><span class="since">Since ${escapeHtml(since)}:</span> ${escapeHtml(said)}</p>${was}<p>The words of the rule stayed as they were.</p></div>`;
}
