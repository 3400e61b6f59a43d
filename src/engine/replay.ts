/**
 * The replay: a fold over the moves of a game, by the rules in force at each.
 *
 * It stops after the first illegal or undetermined move, with all faults of that move. A Judgment that
 * the move is legal lets it stand. An open Judgment on an undetermined move suspends the game.
 */
import type { Path } from '../diagnostics/finding.ts';
import { REGISTER } from '../diagnostics/register.ts';
import { withoutUndefined } from '../helpers/without-undefined.ts';
import { emptyLaw } from '../law/in-force/law.ts';
import type { WrittenJudgment } from '../records/kinds/judgment.ts';
import type { WrittenGame, WrittenRuleset } from '../records/types.ts';
import type { Moment } from '../values/moment.ts';
import { makeVersion } from './amendments/take-effect.ts';
import { applyStep, halted, spotOfStep, turnOf } from './apply-step.ts';
import { checkDeclarations } from './decisions/conflict-of-rules.ts';
import { inquire } from './decisions/inquiry.ts';
import { isReachOpen, judgedMove } from './decisions/judged-moves.ts';
import { SETUP } from './effects/grounds/ground.ts';
import { giveStarts } from './holdings/holdings.ts';
import { implausibleRecords } from './legality/implausible.ts';
import { checkNamesLaid } from './legality/names-known.ts';
import {
  askQuestions,
  checkUnfinished,
  noteIfAdopted,
  noteNeedless,
  noteNoFurtherPlay,
  noteWaiting,
  partedByQuestion,
} from './moves/end-of-record.ts';
import type { StepResult } from './otherwise/differences.ts';
import { type OpenStep, underReadings } from './otherwise/taken-otherwise.ts';
import { concludeReplay, type Halt } from './replay-result.ts';
import type { Replay, Rule } from './results/types.ts';
import { finalBench, gatherBindings } from './state/bindings.ts';
import { type Context, openContext } from './state/context.ts';
import { type ReplayLog, withoutMove } from './state/log.ts';
import { keySpot, type Objections, spot } from './state/make-finding.ts';
import { initialState, type State } from './state/state.ts';
import { addNote, attempt, reportAll } from './state/write-log.ts';
import { recordWords } from './timeline/record-words.ts';
import { orderSteps, recordOfStep, type TimelineStep } from './timeline/timeline.ts';

/** The end of the replay: a version of the ruleset, or the end of a moment. */
export interface Until {
  readonly version?: number;
  readonly at?: Moment;
}

/** How far to replay, and what to note. */
export interface ReplayOptions extends Until {
  /** Whether to note the results of other readings; true by default. */
  readonly notesOtherwise?: boolean;
  /** Called before each step, and after the last one. */
  readonly passing?: (position: Position) => void;
}

/** A game before one of its steps, or after the last one. */
export interface Position {
  readonly state: State;
  readonly log: ReplayLog;
  readonly halt: Halt;
}

/** Replays a game on its ruleset. Never throws, whatever a record says. */
export function replay(
  game: WrittenGame,
  ruleset: WrittenRuleset,
  options: ReplayOptions = {},
): Replay {
  const { version, at } = options;
  const steps = orderSteps(game);
  const make = (refused: readonly WrittenJudgment[], told: ReplayOptions) => {
    const { notesOtherwise, passing, ...until } = told;
    const bindings = gatherBindings(game, ruleset, steps, refused);
    const start = initialState(game, ruleset.tiers);
    const context = openContext(game, bindings, start, notesOtherwise);
    const begun = layOut(context, ruleset, steps);
    const seen = refused.length === 0 && withoutUndefined({ passing });
    return { refused, replay: follow(context, begun, { steps, until, ...seen }) };
  };
  const isWhole = version === undefined && at === undefined;
  if (isWhole || game.judgments.every(({ settles }) => settles.length === 0))
    return withoutRefused(game, (refused) => make(refused, options)).replay;
  // Only the whole game shows which Judgments are refused.
  const { refused } = withoutRefused(game, (known) => make(known, { notesOtherwise: false }));
  return make(refused, options).replay;
}

