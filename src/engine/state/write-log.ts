/** Writing into the log what the replay finds: what happened, what is wrong, what a reader should know. */
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { GameRecord, WrittenEvent, WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import type { EventGround, Happened, Judgment } from '../results/types.ts';
import { recordKey } from '../timeline/record-words.ts';
import type { Context } from './context.ts';
import { type KnownProposal, since, withAll } from './log.ts';
import { finding, illegal, type NewFinding, type Objections } from './make-finding.ts';
import type { Plan } from './state.ts';

/** Writes a proposal down, or what has become of it since. */
export function writeProposal({ recorder }: Context, proposal: KnownProposal): void {
  const { log } = recorder;
  const { name } = proposal.written;
  recorder.log = { ...log, proposals: log.proposals.set(name, proposal) };
}

/** Writes down what has become of a proposal, if it was made. */
export function updateProposal(
  context: Context,
  name: string,
  change: (known: KnownProposal) => Partial<KnownProposal>,
): void {
  const known = context.recorder.log.proposals.get(name);
  if (known) writeProposal(context, { ...known, ...change(known) });
}

/** Writes down what a change makes of a rule, to be asked whether its words and mechanics differ. */
export function writeRewording(
  { recorder }: Context,
  { kind, change, before, after, at }: Plan,
  proposal?: WrittenProposal,
): void {
  if (!after?.mechanics || after.lost || (kind !== 'enact' && kind !== 'amend')) return;
  const { log } = recorder;
  const rewording = { change, after, at, ...withoutUndefined({ before, proposal }) };
  recorder.log = { ...log, rewordings: log.rewordings.push(rewording) };
}

/** Writes down that a record breaks a rule and stands, since nobody objected. */
export function writeUnobjected({ recorder }: Context, record: GameRecord): void {
  const { log } = recorder;
  recorder.log = { ...log, unobjected: log.unobjected.set(recordKey(record), true) };
}

/** Writes down on what an event rests. */
export function writeGround({ recorder }: Context, event: WrittenEvent, ground: EventGround): void {
  const { log } = recorder;
  recorder.log = { ...log, grounds: log.grounds.set(recordKey(event), ground) };
}

/** Writes a Judgment down, or what has become of it since. */
export function writeJudgment({ recorder }: Context, judgment: Judgment): void {
  const { log } = recorder;
  const { name } = judgment.written;
  recorder.log = { ...log, judgments: log.judgments.set(name, judgment) };
}

/** Writes down that something has happened, after which the position is that of the context. */
export function addToTimeline({ recorder, on, state }: Context, happened: Happened): void {
  const { log } = recorder;
  const entry = { ...dated(on), version: state.version, ...happened };
  recorder.log = { ...log, timeline: log.timeline.push(entry) };
}

export function reportIllegal(context: Context, said: NewFinding): void {
  reportAll(context, illegal(context, said));
}

/** Makes objections that have been found to the move now being made. */
export function reportAll({ recorder }: Context, found: Objections): void {
  const { log } = recorder;
  if (found.length > 0) recorder.log = { ...log, objections: withAll(log.objections, found) };
}

/** Writes findings that are final: notes, and the objections at which the replay stops. */
export function addFindings({ recorder }: Context, found: Objections): void {
  const { log } = recorder;
  recorder.log = { ...log, findings: withAll(log.findings, found) };
}

/** Something that a reader should know, and that is no fault. */
export function addNote(context: Context, said: NewFinding): void {
  addFindings(context, [finding(context, said, 'note')]);
}

export interface Attempt<Result> {
  readonly result: Result;
  readonly objections: Objections;
}

/** The result of an attempt, whose objections are made to the move now being made. */
export function reporting<Result>(
  context: Context,
  { result, objections }: Attempt<Result>,
): Result {
  reportAll(context, objections);
  return result;
}

/** Makes something of a record, and returns its faults. They are not left in the log. */
export function attempt<Result>({ recorder }: Context, make: () => Result): Attempt<Result> {
  const { objections: before } = recorder.log;
  const result = make();
  const { objections } = recorder.log;
  if (objections === before) return { result, objections: [] };
  recorder.log = { ...recorder.log, objections: before };
  return { result, objections: since(before, objections) };
}

/** The date of an entry; no key at all if none is recorded. */
export function dated(moment: Moment | undefined): { on?: Moment } {
  return moment ? { on: moment } : {};
}
