/** What a record of each kind states, key by key, and how a message calls it. */
import type * as z from 'zod/mini';
import { once } from '../../helpers/once.ts';
import type { PlayerId } from '../../values/ids.ts';
import { seatFields, type WrittenBench } from '../kinds/bench.ts';
import { changeFields, textOf } from '../kinds/change.ts';
import { eventFields } from '../kinds/event.ts';
import { GAME } from '../kinds/game.ts';
import { JUDGMENT } from '../kinds/judgment.ts';
import { fromPlayer } from '../kinds/player.ts';
import { PROPOSAL } from '../kinds/proposal.ts';
import { keysOf, type RecordKind } from '../kinds/record-kind.ts';
import { CARD, RULESET } from '../kinds/ruleset.ts';
import { castPath, remarkOn, WAYS, type WayToVote } from '../kinds/votes.ts';
import type { GameRecord, WrittenEvent, WrittenProposal } from '../types.ts';
import { bodyFact, type Fact, fact, factsIn, isEmpty, type Place } from './fact.ts';
import type { Kind, Kinds, Overruling, Seat, Vote } from './kinds.ts';

export interface Description<Of> {
  /** What a message calls it: `Proposal 301`. */
  readonly called: (record: Of) => string;
  /** Where it stands as a whole; without, its first fact stands for it. */
  readonly place?: (record: Of) => Place;
  readonly facts: (record: Of) => readonly Fact[];
}

/** What a message calls a record. */
export function nameOf(record: GameRecord): string {
  if ('changes' in record) return `Proposal ${record.number}`;
  if ('bench' in record) return `Judgment ${record.number}`;
  return `The ${eventName(record)}`;
}

/** `event of 2009-10-23 (roll)`. */
export function eventName({ on, fact: { kind } }: WrittenEvent): string {
  return `event${on ? ` of ${on.text}` : ''} (${kind})`;
}

/** The front matter of a record as it would be written, with its values as they are read. */
function frontOf<Shape extends z.ZodMiniObject, Of>(kind: RecordKind<Shape, Of>, record: Of) {
  const { fields } = kind.write(record);
  const keys = new Set(keysOf(kind));
  return Object.fromEntries(Object.entries(fields).filter(([key]) => keys.has(key)));
}

