/** The inverse of `parse-vote.ts`. */
import { toJson } from '../../values/number.ts';
import type { WrittenVote } from '../vote-types.ts';
import { formatRecord } from './format-record.ts';

export function formatVote({ way, on, strength, why = '' }: WrittenVote): string {
  const front = { vote: way, on: on?.text, strength: strength && toJson(strength) };
  return formatRecord(front, why);
}
