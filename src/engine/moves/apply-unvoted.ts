/** Applies a withdrawal: no vote, no change, and perhaps the turn is over. */

import { inSeries } from '../../helpers/words.ts';
import { lawOn } from '../../law/in-force/law.ts';
import type { AwardOccasion } from '../../law/mechanics/mechanics.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { askReading, type Inquiry, inquire, optionInForce } from '../decisions/inquiry.ts';
import { provisionsInForce } from '../decisions/provisions.ts';
import { requirePlayer } from '../decisions/resolve-names.ts';
import { goOn } from '../effects/bring.ts';
import { awardsOn, type UnknownAward } from '../holdings/awards.ts';
import { byProposal, postSums } from '../holdings/holdings.ts';
import { enacting, lifting } from '../legality/cures.ts';
import { checkNumber } from '../legality/proposals/proposal-form.ts';
import { checkTurn } from '../legality/proposals/turn.ts';
import { checkVotes } from '../legality/votes/votes-cast.ts';
import type { Seat } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { illegal, keySpot, type Objections, spot } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';
import {
  addNote,
  addToTimeline,
  reportAll,
  writeProposal,
  writeWithdrawn,
} from '../state/write-log.ts';
import { beginTurn, endTurn, takeNumber, turnLaw, withdraw } from '../turns/turns.ts';
import {
  attestedSums,
  checkReceivers,
  checkStatedAwards,
  isAtAPrice,
  isPriced,
} from '../votes/stated-awards.ts';

export function applyWithdraw(context: Context, proposal: WrittenProposal): State {
  const { state } = context;
  const pending = state.pending.get(proposal.name);
  if (!pending) return state; // Made void by a Judgment.
  reportAll(context, checkWithdrawal(context, proposal));
  addToTimeline(context, { kind: 'withdrawn', proposal: proposal.name });
  const at = spot(proposal, 'withdrawn');
  const inquiry = inquire(context, { during: proposal.name, at });
  const on = ['withdrawn'] as const;
  const awarded = awardsOn(inquiry, { on, proposal, proposer: proposal.by });
  reportAll(context, checkVotes(context, pending));
  if (proposal.awards) reportAll(context, checkStatedAwards(context, proposal, awarded));
  const paid = postSums(context, awarded.sums, byProposal(proposal));
  writeWithdrawn(context, proposal.name);
  return withdraw({ ...context, state: paid }, proposal, at);
}

/** Whether a proposal can be withdrawn, if no rule says so, is a reading (Suber's 104). */
function checkWithdrawal(context: Context, proposal: WrittenProposal): Objections {
  const { state } = context;
  const at = spot(proposal, 'withdrawn');
  const ruled = lawOn(state.law, 'readings', 'withdrawal');
  const mayAtPrice =
    ruled?.value === 'no'
      ? isAtAPrice(context, 'withdrawn', ruled.rule, { during: proposal.name, at })
      : isPriced(state, 'withdrawn');
  if (mayAtPrice) return [];
  const may = askReading(context, 'withdrawal', proposal.name) === 'yes';
  if (may) return [];
  const { source } = optionInForce(context, 'withdrawal', proposal.name);
  const rule = source === 'rule' ? ruled?.rule : undefined;
  const by = rule ? `Rule ${rule.number}` : 'the reading “withdrawal”';
  return illegal(context, {
    code: 'proposal/not-permitted',
    at,
    rule,
    message: `Proposal ${proposal.number} may not be withdrawn: ${by} requires a vote on every proposal.`,
    help: 'Record the vote.',
    cures: [
      ...enacting(
        { readings: { withdrawal: 'yes' } },
        'Record the vote, or enact a rule that lets proposals be withdrawn.',
      ),
      ...(rule
        ? lifting(state, rule, 'readings', (change) => {
            return `Record the vote, or ${change} first: to enact a rule that lets proposals be withdrawn is not enough.`;
          })
        : []),
    ],
  });
}

/**
 * Applies a proposal whose record is lost. Its number, turn and stated sums count, and nothing else is
 * known.
 */
export function applyLost(context: Context, proposal: WrittenProposal): State {
  const { state } = context;
  const inquiry = inquire(context, { during: proposal.name, at: keySpot(proposal, 'lost') });
  reportAll(context, checkNumber(context, proposal));
  // The possible awards for it. It is unknown which were made, and to whom.
  const held = provisionsInForce(inquiry, { law: inquiry.state.law, slot: 'awards' });
  const unknown = held
    .filter(({ entry }) => MAY_HAVE_OCCURRED[entry.on])
    .map(({ rule, entry }) => ({ rule, quantity: entry.quantity, players: undefined }));
  reportAll(context, checkReceivers(context, proposal));
  const sums = attestedSums(state, proposal, { sums: [], unknown });
  const paid = postSums(context, sums, byProposal(proposal));
  writeProposal(context, {
    written: proposal,
    outcome: 'lost',
    evidence: 'attested',
    madeUnder: state.version,
    decidedBy: [],
    rules: [],
  });
  const { number } = proposal;
  const next = typeof number === 'number' ? takeNumber({ ...context, state: paid }, number) : paid;
  const position = { ...inquiry, state: next };
  const mover = moverOf(position, proposal);
  noteLoss(context, proposal, unknown, mover);
  if (!mover) return next;
  const turn = { ...beginTurn(position, mover.id), proposal: proposal.name };
  return endTurn({ ...position, state: goOn(position, { kind: 'turn', turn }) });
}

/** Whether a lost proposal may have caused an award, for each occasion. */
const MAY_HAVE_OCCURRED = {
  proposed: true,
  adopted: true,
  defeated: true,
  resolved: true,
  withdrawn: false,
  rolled: false,
  judged: false,
  overruled: false,
  refused: false,
  late: false,
  left: false,
  untitled: false,
  circuit: false,
  won: false,
} as const satisfies Readonly<Record<AwardOccasion, boolean>>;

/** The player whose turn it took: as recorded, or by the order of play. */
function moverOf(inquiry: Inquiry, proposal: WrittenProposal): Seat | undefined {
  const { by } = proposal;
  const { rule, mover } = turnLaw(inquiry);
  if (by === undefined) return rule && mover;
  const seat = requirePlayer(inquiry, by, spot(proposal, 'by'));
  if (seat) reportAll(inquiry, checkTurn(inquiry, proposal, seat));
  return rule && seat;
}

function noteLoss(
  context: Context,
  proposal: WrittenProposal,
  unknown: readonly UnknownAward[],
  mover: Seat | undefined,
): void {
  const { number, by, awards } = proposal;
  const rules = [...new Set(unknown.map(({ rule }) => rule.number))];
  const sentences = [
    `No record of Proposal ${number} survives. Its changes and the end of its vote are not known, so they are not replayed.`,
    mover &&
      `It counts as the turn of ${mover.name}${by === undefined ? ', whose turn it was' : ''}.`,
    rules.length > 0 &&
      !awards &&
      `The points that ${rules.length > 1 ? 'Rules' : 'Rule'} ${inSeries(rules)} gave for it are not known either, and are in nobody's score.`,
    awards && 'The record states what it earned.',
  ];
  addNote(context, {
    code: 'attested',
    at: keySpot(proposal, 'lost'),
    message: sentences.filter(Boolean).join(' '),
    help:
      !awards && rules.length > 0 ? 'Write `awards:` if it is known who received what.' : undefined,
  });
}
