/**
 * The results of an event after a first turn in which all adopted “Cake is served at four” as Rule 301.
 * Each is under a Rule 214 that grants something, and under words alone. B is the clerk by Rule 213,
 * which lets the clerk be appointed. There is gold by Rule 210; everybody starts with 2.
 */
import { describe, expect, test } from 'vitest';
import type { Replay } from '../../../src/engine/results/types.ts';
import {
  card,
  enact,
  errorsOf,
  judged,
  notesOf,
  play,
  type Setting,
  scores,
  UNGRANTED,
} from '../table.ts';

const CARDS = {
  ...UNGRANTED,
  202: card(202, ''),
  206: card(206, ''),
  210: card(210, '{ quantities: { gold: { starts: 2 } } }'),
  213: card(
    213,
    '{ offices: { clerk: { holders: 1 }, page: {} }, grants: [{ what: office, of: [clerk] }] }',
  ),
};
const CAKE = { 301: enact(301, 'a', '', 'Cake is served at four.') };

function whenHappens(grants: string, events: readonly string[], more: Setting = {}): Replay {
  const lines = ['appoint: { clerk: b }, rule: 213', ...events].map(
    (event, i) => `  - { id: e${i}, on: 2026-01-02, ${event} }`,
  );
  return play({
    proposals: CAKE,
    ...more,
    cards: {
      ...CARDS,
      214: card(214, `{ grants: [${grants}], overrides: [adoption] }`),
      ...more.cards,
    },
    events: lines.join('\n'),
  });
}

/** The faults, or else the holdings, or the winner. */
function outcome(replayed: Replay): string {
  const wrong = errorsOf(replayed).map(({ code }) => code);
  if (wrong.length > 0) return wrong.join(' ');
  const { winner, offices, players, status, versions } = replayed;
  const points = Object.entries(scores(replayed)).filter(([, sum]) => sum !== 0);
  const gold = Object.entries(scores(replayed, 'gold')).filter(([, sum]) => sum !== 2);
  return [
    ...points.flat(),
    ...(gold.length > 0 ? ['gold', ...gold.flat()] : []),
    ...[...offices].filter(([id]) => id !== 'clerk').flat(2),
    ...players.filter(({ id }) => !['a', 'b', 'c'].includes(id)).map(({ id }) => `with ${id}`),
    ...players.filter((each) => each.status !== 'playing').map(({ id }) => `without ${id}`),
    ...players.filter(({ id, name }) => name === `${id}${id}`).map(({ name }) => name),
    ...(status === 'paused' || replayed.rounds.length > 0
      ? [status === 'paused' ? 'paused' : 'next round']
      : []),
    ...versions.slice(2).flatMap(({ changed }) => changed.map((id) => `rule ${id}`)),
    ...(winner ? [`${winner.player} wins`] : []),
  ].join(' ');
}

const POINTS = '{ what: quantity, of: [points] }';
const BY_CLERK = '{ what: quantity, of: [points], by: { office: clerk }, least: 0, most: 5 }';
const RICH = '{ what: quantity, of: [points], to: player.gold > 2 }';
const ONCE = '{ what: quantity, of: [points], often: { times: 1, per: turn } }';
const IN_ROUND = ONCE.replace('turn', 'round');
const LATE = '{ what: quantity, of: [points], if: game.turn > 1 }';
const JOIN = '{ what: join, to: "!player.robot", if: players.count < 4 }';
const LEAVE = '{ what: leave, by: { player: player.points >= 0 } }';
const PAGE = '{ what: office, of: [page], by: { office: clerk }, to: player.gold > 0 }';
const TITLE = '{ what: title, of: [duke], by: Queen Bee }';
const NAMES = '{ what: rename, by: { office: clerk } }';
const PAUSE = '{ what: pause, by: { office: clerk } }';
const ROUND = '{ what: round, of: [points], by: { office: clerk } }';
const WIN = '{ what: win, by: { office: clerk }, to: player.gold > 2 }';
const RULES = '{ what: rules, of: [mutable], kinds: [amend, repeal], by: Magic Elf }';
const ANY_WAY = { 112: card(112, '', 'immutable') };

