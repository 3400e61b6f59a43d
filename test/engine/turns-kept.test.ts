/**
 * Whose turn it is, and what a circuit is, under each order of turns while players come and go.
 * Here, whoever changes the engine reads what else changes.
 */
import { describe, expect, it } from 'vitest';
import { card, day, enact, play, type Setting } from './table.ts';
import { tellReplay } from './tell-replay.ts';

/** By surname they are b, d, c, a; by rank c, a, d, b. */
const PLAYERS =
  'a: { name: Ann Young }\n  b: { name: Bob Adams }\n  c: { name: Cyd Moore }\n  d: { name: Dot Dean }';
const RANK = '{ rank: { starts: 0 }, points: { starts: 0 } }';
const RANKS =
  '  - { on: 2025-12-31, set: { a: { rank: 2 }, b: { rank: 4 }, c: { rank: 1 }, d: { rank: 3 } }, rule: 201 }';

const ORDERS: readonly string[] = [
  'seat',
  '{ order: seat, direction: backward }',
  'surname',
  '{ order: surname, direction: backward }',
  'player.rank',
  '{ order: \'game.circuit > 0 ? "seat" : "surname"\' }',
  '{ order: seat, direction: \'game.turn > 2 ? "backward" : "forward"\' }',
  'none',
];

const at = (number: number, event: string) => `  - { on: ${day(number, 1)}, ${event} }`;
const during = (number: number, event: string) => `  - { on: ${day(number, 0)}, ${event} }`;

const STORIES: Readonly<Record<string, readonly string[]>> = {
  'nobody comes or goes': [],
  'somebody joins before the first turn': [
    '  - { on: 2025-12-31, join: { id: e, name: Eve Bell, seat: 2 } }',
  ],
  'somebody joins': [at(302, 'join: { id: e, name: Eve Bell, seat: 2 }')],
  'the first leaves': [at(301, 'leave: a'), at(302, 'leave: b')],
  'the first leaves and comes back': [
    at(301, 'leave: a'),
    at(303, 'join: { id: a, name: Ann Young }'),
  ],
  'whoever would be next leaves in the turn before': [
    during(302, 'leave: c'),
    during(302, 'leave: d'),
  ],
  'the mover leaves before the vote': [during(302, 'leave: b')],
  'all but one leave': [at(301, 'leave: b'), at(301, 'leave: c'), at(301, 'leave: d')],
  'the only one who has not moved leaves': [at(303, 'leave: d'), at(303, 'leave: c')],
  'all leave but one who has joined': [
    at(301, 'join: { id: e, name: Eve Bell }'),
    ...['a', 'b', 'c', 'd'].map((id) => at(301, `leave: ${id}`)),
  ],
  'somebody joins as the circuit ends': [at(304, 'join: { id: e, name: Eve Bell }')],
  'the ranks change': [at(302, 'set: { c: { rank: 9 }, d: { rank: 0 } }, rule: 201')],
  'somebody is renamed, and a round begins': [
    at(301, 'rename: { b: Bob Zimmer }'),
    at(303, 'round: { reset: [points] }'),
  ],
};

const CARDS = (order: string) => ({
  105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
  201: card(201, `{ turns: ${order}, quantities: ${RANK} }`),
  202: card(202, '{ awards: [{ on: adopted, to: proposer, points: game.circuit + 1 }] }'),
  203: card(203, '{ adoption: votes.for > votes.against }'),
});

const ELSEWHERE = /^(?:tiers|voids|proposals|version|change|note|ledger) /;

/** Each moves as soon as the rules allow, so that the game goes on for as long as it can. */
function inOrder(events: readonly string[], more: Setting): Setting {
  const all = [RANKS, ...events].join('\n');
  const proposals: Record<string, string> = {};
  const table = () => ({ players: PLAYERS, events: all, proposals, ...more });
  for (let number = 301; number <= 306; number++) {
    // Those who leave later are here when the turn begins.
    const until = [RANKS, ...events.filter((event) => event < `  - { on: ${day(number, 0)}`)];
    const { toMove = 'a' } = play({ ...table(), events: until.join('\n') });
    proposals[number] = enact(number, toMove, `votes: { tally: { for: 1, against: 0 } }`);
  }
  return table();
}

