/** Writes the results of the replay into the log. */
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { GameRecord, WrittenEvent, WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import type { EventGround, Judgment, TimelineAct } from '../results/types.ts';
import { recordKey } from '../timeline/record-words.ts';
import type { Context } from './context.ts';
import { type KnownProposal, since, withAll } from './log.ts';
import { finding, illegal, type NewFinding, type Objections } from './make-finding.ts';
import type { Plan } from './state.ts';

/** Adds a proposal, or its new state. */
export function writeProposal({ recorder }: Context, proposal: KnownProposal): void {
  const { log } = recorder;
  const { name } = proposal.written;
  recorder.log = { ...log, proposals: log.proposals.set(name, proposal) };
}

export function writeWithdrawn(context: Context, name: string): void {
  const known = context.recorder.log.proposals.get(name);
  if (known) writeProposal(context, { ...known, outcome: 'withdrawn' });
}

/** Keeps a rule before and after a change, so that its words and mechanics can be compared. */
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

/** Keeps that an illegal record counts, since nobody objected. */
export function writeUnobjected({ recorder }: Context, record: GameRecord): void {
  const { log } = recorder;
  recorder.log = { ...log, unobjected: log.unobjected.set(recordKey(record), true) };
}

/** Keeps the ground of an event. */
export function writeGround({ recorder }: Context, event: WrittenEvent, ground: EventGround): void {
  const { log } = recorder;
  recorder.log = { ...log, grounds: log.grounds.set(recordKey(event), ground) };
}

/** Adds a Judgment, or its new state. */
export function writeJudgment({ recorder }: Context, judgment: Judgment): void {
  const { log } = recorder;
  const { name } = judgment.written;
  recorder.log = { ...log, judgments: log.judgments.set(name, judgment) };
}

/** Adds an entry to the timeline; the context's position is the one after it. */
export function addToTimeline({ recorder, on, state }: Context, happened: TimelineAct): void {
  const { log } = recorder;
  const entry = { ...dated(on), version: state.version, ...happened };
  recorder.log = { ...log, timeline: log.timeline.push(entry) };
}

/** Adds one objection; the move has no result. */
export function reportIllegal(context: Context, said: NewFinding): undefined {
  reportAll(context, illegal(context, said));
}

/** Adds objections to the present move. */
export function reportAll({ recorder }: Context, found: Objections): void {
  const { log } = recorder;
  if (found.length > 0) recorder.log = { ...log, objections: withAll(log.objections, found) };
}

/** Adds final findings: notes, and the objections that stop the replay. */
export function addFindings({ recorder }: Context, found: Objections): void {
  const { log } = recorder;
  recorder.log = { ...log, findings: withAll(log.findings, found) };
}

/** Adds a note, which is no fault. */
export function addNote(context: Context, said: NewFinding): void {
  addFindings(context, [finding(context, said, 'note')]);
}

export interface Attempt<Result> {
  readonly result: Result;
  readonly objections: Objections;
}

/** Applies a record and returns its faults without logging them. */
export function attempt<Result>({ recorder }: Context, make: () => Result): Attempt<Result> {
  const { objections: before } = recorder.log;
  const result = make();
  const { objections } = recorder.log;
  if (objections === before) return { result, objections: [] };
  recorder.log = { ...recorder.log, objections: before };
  return { result, objections: since(before, objections) };
}

/** The date for an entry; no key if there is none. */
export function dated(moment: Moment | undefined): { on?: Moment } {
  return moment ? { on: moment } : {};
}
