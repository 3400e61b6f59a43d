/** Finds each record of a game in a different revision, and says which records are settled. */
import { once } from '../../helpers/once.ts';
import type { WrittenJudgment } from '../kinds/judgment.ts';
import type { GameRecord, WrittenEvent, WrittenGame, WrittenProposal } from '../types.ts';
import { type Fact, statement } from './fact.ts';
import { type KindName, standingOf } from './kinds.ts';
import { STATED } from './stated.ts';

export type Pairs<Row> = ReadonlyMap<Row, Row | undefined>;

export type GamePairs = ReturnType<typeof pairGame>;

export function pairGame(then: WrittenGame, now: WrittenGame) {
  return {
    proposals: pair(then.proposals, now.proposals, [
      proposalSays,
      (p) => `${p.number} ${p.file}`,
      (p) => String(p.number),
      (p) => p.file,
    ]),
    judgments: pair(then.judgments, now.judgments, [(j) => String(j.number), (j) => j.file]),
    events: pair(then.events, now.events, [
      eventSays,
      (event) => `${event.file} ${event.on?.text} ${event.fact.kind}`,
      (event) => `${event.file} ${event.path.join(' ')}`,
    ]),
  };
}

// Both leave commentary out.
const proposalSays = once((proposal: WrittenProposal) => {
  return statement(STATED.proposal.facts(proposal).filter(isSettled('proposal')));
});
const eventSays = once((event: WrittenEvent) => {
  return statement(STATED.event.facts(event).filter(isSettled('event')));
});

function isSettled(kind: KindName): (fact: Fact) => boolean {
  return ({ key }) => standingOf(kind, key) !== 'commentary';
}

/** Every fact of a game's records but commentary. A game that goes on keeps them, and has more. */
export function factsOfRecords({ proposals, judgments, events }: WrittenGame): readonly string[] {
  const told = (kind: KindName, name: string, facts: readonly Fact[]) =>
    facts.filter(isSettled(kind)).map(({ name: key, says }) => `${name} ${key} ${says}`);
  return [
    ...proposals.flatMap((each) => told('proposal', each.name, STATED.proposal.facts(each))),
    ...judgments.flatMap((each) => told('judgment', each.name, STATED.judgment.facts(each))),
    ...events.map((event, place) => `${place} ${eventSays(event)}`),
  ];
}

/**
 * Finds the record of `now` for each record of `then`; `undefined` if it is gone. Tries the keys one after
 * another, the surest first, and uses no record twice. Records with equal keys are paired in order.
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

/** All records of a game, each with its later form. */
export function allPairs({ proposals, judgments, events }: GamePairs): Pairs<GameRecord> {
  return new Map<GameRecord, GameRecord | undefined>([...proposals, ...judgments, ...events]);
}

/** The earlier form of every present record. A new record has no entry. */
export function originsOf<Row>(pairs: Pairs<Row>): ReadonlyMap<Row, Row> {
  return new Map([...pairs].flatMap(([was, is]) => (is ? [[is, was]] : [])));
}

/** The vote is over, or there will be none. */
export function isDecided({ closed, withdrawn, outcome, lost }: WrittenProposal): boolean {
  return closed !== undefined || withdrawn !== undefined || outcome !== undefined || lost;
}

export function isGiven({ bench }: WrittenJudgment): boolean {
  return bench.some(({ ruling }) => ruling !== undefined);
}
