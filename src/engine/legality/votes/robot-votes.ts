/** A robot votes by the throw of a die, where a rule in force says how the throw is read. */
import type { Finding } from '../../../diagnostics/finding.ts';
import { rulingOn } from '../../../law/in-force/law.ts';
import { WAYS } from '../../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { holds } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import type { Inquiry } from '../../decisions/inquiry.ts';
import { cite, illegal, spot } from '../../state/make-finding.ts';
import { seatOf } from '../../state/state.ts';

export function checkRobotVotes(inquiry: Inquiry, proposal: WrittenProposal): readonly Finding[] {
  const { state } = inquiry;
  const { votes } = proposal;
  const ruling = rulingOn(state.law, 'robot-votes');
  const formula = ruling.kind === 'settled' ? ruling.rule.mechanics?.['robot-votes'] : undefined;
  if (ruling.kind !== 'settled' || !formula || votes?.kind !== 'named') return [];
  const { rule } = ruling;
  return WAYS.flatMap((way) =>
    votes[way].flatMap((id, index) => {
      const player = seatOf(state, id);
      if (!player?.robot) return [];
      const roll = inquiry.robotRolls.get(`${proposal.number} ${id}`);
      const names = namesOf(inquiry, { proposal, player, roll });
      const isFor = roll !== undefined && holds(names, rule, formula);
      const should = roll === undefined ? undefined : isFor ? 'for' : 'against';
      if (should === way) return [];
      const at = spot(proposal, 'votes', way, index);
      const said = { code: 'vote/robot', at, rule: cite(state, rule) } as const;
      return [
        illegal(inquiry, {
          ...said,
          message:
            roll === undefined
              ? `${player.name} votes ${way}, and no throw is recorded for Proposal ${proposal.number}.`
              : `${player.name} threw ${roll}, which is a vote ${should}, and is recorded ${way}.`,
          help:
            roll === undefined
              ? `Record the throw: { roll: { by: ${id}, die: …, for: ${proposal.number} } }.`
              : `Move ${id} to ${should}, or correct the throw.`,
        }),
      ];
    }),
  );
}
