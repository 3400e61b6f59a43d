/** Votes, by name or by number. */
import Fraction from 'fraction.js';
import { PLAYERS } from '../../values/ids.ts';
import { amount, moment, player } from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  keyed,
  list,
  mapping,
  optional,
  present,
} from '../../values/schema.ts';
import type { WrittenVotes } from '../types.ts';

const NAMED = ['for', 'against', 'abstain', 'cast'];

const voters = optional(list('of players, or numbers under `tally`', player));
const count = optional(amount);

/** The days on which single votes were cast. */
export const castDates = keyed('of players to dates', PLAYERS, moment);

/** `{ for: [a, b] }`, with `cast` for the days of single votes, or `{ tally: { for: 2 } }`. */
export const votes = checked(
  mapping('votes', {
    for: voters,
    against: voters,
    abstain: voters,
    cast: optional(castDates),
    tally: optional(mapping('a tally of votes', { for: count, against: count, abstain: count })),
  }),
  checkVotes,
).transform(({ tally, ...named }): WrittenVotes => {
  if (tally) return { kind: 'tally', for: NONE, against: NONE, abstain: NONE, ...tally };
  return { kind: 'named', for: [], against: [], abstain: [], cast: new Map(), ...named };
});

const NONE = new Fraction(0);

function checkVotes(written: object): readonly CheckProblem[] {
  const [name] = present(written, NAMED);
  const tally = Object.hasOwn(written, 'tally');
  if (tally && name !== undefined) {
    const message = 'Votes are recorded by name or as a tally, not as both.';
    return [{ code: 'format/key', part: 'key', path: ['tally'], message }];
  }
  if (tally || name !== undefined) return [];
  const message = 'The votes name nobody and count nothing.';
  const help = 'Write `{ for: [a, b] }`, or `{ tally: { for: 2 } }` where the names are not known.';
  return [{ code: 'format/missing', message, help, keys: [...NAMED, 'tally'] }];
}
