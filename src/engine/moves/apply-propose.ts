/** A proposal is made. */

import type { WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { planChange } from '../amendments/plan-change.ts';
import { replaceRule } from '../amendments/take-effect.ts';
import { decide, plainReader } from '../decisions/decide.ts';
import { settledMove } from '../decisions/judged-move.ts';
import { referToPlayer } from '../decisions/resolve-names.ts';
import { awardsOn, describeSums } from '../holdings/awards.ts';
import { enter } from '../holdings/holdings.ts';
import { checkConflicts } from '../legality/conflicts.ts';
import { checkJudgmentPending } from '../legality/judgments/judgment-pending.ts';
import { checkNumber } from '../legality/proposals/number.ts';
import { checkPermitted } from '../legality/proposals/permitted.ts';
import { checkProposalForm } from '../legality/proposals/proposal-form.ts';
import { checkTurn } from '../legality/proposals/turn.ts';
import type { SettledMove } from '../state/bindings.ts';
import type { JudgedMove } from '../state/judged.ts';
import { type Docket, keySpot, remark, spot } from '../state/log.ts';
import type { Plan } from '../state/plan.ts';
import { type State, withEntry } from '../state/state.ts';
import type { Proposal } from '../state/types.ts';
import { beginTurn, endPart, goesOn, turnLaw } from '../turns/turns.ts';
import { pricesTitles, titleMissing } from '../votes/untitled.ts';

export function applyPropose(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  on: Moment | undefined,
): State {
  const settled = settledMove(docket, state, proposal.name);
  const isVoid = settled !== undefined && settled.is !== 'legal';
  const begun = begin(docket, state, proposal, isVoid);
  const numbered: State = {
    ...begun,
    lastNumber: proposal.number,
    lastWithdrawn: false,
    lastVoid: isVoid,
  };
  docket.timeline.push({
    ...(on && { on }),
    version: state.version,
    kind: 'proposed',
    proposal: proposal.name,
  });
  const plans = isVoid ? [] : planAll(docket, state, proposal);
  docket.proposals.set(proposal.name, {
    written: proposal,
    outcome: outcomeBefore(settled?.is),
    evidence: 'attested',
    madeUnder: state.version,
    decidedBy: [],
    awards: [],
    rules: plans.flatMap((plan) => plan.before?.id ?? []),
    turn: numbered.turn.begun,
    ...(settled && { judged: judgedMove(settled) }),
  });
  if (isVoid) return afterVoid(docket, numbered, proposal, settled);
  const pending = withEntry(state.pending, proposal.name, {
    written: proposal,
    madeUnder: state.version,
    seats: state.seats,
    turn: numbered.turn.begun,
    plans,
    book: state.book,
  });
  return awardProposal(docket, { ...numbered, pending }, proposal, plans, on);
}

/** Everything that the law of the moment says of the proposal, and the turn it begins. */
function begin(docket: Docket, state: State, proposal: WrittenProposal, isVoid: boolean): State {
  const reader = plainReader(docket, state, proposal.name, spot(proposal, 'by'));
  const by = proposal.by;
  const seat =
    by === undefined ? undefined : referToPlayer(docket, state, by, spot(proposal, 'by'));
  if (!isVoid) {
    checkConflicts(docket, state, keySpot(proposal, 'proposal'), [
      'turns',
      'turn',
      'numbering',
      'changes',
    ]);
    if (seat) checkTurn(docket, state, proposal, seat);
    if (seat) checkJudgmentPending(docket, state, proposal, seat);
    checkNumber(docket, state, proposal);
  }
  if (!seat) return state;
  const { turn } = state;
  const unfinished = !turn.over && turn.mover === seat.id && turn.pending === undefined;
  const continues = unfinished || goesOn(state, docket.game, reader, seat.id);
  const current = continues
    ? { ...turn, over: false, done: unfinished ? turn.done : 0 }
    : beginTurn(state, docket.game, reader, seat.id);
  const next = { ...current, pending: proposal.name, proposal: proposal.name };
  return {
    ...state,
    turn: next,
    judgments: continues ? state.judgments : stillOpen(state.judgments),
  };
}

/** A new turn leaves behind the Judgments that were given before it. */
function stillOpen(judgments: State['judgments']): State['judgments'] {
  const given = [...judgments.values()].filter((judgment) => judgment.given);
  if (given.length === 0) return judgments;
  return new Map([...judgments].filter(([, judgment]) => !judgment.given));
}

/** Plans every change; later ones see what earlier ones would make. */
function planAll(docket: Docket, state: State, proposal: WrittenProposal): readonly Plan[] {
  const source = { file: proposal.file, number: proposal.number, during: proposal.name };
  const plans: Plan[] = [];
  let scratch = state;
  for (const change of proposal.changes) {
    const plan = planChange(docket, scratch, source, change);
    if (!plan) continue;
    plans.push(plan);
    if (proposal.changes.length > 1) scratch = replaceRule(scratch, plan.before, plan.after);
  }
  checkPermitted(docket, state, proposal, plans);
  checkProposalForm(docket, state, proposal, plans);
  if (plans.length > 1) {
    remark(docket, {
      code: 'change/compound',
      at: keySpot(proposal, 'changes'),
      message: `Proposal ${proposal.number} makes ${plans.length} rule-changes at once.`,
    });
  }
  return plans;
}

function judgedMove({ judgment, is }: SettledMove): JudgedMove {
  return { judgment: judgment.name, is, objections: [], until: false };
}

/** What a proposal comes to before its vote: nothing yet, unless a Judgment has settled it. */
function outcomeBefore(is: SettledMove['is'] | undefined): Proposal['outcome'] {
  if (is === 'illegal') return 'void';
  return is === 'undetermined' ? 'undetermined' : 'open';
}

function afterVoid(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  { is, judgment }: SettledMove,
): State {
  remark(docket, {
    code: 'by-judgment',
    at: keySpot(proposal, 'proposal'),
    message:
      is === 'illegal'
        ? `Proposal ${proposal.number} is void: Judgment ${judgment.number} finds it illegal.`
        : `Proposal ${proposal.number} is undetermined: Judgment ${judgment.number} finds it equally legal and illegal.`,
  });
  const { pending: _, ...turn } = state.turn;
  // Who made a move that nobody can judge cannot complete the turn.
  if (is === 'undetermined') return { ...state, turn };
  const again = decide(docket, {
    state,
    during: proposal.name,
    at: keySpot(proposal, 'proposal'),
    what: `whether the turn of Proposal ${proposal.number} is spent`,
    compute: (reader) => reader.take('void-move') === 'again',
    describe: (moves) => (moves ? 'the player moves again' : 'the turn is spent'),
  });
  if (again) return { ...state, turn };
  const at = keySpot(proposal, 'proposal');
  const reader = plainReader(docket, state, proposal.name, at);
  const { parts } = turnLaw(state, docket.game, reader);
  return endPart(state, docket.game, reader, parts.length);
}

function awardProposal(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  plans: readonly Plan[],
  on: Moment | undefined,
): State {
  const occasionOf = (untitled: boolean) => ({
    on: untitled ? (['proposed', 'untitled'] as const) : (['proposed'] as const),
    proposal,
    proposer: proposal.by,
  });
  const { sums } = decide(docket, {
    state,
    during: proposal.name,
    at: keySpot(proposal, 'proposed'),
    what: `what Proposal ${proposal.number} earns by being made`,
    compute: (reader) => {
      const untitled =
        titleMissing(plans) && pricesTitles(state) && reader.take('untitled-when') === 'proposed';
      return awardsOn(state, docket.game, reader, occasionOf(untitled));
    },
    describe: (awarded) => describeSums(state, awarded.sums),
  });
  if (sums.length === 0) return state;
  const cause: Proposal['awards'][number]['cause'] = {
    by: 'proposal',
    proposal: proposal.name,
    number: proposal.number,
  };
  const entered = enter(docket, state, sums, cause, on);
  const made = docket.proposals.get(proposal.name);
  if (made) docket.proposals.set(proposal.name, { ...made, awards: entered.entries });
  return entered.state;
}
