/** That a record was corrected, when and why: said alike wherever a reader sees the record. */
import type { Correction } from '../../records/types.ts';
import { formatDate } from './format-date.ts';

export const CORRECTED = 'Record corrected';

/** `3 May 2026: the count was misread`; nothing of a record that stands as it was first written. */
export function correctionWords(corrected: Correction | undefined): string | undefined {
  return corrected && `${formatDate(corrected.on)}: ${corrected.why}`;
}
