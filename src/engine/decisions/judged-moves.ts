/** The effect of a Judgment on the moves that it reaches (Suber's 212). */
import type { Code } from '../../diagnostics/codes.ts';
import type { FindingClass } from '../../diagnostics/register/entry.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import { withoutEnd } from '../../helpers/without-end.ts';
import { lawOn } from '../../law/in-force/law.ts';
import type { Settlement, WrittenJudgment } from '../../records/kinds/judgment.ts';
import type {
  GameRecord,
  WrittenEvent,
  WrittenGame,
  WrittenProposal,
} from '../../records/types.ts';
import type { JudgedAct, JudgedMove, Judgment } from '../results/types.ts';
import type { SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { type Objection, type Objections, spot } from '../state/make-finding.ts';
import {
  addNote,
  attempt,
  reportAll,
  writeJudgment,
  writeProposal,
  writeUnobjected,
} from '../state/write-log.ts';
import { recordKey, recordWords } from '../timeline/record-words.ts';
import { answerPrevails, askReading, hasForce, inquireIn, isOpen } from './inquiry.ts';

/**
 * The last Judgment's answer about a record, or about change number `part` of it, from 1.
 * Whether a Judgment of another turn may answer it is a reading. So is whether it may settle an event.
 */
export function judgedMove(
  context: Context,
  record: GameRecord,
  part?: number,
): SettledMove | undefined {
  return context.bindings
    .settled(record)
    .findLast((settled) => settled.part === part && reaches(context, record, settled));
}

/**
 * The grounds that could excuse an illegal record: a Judgment about it, or silence of all players.
 * `excuseFor` checks whether the Judgment reaches it and finds it legal.
 */
export function possibleExcuse(context: Context, record: GameRecord): Excuse | undefined {
  const settled = judgedMove(context, record);
  if (settled) return { by: 'judgment', judgment: settled.judgment };
  return unobjected(context.game, record);
}

/** The excuse that the record needs to stand; its effects then rest on that excuse. */
export function excuseUnder(context: Context, record: GameRecord): Excuse | undefined {
  const { objections, proposals, unobjected } = context.recorder.log;
  const earlier = 'changes' in record ? proposals.get(record.name)?.judged?.objections : undefined;
  const isFaulty = objections.size > 0 || earlier?.length || unobjected.has(recordKey(record));
  return isFaulty ? possibleExcuse(context, record) : undefined;
}

/** Proposals, Judgments and rolls are parts of a turn; other events are not. */
function isPartOfTurn(record: GameRecord): boolean {
  return !('fact' in record) || record.fact.kind === 'roll';
}

/** Whether a Judgment may settle a record, by the rules or by an earlier Judgment that says so. */
export function reaches(context: Context, record: GameRecord, settled: SettledMove): boolean {
  return (
    hasForce(context) &&
    (reachesByRule(context, record, settled) || hasJurisdiction(context, settled.judgment))
  );
}

/**
 * Whether another Judgment of the turn confirms this one, or this one itself does. By Suber's 212 one
 * Judge settles all questions of the turn, jurisdiction included.
 */
export function hasJurisdiction(
  { bindings }: Pick<Context, 'bindings'>,
  judgment: WrittenJudgment,
): boolean {
  return bindings.settled(judgment).findLast(({ ownTurn }) => ownTurn)?.is === 'legal';
}

/** Whether the rules let a Judgment settle a record, by its time and the kind of record. */
export function reachesByRule(
  context: Context,
  record: GameRecord,
  { judgment, path, ownTurn, isCompound }: SettledMove,
): boolean {
  if (isCompound && 'changes' in record)
    return askReading(context, 'compound-proposal', record.name) === 'no';
  if (ownTurn && isPartOfTurn(record)) return true;
  const { interpreter } = inquireIn(context, judgment, spot(judgment, ...path));
  return (
    (ownTurn || interpreter.ask('past-moves') === 'yes') &&
    (isPartOfTurn(record) || interpreter.ask('judged-events') === 'yes')
  );
}

/** Whether the players left open if a Judgment reaches a record. */
export function isReachOpen(
  context: Context,
  record: GameRecord,
  { judgment, ownTurn }: SettledMove,
): boolean {
  if (hasJurisdiction(context, judgment)) return false;
  const during = context.bindings.turnOf(judgment.name);
  return (
    (!ownTurn && isOpen(context, 'past-moves', during)) ||
    (!isPartOfTurn(record) && isOpen(context, 'judged-events', during))
  );
}

export type Excuse =
  | { readonly by: 'judgment'; readonly judgment: WrittenJudgment }
  /** Nobody objected, and play went on. */
  | { readonly by: 'nobody'; readonly why: string };

/** The record's statement that nobody objected, if the game accepts it. */
export function unobjected(
  { unobjected: rule }: WrittenGame,
  { stands }: GameRecord,
): Excuse | undefined {
  return rule && stands && { by: 'nobody', why: stands.why };
}

/** Notes on an event or a Judgment how another Judgment changed it. */
export function writeJudged(
  context: Context,
  record: WrittenEvent | WrittenJudgment,
  judged: JudgedAct,
): void {
  const { judgments } = context.recorder.log;
  const known = 'question' in record ? judgments.get(record.name) : undefined;
  if (known) writeJudgment(context, { ...known, judged: withEarlier(known, judged) });
  if (!('fact' in record)) return;
  // The event is the last entry of the log, except for its own consequences.
  const { recorder } = context;
  const { log } = recorder;
  const place = log.timeline.findIndex((each) => each.kind === 'event' && each.event === record);
  const entry = log.timeline.get(place);
  if (entry?.kind !== 'event') return;
  const later = log.timeline.take(place).toArray();
  const marked = log.timeline
    .skip(place + 1)
    .push({ ...entry, judged: withEarlier(entry, judged) });
  recorder.log = { ...log, timeline: marked.pushAll(later) };
}

/** Adds to the objections noted before. */
function withEarlier(known: { readonly judged?: JudgedAct }, judged: JudgedAct): JudgedAct {
  return { ...judged, objections: [...(known.judged?.objections ?? []), ...judged.objections] };
}

/** The Judgment that a record is illegal, or neither legal nor illegal: the record has no effect. */
export function struckBy(context: Context, record: GameRecord): SettledMove | undefined {
  const settled = judgedMove(context, record);
  return settled && settled.is !== 'legal' ? settled : undefined;
}

/** Says in words that it has no effect. */
export function struckWords(what: string, { is, judgment }: SettledMove): string {
  const result = is === 'illegal' ? 'void' : 'undetermined';
  return `${what} is ${result}: Judgment ${judgment.number} finds it ${foundWords(is)}.`;
}

export function foundWords(is: SettledMove['is']): string {
  return is === 'undetermined' ? 'equally legal and illegal' : is;
}

/** Notes why the rules alone would refuse a settled move. */
export function writeObjections(context: Context, name: string, objections: Objections): void {
  const are = (kind: FindingClass) => objections.every(({ code }) => REGISTER[code].class === kind);
  // The vote's result is noted in any case.
  const messages = objections.flatMap(({ code, message }) =>
    code === 'outcome/mismatch' ? [] : [message],
  );
  const { unjudged } = context.recorder.log.proposals.get(name)?.judged ?? {};
  // If figures disagree, the move keeps the result of its vote.
  const kept = are('disputed') ? unjudged : undefined;
  writeUnjudged(context, name, kept ?? (are('undetermined') ? 'undetermined' : 'void'), messages);
}

/** Notes the result of a settled move by the rules alone. */
export function writeUnjudged(
  context: Context,
  name: string,
  unjudged: JudgedMove['unjudged'] & string,
  objections: readonly string[] = [],
): void {
  const { proposals, judgments } = context.recorder.log;
  const known = proposals.get(name);
  if (!known?.judged) return;
  const { judgment, objections: earlier } = known.judged;
  const until = judgments.get(judgment)?.status !== 'given';
  const all = [...earlier, ...objections];
  writeProposal(context, {
    ...known,
    judged: { ...known.judged, unjudged, objections: all, until },
  });
}

/**
 * The Judgment that excuses a record, whatever the rules say (Suber's 212). It must surely reach the
 * record. If the game accepts it, silence of all players also excuses.
 */
export function excuseFor(context: Context, record: GameRecord): Excuse | undefined {
  const settled = judgedMove(context, record);
  if (!settled)
    return isLeftToSilence(context, record) ? unobjected(context.game, record) : undefined;
  const { judgment } = settled;
  if (settled.is !== 'legal' || standsOnlyBy(context, judgment, record)) return undefined;
  // If it is open whether the Judgment reaches the record, the Judgment settles nothing here.
  const isOpen = context.recorder.log.objections.some(({ code }) => code === 'reading/open');
  return isOpen && isReachOpen(context, record, settled) ? undefined : { by: 'judgment', judgment };
}

/**
 * Whether silence may lift the objections. Alone it decides no vote and no seat, and appoints no Judge.
 */
function isLeftToSilence(context: Context, record: GameRecord): boolean {
  if ('question' in record && givesAnything(context, record)) return false;
  const deciding = context.recorder.log.objections.filter(({ code }) => DECIDING.has(code));
  return deciding.size === 0 || silenceDecides(context, deciding);
}

const DECIDING: ReadonlySet<Code> = new Set(['outcome/mismatch', 'seat/no-authority']);

/**
 * Whether that nobody objected adopts proposals against their votes, and puts players out: a reading. If a rule
 * says so, it has to prevail over the rules on adoption on which the objections rest.
 */
export function silenceDecides(
  context: Context,
  objections: Iterable<Pick<Objection, 'rule'>>,
): boolean {
  const { proposal: during } = context.state.turn;
  if (askReading(context, 'silence-decides', during) !== 'yes') return false;
  const answer = { reading: 'silence-decides', during, slot: 'adoption' } as const;
  return answerPrevails(context, answer, objections);
}

/**
 * Whether a Judgment that breaks the rules rests only on the record, directly or through other Judgments.
 * A Judge may decide who the Judge is (212). But two players who are no Judges cannot appoint each other,
 * and no Judgment confirms itself.
 */
function standsOnlyBy(context: Context, judgment: WrittenJudgment, record: GameRecord): boolean {
  const isJudgment = 'question' in record;
  if (isJudgment && judgment === record) return givesAnything(context, judgment);
  const passed = new Set<string>();
  for (let at: string | undefined = judgment.name; at !== undefined; ) {
    if (passed.has(at)) return !isJudgment || givesAnything(context, record);
    passed.add(at);
    const judged: Judgment['judged'] = context.recorder.log.judgments.get(at)?.judged;
    at = judged?.is === 'legal' ? judged.judgment : undefined;
    if (isJudgment && at === record.name) return true;
  }
  return false;
}

/** Whether the Judgment makes somebody win or receive something, or a record needs it. */
export function givesAnything(
  context: Context,
  judgment: WrittenJudgment,
  passed: ReadonlySet<WrittenJudgment> = new Set(),
): boolean {
  const { state, bindings, recorder } = context;
  if (givesByItself(judgment)) return true;
  // By Suber's 213 a move that is both legal and illegal makes somebody win.
  const isParadox = judgment.settles.some(
    (each) => each.kind === 'move' && each.is === 'undetermined',
  );
  if (isParadox && lawOn(state.law, 'deadlock')) return true;
  return bindings.settledBy(judgment).some(({ record, is }) => {
    if ('fact' in record) return record.fact.kind === 'winner' || is === 'legal';
    if ('question' in record)
      return (
        !passed.has(record) &&
        is === 'legal' &&
        givesAnything(context, record, new Set([...passed, judgment]))
      );
    const { judged } = recorder.log.proposals.get(record.name) ?? {};
    return judged?.judgment === judgment.name && judged.objections.length > 0;
  });
}

/** Whether the Judgment itself names a winner or somebody who receives something. */
export function givesByItself({ settles }: WrittenJudgment): boolean {
  return settles.some(({ kind }) => GIVING.has(kind));
}

const GIVING: ReadonlySet<Settlement['kind']> = new Set(['winner', 'points', 'change', 'play']);

/** Applies a record. If a Judgment excuses its faults, they become notes. */
export function attemptJudged<Result>(context: Context, record: GameRecord, make: () => Result) {
  const { result, objections } = attempt(context, make);
  if (objections.length === 0) return { result, objections };
  const { result: excuse, objections: all } = attempt(context, () => {
    reportAll(context, objections);
    return excuseFor(context, record);
  });
  if (!excuse) return { result, objections: all };
  noteExcused(context, record, { objections, excuse });
  return { result, objections: [] };
}

interface ExcusedRecord {
  readonly objections: Objections;
  readonly excuse: Excuse;
  /** The part that could not take effect, in a sentence. */
  readonly unmade?: string | undefined;
  /** The change that counts, as its number from 1, if the proposal has several. */
  readonly part?: number | undefined;
  /** Something else that counts, in words. */
  readonly too?: string;
}

/** Notes the objections to a record that counts nevertheless, each with its excuse. */
export function noteExcused(
  context: Context,
  record: GameRecord,
  { objections, excuse, unmade }: ExcusedRecord,
): void {
  if (excuse.by === 'nobody') writeUnobjected(context, record);
  else if ('changes' in record) writeObjections(context, record.name, objections);
  else {
    const messages = objections.map(({ message }) => message);
    writeJudged(context, record, {
      judgment: excuse.judgment.name,
      is: 'legal',
      objections: messages,
    });
  }
  noteLifted(context, record, { objections, excuse, unmade });
}

/** Notes each objection with its excuse. */
export function noteLifted(
  context: Context,
  record: GameRecord,
  { objections, excuse, unmade, part, too = '' }: ExcusedRecord,
): void {
  const isJudged = excuse.by === 'judgment';
  const of = part === undefined ? '' : `Change ${part} of `;
  const lets = isJudged
    ? `Judgment ${excuse.judgment.number} lets ${of}${recordWords(record)} stand${too}. Without it:`
    : `${recordWords(record, 'The')} stands${too}. Nobody objected: ${withoutEnd(excuse.why, /[.\s]/)}. By the rules:`;
  for (const { message, at, rule, mismatch } of objections) {
    const code = isJudged ? 'by-judgment' : 'unobjected';
    const words = [lets, message, unmade].filter(Boolean).join(' ');
    addNote(context, { code, at, rule, mismatch, message: words });
  }
}

/** Notes the objection to one change of a proposal, if a Judgment lets that change stand. */
export function noteJudgedPart(
  context: Context,
  proposal: WrittenProposal,
  part: number,
  objection: Objection,
): boolean {
  const judgment = judgedMove(context, proposal, part)?.judgment;
  if (!judgment) return false;
  const excuse = { by: 'judgment', judgment } as const;
  noteLifted(context, proposal, { objections: [objection], excuse, part });
  return true;
}