/**
 * A refused Judgment settles nothing, not even before it. So the game is replayed without it, and without
 * Judgments that play did not reach. Its faults are added to the one at which play then stops.
 */
export function withoutRefused<Of extends { readonly replay: Replay }>(
  { judgments }: WrittenGame,
  make: (refused: readonly WrittenJudgment[]) => Of,
): Of {
  let refused: readonly WrittenJudgment[] = [];
  let made = make(refused);
  for (let times = 1; ; times += 1) {
    const errors = made.replay.findings.filter(({ severity }) => severity === 'error');
    // A name that nobody has is a slip of the record, and no fault of the Judge.
    const faults = errors.filter(
      ({ code, at }) =>
        REGISTER[code].class !== 'unknown' || !('path' in at) || !NAMING.has(at.path[0]),
    );
    const isAtFault = ({ file }: WrittenJudgment) => faults.some(({ at }) => at.file === file);
    const isRefused = judgments.some(
      (each) =>
        !refused.includes(each) && each.settles.length > 0 && finalBench(each) && isAtFault(each),
    );
    if (!isRefused) return made;
    const given = new Set(
      made.replay.judgments.flatMap(({ written, status }) => (status === 'given' ? written : [])),
    );
    const isOut = (each: WrittenJudgment) => isAtFault(each) || !given.has(each);
    refused = times < MOST_REPLAYED ? judgments.filter(isOut) : judgments;
    const again = make(refused);
    // Another Judgment's equal fault may only be a consequence of the same one.
    const { findings } = again.replay;
    const known = findings.filter(({ at }) => judgments.some(({ file }) => file === at.file));
    const told = errors.filter(({ code }) => !known.some((each) => each.code === code));
    made = { ...again, replay: { ...again.replay, findings: [...findings, ...told] } };
  }
}

/** The keys by which a Judgment names other records. */
const NAMING = new Set<Path[number] | undefined>(['cites', 'rules', 'settles']);

/** After so many refused Judgments, none settles anything. */
const MOST_REPLAYED = 3;

/** Lays out the Initial Set, before the first step. */
export function layOut(
  context: Context,
  ruleset: WrittenRuleset,
  steps: readonly TimelineStep[],
): Position {
  const at = keySpot(context.game, 'ruleset');
  const place = { move: { step: 'begin' }, at, during: undefined } as const;
  const { state, objections } = underReadings(context, place, (position, undetermined) => {
    const made = makeOutsideSteps(position, undetermined, () => layInitialSet(position, ruleset));
    return settledAtFirst(position, made, steps);
  });
  const halt = halted({ ...context, state }, objections, undefined, checkLaid);
  return { state, log: context.recorder.log, halt };
}

export interface StepsToFollow {
  readonly steps: readonly TimelineStep[];
  /** The number of steps before the starting position. */
  readonly from?: number;
  readonly until?: Until;
  readonly passing?: ReplayOptions['passing'];
}

