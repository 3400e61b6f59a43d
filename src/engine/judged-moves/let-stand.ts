/** A Judgment that a move is legal lets it stand, whatever the rules say of it (Suber's 212). */
import type { Finding } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type { GameRecord } from '../../records/types.ts';
import type { Judgment } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { addNote, attempt, reportAll, writeUnobjected } from '../state/write-log.ts';
import { type Excuse, standingWords, unobjected } from '../timeline/excuse.ts';
import { isReachOpen, judgedMove } from './judged-move.ts';
import { writeJudged } from './write-judged.ts';
import { writeObjections } from './write-unjudged.ts';

/**
 * The Judgment that lets a record stand, unless whether it reaches the record is left open; or that
 * nobody objected to it, where the game lets such records stand.
 */
export function excuseFor(context: Context, record: GameRecord): Excuse | undefined {
  const settled = judgedMove(context, record);
  if (!settled) return unobjected(context.game, record);
  const { judgment } = settled;
  if (settled.is !== 'legal' || standsOn(context, judgment, record)) return undefined;
  // What is left open does not settle what is left open.
  const isOpen = context.recorder.log.objections.some(({ code }) => code === 'reading/open');
  return isOpen && isReachOpen(context, record, settled) ? undefined : { by: 'judgment', judgment };
}

/**
 * Whether a Judgment that breaks the rules stands only by the record, directly or through other
 * Judgments. A Judge may decide whether they are the Judge (212), but two players who are not Judges
 * cannot make each other Judges.
 */
function standsOn({ recorder }: Context, judgment: WrittenJudgment, record: GameRecord): boolean {
  if (!('question' in record) || judgment === record) return false;
  const passed = new Set<string>();
  for (let at: string | undefined = judgment.name; at !== undefined && !passed.has(at); ) {
    passed.add(at);
    const judged: Judgment['judged'] = recorder.log.judgments.get(at)?.judged;
    at = judged?.is === 'legal' ? judged.judgment : undefined;
    if (at === record.name) return true;
  }
  return false;
}

/** Does something with a record. What is wrong with that is noted where a Judgment lets it stand. */
export function attemptJudged<Result>(context: Context, record: GameRecord, make: () => Result) {
  const { result, objections } = attempt(context, make);
  if (objections.length === 0) return { result, objections };
  const { result: warrant, objections: all } = attempt(context, () => {
    reportAll(context, objections);
    return excuseFor(context, record);
  });
  if (!warrant) return { result, objections: all };
  noteStanding(context, record, { objections, warrant });
  return { result, objections: [] };
}

export interface StandingRecord {
  readonly objections: readonly Finding[];
  readonly warrant: Excuse;
  /** What of it could not be made all the same, in a sentence. */
  readonly unmade?: string | undefined;
}

/** Notes the objections to a record that stands all the same, each with what lets it stand. */
export function noteStanding(
  context: Context,
  record: GameRecord,
  { objections, warrant, unmade }: StandingRecord,
): void {
  if (warrant.by === 'nobody') writeUnobjected(context, record);
  else if ('changes' in record) writeObjections(context, record.name, objections);
  else {
    const messages = objections.map(({ message }) => message);
    writeJudged(context, record, {
      judgment: warrant.judgment.name,
      is: 'legal',
      objections: messages,
    });
  }
  const rest = unmade === undefined ? '' : ` ${unmade}`;
  const { code, lets, without } = standingWords(warrant, record);
  for (const { message, at, rule, mismatch } of objections) {
    addNote(context, {
      code,
      at,
      ...withoutUndefined({ rule, mismatch }),
      message: `${lets}. ${without} ${message}${rest}`,
    });
  }
}
