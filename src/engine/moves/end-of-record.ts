/** Checks the matters that are open at the end of a record. */
import type { Finding, Spot } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type { GameRecord, WrittenProposal } from '../../records/types.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import { attemptJudged } from '../decisions/judged-moves.ts';
import { fold } from '../effects/fold.ts';
import { deadlockRule, paradoxFound, paradoxHelp } from '../effects/grounds/paradox.ts';
import { checkBench } from '../legality/judgments/bench.ts';
import { checkVotes } from '../legality/votes/votes-cast.ts';
import { VOID } from '../results/open-matters.ts';
import { finalBench } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { since } from '../state/log.ts';
import { keySpot, type Objections, objectionKey, spot } from '../state/make-finding.ts';
import type { OpenJudgment, Pending, State } from '../state/state.ts';
import { suppose } from '../state/suppose.ts';
import { addNote, reportAll } from '../state/write-log.ts';
import { recordKey, recordWords } from '../timeline/record-words.ts';
import { recordOfStep, type TimelineStep } from '../timeline/timeline.ts';
import { checkUnearned, isPriced } from '../votes/stated-awards.ts';
import { applyInvoke } from './apply-judgment.ts';

export function checkUnfinished(context: Context): Objections {
  const { state, recorder } = context;
  const votes = [...state.pending.values()].flatMap((pending) =>
    unlessJudged(context, pending.written, () => [
      ...checkVotes(context, pending),
      ...checkUnearned(context, pending.written),
    ]),
  );
  const benches = [...state.judgments.values()].flatMap((open) => {
    const written = recorder.log.judgments.get(open.name)?.written;
    // Without any ruling, the bench was not checked yet.
    if (!written?.bench.every(({ ruling }) => ruling === undefined)) return [];
    return unlessJudged(context, written, () => checkOpenBench(context, written, open));
  });
  return [...votes, ...benches];
}

/** The faults of a record, unless a Judgment excuses it. */
function unlessJudged(context: Context, record: GameRecord, find: () => Objections): Objections {
  return attemptJudged(context, record, () => reportAll(context, find())).objections;
}

function checkOpenBench(context: Context, judgment: WrittenJudgment, open: OpenJudgment) {
  const refused = judgment.bench.find((each) => each.refused);
  if (refused && isPriced(context.state, 'refused')) {
    addNote(context, {
      code: 'judge/refusal-pending',
      at: spot(judgment, ...refused.path, 'refused'),
      message: `The reward or price of refusing Judgment ${judgment.number} is computed once the Judgment is given.`,
    });
  }
  return checkBench(context, judgment, open);
}

/** Notes each `stands` that excused nothing, at the end of the replay. */
export function noteNeedless(context: Context): void {
  const { game, recorder } = context;
  if (!game.unobjected) return;
  const records: readonly GameRecord[] = [...game.proposals, ...game.judgments, ...game.events];
  for (const record of records) {
    if (!record.stands || recorder.log.unobjected.has(recordKey(record))) continue;
    addNote(context, {
      code: 'stands/needless',
      at: keySpot(record, 'stands'),
      message: `${recordWords(record, 'The')} is in order by the rules, so \`stands\` changes nothing.`,
      help: 'Remove `stands`.',
    });
  }
}

/** Notes that play cannot go on, if a rule says who wins by that. */
export function noteNoFurtherPlay(context: Context): void {
  const { state } = context;
  const deadlock = deadlockRule(state);
  const judgment = state.over || !deadlock ? undefined : paradoxFound(context);
  if (!deadlock || !judgment) return;
  const found = judgment.settles.find(({ kind }) => kind === 'play' || kind === 'move');
  addNote(context, {
    code: 'by-judgment',
    at: found ? spot(judgment, ...found.path, found.kind) : spot(judgment),
    rule: deadlock,
    message: `Judgment ${judgment.number} finds that play cannot go on.`,
    help: paradoxHelp(deadlock),
  });
}