describe.each(ORDERS)('%s', (order) => {
  it.each(Object.entries(STORIES))('%s', (_, events) => {
    const told = tellReplay(play(inOrder(events, { cards: CARDS(order) })));
    expect(told.filter((line) => !ELSEWHERE.test(line)).join('\n')).toMatchSnapshot();
  });
});

/** Each in the place of the first of its options. */
const OTHERWISE = {
  game: [
    'readings:',
    '  newcomer-turn: { take: next-circuit }',
    '  circuit: { take: when-all-have-moved }',
    '  circuit-end: { take: ended }',
    '  first-backward: { take: last-seat }',
    '  round-order: { take: begins-anew }',
    '  surname-of-renamed: { take: former }',
  ].join('\n'),
};

describe.each(ORDERS.slice(1, 4))('%s, by other readings', (order) => {
  it.each(Object.entries(STORIES))('%s', (_, events) => {
    const told = tellReplay(play(inOrder(events, { ...OTHERWISE, cards: CARDS(order) })));
    expect(told.filter((line) => !ELSEWHERE.test(line)).join('\n')).toMatchSnapshot();
  });
});

/** A robot takes no turns, unless a rule on who may propose says so. */
const PROPOSERS: Readonly<Record<string, string>> = {
  'robots, and who has no more than a point': "'player.robot || player.points <= 1'",
  'those with few points': 'player.points <= 2',
  'who has a rank, and no robot': "'!player.robot && player.rank > 1'",
};

describe.each(Object.entries(PROPOSERS))('those who may propose: %s', (_, who) => {
  const players = PLAYERS.replace('Cyd Moore', 'Cyd Moore, robot: true');
  const lines = (order: string, events: readonly string[], game: string) => {
    const cards = { ...CARDS(order), 204: card(204, `{ proposers: ${who} }`) };
    const told = tellReplay(play(inOrder(events, { cards, players, game })));
    return [`${order}, ${game}`, ...told.filter((line) => !ELSEWHERE.test(line))];
  };
  const told = [
    'nobody comes or goes',
    'somebody joins',
    'whoever would be next leaves in the turn before',
    'the only one who has not moved leaves',
    'the ranks change',
  ];
  it.each(told)('%s', (story) => {
    const events = STORIES[story] ?? [];
    const all = [
      ...lines('seat', events, ''),
      ...lines('surname', events, 'readings: { turn-without-proposal: { take: comes-round } }'),
      ...lines(
        '{ order: seat, direction: backward }',
        events,
        'readings: { circuit: { take: when-all-have-moved }, newcomer-turn: { take: next-circuit } }',
      ),
    ];
    expect(all.join('\n')).toMatchSnapshot();
  });
});

const NAMESAKES: Readonly<Record<string, readonly string[]>> = {
  'two of one surname': ['Zoe Adams', 'Bob Adams', 'Cyd Moore', 'Dot Dean'],
  'two of one surname, in order': ['Bob Adams', 'Zoe Adams', 'Cyd Moore', 'Dot Dean'],
  'all of one surname': ['Dot Dean', 'Cyd Dean', 'Bob Dean', 'Ann Dean'],
  'two of one name': ['Ann Dean', 'Zoe Young', 'Ann Dean', 'Bob Adams'],
  'letters with marks': ['Ann Ödman', 'Bob Olsen', 'Cyd Ørsted', 'Dot Zander'],
  'small letters and none': ['Ann de Vries', 'Bob', 'Cyd DEAN', 'Dot Ă'],
};
const EQUAL_RANKS =
  '  - { on: 2025-12-31, set: { a: { rank: 1 }, b: { rank: 1 }, c: { rank: 0 }, d: { rank: 1 } }, rule: 201 }';

it.each(Object.entries(NAMESAKES))('%s', (_, names) => {
  const players = names.map((name, i) => `${'abcd'.charAt(i)}: { name: ${name} }`).join('\n  ');
  const told = ['surname', '{ order: surname, direction: backward }', 'player.rank'].flatMap(
    (order) => {
      const replayed = play(inOrder([EQUAL_RANKS], { players, cards: CARDS(order) }));
      const movers = replayed.proposals.map(({ written }) => written.by).join(' ');
      const lines = tellReplay(replayed).filter((line) => /^(?:error|reading)/.test(line));
      return [`${order}: ${movers}`, ...lines.filter((line) => !line.includes('void-extent'))];
    },
  );
  expect(told.join('\n')).toMatchSnapshot();
});
