/** The change of rules that the words of a proposal ask for. */
import type { WantedChange } from '../../record-edits/plans/plan-proposal.ts';

const REPEAL = /^repeal (?:rule )?(\d{1,6})[.!]?$/i;
const TRANSMUTE = /^transmute (?:rule )?(\d{1,6})(?: (?:to|into) (?:an? )?(\w+))?[.!]?$/i;
const AMEND =
  /^amend (?:rule )?(\d{1,6})(?:,? (?:so that it reads|to read|to say|as follows|thus))?(?: as follows)?\s*:?\s+(?=\S)/i;
const ENACT = /^enact (?:the following|a (?:new )?rule|the rule)?(?: (?:new )?rule)?\s*:\s*/i;

/** What says nothing else is a new rule in these words. */
export function changeIn(written: string): WantedChange {
  const text = written.trim();
  const [, repealed] = REPEAL.exec(text) ?? [];
  if (repealed !== undefined) return { kind: 'repeal', rule: repealed };
  const [, transmuted, to] = TRANSMUTE.exec(text) ?? [];
  if (transmuted !== undefined) {
    return {
      kind: 'transmute',
      rule: transmuted,
      ...(to !== undefined && { to: to.toLowerCase() }),
    };
  }
  const amended = AMEND.exec(text);
  if (amended)
    return { kind: 'amend', rule: amended[1] ?? '', text: unquoted(text.slice(amended[0].length)) };
  return { kind: 'enact', text: unquoted(text.replace(ENACT, '')) };
}

function unquoted(text: string): string {
  return /^["“«]([^"“”«»]+)["”»]$/.exec(text.trim())?.[1] ?? text.trim();
}
