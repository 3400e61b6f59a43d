/** That a record was corrected, when and why: in the same words on every page. */
import type { Correction } from '../../records/kinds/parts.ts';
import { formatDate } from './format-date.ts';

export const CORRECTED = 'Record corrected';

/** `3 May 2026: the count was misread`; `undefined` for a record as it was first written. */
export function correctionWords(corrected: Correction | undefined): string | undefined {
  return corrected && `${formatDate(corrected.on)}: ${corrected.why}`;
}
