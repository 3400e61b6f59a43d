/** A proposal is made. */

import { defined } from '../../helpers/defined.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { inquire } from '../decisions/inquiry.ts';
import { checkKnown, resolvePlayer } from '../decisions/resolve-names.ts';
import { takeReading } from '../decisions/taken-option.ts';
import { awardsOn } from '../holdings/awards.ts';
import { postSums } from '../holdings/holdings.ts';
import { judgedMove } from '../judged-moves/judged-move.ts';
import { struckWords } from '../judged-moves/struck.ts';
import { checkConflicts } from '../legality/conflicts.ts';
import { checkJudgmentPending } from '../legality/judgments/judgment-pending.ts';
import { checkNumber } from '../legality/proposals/number.ts';
import { checkTurn } from '../legality/proposals/turn.ts';
import { whoseTurn } from '../legality/proposals/unknown-proposer.ts';
import type { JudgedMove } from '../results/judged.ts';
import type { Proposal } from '../results/types.ts';
import type { SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { keySpot, spot } from '../state/make-finding.ts';
import type { Plan } from '../state/plan.ts';
import { type Seat, type State, withEntry, withNumber } from '../state/state.ts';
import { addNote, addToTimeline, reportAll, reporting, writeProposal } from '../state/write-log.ts';
import { recordWords } from '../timeline/record-words.ts';
import { beginTurn, endPart, goesOn, turnLaw } from '../turns/turns.ts';
import { pricesTitles, titleMissing } from '../votes/untitled.ts';
import { type Planned, planProposal } from './plan-proposal.ts';

export function applyPropose(
  context: Context,
  proposal: WrittenProposal,
  on: Moment | undefined,
): State {
  const { state } = context;
  const settled = judgedMove(context, proposal);
  const isVoid = settled !== undefined && settled.is !== 'legal';
  const begun = begin(context, proposal, isVoid);
  const { number } = proposal;
  const numbered =
    typeof number === 'number' ? { ...withNumber(begun, number), lastVoid: isVoid } : begun;
  addToTimeline(context, {
    ...defined({ on }),
    version: state.version,
    kind: 'proposed',
    proposal: proposal.name,
  });
  const { plans, book } = isVoid ? NO_PLANS : planProposal(context, proposal);
  const ids = state.book.inForce;
  writeProposal(context, {
    written: proposal,
    outcome: outcomeBefore(settled?.is),
    evidence: 'attested',
    madeUnder: state.version,
    decidedBy: [],
    awards: [],
    rules: plans.flatMap(({ before }) => (before && ids.has(before.id) ? before.id : [])),
    turn: numbered.turn.begun,
    ...(settled && { judged: asSettled(settled) }),
  });
  if (isVoid) return afterVoid({ ...context, state: numbered }, proposal, settled);
  const pending = withEntry(state.pending, proposal.name, {
    written: proposal,
    madeUnder: state.version,
    seats: state.seats,
    turn: numbered.turn.begun,
    plans,
    book: book ?? state.book,
  });
  return awardProposal({ ...context, state: { ...numbered, pending } }, proposal, plans, on);
}

/** Everything that the law of the moment says of the proposal, and the turn it begins. */
function begin(context: Context, proposal: WrittenProposal, isVoid: boolean): State {
  const { state } = context;
  const at = spot(proposal, 'by');
  const inquiry = inquire(context, { during: proposal.name, at });
  const { by } = proposal;
  const seat =
    by === undefined
      ? proposerUnknown(context, proposal, isVoid)
      : reporting(context, resolvePlayer(context, by, at));
  if (!isVoid) {
    reportAll(context, checkConflicts(context, keySpot(proposal, 'proposal'), MOVE_SLOTS));
    for (const [index, id] of proposal.with.entries())
      reportAll(context, checkKnown(context, id, spot(proposal, 'with', index)));
    const misnumbered = checkNumber(context, proposal);
    // Of a second record with the number of another nobody knows in whose turn it falls.
    const isTwin = misnumbered.some(({ related = [] }) => related.length > 0);
    if (seat && !isTwin) reportAll(context, checkTurn(context, proposal, seat));
    if (seat && !isTwin) reportAll(context, checkJudgmentPending(context, proposal, seat));
    reportAll(context, misnumbered);
  }
  if (!seat) return state;
  const { turn } = state;
  const unfinished = !turn.over && turn.mover === seat.id && turn.pending === undefined;
  const continues = unfinished || goesOn(inquiry, seat.id);
  const current = continues
    ? { ...turn, over: false, done: unfinished ? turn.done : [] }
    : beginTurn(inquiry, seat.id);
  const next = { ...current, pending: proposal.name, proposal: proposal.name };
  return {
    ...state,
    turn: next,
    judgments: continues ? state.judgments : stillOpen(state.judgments),
  };
}

/** The player whose turn it takes all the same, if it takes any. */
function proposerUnknown(
  context: Context,
  proposal: WrittenProposal,
  isVoid: boolean,
): Seat | undefined {
  const { objections, seat } = whoseTurn(context, proposal);
  if (!isVoid) reportAll(context, objections);
  return seat;
}

const MOVE_SLOTS = ['proposers', 'turns', 'turn', 'numbering', 'changes'] as const;

/** A new turn leaves behind the Judgments that were given before it. */
function stillOpen(judgments: State['judgments']): State['judgments'] {
  return judgments.some(({ given }) => given) ? judgments.filter(({ given }) => !given) : judgments;
}

const NO_PLANS: Planned = { plans: [] };

function asSettled({ judgment, is }: SettledMove): JudgedMove {
  return { judgment: judgment.name, is, objections: [], until: false };
}

/** What a proposal comes to before its vote: nothing yet, unless a Judgment has settled it. */
function outcomeBefore(is: SettledMove['is'] | undefined): Proposal['outcome'] {
  if (is === 'illegal') return 'void';
  return is === 'undetermined' ? 'undetermined' : 'open';
}

function afterVoid(context: Context, proposal: WrittenProposal, settled: SettledMove): State {
  const { state } = context;
  addNote(context, {
    code: 'by-judgment',
    at: keySpot(proposal, 'proposal'),
    message: struckWords(recordWords(proposal), settled),
  });
  const { pending: _, ...turn } = state.turn;
  // Who made a move that nobody can judge cannot complete the turn.
  if (settled.is === 'undetermined') return { ...state, turn };
  const again = takeReading(context, 'void-move', proposal.name) === 'again';
  if (again) return { ...state, turn };
  const at = keySpot(proposal, 'proposal');
  const inquiry = inquire(context, { during: proposal.name, at });
  const { parts } = turnLaw(inquiry);
  return endPart(inquiry, 'propose', parts);
}

function awardProposal(
  context: Context,
  proposal: WrittenProposal,
  plans: readonly Plan[],
  on: Moment | undefined,
): State {
  const { state } = context;
  const occasionOf = (untitled: boolean) => ({
    on: untitled ? (['proposed', 'untitled'] as const) : (['proposed'] as const),
    proposal,
    proposer: proposal.by,
  });
  const at = keySpot(proposal, 'proposed');
  const inquiry = inquire(context, { during: proposal.name, at });
  const untitled =
    titleMissing(plans) &&
    pricesTitles(state) &&
    inquiry.reader.take('untitled-when') === 'proposed';
  const { sums } = awardsOn(inquiry, occasionOf(untitled));
  if (sums.length === 0) return state;
  const cause: Proposal['awards'][number]['cause'] = {
    by: 'proposal',
    proposal: proposal.name,
    number: proposal.number,
  };
  const entered = postSums(context, sums, cause, on);
  const made = context.recorder.log.proposals.get(proposal.name);
  if (made) writeProposal(context, { ...made, awards: entered.entries });
  return entered.state;
}