describe('what a rule grants, and its bounds', () => {
  test.each<[string, readonly string[], string, Setting?]>([
    // Points: by anybody, with the rule or without it
    [POINTS, ['points: { c: 7 }, rule: 214'], 'c 7'],
    [POINTS, ['points: { c: 7 }'], 'c 7'],
    [POINTS, ['points: { c: 200 }'], 'c 200 c wins'],
    [POINTS, ['set: { c: { points: 200 } }'], 'c 200 c wins'],
    [POINTS, ['change: { c: { points: 200 } }, rule: 301'], 'c 200 c wins'],
    // By whom
    [BY_CLERK, ['points: { c: 5 }, by: b'], 'c 5'],
    [BY_CLERK, ['points: { c: 5 }, by: B'], 'c 5'],
    [BY_CLERK, ['points: { c: 5 }'], 'grant/breached'],
    [BY_CLERK, ['points: { c: 5 }, by: c'], 'grant/breached'],
    [BY_CLERK, ['points: { c: 5 }, by: nobody'], 'unknown/player grant/breached'],
    // How much
    [BY_CLERK, ['points: { c: 6 }, by: b'], 'grant/breached'],
    [BY_CLERK, ['points: { c: -1 }, by: b'], 'grant/breached'],
    [BY_CLERK, ['points: { a: 5, c: 6 }, by: b'], 'grant/breached'],
    [BY_CLERK, ['points: { a: 6, c: 6 }, by: b'], 'grant/breached grant/breached'],
    // To whom: c has more than two of gold, which the rule on gold does not say who may give
    [RICH, ['points: { c: 3 }, rule: 214'], 'grant/breached'],
    [
      `${RICH}, { what: quantity, of: [gold] }`,
      ['change: { c: { gold: 1 } }', 'points: { c: 3 }'],
      'c 3 gold c 3',
    ],
    // A condition that only words make true makes its results rest on words, too
    [RICH, ['change: { c: { gold: 1 } }, rule: 301', 'points: { c: 3 }'], 'c 3 gold c 3'],
    [RICH, ['change: { c: { gold: 1 } }, rule: 301', 'points: { c: 200 }'], 'win/on-words'],
    // How often: by each who does it
    [ONCE, ['points: { c: 3 }, by: a'], 'c 3'],
    [ONCE, ['points: { c: 3 }, by: a', 'points: { c: 3 }, by: a'], 'grant/breached'],
    [ONCE, ['points: { c: 3 }, by: a', 'points: { c: 3 }, by: c'], 'c 6'],
    [ONCE, ['points: { c: 3 }', 'points: { c: 3 }'], 'grant/breached'],
    // A player has two names, and may be the one whom a record does not name
    [ONCE, ['points: { c: 3 }, by: a', 'points: { c: 3 }, by: A'], 'grant/breached'],
    [ONCE, ['points: { c: 3 }, by: a', 'points: { c: 3 }'], 'grant/breached'],
    [ONCE, ['points: { c: 3 }', 'points: { c: 3 }, by: a'], 'grant/breached'],
    ['{ what: quantity, of: [points], by: B }', ['points: { c: 3 }, by: b'], 'c 3'],
    ['{ what: quantity, of: [points], by: b }', ['points: { c: 3 }, by: B'], 'c 3'],
    // On what condition
    [LATE, ['points: { c: 3 }, rule: 214'], 'grant/breached'],
    // Joining and leaving, which are free until a rule grants them
    [POINTS, ['join: { id: d, name: D }', 'leave: c'], 'with d without c'],
    [JOIN, ['join: { id: d, name: D }'], 'with d'],
    [JOIN, ['join: { id: d, name: D, robot: true }'], 'grant/breached'],
    [JOIN, ['join: { id: d, name: D }', 'join: { id: e, name: E }'], 'grant/breached'],
    [LEAVE, ['leave: c'], 'without c'],
    [`${LEAVE}, ${POINTS}`, ['points: { c: -1 }', 'leave: c'], 'grant/breached'],
    [`${LEAVE}, ${POINTS}`, ['points: { c: -1 }', 'forfeit: c'], 'grant/breached'],
    // Offices and titles
    [POINTS, ['appoint: { page: c }'], 'page c'],
    [PAGE, ['appoint: { page: c }, by: b'], 'page c'],
    [PAGE, ['appoint: { page: c }'], 'grant/breached'],
    [PAGE, ['appoint: { page: c }, by: a, rule: 301'], 'grant/breached'],
    [
      `${PAGE}, { what: quantity, of: [gold] }`,
      ['set: { c: { gold: 0 } }', 'appoint: { page: c }, by: b'],
      'grant/breached',
    ],
    [TITLE, ['appoint: { duke: c }, by: Queen Bee'], 'duke c'],
    [TITLE, ['appoint: { duke: c }, by: a'], 'grant/breached'],
    // Names, pauses and rounds
    [NAMES, ['rename: { c: cc }, by: b'], 'cc'],
    [NAMES, ['rename: { c: cc }'], 'grant/breached'],
    [PAUSE, ['pause: {}, by: b'], 'paused'],
    [PAUSE, ['pause: {}, by: a'], 'grant/breached'],
    [PAUSE, ['pause: {}, by: b', 'resume: {}, by: c'], 'grant/breached'],
    [ROUND, ['round: { reset: [points] }, by: b'], 'next round'],
    // The word of the record begins a round, and no use anew
    [
      IN_ROUND,
      ['points: { c: 3 }, by: a', 'round: {}', 'points: { c: 3 }, by: a'],
      'grant/breached',
    ],
    [
      `${IN_ROUND}, ${ROUND}`,
      ['points: { c: 3 }, by: a', 'round: { reset: [points] }, by: b', 'points: { c: 3 }, by: a'],
      'c 3 next round',
    ],
    [ROUND, ['round: {}, by: b'], 'grant/breached'],
    [ROUND, ['round: { reset: [gold] }, by: b'], 'points/no-authority'],
    [ROUND, ['round: { reset: [points] }, by: c'], 'grant/breached'],
    // The win
    [
      `${WIN}, { what: quantity, of: [gold] }`,
      ['change: { c: { gold: 1 } }', 'winner: c, by: b'],
      'gold c 3 c wins',
      { cards: ANY_WAY },
    ],
    [WIN, ['winner: c, by: b'], 'grant/breached', { cards: ANY_WAY }],
    [WIN, ['winner: c, by: c, rule: 214'], 'grant/breached', { cards: ANY_WAY }],
    // Changes of rules, by tier and by kind
    [RULES, ['fiat: { by: Magic Elf, repeal: 301 }'], 'rule 301'],
    [RULES, ['fiat: { by: Magic Elf, amend: 301, text: Tea. }'], 'rule 301'],
    [
      RULES,
      ['fiat: { by: Magic Elf, enact: {}, number: 400, text: Tea. }'],
      'proposal/not-permitted',
    ],
    [RULES, ['fiat: { by: Magic Elf, repeal: 101 }'], 'proposal/not-permitted'],
    [RULES, ['fiat: { by: Tragic Elf, repeal: 301 }'], 'grant/breached'],
    [
      '{ what: rules, of: [mutable], by: { office: clerk } }',
      ['fiat: { by: b, repeal: 301 }'],
      'rule 301',
    ],
    [
      '{ what: rules, of: [mutable], by: { office: clerk } }',
      ['fiat: { by: c, repeal: 301 }'],
      'grant/breached',
    ],
    [
      '{ what: rules, of: [mutable], by: b, often: { times: 1, per: game } }',
      ['fiat: { by: b, repeal: 301 }', 'fiat: { by: b, repeal: 205 }'],
      'grant/breached',
    ],
  ])('%s: %s: %s', (grants, events, expected, more = {}) => {
    expect(outcome(whenHappens(grants, events, more))).toBe(expected);
  });

  test('how often begins anew in the next turn, and not in the next for the game', () => {
    const twice = (per: string) =>
      outcome(
        play({
          cards: {
            ...CARDS,
            214: card(
              214,
              `{ grants: [{ what: quantity, of: [points], often: { times: 1, per: ${per} } }] }`,
            ),
          },
          proposals: { ...CAKE, 302: enact(302, 'b') },
          events: ['02', '04']
            .map((day) => `  - { on: 2026-01-${day}, points: { c: 3 } }`)
            .join('\n'),
        }),
      );
    expect(twice('turn')).toBe('c 6 rule 302');
    expect(twice('circuit')).toBe('grant/breached');
    expect(twice('game')).toBe('grant/breached');
  });

  test('a bound that is passed says by how much, and where', () => {
    const [finding] = errorsOf(whenHappens(BY_CLERK, ['points: { c: 6 }, by: b']));
    expect(finding).toMatchObject({
      rule: { number: 214 },
      message:
        'C receives 6 points, and Rule 214 does not allow it: the amount at once is at most 5, and this is 6.',
      help: 'Record at most 5.',
      at: { path: ['events', 1, 'points', 'c'] },
    });
  });
});

