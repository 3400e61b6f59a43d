/** All differences between two revisions of the records. */
import type { Records, WrittenGame, WrittenRuleset } from '../types.ts';
import { differencesOf, type Pair, type RecordChange } from './differences.ts';
import type { KindName, Kinds } from './kinds.ts';
import { type GamePairs, type Pairs, pair, pairGame } from './pairs.ts';

export interface ChangedGame {
  readonly was: WrittenGame;
  readonly is: WrittenGame;
  readonly pairs: GamePairs;
  readonly changes: readonly RecordChange[];
}

export interface RevisionComparison {
  readonly then: Records;
  readonly now: Records;
  /** The games that both revisions have, and that can be read. */
  readonly games: readonly ChangedGame[];
  /** By id, for rulesets of the earlier revision that can be read. */
  readonly rulesets: ReadonlyMap<string, readonly RecordChange[]>;
}

/**
 * Leaves out records that cannot be read now, since they have findings of their own. If a part of the base
 * cannot be read, compares the other parts.
 */
export function compareRecords(then: Records, now: Records): RevisionComparison {
  const { malformed } = now;
  const games = [...then.games.values()].flatMap((was): readonly ChangedGame[] => {
    const is = now.games.get(was.id);
    if (!is || malformed.games.has(was.id)) return [];
    const pairs = pairGame(was, is);
    const [told, tells] = [storiesOf(was), storiesOf(is)];
    const stories = pair(told, tells, [({ file }) => file, ({ text }) => text]);
    const changes = [
      ...changed('game', [{ was, is }]),
      ...changed('proposal', pairsOf(pairs.proposals, is.proposals)),
      ...changed('judgment', pairsOf(pairs.judgments, is.judgments)),
      ...changed('event', pairsOf(pairs.events, is.events)),
      ...changed('narrative', pairsOf(stories, tells)),
    ];
    return [{ was, is, pairs, changes }];
  });
  const rulesets = [...then.rulesets.values()]
    .filter(({ id }) => !malformed.rulesets.has(id))
    .map((was) => [was.id, changesOfRuleset(was, now.rulesets.get(was.id))] as const);
  return { then, now, games, rulesets: new Map(rulesets) };
}

/** `ruleset.md`, then the cards. */
function changesOfRuleset(was: WrittenRuleset, is: WrittenRuleset | undefined) {
  const [then, now] = [was.cards, is?.cards ?? []];
  const cards = pair(then, now, [({ number }) => String(number)]);
  return [...changed('ruleset', [{ was, is }]), ...changed('card', pairsOf(cards, now))];
}

function changed<Of extends KindName>(kind: Of, pairs: readonly Pair<Kinds[Of]>[]) {
  return pairs.flatMap((each) => {
    const differences = differencesOf(kind, each);
    return differences.length === 0 ? [] : [{ ...each, kind, differences }];
  });
}

/** Pairs each earlier record with its later form, and then lists the new records. */
function pairsOf<Row>(pairs: Pairs<Row>, now: readonly Row[]): readonly Pair<Row>[] {
  const kept = new Set(pairs.values());
  return [
    ...[...pairs].map(([was, is]) => ({ was, is })),
    ...now.filter((is) => !kept.has(is)).map((is) => ({ was: undefined, is })),
  ];
}

function storiesOf({ narratives }: WrittenGame): readonly Kinds['narrative'][] {
  return [...narratives].map(([file, text]) => ({ file, text }));
}