/** Replays from a position to the end. */
export function follow(
  opened: Context,
  position: Position,
  { steps, from = 0, until = {}, passing }: StepsToFollow,
): Replay {
  const recorder = { log: position.log };
  let context: Context = { ...opened, recorder, state: position.state };
  let { halt } = position;
  let place = from;
  for (const step of steps.slice(from)) {
    if (halt || isBeyond(step, until)) break;
    const { log } = recorder;
    passing?.({ state: context.state, log, halt });
    const taken = applyStep(context, step);
    if (until.version !== undefined && taken.state.version > until.version) {
      recorder.log = withoutMove(log, recorder.log);
      // The version may include part of the step, up to a rule's change by its own terms.
      const { state } = applyStep({ ...context, upTo: until.version }, step);
      context = { ...context, state };
      break;
    }
    context = { ...context, state: taken.state };
    halt = taken.halt;
    if (!taken.haltedBefore) place += 1;
  }
  if (!halt) passing?.({ state: context.state, log: recorder.log, halt });
  if (halt === 'suspended') {
    const rest = steps.slice(place).filter((step) => !isBeyond(step, until));
    const during = turnOf(context.state, steps[place - 1]);
    const { questions, waiting } = partedByQuestion(context, rest, during);
    if (waiting[0]) noteWaiting(context, waiting, spotOfStep(waiting[0]));
    const asked = attempt(context, () => askQuestions(context, questions));
    context = { ...context, state: asked.result };
    halt = halted(context, asked.objections) ?? 'suspended';
  }
  if (!halt) {
    noteNeedless(context);
    noteNoFurtherPlay(context);
    noteIfAdopted(context, applyStep);
    const during = context.state.turn.proposal;
    const place = { move: { step: 'end' }, at: spot(context.game), during } as const;
    const { objections } = underReadings(context, place, (end, undetermined) =>
      makeOutsideSteps(end, undetermined, () => {
        reportAll(end, checkUnfinished(end));
        return end.state;
      }),
    );
    halt = halted(context, objections);
  }
  // A slip may be why the game stopped.
  for (const said of implausibleRecords(context)) addNote(context, said);
  return concludeReplay(context, halt);
}

/** Applies something that is no step of a record, and returns the objections to it. */
function makeOutsideSteps(context: Context, undetermined: OpenStep, make: () => State): StepResult {
  const { result: state, objections } = attempt(context, () => {
    const made = make();
    reportAll(context, [...undetermined.step, ...undetermined.winner]);
    return made;
  });
  return { state, objections, isMade: true };
}

function isBeyond({ on }: TimelineStep, { at }: Until): boolean {
  return at !== undefined && on !== undefined && on.to > at.to;
}

/** The Initial Set is nobody's move. A Judgment on the first proposal excuses its faults. */
function settledAtFirst(
  start: Context,
  made: StepResult,
  steps: readonly TimelineStep[],
): StepResult {
  const first = steps.find((step) => step.kind === 'propose');
  if (made.objections.length === 0 || !first) return made;
  const context = { ...start, state: made.state };
  const record = recordOfStep(first);
  const settled = judgedMove(context, record);
  const isOpen = made.objections.some(({ code }) => code === 'reading/open');
  if (!settled || (isOpen && isReachOpen(context, record, settled))) return made;
  const { judgment } = settled;
  for (const { message, at, rule } of made.objections) {
    addNote(context, {
      code: 'by-judgment',
      at,
      rule,
      message: `The game begins anyway, since Judgment ${judgment.number} settles ${recordWords(record)}. Without it: ${message}`,
    });
  }
  return { ...made, objections: [] };
}

/** The faults that make an Initial Set unplayable from the start. */
function checkLaid(context: Context): Objections {
  return checkDeclarations(context, { law: emptyLaw([]) }, keySpot(context.game, 'ruleset'));
}

/** Makes version 0: the Initial Set before the first move. */
function layInitialSet(context: Context, ruleset: WrittenRuleset): State {
  const { started } = context.game;
  const at = keySpot(context.game, 'ruleset');
  const cards = ruleset.cards.map(({ number, title, tier, text, mechanics }) => () => {
    const id = String(number);
    const rule: Rule = {
      id,
      number,
      numbers: [number],
      effectiveNumber: number,
      tier,
      text,
      layers: [{ text, ...withoutUndefined({ title, mechanics }) }],
      amended: false,
      isInitial: true,
      ...withoutUndefined({ title, mechanics }),
    };
    return { id, kind: 'initial', rule } as const;
  });
  const made = { cause: { by: 'initial' }, ground: SETUP, at } as const;
  const laid = makeVersion({ ...context, ...(started && { on: started }) }, cards, made);
  const position = { ...context, state: laid };
  reportAll(context, checkLaid(position));
  const worded = ruleset.cards.flatMap(({ file, mechanics }) =>
    mechanics ? [{ mechanics, at: { file, path: ['mechanics'] } }] : [],
  );
  reportAll(context, checkNamesLaid(context, laid, worded));
  const inquiry = inquire(position, { during: undefined, at });
  return giveStarts(inquiry, laid.seats);
}
