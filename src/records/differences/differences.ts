/** Two revisions of a game and of its ruleset, as the differences between them. */
import type { PlayerId } from '../../values/ids.ts';
import type { WrittenJudgment } from '../kinds/judgment.ts';
import { votersOf, WAYS } from '../kinds/votes.ts';
import type { WrittenGame, WrittenProposal, WrittenRuleset } from '../types.ts';
import type { Fact } from './fact.ts';
import { DESCRIPTIONS, type Description, votersOn } from './facts-of-kinds.ts';
import type { Argument, Kind, Kinds, Pair, Seat } from './kinds.ts';
import { type GamePairs, type Pairs, pair } from './pairs.ts';

/** One difference of a record, or of a part of one. */
export interface DifferenceOf<Of extends Kind> {
  readonly kind: Of;
  /** A key of its kind; `new` or `gone` for the whole of it. */
  readonly key: string;
  readonly pair: Pair<Kinds[Of]>;
  readonly was: Fact | undefined;
  readonly is: Fact | undefined;
  /** Whether it is one of the keys with which something is new. */
  readonly isOfNew: boolean;
}
export type Difference = { [Of in Kind]: DifferenceOf<Of> }[Kind];

type Whole = 'game' | 'ruleset' | 'card' | 'proposal' | 'judgment' | 'event' | 'narrative';

/** A record in two revisions, with the differences of it and of its parts. */
export interface ChangeOf<Of extends Whole> {
  readonly kind: Of;
  readonly pair: Pair<Kinds[Of]>;
  readonly differences: readonly Difference[];
}
export type Change = { [Of in Whole]: ChangeOf<Of> }[Whole];

/** In the place of a key. */
export const NEW = 'new';
export const GONE = 'gone';

/** What a message calls the record or the part that differs: `Proposal 301`. */
export function calledIn<Of extends Kind>(differing: {
  readonly kind: Of;
  readonly pair: Pair<Kinds[Of]>;
}): string {
  const { called }: Description<Kinds[Of]> = DESCRIPTIONS[differing.kind];
  const record = differing.pair.is ?? differing.pair.was;
  return record === undefined ? '' : called(record);
}

/** Of two revisions of one ruleset: its head, then its cards. */
export function changesOfRuleset(
  was: WrittenRuleset | undefined,
  is: WrittenRuleset | undefined,
): readonly Change[] {
  const cards = pair(was?.cards ?? [], is?.cards ?? [], [({ number }) => String(number)]);
  const heads = { was, is };
  const all: readonly Change[] = [
    { kind: 'ruleset', pair: heads, differences: differencesOf('ruleset', heads) },
    ...pairsOf(cards, is?.cards ?? []).map((both): Change => {
      return { kind: 'card', pair: both, differences: differencesOf('card', both) };
    }),
  ];
  return all.filter(({ differences }) => differences.length > 0);
}

/** Of two revisions of one game: `game.md`, then its records. */
export function changesOfGame(
  was: WrittenGame,
  is: WrittenGame,
  { proposals, judgments, events }: GamePairs,
): readonly Change[] {
  const heads = { was, is };
  const [stood, stories] = [storiesOf(was), storiesOf(is)];
  const told = pair(stood, stories, [({ file }) => file, ({ text }) => text]);
  const all: readonly Change[] = [
    {
      kind: 'game',
      pair: heads,
      differences: [
        ...differencesOf('game', heads),
        ...byId(playersOf(was), playersOf(is)).flatMap((each) => differencesOf('player', each)),
        ...byId(readingsOf(was), readingsOf(is)).flatMap((each) => differencesOf('reading', each)),
      ],
    },
    ...pairsOf(proposals, is.proposals).map((both): Change => {
      const differences = [...differencesOf('proposal', both), ...differencesOfVotes(both)];
      return { kind: 'proposal', pair: both, differences };
    }),
    ...pairsOf(judgments, is.judgments).map((both): Change => {
      const differences = [...differencesOf('judgment', both), ...differencesOnBench(both)];
      return { kind: 'judgment', pair: both, differences };
    }),
    ...pairsOf(events, is.events).map((both): Change => {
      return { kind: 'event', pair: both, differences: differencesOf('event', both) };
    }),
    ...pairsOf(told, stories).map((both): Change => {
      return { kind: 'narrative', pair: both, differences: differencesOf('narrative', both) };
    }),
  ];
  return all.filter(({ differences }) => differences.length > 0);
}

/** What was there with what became of it, and then what is new. */
function pairsOf<Row>(pairs: Pairs<Row>, now: readonly Row[]): readonly Pair<Row>[] {
  const kept = new Set(pairs.values());
  return [
    ...[...pairs].map(([was, is]) => ({ was, is })),
    ...now.filter((is) => !kept.has(is)).map((is) => ({ was: undefined, is })),
  ];
}

/* The parts of a record. */

