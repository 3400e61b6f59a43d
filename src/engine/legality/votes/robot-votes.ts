/** A robot votes by the throw of a die, where a rule in force says how the throw is read. */
import { rulingOn } from '../../../law/law.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import type { Reader } from '../../decisions/decide.ts';
import { holds } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { cite, type Docket, object, spot } from '../../state/log.ts';
import { type State, seatOf } from '../../state/state.ts';
import { WAYS } from '../../votes/votes.ts';

export function checkRobotVotes(
  docket: Docket,
  state: State,
  reader: Reader,
  proposal: WrittenProposal,
): void {
  const { votes } = proposal;
  const ruling = rulingOn(state.law, 'robot-votes');
  const formula = ruling.kind === 'settled' ? ruling.rule.mechanics?.['robot-votes'] : undefined;
  if (ruling.kind !== 'settled' || !formula || votes?.kind !== 'named') return;
  for (const way of WAYS) {
    votes[way].forEach((id, index) => {
      const seat = seatOf(state, id);
      if (!seat?.robot) return;
      const roll = docket.robotRolls.get(`${proposal.number} ${id}`);
      const names = namesOf({ state, game: docket.game, reader, proposal, player: seat, roll });
      const should =
        roll === undefined
          ? undefined
          : holds(reader, ruling.rule, formula, names)
            ? 'for'
            : 'against';
      if (should === way) return;
      object(docket, {
        code: 'vote/robot',
        at: spot(proposal, 'votes', way, index),
        rule: cite(state, ruling.rule),
        message:
          roll === undefined
            ? `${seat.name} votes ${way}, and no throw is recorded for Proposal ${proposal.number}.`
            : `${seat.name} threw ${roll}, which is a vote ${should}, and is recorded ${way}.`,
        help:
          roll === undefined
            ? `Record the throw: { roll: { by: ${id}, die: …, for: ${proposal.number} } }.`
            : `Move ${id} to ${should}, or correct the throw.`,
      });
    });
  }
}
