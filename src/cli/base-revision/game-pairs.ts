/** Which record of a game in one revision is which record in another, and which records are settled. */
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type {
  GameRecord,
  WrittenEvent,
  WrittenGame,
  WrittenProposal,
} from '../../records/types.ts';
import { eventFacts, proposalFacts, statement } from './stated.ts';

export type Pairs<Row> = ReadonlyMap<Row, Row | undefined>;

export interface GamePairs {
  readonly proposals: Pairs<WrittenProposal>;
  readonly judgments: Pairs<WrittenJudgment>;
  readonly events: Pairs<WrittenEvent>;
}

export function pairGame(then: WrittenGame, now: WrittenGame): GamePairs {
  return {
    proposals: pair(then.proposals, now.proposals, [
      (p) => statement(proposalFacts(p)),
      (p) => `${p.number} ${p.file}`,
      (p) => String(p.number),
      (p) => p.file,
    ]),
    judgments: pair(then.judgments, now.judgments, [(j) => String(j.number), (j) => j.file]),
    events: pair(then.events, now.events, [
      (event) => statement(eventFacts(event)),
      (event) => `${event.file} ${event.on?.text} ${event.fact.kind}`,
      (event) => `${event.file} ${event.path.join(' ')}`,
    ]),
  };
}

/**
 * The record of `now` that each record of `then` became; `undefined` if it is gone. The keys are
 * tried one after another, the surest first, and no record is used twice. Records with equal keys
 * are paired in order.
 */
export function pair<Row>(
  then: readonly Row[],
  now: readonly Row[],
  keys: readonly ((record: Row) => string)[],
): ReadonlyMap<Row, Row | undefined> {
  const pairs = new Map<Row, Row | undefined>(then.map((record) => [record, undefined]));
  const free = new Set(now);
  for (const keyOf of keys) {
    const waiting = Map.groupBy([...free].reverse(), keyOf);
    for (const [record, found] of pairs) {
      if (found !== undefined) continue;
      const match = waiting.get(keyOf(record))?.pop();
      if (match === undefined) continue;
      pairs.set(record, match);
      free.delete(match);
    }
  }
  return pairs;
}

/** All records of a game, each with what it became. */
export function allPairs({ proposals, judgments, events }: GamePairs): Pairs<GameRecord> {
  return new Map<GameRecord, GameRecord | undefined>([...proposals, ...judgments, ...events]);
}

/** The earlier form of every record that is there now; a new record has no entry. */
export function originsOf<Row>(pairs: Pairs<Row>): ReadonlyMap<Row, Row> {
  return new Map([...pairs].flatMap(([was, is]) => (is ? [[is, was]] : [])));
}

/** What a message calls a record. */
export function nameOf(record: GameRecord): string {
  if ('changes' in record) return `Proposal ${record.number}`;
  if ('bench' in record) return `Judgment ${record.number}`;
  return `The ${eventName(record)}`;
}

/** `event of 2009-10-23 (roll)`. */
export function eventName({ on, fact }: WrittenEvent): string {
  return `event${on ? ` of ${on.text}` : ''} (${fact.kind})`;
}

/** Whether its vote is over, or there will be none. */
export function isDecided({ closed, withdrawn, outcome, lost }: WrittenProposal): boolean {
  return closed !== undefined || withdrawn !== undefined || outcome !== undefined || lost;
}

export function isGiven({ bench }: WrittenJudgment): boolean {
  return bench.some(({ ruling }) => ruling !== undefined);
}
