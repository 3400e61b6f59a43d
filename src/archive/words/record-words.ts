/** Notes on a record itself: its correction, and the message from which it was taken. */
import type { Judgment, Proposal } from '../../engine/results/types.ts';
import { LOST_RULING } from '../../records/kinds/bench.ts';
import type { Correction } from '../../records/kinds/parts.ts';
import type { Moment } from '../../values/moment.ts';
import { formatDate } from './format-date.ts';
import type { Phrase } from './phrase.ts';

export const CORRECTED = 'Record corrected';
export const TAKEN_FROM = 'Taken from';

/** `3 May 2026: the count was misread`; `undefined` for a record as it was first written. */
export function correctionWords(corrected: Correction | undefined): string | undefined {
  return corrected && `${formatDate(corrected.on)}: ${corrected.why}`;
}

/** A message with an address becomes a link to it; any other is named by its id. */
export function sourceWords(source: string | undefined): Phrase | undefined {
  if (source === undefined) return undefined;
  const address = /^https?:\/\//i.test(source) ? URL.parse(source) : null;
  if (!address) return [`message “${source}”`];
  return [{ words: `a message on ${address.hostname}`, href: address.href, isOutside: true }];
}

/** The end of a sentence about a ruling: its words, or that it is lost. */
export function rulingQuoted({ ruling }: { readonly ruling?: string | undefined }): string {
  if (ruling === undefined) return '.';
  if (ruling === LOST_RULING) return ', whose words are lost.';
  return `: “${ruling}”${/[.!?…]$/u.test(ruling) ? '' : '.'}`;
}

/* The days by which records are listed. */

/** When a proposal was settled, or else made. */
export function proposalDay({ written }: Proposal): Moment | undefined {
  return written.closed ?? written.withdrawn ?? written.proposed;
}

/** When a ruling was given, or else the question asked. */
export function judgmentDay({ written }: Judgment): Moment | undefined {
  return written.bench.findLast((seat) => seat.given)?.given ?? written.invoked;
}

export function proposalYear(proposal: Proposal): string | undefined {
  return proposalDay(proposal)?.text.slice(0, 4);
}

export function judgmentYear(judgment: Judgment): string | undefined {
  return judgmentDay(judgment)?.text.slice(0, 4);
}