const UNWON = { ...ANY_WAY, 208: card(208, '') };
const BY_WORDS = 'readings: { win-by-words: { take: yes } }';

describe('words alone', () => {
  test.each<[string, string, Setting?]>([
    ['points: { b: 500 }, rule: 301', 'win/on-words'],
    ['points: { b: 199 }, rule: 301', 'b 199'],
    ['points: { b: 500 }, rule: 116', 'win/on-words'],
    ['set: { b: { points: 500 } }, rule: 301', 'win/on-words'],
    ['scores: { b: 500 }, stands: true, rule: 301', 'win/on-words'],
    ['fiat: { by: Magic Elf, repeal: 101 }, rule: 116', 'proposal/not-permitted'],
    ['fiat: { by: Magic Elf, repeal: 301 }, rule: 116', 'proposal/not-permitted'],
    ['winner: b, rule: 301', 'win/not-by-points'],
    ['winner: b, rule: 301', 'winner/mismatch', { cards: ANY_WAY }],
    // If no rule says who wins, the words of any rule do so by custom alone.
    ['winner: b, rule: 301', 'winner/mismatch', { cards: UNWON }],
    ['winner: b, rule: 301', 'b wins', { cards: UNWON, game: BY_WORDS }],
  ])('do not do what another rule regulates: %s: %s', (event, expected, more = {}) => {
    expect(outcome(whenHappens(POINTS.replace('points', 'gold'), [event], more))).toBe(expected);
  });

  test('are quoted in a note beside what they do', () => {
    const replayed = whenHappens('{ what: pause }', ['points: { b: 5 }, rule: 301']);
    expect(notesOf(replayed, 'grant/words-alone')).toMatchObject([
      {
        message: 'B receives 5 points on the words of Rule 301 alone.',
        rule: { number: 301, text: 'Cake is served at four.' },
      },
    ]);
    expect(replayed.timeline.at(-1)).toMatchObject({
      ground: { by: 'words', rule: { number: 301 } },
    });
  });

  test('do not make a later lawful award win', () => {
    const setting = (grants: string): Setting => ({
      cards: {
        ...UNGRANTED,
        202: card(202, '{ awards: [{ on: adopted, to: proposer, points: 10 }] }'),
      },
      proposals: { 301: enact(301, 'a', grants), 302: enact(302, 'b') },
      events: '  - { on: 2026-01-02, points: { b: 195 }, rule: 301 }',
    });
    expect(outcome(play(setting('')))).toBe('win/on-words');
    const granted = 'enact: { mechanics: { grants: [{ what: quantity, of: [points] }] } }';
    expect(outcome(play(setting(granted)))).toContain('b wins');
  });

  test('do not keep somebody from winning', () => {
    const setting: Setting = {
      cards: {
        ...UNGRANTED,
        202: card(202, '{ awards: [{ on: adopted, to: proposer, points: 10 }] }'),
        208: card(208, '{ win: [{ when: player.points >= 10 }] }'),
      },
      proposals: { 301: enact(301, 'a') },
    };
    expect(play(setting).winner?.player).toBe('a');
    const robbed = { ...setting, events: '  - { on: 2025-12-31, points: { a: -5 }, rule: 116 }' };
    expect(errorsOf(play(robbed))).toMatchObject([
      {
        code: 'win/on-words',
        message: expect.stringContaining('With them, nobody wins; without them, A (a) wins.'),
      },
    ]);
  });

  test('of a proposal win nothing, unless a rule lets proposals give it', () => {
    const moved = (acts: string, cards = {}) =>
      outcome(
        play({
          cards: { ...CARDS, ...cards },
          proposals: { 301: enact(301, 'a', `act: [${acts}]`) },
        }),
      );
    expect(moved('{ points: { a: 199 } }')).toBe('a 199');
    expect(moved('{ points: { a: 200 } }')).toBe('win/on-words');
    const grant = (by: string) => ({
      214: card(214, `{ grants: [{ what: quantity, of: [points], by: ${by} }] }`),
    });
    expect(moved('{ points: { a: 200 } }', grant('proposal'))).toBe('a 200 a wins');
    expect(moved('{ points: { a: 200 } }', grant('{ office: clerk }'))).toBe('win/on-words');
    const few = {
      214: card(214, '{ grants: [{ what: quantity, of: [points], by: proposal, most: 5 }] }'),
    };
    expect(moved('{ points: { a: 6 } }', few)).toBe('grant/breached');
  });
});

