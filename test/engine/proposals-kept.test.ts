/**
 * What a proposal comes to, in each form of a record, where rules say what proposals have to be. Here,
 * whoever changes the engine reads what else changes; what the rules mean is expected elsewhere.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { card, enact, play, type Setting } from './table.ts';
import { tellBeside } from './tell-replay.ts';

interface Law {
  readonly cards: NonNullable<Setting['cards']>;
  /** What the first proposal makes. */
  readonly first?: string;
  /** What every proposal says that says no other facts. */
  readonly facts?: string;
  readonly game?: string;
  /** When the vote on the first proposal ends, where it is not at once. */
  readonly closed?: string;
}

const LAWS: Readonly<Record<string, Law>> = {
  'as Suber has it': { cards: {} },
  'facts with bounds, and titles that are priced': {
    cards: {
      214: card(
        214,
        '{ proposal-facts: { index: { default: 1, least: 1, most: 9 }, worth: { least: 2, most: players.count * 2 }, song: { most: 4 } }, titles: required, adoption: votes.for >= proposal.facts.index }',
      ),
      215: card(215, '{ awards: [{ on: untitled, to: proposer, points: -5 }] }'),
    },
    facts: 'facts: { worth: 3, song: 1 }',
  },
  'some may propose, by surname, and throw a die': {
    cards: {
      201: card(
        201,
        '{ turns: surname, turn: [propose, { part: roll, faces: 6 }], quantities: { points: { starts: 0 } } }',
      ),
      214: card(214, '{ proposers: player.robot || player.points >= 0 }'),
    },
  },
  'numbers are given, in any order of turns': {
    cards: {
      105: card(105, '{ participation: \'game.turn > 1 ? "required" : "optional"\' }', 'immutable'),
      107: card(107, '{ retroactive: \'game.turn > 1 ? "permitted" : "forbidden"\' }', 'immutable'),
      108: card(
        108,
        '{ numbering: { first: 301, new-rule: \'game.turn > 1 ? "given" : "next"\', changed-rule: \'game.turn > 1 ? "takes-proposal-number" : "keeps-its-own"\' } }',
        'immutable',
      ),
      201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
    },
  },
  'a new rule takes the next number': {
    cards: {
      105: card(105, '{ participation: \'game.turn > 1 ? "optional" : "required"\' }', 'immutable'),
      107: card(107, '{ retroactive: \'game.turn > 1 ? "forbidden" : "permitted"\' }', 'immutable'),
      108: card(
        108,
        '{ numbering: { first: 301, new-rule: next, changed-rule: keeps-its-own } }',
        'immutable',
      ),
    },
  },
  'a throw is due, and may be left out': {
    cards: {
      201: card(201, '{ turns: seat, turn: [propose, { part: roll, faces: 6 }, propose] }'),
    },
    game: 'readings: { omitted-part: { take: goes-on } }',
  },
  'a throw comes first, and the vote before is open': {
    cards: { 201: card(201, '{ turns: seat, turn: [{ part: roll, faces: 6 }, propose] }') },
    closed: '2026-02-01',
    game: 'readings: { unknown-proposer: { take: who-is-due } }',
  },
  'little is said': {
    cards: {
      107: card(107, '', 'immutable'),
      108: card(108, '', 'immutable'),
      201: card(201, '{ quantities: { points: { starts: 0 } } }'),
      214: card(214, '{ limits: [{ of: mutable, most: 15, least: 14 }] }'),
    },
    first: 'enact: { title: First, number: 301 }',
  },
};

const list = (...changes: readonly string[]) =>
  `changes: [${changes.map((change) => `{ ${change} }`).join(', ')}]`;
const THREE = list(
  'enact: { title: One }, text: One.',
  'repeal: 210',
  'enact: { title: Three }, text: Three.',
);

/** Each is the second proposal of a game. */
const FORMS: readonly string[] = [
  '',
  'enact: { title: Songs }',
  'enact: { number: 302 }',
  'enact: { number: 210 }',
  'enact: { number: 350, title: Songs }',
  list('repeal: 210', 'enact: { number: 210, title: Songs }, text: New.'),
  list('enact: { number: 350 }, text: One.', 'enact: { number: 350 }, text: Two.'),
  list('enact: { number: 351 }, text: One.', 'enact: { number: 350, title: Two }, text: Two.'),
  THREE,
  list('amend: 210, text: One.', 'transmute: { rule: 101, to: mutable }', 'amend: 206, text: Two.'),
  list('amend: 210, text: One.', 'amend: 210, text: Two.', 'repeal: 210'),
  'act: [{ note: So be it. }]',
  'act: [{ points: { a: 1 } }]\nenact: {}',
  'effective: 2026-01-03',
  'effective: 2026-01-04',
  'effective: 2026-01-09',
  'outcome: adopted\nawards: { b: 11, c: 3 }',
  'votes: { for: [a, b], against: [c], cast: { a: 2026-01-04, c: 2026-01-05 } }',
  'votes: { for: [a, b] }',
  'votes: { for: [a], abstain: [b, c] }',
  `${THREE}\nvotes: { for: [a, b], against: [c] }`,
];

const FACTS: readonly string[] = [
  'facts: {}',
  'facts: { worth: 2 }',
  'facts: { worth: 6, index: 9, song: 4 }',
  'facts: { worth: 7, index: 10, song: 5 }',
  'facts: { worth: 1, index: 0, song: -4 }',
  'facts: { worht: 3, joy: 1 }',
  'facts: { worth: 1/2, index: 19/2 }',
];

/** Who made it, and under which number. */
const MAKERS: readonly (readonly [by: string, number: number])[] = [
  ['a', 302],
  ['b', 302],
  ['c', 302],
  ['d', 302],
  ['z', 302],
  ['b', 303],
  ['b', 301],
];

const PLAYERS = 'a: { name: Ann Adams }\n  b: { name: Bob Bell }\n  c: { name: Cyd Cole }';
const EVENTS = [
  '  - { on: 2025-12-31, join: { id: d, name: Dot Dean } }',
  '  - { on: 2026-01-02, leave: d }',
  '  - { on: 2026-01-02, roll: { by: a, die: 4, for: 301 } }',
].join('\n');

describe.each(Object.entries(LAWS))('%s', (_, law) => {
  const { cards, first: change = 'enact: { title: First }', facts = '', game = '', closed } = law;
  const stating = (form: string) => (form.includes('facts:') ? form : `${form}\n${facts}`);
  const first = enact(
    301,
    'a',
    stating(`${change}\nvotes: { for: [a, b, c, d] }${closed ? `\nclosed: ${closed}` : ''}`),
  );
  const told = (second?: string) =>
    play({
      game,
      cards,
      players: PLAYERS,
      events: EVENTS,
      proposals: { 301: first, ...(second !== undefined && { second }) },
    });
  let before: Replay;
  beforeAll(() => {
    before = told();
  });

  it.each(facts ? [...FORMS, ...FACTS] : FORMS)('%s', (form) => {
    const second = enact(302, 'b', stating(form));
    expect(tellBeside(told(second), before).join('\n')).toMatchSnapshot();
  });

  it.each(MAKERS)('by %s, number %i', (by, number) => {
    const made = enact(302, by, stating('')).replace('proposal: 302', `proposal: ${number}`);
    expect(tellBeside(told(made), before).join('\n')).toMatchSnapshot();
  });

  it('nobody knows by whom', () => {
    const made = enact(302, 'b', stating('')).replace('by: b\n', '');
    expect(tellBeside(told(made), before).join('\n')).toMatchSnapshot();
  });
});