export const DESCRIPTIONS: { readonly [Of in Kind]: Description<Kinds[Of]> } = {
  game: {
    called: ({ id }) => `The game ${id}`,
    place: ({ file }) => ({ file, path: ['title'] }),
    facts: (game) => {
      const { file, players, body } = game;
      // The order of the seats; what is said of a player or by a reading is a part of its own.
      const row = {
        ...frontOf(GAME, game),
        readings: undefined,
        players: players.map(({ id }) => id),
      };
      return [...factsIn(row, { file, path: [] }), ...bodyFact(file, 'text', body)];
    },
  },
  player: {
    called: ({ id }) => `The player \`${id}\``,
    facts: (player) => {
      const { file, id, surname } = player;
      const row = { ...fromPlayer(player), surname };
      return factsIn(row, { file, path: ['players', id] }, `players.${id}.`);
    },
  },
  reading: {
    called: ({ id }) => `The reading “${id}”`,
    facts: ({ file, id, ...reading }) =>
      factsIn(reading, { file, path: ['readings', id] }, `readings.${id}.`),
  },
  ruleset: {
    called: ({ id }) => `The ruleset ${id}`,
    place: ({ file }) => ({ file, path: ['title'] }),
    facts: (ruleset) => {
      const { file, body } = ruleset;
      return [
        ...factsIn(frontOf(RULESET, ruleset), { file, path: [] }),
        ...bodyFact(file, 'text', body),
      ];
    },
  },
  card: {
    called: ({ number }) => `Rule ${number}`,
    place: ({ file }) => ({ file, path: ['rule'] }),
    facts: (card) => {
      const { file, text } = card;
      return [...factsIn(frontOf(CARD, card), { file, path: [] }), ...bodyFact(file, 'text', text)];
    },
  },
  proposal: {
    called: nameOf,
    place: ({ file }) => ({ file, path: ['proposal'] }),
    facts: once(factsOfProposal),
  },
  vote: {
    called: ({ voter, proposal }) => `The vote of \`${voter}\` on ${nameOf(proposal)}`,
    facts: factsOfVote,
  },
  judgment: {
    called: nameOf,
    place: ({ file }) => ({ file, path: ['judgment'] }),
    facts: (judgment) => {
      const { file, body } = judgment;
      const row = frontOf(JUDGMENT, { ...judgment, bench: [], arguments: [] });
      return [...factsIn(row, { file, path: [] }), ...bodyFact(file, 'reasons', body)];
    },
  },
  seat: {
    called: ({ judgment }) => `What the Judge did in ${nameOf(judgment)}`,
    facts: (seat) => {
      const { judgment, bench } = seat;
      const row = { ...seatFields(bench), overruled: undefined };
      return factsIn(row, { file: judgment.file, path: bench.path }, prefixOf(seat));
    },
  },
  overruling: {
    called: ({ voter, judgment }) =>
      `${voter === undefined ? 'What is said' : `The vote of \`${voter}\``} on overruling ${nameOf(judgment)}`,
    facts: factsOfOverruling,
  },
  argument: {
    called: ({ by, judgment }) =>
      `The argument of ${typeof by === 'string' ? `\`${by}\`` : by.name} in ${nameOf(judgment)}`,
    facts: ({ judgment: { file, arguments: all }, name, index }) => {
      return fact({ file, path: ['arguments', index] }, name, all[index]?.text, 'text');
    },
  },
  event: {
    called: nameOf,
    place: ({ file, path }) => ({ file, path }),
    facts: once((event: WrittenEvent) => factsIn(eventRow(event), event)),
  },
  narrative: {
    called: ({ file }) => `The story in ${file}`,
    place: ({ file }) => ({ file, path: [] }),
    facts: ({ file, text }) => bodyFact(file, 'text', text),
  },
};

function factsOfProposal(p: WrittenProposal): readonly Fact[] {
  const { file, votes } = p;
  const tally = votes?.kind === 'tally' ? votes : undefined;
  const row = {
    ...frontOf(PROPOSAL, p),
    // Each change of a list is a fact of its own, and a vote by name a part with its date.
    ...{ changes: undefined, cast: undefined },
    votes: tally && { tally: Object.fromEntries(WAYS.map((way) => [way, tally[way]])) },
    act: p.acts?.map(eventRow),
  };
  const several = p.compound ? p.changes : [];
  return [
    ...factsIn(row, { file, path: [] }),
    ...several.flatMap((change, i) => {
      const stated = { ...changeFields(change), text: textOf(change) };
      return fact({ file, path: change.path }, `changes.${i + 1}`, stated, 'changes');
    }),
    ...bodyFact(file, 'text', PROPOSAL.write(p).body),
  ];
}

/** A vote by name, in the record of its proposal or in a file of its own. */
function factsOfVote(vote: Vote): readonly Fact[] {
  const { voter, proposal } = vote;
  const { votes } = proposal;
  const { way, index } = placeIn(vote);
  if (votes?.kind !== 'named' || way === undefined) return [];
  const { strength, why = '', source } = remarkOn(votes, way, index) ?? {};
  const name = `votes.${voter}`;
  const words = `words of \`${name}\``;
  const apart = votes.apart?.get(voter);
  const row = { on: votes.cast.get(voter), strength, source };
  return [
    ...fact(placeOfVote(vote, 'vote'), name, way, 'vote'),
    ...Object.entries(row).flatMap(([key, value]) =>
      fact(placeOfVote(vote, key), `${name}.${key}`, value, key),
    ),
    ...(apart === undefined
      ? fact(placeOfVote(vote, 'vote'), words, why || undefined, 'body')
      : bodyFact(apart, words, why)),
  ];
}

function placeIn({ voter, proposal: { votes } }: Vote) {
  if (votes?.kind !== 'named') return { way: undefined, index: -1 };
  const way = WAYS.find((each) => votes[each].includes(voter));
  return { way, index: way ? votes[way].indexOf(voter) : -1 };
}

function placeOfVote(vote: Vote, key: string): Place {
  const { voter, proposal } = vote;
  const { file, votes } = proposal;
  const { way = 'for', index } = placeIn(vote);
  if (votes?.kind !== 'named') return { file, path: ['votes'] };
  const apart = votes.apart?.get(voter);
  if (apart !== undefined) return { file: apart, path: [key] };
  if (key === 'on') return { file, path: [...castPath(votes, ['votes']), voter] };
  return { file, path: ['votes', way, index, ...(key === 'vote' ? [] : [key])] };
}

function prefixOf({ index }: Seat): string {
  return index === 0 ? '' : `bench.${index + 1}.`;
}

function factsOfOverruling(overruling: Overruling): readonly Fact[] {
  const { judgment, bench, voter } = overruling;
  const {
    for: _1,
    against: _2,
    abstain: _3,
    ...row
  } = { for: 0, against: 0, abstain: 0, ...bench.overruled };
  const place = { file: judgment.file, path: [...bench.path, 'overruled'] };
  const name = `${prefixOf(overruling)}overruled`;
  if (voter === undefined) return factsIn(row, place, `${name}.`);
  const way = WAYS.find((each) => votersOn(bench, each).includes(voter));
  return fact(place, `${name}.${voter}`, way, way);
}

export function votersOn({ overruled }: WrittenBench, way: WayToVote): readonly PlayerId[] {
  return overruled && 'for' in overruled ? overruled[way] : [];
}

/** What happened stands under the key that names its kind, as in the record. */
function eventRow(event: WrittenEvent): object {
  const { kind, ...said } = event.fact;
  const [only, ...more] = Object.values(said);
  // What says nothing more happened all the same.
  const isMore = more.length > 0 || only === undefined || isEmpty(only);
  return { ...eventFields(event), [kind]: isMore ? said : only };
}
