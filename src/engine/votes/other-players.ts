/** "The other players", who overrule a Judge and consent to going on (Suber's 212). */

import { rulingOn } from '../../law/in-force/law.ts';
import type { PlayerId } from '../../values/ids.ts';
import { ONE } from '../decisions/evaluate.ts';
import { namesOf } from '../decisions/formula-environment.ts';
import type { Inquiry } from '../decisions/inquiry.ts';
import { playing, type Seat } from '../state/state.ts';
import { ballotsOf, type Electorate } from './votes.ts';

/** All players but some, with the votes that each has among them. */
export function othersThan(inquiry: Inquiry, players: readonly PlayerId[]): Electorate {
  const { state, reader } = inquiry;
  const others = playing(state).filter(({ id }) => !players.includes(id));
  const silenced =
    others.some(({ robot }) => robot) && reader.take('robot-player') === 'nothing-else';
  const counted = silenced ? others.filter(({ robot }) => !robot) : others;
  return weighed(inquiry, counted);
}

function weighed(inquiry: Inquiry, seats: readonly Seat[]): Electorate {
  const { state, reader } = inquiry;
  const oneEach: Electorate = new Map(seats.map((seat) => [seat.id, { seat, ballots: ONE }]));
  const ruling = rulingOn(state.law, 'ballots');
  const formula = ruling.kind === 'settled' ? ruling.rule.mechanics?.ballots : undefined;
  // Ballots that depend on the proposal in question are for that vote alone.
  if (!formula || formula.names.some((name) => name.startsWith('proposal.'))) return oneEach;
  const inVotes: Electorate = new Map(
    seats.map((seat) => {
      const names = namesOf(inquiry, { player: seat });
      return [seat.id, { seat, ballots: ballotsOf(inquiry, names) }];
    }),
  );
  if ([...inVotes.values()].every(({ ballots }) => ballots.equals(ONE))) return oneEach;
  return reader.take('overruling-ballots') === 'as-on-proposals' ? inVotes : oneEach;
}
