/**
 * What a record states: its front matter as data, key by key, and its body. Of a settled record all of
 * it is settled, but what one table calls commentary.
 *
 * This serves Rule 107 of Suber's set: what has been decided is not changed afterwards.
 */
import Fraction from 'fraction.js';
import type * as z from 'zod/mini';
import type { Path, Spot } from '../../diagnostics/finding.ts';
import { spot } from '../../engine/state/make-finding.ts';
import { once } from '../../helpers/once.ts';
import { canonical } from '../../law/mechanics/canonical.ts';
import { seatFields } from '../../records/kinds/bench.ts';
import { CHANGE_SHAPE, changeFields, textOf } from '../../records/kinds/change.ts';
import { eventFields } from '../../records/kinds/event.ts';
import { GAME } from '../../records/kinds/game.ts';
import { JUDGMENT, type WrittenJudgment } from '../../records/kinds/judgment.ts';
import { PROPOSAL } from '../../records/kinds/proposal.ts';
import { keysOf, type RecordKind } from '../../records/kinds/record-kind.ts';
import { CARD, RULESET } from '../../records/kinds/ruleset.ts';
import { remarkOn, WAYS, type WayToVote, type WrittenVotes } from '../../records/kinds/votes.ts';
import type {
  WrittenCard,
  WrittenEvent,
  WrittenGame,
  WrittenProposal,
  WrittenRuleset,
} from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { formatNumber } from '../../values/number.ts';

/**
 * What may change in a settled record. A vote, a seat of the bench, a player and a reading are parts of
 * records. A player's surname is settled, since seats may be in the order of surnames.
 */
