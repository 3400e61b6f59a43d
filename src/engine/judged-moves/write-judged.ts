/** Writes down with an event or with a Judgment what another Judgment made of it. */

import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type { GameRecord, WrittenEvent } from '../../records/types.ts';
import type { JudgedAct } from '../results/judged.ts';
import type { SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { writeJudgment } from '../state/write-log.ts';
import { judgedMove } from './judged-move.ts';

export function writeJudged(
  context: Context,
  record: WrittenEvent | WrittenJudgment,
  judged: JudgedAct,
): void {
  if ('question' in record) writeJudgedJudgment(context, record, judged);
  else writeJudgedEvent(context, record, judged);
}

function writeJudgedJudgment(context: Context, { name }: WrittenJudgment, judged: JudgedAct): void {
  const known = context.recorder.log.judgments.get(name);
  if (!known) return;
  const earlier = known.judged?.objections ?? [];
  const objections = [...earlier, ...judged.objections];
  writeJudgment(context, { ...known, judged: { ...judged, objections } });
}

/** The event is the last thing that happened, but for what followed from it. */
function writeJudgedEvent({ recorder }: Context, event: WrittenEvent, judged: JudgedAct): void {
  const { log } = recorder;
  const place = log.timeline.findIndex((entry) => entry.kind === 'event' && entry.event === event);
  const entry = log.timeline.get(place);
  if (entry?.kind !== 'event') return;
  const later = log.timeline.take(place).toArray();
  const earlier = log.timeline.skip(place + 1);
  const objections = [...(entry.judged?.objections ?? []), ...judged.objections];
  const marked = earlier.push({ ...entry, judged: { ...judged, objections } });
  recorder.log = { ...log, timeline: marked.pushAll(later) };
}

/* What a Judgment finds illegal, or equally legal and illegal, is not made. */

/** The Judgment that sets a record aside, where one does. */
export function struckBy(context: Context, record: GameRecord): SettledMove | undefined {
  const settled = judgedMove(context, record);
  return settled && settled.is !== 'legal' ? settled : undefined;
}

/** That it is not made, in words. */
export function struckWords(what: string, { is, judgment }: SettledMove): string {
  const found = is === 'illegal' ? 'illegal' : 'equally legal and illegal';
  const standing = is === 'illegal' ? 'void' : 'undetermined';
  return `${what} is ${standing}: Judgment ${judgment.number} finds it ${found}.`;
}
