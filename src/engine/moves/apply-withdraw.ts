/** A proposal is withdrawn: no vote, no change, and the turn may or may not be over. */
import type { Finding } from '../../diagnostics/finding.ts';
import { said } from '../../law/in-force/law.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { inquire } from '../decisions/inquiry.ts';
import { takenOption, takeReading } from '../decisions/taken-option.ts';
import { awardsOn } from '../holdings/awards.ts';
import { postSums } from '../holdings/holdings.ts';
import { enacting, lifting } from '../legality/cures.ts';
import { checkVotes } from '../legality/votes/votes-cast.ts';
import type { Context } from '../state/context.ts';
import { cite, illegal, spot } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';
import { addToTimeline, dated, reportAll, writeProposal } from '../state/write-log.ts';
import { withdraw } from '../turns/withdraw.ts';
import { isPriced } from '../votes/price.ts';
import { checkStatedAwards } from '../votes/stated-awards.ts';

export function applyWithdraw(
  context: Context,
  proposal: WrittenProposal,
  on: Moment | undefined,
): State {
  const { state } = context;
  const pending = state.pending.get(proposal.name);
  if (!pending) return state; // Made void by a Judgment.
  reportAll(context, checkWithdrawal(context, proposal));
  addToTimeline(context, {
    ...dated(on),
    version: state.version,
    kind: 'withdrawn',
    proposal: proposal.name,
  });
  const awarded = awardsOn(
    inquire(context, { during: proposal.name, at: spot(proposal, 'withdrawn') }),
    { on: ['withdrawn'], proposal, proposer: proposal.by },
  );
  reportAll(context, checkVotes(context, pending));
  if (proposal.awards) reportAll(context, checkStatedAwards(context, proposal, awarded));
  const cause = { by: 'proposal', proposal: proposal.name, number: proposal.number } as const;
  const entered = postSums(context, awarded.sums, cause, on);
  const known = context.recorder.log.proposals.get(proposal.name);
  if (known) {
    writeProposal(context, {
      ...known,
      outcome: 'withdrawn',
      awards: [...known.awards, ...entered.entries],
    });
  }
  return withdraw({ ...context, state: entered.state }, proposal, spot(proposal, 'withdrawn'));
}

/** Where no rule speaks of withdrawal, whether there is such a thing is a reading (Suber's 104). */
function checkWithdrawal(context: Context, proposal: WrittenProposal): readonly Finding[] {
  const { state } = context;
  if (isPriced(state, 'withdrawn')) return [];
  const may = takeReading(context, 'withdrawal', proposal.name) === 'yes';
  if (may) return [];
  const { source } = takenOption(context, 'withdrawal', proposal.name);
  const ruled = source === 'rule' ? said(state.law, 'readings', 'withdrawal') : undefined;
  const by = ruled ? `Rule ${ruled.rule.number}` : 'the reading “withdrawal”';
  return [
    illegal(context, {
      code: 'proposal/not-permitted',
      at: spot(proposal, 'withdrawn'),
      ...(ruled && { rule: cite(state, ruled.rule) }),
      message: `Proposal ${proposal.number} is withdrawn, and ${by} has every proposal voted on.`,
      help: 'Record the vote.',
      cures: [
        ...enacting(
          { readings: { withdrawal: 'yes' } },
          'Record the vote, or enact a rule that lets proposals be withdrawn.',
        ),
        ...(ruled
          ? lifting(state, ruled.rule, 'readings', (change) => {
              return `Record the vote, or ${change} first: to enact a rule that lets proposals be withdrawn is not enough.`;
            })
          : []),
      ],
    }),
  ];
}