describe('a Judgment', () => {
  const settling = (settles: string): Setting['judgments'] & object => ({
    1: judged(1, '2026-01-03', 'c', `settles: [${settles}]`),
  });
  const free = { 212: card(212, '{ judge: { chosen: appointed } }') };

  test('lets an act stand on which somebody wins, and the win says so', () => {
    const judgments = settling('{ event: e1, is: legal }');
    const replayed = whenHappens('{ what: pause }', ['points: { b: 500 }, rule: 301'], {
      judgments,
      cards: free,
    });
    expect(outcome(replayed)).toBe('b 500 b wins');
    expect(replayed.winner).toMatchObject({ by: 'points', judgment: '1' });
    const notes = notesOf(replayed, 'by-judgment').map(({ message }) => message);
    expect(notes).toEqual([
      'Judgment 1 lets the event “e1” stand. Without it: B receives 500 points on the words of Rule 301 alone.',
      'B (b) wins by Judgment 1. Rule 208 names the winner only by what that Judgment decides.',
    ]);
    const [event] = replayed.timeline.filter(
      (entry) => entry.kind === 'event' && entry.event.id === 'e1',
    );
    expect(event).toMatchObject({ ground: { by: 'judgment', judgment: '1' } });
  });

  test('by which the Judge wins says that, too', () => {
    const judgments = settling('{ winner: c }');
    const replayed = whenHappens('{ what: pause }', [], { judgments, cards: free });
    expect(outcome(replayed)).toBe('c wins');
    expect(notesOf(replayed, 'by-judgment')).toMatchObject([
      {
        warns: true,
        message:
          'C (c) wins by Judgment 1. No condition of a rule in force makes that win by itself. C (c) was the Judge.',
      },
    ]);
  });

  test('lets a change by fiat stand that no rule grants', () => {
    const judgments = settling('{ event: e1, is: legal }');
    const fiat = ['fiat: { by: Magic Elf, repeal: 101 }, rule: 116'];
    const replayed = whenHappens('{ what: pause }', fiat, { judgments, cards: free });
    expect(outcome(replayed)).toBe('rule 101');
    expect(notesOf(replayed, 'by-judgment').map(({ message }) => message)).toEqual([
      'Judgment 1 lets the event “e1” stand. Without it: Magic Elf changes a rule that is immutable by fiat, and no mechanics in force grant that: the words of Rule 116 alone do not, since Rule 103 regulates how rules change.',
    ]);
  });
});

