/** Votes, by name or by number. */

import Fraction from 'fraction.js';
import type * as z from 'zod';
import { PLAYERS } from '../../values/ids.ts';
import { amount, moment, player, text, votesCounted } from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  keyed,
  list,
  mapping,
  oneOf,
  optional,
  present,
} from '../../values/schema.ts';
import { type VoteSaid, WAYS, type WrittenVotes } from '../vote-types.ts';

const NAMED = ['for', 'against', 'abstain', 'cast'];

const statement = mapping('a vote', {
  by: player,
  strength: optional(amount),
  why: optional(text('what was said with the vote')),
});
type Listed = z.output<typeof player> | z.output<typeof statement>;

const voters = optional(list('of players, or numbers under `tally`', oneOf([player, statement])));
const count = optional(votesCounted);

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
).transform(({ tally, cast = new Map(), ...named }): WrittenVotes => {
  if (tally) return { kind: 'tally', for: NONE, against: NONE, abstain: NONE, ...tally };
  const voters = (way: (typeof WAYS)[number]) => (named[way] ?? []).map(voterOf);
  const said = WAYS.flatMap((way) => (named[way] ?? []).flatMap(saidIn(way)));
  return {
    kind: 'named',
    for: voters('for'),
    against: voters('against'),
    abstain: voters('abstain'),
    cast,
    said,
  };
});

function voterOf(listed: Listed) {
  return typeof listed === 'string' ? listed : listed.by;
}

function saidIn(way: VoteSaid['way']) {
  return (listed: Listed, index: number): readonly VoteSaid[] => {
    if (typeof listed === 'string') return [];
    const { by: _, ...said } = listed;
    return [{ way, index, ...said }];
  };
}

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