const COMMENTARY = {
  proposal: ['notes', 'source', 'ending-source'],
  vote: ['source'],
  judgment: ['source'],
  seat: ['ruling-source'],
  event: ['id', 'source'],
  game: ['title', 'invented', 'clerks', 'inbox', 'zone'],
  player: ['name', 'accounts'],
  reading: ['why'],
  ruleset: ['title', 'author', 'source', 'published'],
  card: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
/** Corrections are compared on their own; where a part of a record stands is no part of the data. */
const IN_NO_DATA = ['corrected', 'path'];
/** Lists whose order says nothing. */
const UNORDERED: ReadonlySet<string> = new Set([...WAYS, 'with']);

export interface Fact {
  /** Its key, after those above it: the same in both revisions for the same fact. */
  readonly name: string;
  /** As a message shows it. */
  readonly value: string;
  /** What it says: equal for values that say the same in other words. */
  readonly says: string;
  readonly at: Spot;
  /** The name of the fact of which it is a part: it is compared where both revisions state that. */
  readonly of?: string;
}

type Kind = keyof typeof COMMENTARY;
type Row = Readonly<Record<string, unknown>>;

/** All that facts say, without their places: the same for records that say the same. */
export function statement(facts: readonly Fact[]): string {
  return JSON.stringify(facts.map(({ name, says }) => [name, says]));
}

/** A fact in the front matter; none if the record does not state it. */
export function fact(file: string, name: string, path: Path, value: unknown): readonly Fact[] {
  if (value === undefined || value === false || isEmpty(value)) return [];
  const key = String(path.at(-1));
  return [{ name, value: flow(value, false), says: flow(value, true, key), at: { file, path } }];
}

/** A text in the body. */
function bodyFact(file: string, name: string, text: string): readonly Fact[] {
  if (text === '') return [];
  return [{ name, value: text, says: trimLines(text), at: { file, body: [0, 0] } }];
}

function isEmpty(value: unknown): boolean {
  return (Array.isArray(value) && value.length === 0) || (value instanceof Map && value.size === 0);
}

/** Blanks at the ends of lines say nothing. */
function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/**
 * Data of a record in YAML's short form. To be compared, mappings have their keys in order, and
 * mechanics say what their formulas say.
 */
function flow(value: unknown, isCompared: boolean, key = ''): string {
  if (value instanceof Fraction) return formatNumber(value);
  if (typeof value === 'string') return isCompared ? trimLines(value) : value;
  if (Array.isArray(value)) {
    const items = value.map((each) => flow(each, isCompared));
    return `[${(isCompared && UNORDERED.has(key) ? items.sort() : items).join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  if ('precision' in value && 'text' in value) return flow(value.text, isCompared);
  if ('raw' in value) return isCompared ? canonical(value) : flow(value.raw, false);
  const all: (readonly [string, unknown])[] =
    value instanceof Map ? [...value] : Object.entries(value);
  const stated = all.filter(([name, each]) => each !== undefined && name !== 'path');
  const entries = isCompared ? stated.sort(([a], [b]) => (a < b ? -1 : 1)) : stated;
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([name, each]) => `${name}: ${flow(each, isCompared, name)}`).join(', ')} }`;
}

/** The front matter of a record as it would be written, with its values as they are read. */
function frontOf<Shape extends z.ZodMiniObject, Of>(kind: RecordKind<Shape, Of>, record: Of): Row {
  const { fields } = kind.write(record);
  const keys = new Set(keysOf(kind));
  return Object.fromEntries(Object.entries(fields).filter(([key]) => keys.has(key)));
}

/** What is settled of a record, by its keys. */
function settledOf(kind: Kind, row: object): Row {
  const left = new Set<string>([...COMMENTARY[kind], ...IN_NO_DATA]);
  return Object.fromEntries(Object.entries(row).filter(([key]) => !left.has(key)));
}

/** A fact for each key that is settled. `prefix` tells parts of one record apart. */
function factsIn(
  kind: Kind,
  file: string,
  row: object,
  { path = [], prefix = '' }: { readonly path?: Path; readonly prefix?: string } = {},
): readonly Fact[] {
  return Object.entries(settledOf(kind, row)).flatMap(([key, value]) =>
    fact(file, `${prefix}${key}`, [...path, key], value),
  );
}

/* Proposals. */

/** `apart` has the voters whose votes are facts of their own. */
export function proposalFacts(p: WrittenProposal, apart?: ReadonlySet<PlayerId>): readonly Fact[] {
  return apart && apart.size > 0 ? factsOfProposal(p, apart) : wholeFacts(p);
}

/** By these a record is also found in the other revision. */
const wholeFacts = once((p: WrittenProposal) => factsOfProposal(p, new Set()));

function factsOfProposal(p: WrittenProposal, apart: ReadonlySet<PlayerId>): readonly Fact[] {
  const { file, votes } = p;
  const row = {
    ...frontOf(PROPOSAL, p),
    // Each change of a list is a fact of its own, and dates of votes are a part of the votes.
    ...{ changes: undefined, cast: undefined },
    votes: votes && votesStated(votes, apart),
    act: p.acts?.map(eventRow),
  };
  const several = p.compound ? p.changes : [];
  return [
    ...factsIn('proposal', file, row),
    ...several.flatMap((change, i) => {
      const stated = { ...changeFields(change), text: textOf(change) };
      return fact(file, `changes.${i + 1}`, change.path, stated);
    }),
    ...bodyFact(file, 'text', PROPOSAL.write(p).body),
    ...[...apart].flatMap((voter) => voteFacts(p, voter)),
  ];
}

const ASKED: ReadonlySet<unknown> = new Set([...Object.keys(CHANGE_SHAPE), 'changes', 'act']);
/** Who made a proposal, and the numbers that a rule makes it carry. */
const MADE: ReadonlySet<unknown> = new Set(['by', 'with', 'facts']);

/** What a proposal asks for. */
export function askedFacts(p: WrittenProposal): readonly Fact[] {
  return proposalFacts(p).filter(({ at }) => 'body' in at || ASKED.has(keyOf(at)));
}

/** What a vote is about: all that the proposal asks for, who made it, and its facts. */
export function votedFacts(p: WrittenProposal): readonly Fact[] {
  const isVotedOn = (key: unknown) => ASKED.has(key) || MADE.has(key);
  return proposalFacts(p).filter(({ at }) => 'body' in at || isVotedOn(keyOf(at)));
}

/** The key of the front matter in which a fact stands. */
export function keyOf(at: Spot): unknown {
  return 'path' in at ? at.path[0] : undefined;
}

function votesStated(votes: WrittenVotes, apart: ReadonlySet<PlayerId>): Row {
  if (votes.kind === 'tally') {
    const { for: yes, against, abstain } = votes;
    return { tally: { for: yes, against, abstain } };
  }
  const listed = (way: WayToVote) =>
    votes[way].flatMap((by, i) => {
      if (apart.has(by)) return [];
      const { way: _, index, ...said } = remarkOn(votes, way, i) ?? {};
      const stated = settledOf('vote', said);
      return [Object.keys(stated).length > 0 ? { by, ...stated } : by];
    });
  const cast = [...votes.cast].filter(([by]) => !apart.has(by));
  const sides = WAYS.map((way) => [way, listed(way)] as const);
  return {
    ...Object.fromEntries(sides.filter(([way, voters]) => way === 'for' || voters.length > 0)),
    ...(cast.length > 0 && { cast: new Map(cast) }),
  };
}

/** Whose votes have files of their own in one of two revisions. */
export function votersApart(...revisions: readonly WrittenProposal[]): ReadonlySet<PlayerId> {
  const files = revisions.flatMap(
    ({ votes }) => (votes?.kind === 'named' ? votes.apart : []) ?? [],
  );
  return new Set(files.flatMap((each) => [...each.keys()]));
}

/** What else is said of a vote is a part of it: a vote that is gone is one fault. */
export function voteFacts(p: WrittenProposal, voter: PlayerId): readonly Fact[] {
  const { votes } = p;
  if (votes?.kind !== 'named') return [];
  const name = `votes.${voter}`;
  const stated = (of: string, value: unknown, ...path: Path) => {
    const at = spot(p, 'votes', ...path);
    return fact(at.file, of, at.path, value);
  };
  return WAYS.flatMap((way) => {
    const index = votes[way].indexOf(voter);
    if (index < 0) return [];
    const { strength, why = '' } = remarkOn(votes, way, index) ?? {};
    const file = votes.apart?.get(voter);
    const parts = [
      ...stated(`${name}.on`, votes.cast.get(voter), 'cast', voter),
      ...stated(`${name}.strength`, strength, way, index, 'strength'),
      ...(file === undefined
        ? stated(`${name}.why`, why || undefined, way, index)
        : bodyFact(file, `words of \`${name}\``, why)),
    ];
    return [...stated(name, way, way, index), ...parts.map((each) => ({ ...each, of: name }))];
  });
}

/* Judgments, events, and what a game began with. */

/**
 * What a judgment states that was settled before: the Judges up to the last who had ruled. The
 * reasons, and what they settle, belong to the last Judge, and are settled while that ruling
 * stands.
 */
export function judgmentFacts(
  j: WrittenJudgment,
  was: WrittenJudgment,
  is: WrittenJudgment,
): readonly Fact[] {
  const { file, bench, body } = j;
  const last = was.bench.findLastIndex(({ ruling }) => ruling !== undefined);
  const stands = last === was.bench.length - 1 && !was.bench[last]?.overruled;
  const isOverruledSince = stands && is.bench[last]?.overruled !== undefined;
  const isSettled = stands && !isOverruledSince;
  const front = frontOf(JUDGMENT, {
    ...j,
    bench: [],
    ...(!isSettled && { settles: [], cites: [] }),
  });
  return [
    ...factsIn('judgment', file, front),
    ...bench.slice(0, last + 1).flatMap((judge, i) => {
      const { overruled, ...seat } = seatFields(judge);
      const row = i === last && isOverruledSince ? seat : { ...seat, overruled };
      const prefix = i === 0 ? '' : `bench.${i + 1}.`;
      return factsIn('seat', file, row, { path: judge.path, prefix });
    }),
    ...(isSettled ? bodyFact(file, 'reasons', body) : []),
  ];
}

export function eventFacts(event: WrittenEvent): readonly Fact[] {
  return factsIn('event', event.file, eventRow(event), { path: event.path });
}

/** What happened stands under the key that names its kind, as in the record. */
function eventRow(event: WrittenEvent): Row {
  const { kind, ...said } = event.fact;
  const [only, ...more] = Object.values(said);
  const what = more.length > 0 ? said : (only ?? said);
  return settledOf('event', { ...eventFields(event), [kind]: what });
}

/** Readings that were not declared in `was`, or left open, are not settled. */
export function gameFacts(game: WrittenGame, was: WrittenGame): readonly Fact[] {
  const { file } = game;
  const declared = [...was.readings].filter(([, { take }]) => take !== 'open');
  const players = game.players.map((player) =>
    settledOf('player', { ...player, robot: player.robot || undefined }),
  );
  return [
    ...factsIn('game', file, { ...frontOf(GAME, game), readings: undefined, players }),
    ...declared.flatMap(([id]) => {
      const place = { path: ['readings', id], prefix: `readings.${id}.` };
      return factsIn('reading', file, game.readings.get(id) ?? {}, place);
    }),
  ];
}

export function rulesetFacts(ruleset: WrittenRuleset): readonly Fact[] {
  return factsIn('ruleset', ruleset.file, frontOf(RULESET, ruleset));
}

export function cardFacts(card: WrittenCard): readonly Fact[] {
  const { file, text } = card;
  return [...factsIn('card', file, frontOf(CARD, card)), ...bodyFact(file, 'text', text)];
}
