/** Applies a new proposal. */
import type { WrittenProposal } from '../../records/types.ts';
import { checkConflicts } from '../decisions/conflict-of-rules.ts';
import { askReading, inquire } from '../decisions/inquiry.ts';
import { judgedMove, noteJudgedPart, struckWords } from '../decisions/judged-moves.ts';
import { checkKnown, requirePlayer } from '../decisions/resolve-names.ts';
import { goOn } from '../effects/bring.ts';
import { awardsOn } from '../holdings/awards.ts';
import { byProposal, postSums } from '../holdings/holdings.ts';
import { checkJudgmentPending } from '../legality/judgments/judgment-pending.ts';
import { checkPermitted } from '../legality/proposals/permitted.ts';
import { checkNumber, checkProposalForm } from '../legality/proposals/proposal-form.ts';
import { checkTurn } from '../legality/proposals/turn.ts';
import type { SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { illegal, keySpot, spot } from '../state/make-finding.ts';
import type { RuleBook } from '../state/rule-book.ts';
import { madeBy, type Pending, type Plan, type State } from '../state/state.ts';
import { suppose } from '../state/suppose.ts';
import {
  addNote,
  addToTimeline,
  attempt,
  reportAll,
  reportIllegal,
  writeProposal,
} from '../state/write-log.ts';
import { recordWords } from '../timeline/record-words.ts';
import { beginTurn, endPart, goesOn, takeNumber, turnLaw } from '../turns/turns.ts';
import { isPaidUntitled } from '../votes/stated-awards.ts';
import { meetRules, planInOrder } from './bring-into-effect.ts';
import { changeRules } from './change-rules.ts';

export function applyPropose(context: Context, proposal: WrittenProposal): State {
  const { state } = context;
  const settled = judgedMove(context, proposal);
  const isVoid = settled !== undefined && settled.is !== 'legal';
  const begun = begin(context, proposal, isVoid);
  const { number } = proposal;
  const numbered =
    typeof number === 'number' ? takeNumber({ ...context, state: begun }, number, isVoid) : begun;
  addToTimeline(context, { kind: 'proposed', proposal: proposal.name });
  const { plans, book } = isVoid ? NO_PLANS : planProposal(context, proposal);
  const ids = state.book.inForce;
  const struck = struckParts(context, proposal).map(({ index, settled: { judgment, is } }) => {
    return { index, judgment: judgment.name, is };
  });
  writeProposal(context, {
    written: proposal,
    outcome: OUTCOMES_BEFORE[settled?.is ?? 'legal'],
    evidence: 'attested',
    madeUnder: state.version,
    decidedBy: [],
    rules: plans.flatMap(({ before }) => (before && ids.has(before.id) ? before.id : [])),
    would: madeBy(plans),
    turn: numbered.turn.begun,
    ...(settled && {
      judged: { judgment: settled.judgment.name, is: settled.is, objections: [], until: false },
    }),
    ...(struck.length > 0 && { struck }),
  });
  if (isVoid) return afterVoid({ ...context, state: numbered }, proposal, settled);
  const pending: Pending = {
    written: proposal,
    madeUnder: state.version,
    seats: state.seats,
    turn: numbered.turn.begun,
    ...(!proposal.proposed && { turnBefore: state.turn }),
    plans,
    book: book ?? state.book,
  };
  const after = { ...context, state: numbered };
  const opened = goOn(after, { kind: 'vote', name: proposal.name, pending });
  const at = keySpot(proposal, 'proposed');
  const inquiry = inquire({ ...context, state: opened }, { during: proposal.name, at });
  const untitled = isPaidUntitled(inquiry, plans, 'proposed');
  const on = untitled ? (['proposed', 'untitled'] as const) : (['proposed'] as const);
  const { sums } = awardsOn(inquiry, { on, proposal, proposer: proposal.by });
  return postSums(inquiry, sums, byProposal(proposal));
}

/** Checks the proposal by the law of the moment, and begins its turn. */
function begin(context: Context, proposal: WrittenProposal, isVoid: boolean): State {
  const { state } = context;
  const at = spot(proposal, 'by');
  const inquiry = inquire(context, { during: proposal.name, at });
  const { by } = proposal;
  const unknown = by === undefined ? whoseTurn(context, proposal) : undefined;
  const seat = by === undefined ? unknown?.seat : requirePlayer(context, by, at);
  if (!isVoid) {
    reportAll(context, unknown?.objections ?? []);
    reportAll(context, checkConflicts(context, keySpot(proposal, 'proposal'), MOVE_SLOTS));
    for (const [index, id] of proposal.with.entries())
      reportAll(context, checkKnown(context, id, spot(proposal, 'with', index)));
    const misnumbered = checkNumber(context, proposal);
    // If a number is shared or missing, it is unknown whose turn the proposal takes.
    const isPlaced = misnumbered.every(({ related, gone }) => !related && !gone);
    if (seat && isPlaced) reportAll(context, checkTurn(context, proposal, seat));
    if (seat && isPlaced) reportAll(context, checkJudgmentPending(context, proposal, seat));
    reportAll(context, misnumbered);
  }
  if (!seat) return state;
  const { turn } = state;
  const unfinished = !turn.over && turn.mover === seat.id && turn.pending === undefined;
  const continues = unfinished || goesOn(inquiry, seat.id);
  const current = continues
    ? { ...turn, over: false, done: unfinished ? turn.done : [] }
    : beginTurn(inquiry, seat.id);
  // A new turn drops the Judgments that were given before it.
  const given = [...state.judgments.values()].filter((each) => each.given && !continues);
  return goOn(
    context,
    { kind: 'turn', turn: { ...current, pending: proposal.name, proposal: proposal.name } },
    ...given.map(({ name }) => ({ kind: 'question', name, open: undefined }) as const),
  );
}

const MOVE_SLOTS = ['proposers', 'turns', 'turn', 'numbering'] as const;

const NO_PLANS: ProposalPlans = { plans: [] };

/** A proposal's outcome before its vote: open, unless a Judgment has settled it. */
const OUTCOMES_BEFORE = { legal: 'open', illegal: 'void', undetermined: 'undetermined' } as const;

function afterVoid(context: Context, proposal: WrittenProposal, settled: SettledMove): State {
  const { state } = context;
  addNote(context, {
    code: 'by-judgment',
    at: keySpot(proposal, 'proposal'),
    message: struckWords(recordWords(proposal), settled),
  });
  const { pending: _, ...turn } = state.turn;
  // An undetermined proposal does not complete the turn.
  const isOpen = settled.is === 'undetermined';
  if (isOpen || askReading(context, 'void-move', proposal.name) === 'again')
    return goOn(context, { kind: 'turn', turn });
  const at = keySpot(proposal, 'proposal');
  const inquiry = inquire(context, { during: proposal.name, at });
  const { parts } = turnLaw(inquiry);
  return endPart(inquiry, 'propose', parts);
}

/**
 * The changes of a proposal, planned on the day it is made. A change may concern another one that is
 * under vote then, which is not adopted yet (Suber's 104 and 107).
 */
interface ProposalPlans {
  readonly plans: readonly Plan[];
  /** The rules for which they were planned, if these are not in force. */
  readonly book?: RuleBook;
}

/** Plans the changes. Whether a change may refer to proposals under vote is a reading. */
function planProposal(context: Context, proposal: WrittenProposal): ProposalPlans {
  const { recorder } = context;
  const { log } = recorder;
  const now = attempt(context, () => planAll(context, proposal));
  if (now.objections.length === 0) return { plans: now.result };
  recorder.log = log;
  const supposed = ifAdopted(context)
    .map((state) => suppose(context, { state }, (position) => planAll(position, proposal)))
    .find(({ objections }) => objections.length === 0);
  if (!supposed || askReading(context, 'permitted-when', proposal.name) !== 'adopted')
    return { plans: planAll(context, proposal) };
  const { state } = supposed.position;
  return { plans: planAll({ ...context, state }, proposal), book: state.book };
}

/**
 * The positions after proposals under vote: with all of them adopted, with all but the latest, and so on.
 * The latest may undo an earlier one.
 */
function ifAdopted(context: Context): readonly State[] {
  const { version, pending } = context.state;
  return suppose(context, {}, (start) => {
    const positions: State[] = [];
    for (const each of pending.values()) {
      const position = { ...start, state: positions.at(-1) ?? start.state };
      const { result, objections } = attempt(position, () =>
        changeRules(position, meetRules(position, each).pending),
      );
      if (objections.length === 0) positions.push({ ...result, version });
    }
    return positions.toReversed();
  }).result;
}

/** The indices of changes, from 0, that Judgments strike out. */
function struckParts(context: Context, proposal: WrittenProposal) {
  return proposal.changes.flatMap((_, index) => {
    const settled = judgedMove(context, proposal, index + 1);
    return settled && settled.is !== 'legal' ? [{ index, settled }] : [];
  });
}

/** Plans each change that no Judgment strikes out. If a Judgment excuses one, objections become notes. */
function planAll(context: Context, proposal: WrittenProposal): readonly Plan[] {
  const struck = struckParts(context, proposal);
  for (const { index, settled } of struck)
    addNote(context, {
      code: 'by-judgment',
      at: keySpot(proposal, 'changes', index),
      message: struckWords(`Change ${index + 1} of ${recordWords(proposal)}`, settled),
    });
  const changes = proposal.changes.filter((_, index) => !struck.some((one) => one.index === index));
  const { result, objections } = attempt(context, () =>
    planEach(context, { ...proposal, changes }),
  );
  for (const objection of objections) {
    const [key, place] = 'path' in objection.at ? objection.at.path : [];
    const part = key === 'changes' && typeof place === 'number' ? place + 1 : undefined;
    const isNoted = part && noteJudgedPart(context, proposal, part, objection);
    if (!isNoted) reportAll(context, [objection]);
  }
  return result;
}

function planEach(context: Context, proposal: WrittenProposal): readonly Plan[] {
  const planned = planInOrder(context, proposal, proposal.changes);
  const plans = planned.map(({ plan }) => plan);
  // Suber's 104 and 116: rule-changes are voted on, and whatever no rule prohibits is permitted.
  if (proposal.acts && askReading(context, 'motions', proposal.name) !== 'admitted')
    reportIllegal(context, {
      code: 'proposal/not-permitted',
      at: keySpot(proposal, 'act'),
      message: `By \`act\`, Proposal ${proposal.number} does something other than change a rule. Under the reading “motions” only rule-changes may be proposed.`,
      help: 'Record what was done as an event of its own, or choose the reading under which it may be proposed.',
    });
  const { objections, permitted } = checkPermitted(context, proposal, plans);
  reportAll(context, objections);
  // A change that is forbidden or undecided is not checked further.
  const certain = planned.flatMap(({ plan, isCertain }) => (isCertain ? plan : []));
  const asked = permitted.filter((plan) => certain.includes(plan));
  reportAll(context, checkProposalForm(context, proposal, plans, asked));
  if (plans.length > 1) {
    addNote(context, {
      code: 'change/compound',
      at: keySpot(proposal, 'changes'),
      message: `Proposal ${proposal.number} makes ${plans.length} rule-changes at once.`,
    });
  }
  return plans;
}

/** The seat whose turn the proposal takes, or none if turns do not matter. */
function whoseTurn(context: Context, proposal: WrittenProposal) {
  // A proposal older than the records is known only as adopted.
  if (!proposal.votes && !proposal.proposed) return { objections: [] };
  const at = keySpot(proposal, 'proposal');
  const inquiry = inquire(context, { during: proposal.name, at });
  const law = turnLaw(inquiry);
  const isOrdered = law.rule !== undefined && law.parts.includes('propose');
  const taken = isOrdered ? inquiry.interpreter.ask('unknown-proposer') : 'none';
  if (taken === 'none') return { objections: [] };
  if (taken === 'who-is-due') return { objections: [], seat: law.mover };
  const objections = illegal(context, {
    code: 'turn/unknown-proposer',
    at,
    rule: law.rule,
    message: `The record does not say who made Proposal ${proposal.number}, and the rules in force set an order of turns. So nobody can say whether it was made in turn, or who moves next.`,
    help: 'Write `by:` if you know it; or say in game.md how the players counted it: `readings: { unknown-proposer: { take: who-is-due } }`, or `take: none`.',
  });
  return { objections };
}