function byId<Part extends { readonly id: string }>(
  then: readonly Part[],
  now: readonly Part[],
): readonly Pair<Part>[] {
  return pairsOf(pair(then, now, [({ id }) => id]), now);
}

function playersOf({ players, file }: WrittenGame): readonly Kinds['player'][] {
  return players.map((player) => ({ ...player, file }));
}

function readingsOf({ readings, file }: WrittenGame): readonly Kinds['reading'][] {
  return [...readings].map(([id, reading]) => ({ ...reading, id, file }));
}

function storiesOf({ narratives }: WrittenGame): readonly Kinds['narrative'][] {
  return [...narratives].map(([file, text]) => ({ file, text }));
}

function differencesOfVotes({ was, is }: Pair<WrittenProposal>): readonly Difference[] {
  // What is gone as a whole takes its votes with it.
  if (!is) return [];
  const [then, now] = [votersOf(was?.votes), votersOf(is.votes)];
  return [...new Set([...then, ...now])].flatMap((voter) =>
    differencesOf('vote', {
      was: was && then.includes(voter) ? { voter, proposal: was, becomes: is } : undefined,
      is: now.includes(voter) ? { voter, proposal: is, becomes: is } : undefined,
    }),
  );
}

function differencesOnBench({ was, is }: Pair<WrittenJudgment>): readonly Difference[] {
  if (!is) return [];
  const seats = Array.from({ length: Math.max(was?.bench.length ?? 0, is.bench.length) });
  const argued = argumentsOf(is);
  const said = pair(was ? argumentsOf(was) : [], argued, [({ name }) => name]);
  return [
    ...seats.flatMap((_, index) => differencesInSeat({ was, is }, index)),
    ...pairsOf(said, argued).flatMap((each) => differencesOf('argument', each)),
  ];
}

function differencesInSeat(
  { was, is }: Pair<WrittenJudgment>,
  index: number,
): readonly Difference[] {
  const seats = { was: was && seatOf(was, index), is: is && seatOf(is, index) };
  const voters = new Set(
    [seats.was, seats.is].flatMap((seat) =>
      seat ? WAYS.flatMap((way) => votersOn(seat.bench, way)) : [],
    ),
  );
  const overruling = (seat: Seat | undefined, voter: PlayerId | undefined) => {
    const hasVoted =
      voter === undefined ||
      (seat && WAYS.some((way) => votersOn(seat.bench, way).includes(voter)));
    return seat?.bench.overruled && hasVoted ? { ...seat, voter } : undefined;
  };
  return [
    ...differencesOf('seat', seats),
    ...[...voters, undefined].flatMap((voter) =>
      differencesOf('overruling', {
        was: overruling(seats.was, voter),
        is: overruling(seats.is, voter),
      }),
    ),
  ];
}

function seatOf(judgment: WrittenJudgment, index: number): Seat | undefined {
  const bench = judgment.bench[index];
  return bench && { judgment, bench, index };
}

/** Each by its speaker and its place among what that speaker argued. */
function argumentsOf(judgment: WrittenJudgment): readonly Argument[] {
  const counted = new Map<string, number>();
  return judgment.arguments.map(({ by }, index) => {
    const speaker = typeof by === 'string' ? by : `“${by.name}”`;
    const nth = (counted.get(speaker) ?? 0) + 1;
    counted.set(speaker, nth);
    return { judgment, by, index, name: `arguments.${speaker}.${nth}` };
  });
}

/* The keys of one record, or of one part. */

export function differencesOf<Of extends Kind>(
  kind: Of,
  both: Pair<Kinds[Of]>,
): readonly DifferenceOf<Of>[] {
  const { facts, place }: Description<Kinds[Of]> = DESCRIPTIONS[kind];
  const { was, is } = both;
  const then = was === undefined ? [] : facts(was);
  const now = is === undefined ? [] : facts(is);
  const made = { kind, pair: both, isOfNew: false };
  const wholeOf = (record: Kinds[Of], all: readonly Fact[]) =>
    place ? { key: NEW, name: '', value: '', says: '', at: place(record) } : all[0];
  if (is === undefined) {
    if (was === undefined) return [];
    return [{ ...made, key: GONE, was: wholeOf(was, then), is: undefined }];
  }
  if (was === undefined) {
    const whole = wholeOf(is, now);
    const keys = now.filter((each) => each !== whole);
    return [
      { ...made, key: NEW, was, is: whole },
      ...keys.map((each) => ({ ...made, key: each.key, was, is: each, isOfNew: true })),
    ];
  }
  const before = new Map(then.map((each) => [each.name, each]));
  const after = new Map(now.map((each) => [each.name, each]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [earlier, later] = [before.get(name), after.get(name)];
    const stated = later ?? earlier;
    if (!stated || earlier?.says === later?.says) return [];
    return [{ ...made, key: stated.key, was: earlier, is: later }];
  });
}
