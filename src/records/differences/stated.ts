/** Lists the facts of each kind of record, with its parts, and names records in messages. */
import type * as z from 'zod/mini';
import { once } from '../../helpers/once.ts';
import type { PlayerId } from '../../values/ids.ts';
import { seatFields, type WrittenBench } from '../kinds/bench.ts';
import { changeFields, textOf } from '../kinds/change.ts';
import { eventFields } from '../kinds/event.ts';
import { GAME } from '../kinds/game.ts';
import { JUDGMENT, type WrittenJudgment } from '../kinds/judgment.ts';
import { fromPlayer } from '../kinds/player.ts';
import { PROPOSAL } from '../kinds/proposal.ts';
import { keysOf, type RecordKind } from '../kinds/record-kind.ts';
import { CARD, RULESET } from '../kinds/ruleset.ts';
import { castPath, remarkOn, votersOf, WAYS, type WayToVote } from '../kinds/votes.ts';
import type { GameRecord, WrittenEvent, WrittenGame, WrittenProposal } from '../types.ts';
import { bodyFact, type Fact, fact, factsIn, isEmpty, type KeyPlace, partOf } from './fact.ts';
import type { KindName, Kinds } from './kinds.ts';

interface Statement<Of> {
  /** The name in messages: `Proposal 301`. */
  readonly called: (record: Of) => string;
  readonly place: (record: Of) => KeyPlace;
  readonly facts: (record: Of) => readonly Fact[];
}

export function recordName(record: GameRecord): string {
  if ('changes' in record) return `Proposal ${record.number}`;
  if ('bench' in record) return `Judgment ${record.number}`;
  return `The ${eventName(record)}`;
}

/** `event of 2009-10-23 (roll)`. */
export function eventName({ on, fact: { kind } }: WrittenEvent): string {
  return `event${on ? ` of ${on.text}` : ''} (${kind})`;
}

const atKey = (key: string) => (record: { readonly file: string }) => at(record.file, key);

function at(file: string, ...path: KeyPlace['path']): KeyPlace {
  return { file, path };
}

export const STATED: { readonly [Of in KindName]: Statement<Kinds[Of]> } = {
  game: { called: ({ id }) => `The game ${id}`, place: atKey('title'), facts: once(gameFacts) },
  ruleset: {
    called: ({ id }) => `The ruleset ${id}`,
    place: atKey('title'),
    facts: (set) => [...frontFacts(RULESET, set), ...bodyFact(set.file, 'text', set.body)],
  },
  card: {
    called: ({ number }) => `Rule ${number}`,
    place: atKey('rule'),
    facts: (card) => [...frontFacts(CARD, card), ...bodyFact(card.file, 'text', card.text)],
  },
  proposal: { called: recordName, place: atKey('proposal'), facts: once(proposalFacts) },
  judgment: { called: recordName, place: atKey('judgment'), facts: once(judgmentFacts) },
  event: {
    called: recordName,
    place: ({ file, path }) => ({ file, path }),
    facts: once((event: WrittenEvent) => factsIn(eventRow(event), event)),
  },
  narrative: {
    called: ({ file }) => `The story in ${file}`,
    place: ({ file }) => at(file),
    facts: ({ file, text }) => bodyFact(file, 'text', text),
  },
};

/** Has the keys of a written record, but the values of a read one. */
function frontFacts<Shape extends z.ZodMiniObject, Of extends { readonly file: string }>(
  kind: RecordKind<Shape, Of>,
  record: Of,
  instead: object = {},
): readonly Fact[] {
  const keys = new Set(keysOf(kind));
  const fields = Object.entries(kind.write(record).fields).filter(([key]) => keys.has(key));
  return factsIn({ ...Object.fromEntries(fields), ...instead }, at(record.file));
}

function gameFacts(game: WrittenGame): readonly Fact[] {
  const { file, players, readings, body } = game;
  return [
    // The order of the seats.
    ...frontFacts(GAME, game, { readings: undefined, players: players.map(({ id }) => id) }),
    ...bodyFact(file, 'text', body),
    ...players.flatMap((player) => {
      const { id, surname } = player;
      const row = { ...fromPlayer(player), surname };
      return partOf('player', factsIn(row, at(file, 'players', id), `players.${id}.`), { who: id });
    }),
    ...[...readings].flatMap(([id, reading]) =>
      partOf('reading', factsIn(reading, at(file, 'readings', id), `readings.${id}.`)),
    ),
  ];
}

