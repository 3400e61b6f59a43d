/** What a Judgment makes of a move, as far as it reaches that move (Suber's 212). */
import type { SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import type { Decision } from '../state/decision.ts';
import { recordWords } from '../state/record-words.ts';
import { spot } from '../state/report.ts';
import type { Entry } from '../state/turns-recorded.ts';
import { unobjected, type Warrant } from '../state/warrant.ts';
import { decide, plainInquiry } from './decide.ts';

/**
 * What the last Judgment says of a record that may settle it. Whether one may that was invoked in
 * another turn is a reading, which is not reported while the move stands without it.
 */
export function judgedMove(
  context: Context,
  record: Entry,
  standsAnyway: boolean,
): SettledMove | undefined {
  return context.bindings
    .settled(record)
    .findLast((settled) => settled.ownTurn || reachesOut(context, record, settled, standsAnyway));
}

/** On whose word a record stands: a Judgment's, or that of all who did not object to it. */
export function warrantFor(
  context: Context,
  record: Entry,
  standsAnyway: boolean,
): Warrant | undefined {
  const settled = judgedMove(context, record, standsAnyway);
  if (settled) return { by: 'judgment', judgment: settled.judgment };
  return unobjected(context.game, record);
}

function named(record: Entry): Extract<Decision, { kind: 'settled-record' }>['record'] {
  if ('changes' in record) return { proposal: record.number };
  return 'question' in record ? { judgment: record.number } : recordWords(record);
}

function reachesOut(
  context: Context,
  record: Entry,
  { judgment, is, path }: SettledMove,
  standsAnyway: boolean,
): boolean {
  const at = spot(judgment, ...path);
  const during = context.bindings.turnOf(judgment.name);
  if (is === 'legal' && standsAnyway) {
    return plainInquiry(context, { during, at }).reader.take('past-moves') === 'yes';
  }
  const what = recordWords(record);
  return decide(context, {
    during,
    at,
    what: { kind: 'settled-record', judgment: judgment.number, record: named(record) },
    compute: ({ reader }) => reader.take('past-moves') === 'yes',
    describe: (reaches) => (reaches ? `${what} is ${is}` : 'it is as the rules have it'),
  });
}