test('where nobody holds the office, no other name is asked for', () => {
  const clerk = '{ what: quantity, of: [points], by: { office: clerk } }';
  const vacant = play({
    proposals: CAKE,
    cards: { ...CARDS, 214: card(214, `{ grants: [${clerk}] }`) },
    events: '  - { on: 2026-01-02, change: { a: { points: 5 } }, rule: 214 }',
  });
  const [error] = errorsOf(vacant);
  expect(error?.message).toContain('nobody holds that office');
  expect(error?.help).toBe('Nobody can do it until somebody holds the office.');
});

/** Rule 214 lets so much be given at once, and points on the words of Rule 301 count for nothing. */
const AT_ONCE = (most: number, often = '') =>
  `{ what: quantity, of: [points], least: 0, most: ${most}${often} }`;
const IN_TURN = ', often: { times: 1, per: turn }';

test.each<[what: string, grant: string, events: readonly string[], expected: string]>([
  [
    'more than is lacking',
    AT_ONCE(50),
    ['points: { b: 150 }, rule: 301', 'set: { b: { points: 200 } }, rule: 214'],
    'win/on-words',
  ],
  [
    'no more than is lacking',
    AT_ONCE(200),
    ['points: { b: 150 }, rule: 301', 'set: { b: { points: 200 } }, rule: 214'],
    'b 200 b wins',
  ],
  [
    'by scores that stand',
    AT_ONCE(50),
    ['points: { b: 150 }, rule: 301', 'scores: { b: 200 }, stands: true, rule: 214'],
    'win/on-words',
  ],
  [
    'as often as it may be',
    AT_ONCE(100, IN_TURN),
    ['scores: { b: 100 }, stands: true, rule: 214', 'scores: { b: 200 }, stands: true, rule: 214'],
    'win/on-words',
  ],
])('a holding that is set has to be granted as a whole: %s', (_, grant, events, expected) => {
  expect(outcome(whenHappens(grant, events))).toBe(expected);
});