function proposalFacts(p: WrittenProposal): readonly Fact[] {
  const { file, votes } = p;
  const tally = votes?.kind === 'tally' ? votes : undefined;
  const several = p.compound ? p.changes : [];
  return [
    ...frontFacts(PROPOSAL, p, {
      // Each change of a list is a fact of its own. A vote by name is a part with its date.
      ...{ changes: undefined, cast: undefined },
      votes: tally && { tally: Object.fromEntries(WAYS.map((way) => [way, tally[way]])) },
      act: p.acts?.map(eventRow),
    }),
    ...several.flatMap((change, i) => {
      const stated = { ...changeFields(change), text: textOf(change) };
      return fact({ file, path: change.path }, `changes.${i + 1}`, stated, 'changes');
    }),
    ...bodyFact(file, 'text', PROPOSAL.write(p).body),
    ...votersOf(votes).flatMap((who) => partOf('vote', voteFacts(p, who), { who })),
  ];
}

/** A vote by name, in the record of its proposal or in a file of its own. */
function voteFacts({ file, votes }: WrittenProposal, voter: PlayerId): readonly Fact[] {
  const way = votes?.kind === 'named' && WAYS.find((each) => votes[each].includes(voter));
  if (votes?.kind !== 'named' || !way) return [];
  const index = votes[way].indexOf(voter);
  const { strength, why = '', source } = remarkOn(votes, way, index) ?? {};
  const apart = votes.apart?.get(voter);
  const place = (inList: KeyPlace, key: string) => (apart === undefined ? inList : at(apart, key));
  const [listed, cast] = [
    at(file, 'votes', way, index),
    at(file, ...castPath(votes, ['votes']), voter),
  ];
  const name = `votes.${voter}`;
  const words = `words of \`${name}\``;
  return [
    ...fact(place(listed, 'vote'), name, way, 'vote'),
    ...fact(place(cast, 'on'), `${name}.on`, votes.cast.get(voter), 'on'),
    ...factsIn({ strength, source }, apart === undefined ? listed : at(apart), `${name}.`),
    ...(apart === undefined
      ? fact(listed, words, why || undefined, 'body')
      : bodyFact(apart, words, why)),
  ];
}

function judgmentFacts(judgment: WrittenJudgment): readonly Fact[] {
  const { file, bench, body } = judgment;
  const counted = new Map<string, number>();
  return [
    ...frontFacts(JUDGMENT, { ...judgment, bench: [], arguments: [] }),
    ...bodyFact(file, 'reasons', body),
    ...bench.flatMap((seat, index) => seatFacts(file, seat, index)),
    // Each by its speaker and its place among what that speaker argued.
    ...judgment.arguments.flatMap(({ by, text }, i) => {
      const [speaker, who] = typeof by === 'string' ? [by, by] : [`“${by.name}”`, undefined];
      const nth = (counted.get(speaker) ?? 0) + 1;
      counted.set(speaker, nth);
      const said = fact(at(file, 'arguments', i), `arguments.${speaker}.${nth}`, text, 'text');
      return partOf('argument', said, { who });
    }),
  ];
}

function seatFacts(file: string, bench: WrittenBench, index: number): readonly Fact[] {
  const { path, overruled = {} } = bench;
  const prefix = index === 0 ? '' : `bench.${index + 1}.`;
  const row = { ...seatFields(bench), overruled: undefined };
  const seat = partOf('seat', factsIn(row, at(file, ...path), prefix), { index });
  const place = at(file, ...path, 'overruled');
  const named = WAYS.flatMap((way) => overrulersOn(bench, way).map((who) => ({ way, who })));
  const rest = Object.entries(overruled).filter(([key]) => !WAYS.some((way) => way === key));
  return [
    ...seat,
    ...named.flatMap(({ way, who }) =>
      partOf('overruling', fact(place, `${prefix}overruled.${who}`, way, way), { who, index }),
    ),
    ...factsIn(Object.fromEntries(rest), place, `${prefix}overruled.`).map((each) => {
      return { ...each, key: `overruling.${each.key}`, ...(seat[0] && { part: seat[0].part }) };
    }),
  ];
}

export function overrulersOn({ overruled }: WrittenBench, way: WayToVote): readonly PlayerId[] {
  return overruled && 'for' in overruled ? overruled[way] : [];
}

/** The facts of an event are under the key of its kind, as in the record. */
function eventRow(event: WrittenEvent): object {
  const { kind, ...facts } = event.fact;
  const [only, ...more] = Object.values(facts);
  // An event without facts, such as `resume`, has a row too.
  const isMapping = more.length > 0 || only === undefined || isEmpty(only);
  return { ...eventFields(event), [kind]: isMapping ? facts : only };
}