/** Separates the steps that invoke a turn's open Judgments from all others. */
export function partedByQuestion(
  { bindings }: Context,
  steps: readonly TimelineStep[],
  during: string | undefined,
): { readonly questions: readonly TimelineStep[]; readonly waiting: readonly TimelineStep[] } {
  const isQuestion = (step: TimelineStep) =>
    'judgment' in step &&
    !finalBench(step.judgment) &&
    bindings.turnOf(step.judgment.name) === during;
  return {
    questions: steps.filter(isQuestion),
    waiting: steps.filter((step) => !isQuestion(step)),
  };
}

/** The position with the open questions about a suspended move. */
export function askQuestions(context: Context, questions: readonly TimelineStep[]): State {
  return questions.reduce(
    (state, step) =>
      step.kind === 'invoke'
        ? applyInvoke({ ...context, on: step.on, state }, step.judgment)
        : state,
    context.state,
  );
}

/** Notes that records after a suspended move were not checked. */
export function noteWaiting(context: Context, waiting: readonly TimelineStep[], first: Spot): void {
  const { size } = new Set(waiting.map(recordOfStep));
  const what =
    size === 1
      ? 'This record waits'
      : `This is the first of ${size} records of moves and events that wait`;
  addNote(context, {
    code: 'game/waiting',
    at: first,
    message: `${what}: the move before it is with a Judge. Until the Judgment is given, no later record is replayed or checked against the rules.`,
    help: 'Record the Judgment once it is given: the replay goes on from there.',
  });
}

/** Applies a step to a position and logs its faults. */
export type StepApplier = (position: Context, step: TimelineStep) => void;

/** Closes each open vote on a discarded log, and notes what would be void or wrong. */
export function noteIfAdopted(context: Context, take: StepApplier): void {
  const { over, pending: votes, book, version } = context.state;
  if (over) return;
  for (const pending of votes.values()) {
    const { written } = pending;
    const defeated = new Set(ifClosed(context, pending, 'defeated', take).map(objectionKey));
    for (const found of ifClosed(context, pending, 'adopted', take)) {
      const { code, help, instead, rule } = found;
      const when = whenWords(found, written.number, defeated.has(objectionKey(found)));
      addNote(context, {
        code,
        at: whereWritten(written, found.at),
        // A message on a void part continues the sentence.
        message: `${when}${code === 'change/void' ? ',' : ':'} ${found.message}`,
        // A rule is cited in its present version, since the next does not exist yet.
        rule: rule && book.byNumber.has(rule.number) ? { ...rule, version } : undefined,
        help,
        instead,
      });
    }
  }
}

/** The void or wrong parts under this outcome, whoever votes. */
function ifClosed(
  context: Context,
  pending: Pending,
  outcome: 'adopted' | 'defeated',
  take: StepApplier,
): Objections {
  const { votes: _votes, closed: _closed, ...made } = pending.written;
  const proposal = { ...made, outcome };
  const open: Pending = { ...pending, written: proposal, isSupposed: true };
  const state = fold(context.state, [{ kind: 'vote', name: proposal.name, pending: open }]);
  const { log } = suppose(context, { state }, (position) =>
    take(position, { kind: 'resolve', proposal }),
  );
  return since(context.recorder.log.findings, log.findings).filter(
    ({ code, severity }) => severity === 'error' || VOID.has(code),
  );
}

function whenWords({ code }: Finding, number: ProposalNumber, isAlways: boolean): string {
  if (isAlways) return `When the vote on Proposal ${number} closes`;
  if (VOID.has(code)) return `If Proposal ${number} is adopted`;
  if (REGISTER[code].class === 'undetermined')
    return `If Proposal ${number} is adopted, play stops there`;
  return `Proposal ${number} cannot be adopted as the rules now are`;
}

/** The place of a finding, in a record without its vote's result. */
function whereWritten(written: WrittenProposal, at: Spot): Spot {
  const isOfClose =
    at.file === written.file &&
    'path' in at &&
    (at.path[0] === 'outcome' || at.path[0] === 'closed');
  return isOfClose ? keySpot(written, 'proposal') : at;
}
