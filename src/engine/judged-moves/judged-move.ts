/** What a Judgment makes of a move, as far as it reaches that move (Suber's 212). */
import type { GameRecord } from '../../records/types.ts';
import { decide, type Inquiry, plainInquiry } from '../decisions/decide.ts';
import type { SettledRecord } from '../results/decision.ts';
import type { SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { spot } from '../state/make-finding.ts';
import { unobjected, type Warrant } from '../timeline/warrant.ts';

/**
 * What the last Judgment says of a record that may settle it. Whether one may that was invoked in
 * another turn is a reading, and so is whether one may settle an event; neither is reported while
 * the move stands without it.
 */
export function judgedMove(
  context: Context,
  record: GameRecord,
  standsAnyway: boolean,
): SettledMove | undefined {
  return context.bindings
    .settled(record)
    .findLast((settled) => reaches(context, record, settled, standsAnyway));
}

/** What lets a record stand that breaks a rule: a Judgment, or that nobody objected to it. */
export function warrantFor(
  context: Context,
  record: GameRecord,
  standsAnyway: boolean,
): Warrant | undefined {
  const settled = judgedMove(context, record, standsAnyway);
  if (settled) return { by: 'judgment', judgment: settled.judgment };
  return unobjected(context.game, record);
}

function named(record: GameRecord): SettledRecord {
  if ('changes' in record) return { proposal: record.number };
  // What a Judgment settles has an id, by which the Judgment calls it.
  return 'question' in record ? { judgment: record.number } : { event: record.id ?? '' };
}

/** A proposal, a Judgment or a throw is part of a turn; no other event is. */
function isPartOfTurn(record: GameRecord): boolean {
  return !('fact' in record) || record.fact.kind === 'roll';
}

function reaches(
  context: Context,
  record: GameRecord,
  { judgment, is, path, ownTurn }: SettledMove,
  standsAnyway: boolean,
): boolean {
  if (ownTurn && isPartOfTurn(record)) return true;
  const asRead = ({ reader }: Inquiry) =>
    (ownTurn || reader.take('past-moves') === 'yes') &&
    (isPartOfTurn(record) || reader.take('judged-events') === 'yes');
  const at = spot(judgment, ...path);
  const during = context.bindings.turnOf(judgment.name);
  if (is === 'legal' && standsAnyway) {
    return asRead(plainInquiry(context, { during, at }));
  }
  const settled = named(record);
  return decide(context, {
    during,
    at,
    what: { kind: 'settled-record', judgment: judgment.number, record: settled },
    compute: asRead,
    describe: (isSettled) => ({ settled, is: isSettled ? is : undefined }),
  });
}
