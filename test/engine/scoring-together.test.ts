/**
 * The readings of scoring, each in the company of every other. There is one game, with all holdings at
 * its end by the cards' words and by the two options taken.
 *
 * @module-tag slow
 */
import { describe, expect, it } from 'vitest';
import { readingCalled } from '../../src/law/readings/register.ts';
import { held } from './by-hand/in-short.ts';
import {
  card,
  enact,
  errorsOf,
  inTurn,
  play,
  playForResults,
  type Setting,
  scores,
} from './table.ts';

/** First the option that is taken where nothing else is said, as in `USUAL`. */
const OPTIONS = {
  'compound-adoption': ['by-parts', 'as-a-whole'],
  'scoring-law': ['law-of-the-vote', 'law-it-makes'],
  'defeat-also-scores': ['yes', 'no'],
  'favourable-fraction': ['of-eligible', 'of-cast'],
  'rounding-ties': ['up', 'down', 'even'],
  'untitled-when': ['adopted', 'proposed'],
  'leaver-scores': ['yes', 'no'],
  bounds: ['stops-there', 'not-at-all'],
  'award-order': ['one-by-one', 'as-one-sum'],
  return: ['keeps', 'starts-afresh'],
  'bound-set': ['stand', 'cut'],
  'undeclared-holding': ['yes', 'no'],
} as const;

type Reading = keyof typeof OPTIONS;
type Taken = Readonly<Record<Reading, string>>;

const gold = (amount: number) =>
  `{ awards: [{ on: adopted, to: proposer, quantity: gold, amount: ${amount} }] }`;

const silver = (words: string) => `{ quantities: { silver: { ${words} } } }`;
const elf = (day: number, act: string) =>
  `  - { on: 2026-01-${day}, rule: 220, fiat: { by: Magic Elf, ${act} } }`;

const GAME: Setting = {
  players: 'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D }',
  cards: {
    201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
    203: card(203, '{ adoption: votes.for > votes.against }'),
    208: card(208, ''),
    214: card(214, '{ titles: required, awards: [{ on: untitled, to: proposer, points: -4 }] }'),
    215: card(215, '{ quantities: { gold: { starts: 0, most: 3 } } }'),
    216: card(216, gold(2)),
    217: card(217, gold(2)),
    218: card(218, gold(-2)),
    219: card(219, silver('starts: 5')),
    220: card(220, '{ fiat: { tiers: [mutable], by: Magic Elf }, overrides: [adoption] }'),
  },
  proposals: {
    // Only the second part is carried by two against one. It gives everyone 2 points for each vote.
    301: enact(
      301,
      'a',
      `changes:
  - { transmute: { rule: 101, to: mutable } }
  - enact: { title: Gifts, mechanics: { awards: [{ on: resolved, to: everyone, points: 2 }] } }
    text: Everyone receives 2 points for each vote.
votes: { for: [a, b], against: [c], abstain: [d] }`,
    ),
    // Two against two: defeated.
    302: enact(302, 'b', 'votes: { for: [a, b], against: [c, d] }'),
    // Its proposer leaves before the vote, which is two against one.
    303: enact(303, 'c', 'votes: { for: [a, b], against: [d] }\nclosed: 2026-01-08'),
  },
  events: `  - { on: 2026-01-06, leave: c }
  - { on: 2026-01-10, join: { id: c, name: C } }
${elf(11, `amend: 219, text: At most three., mechanics: ${silver('starts: 5, most: 3')}`)}
${elf(12, 'repeal: 219')}
${elf(13, `enact: { mechanics: ${silver('starts: 7')} }, number: 221, text: Silver again.`)}`,
};

interface Holdings {
  readonly points: Record<string, number>;
  readonly gold: Record<string, number>;
  readonly silver: Record<string, number>;
}

/** The result of the words. */
function reckoned(taken: Taken): Holdings {
  const points: Record<string, number> = { a: 0, b: 0, c: 0, d: 0 };
  const golden: Record<string, number> = { a: 0, b: 0, c: 0, d: 0 };
  const give = (to: string, amount: number) => {
    points[to] = (points[to] ?? 0) + amount;
  };
  const isGift = taken['compound-adoption'] === 'by-parts';
  const giveEach = (all: string) => {
    for (const id of all) give(id, 2);
  };
  const isAlso = taken['defeat-also-scores'] === 'yes';

  // 301, by A: of four votes two are in favour, and of three that were cast for or against.
  const share = taken['favourable-fraction'] === 'of-eligible' ? 5 : 7;
  if (isGift) {
    give('a', share);
    give('c', 10);
    golden.a = goldOf(taken);
    if (taken['scoring-law'] === 'law-it-makes') giveEach('abcd');
  } else {
    give('a', -10 + (isAlso ? share : 0));
  }

  // 302, by B: half of eleven points, ten points lost, and no title.
  const half = taken['rounding-ties'] === 'down' ? 5 : 6;
  give('b', -10 + (isAlso ? half : 0));
  if (taken['untitled-when'] === 'proposed') give('b', -4);
  if (isGift) giveEach('abcd');

  // 303, by C, who has left when it is adopted: two thirds of twelve, and no title.
  const isLeaverScored = taken['leaver-scores'] === 'yes';
  if (isLeaverScored) {
    give('c', 8);
    golden.c = goldOf(taken);
  }
  if (isLeaverScored || taken['untitled-when'] === 'proposed') give('c', -4);
  give('d', 10);
  if (isGift) giveEach('abd');

  if (taken.return === 'starts-afresh') {
    points.c = 0;
    golden.c = 0;
  }
  // Everybody has 5 of silver, which is bounded by 3, is nobody's any more, and begins with 7 again.
  const bounded = taken['bound-set'] === 'stand' ? 5 : 3;
  const silvery = taken['undeclared-holding'] === 'yes' ? bounded : 7;
  return { points, gold: golden, silver: { a: silvery, b: silvery, c: silvery, d: silvery } };
}

/** Twice 2 and then -2, where nobody holds more than 3. */
function goldOf(taken: Taken): number {
  if (taken['award-order'] === 'as-one-sum') return 2;
  return taken.bounds === 'stops-there' ? 1 : 0;
}

function played(taken: Taken): Holdings {
  const customs = Object.entries(taken).map(([id, option]) => `${id}: { take: "${option}" }`);
  // The proposals are numbered as they were made, whatever becomes of the compound before them.
  const readings = ['defeated-compound: { take: one }', ...customs].join(', ');
  const replayed = playForResults({ ...GAME, game: `readings: { ${readings} }` });
  expect(errorsOf(replayed)).toEqual([]);
  const holdings = (quantity: string) =>
    Object.fromEntries(
      Object.entries(scores(replayed, quantity)).map(([id, amount]) => [id, Number(amount)]),
    );
  return { points: holdings('points'), gold: holdings('gold'), silver: holdings('silver') };
}

const READINGS: readonly Reading[] = Object.keys(OPTIONS).filter(isReading);

function isReading(id: string): id is Reading {
  return id in OPTIONS;
}

const USUAL: Taken = {
  'compound-adoption': 'by-parts',
  'scoring-law': 'law-of-the-vote',
  'defeat-also-scores': 'yes',
  'favourable-fraction': 'of-eligible',
  'rounding-ties': 'up',
  'untitled-when': 'adopted',
  'leaver-scores': 'yes',
  bounds: 'stops-there',
  'award-order': 'one-by-one',
  return: 'keeps',
  'bound-set': 'stand',
  'undeclared-holding': 'yes',
};

it('takes every option of the register', () => {
  for (const id of READINGS) {
    const options = readingCalled(id)?.options.map((option) => option.id);
    expect(new Set(OPTIONS[id])).toEqual(new Set(options));
  }
});

describe.each(READINGS.map((one, place) => [one, READINGS.slice(place + 1)] as const))(
  '%s',
  (one, others) => {
    it('gives what its words say', () => {
      const results = OPTIONS[one].map((option) => {
        const taken = { ...USUAL, [one]: option };
        expect(played(taken)).toEqual(reckoned(taken));
        return JSON.stringify(reckoned(taken));
      });
      expect(new Set(results).size).toBeGreaterThan(1);
    });

    it.each(others)('and so beside %s', (other) => {
      // Beside the first option of the other, it is the game above.
      for (const mine of OPTIONS[one].slice(1)) {
        for (const theirs of OPTIONS[other].slice(1)) {
          const taken = { ...USUAL, [one]: mine, [other]: theirs };
          expect(played(taken), `${mine}, ${theirs}`).toEqual(reckoned(taken));
        }
      }
    });
  },
);

/** 204 pays C, who is against, if adoption demands no unanimity by the law that scores. */
const RAISED = 'amend: 203\nmechanics: { adoption: votes.unanimous }';
const FEWER = 'amend: 203\nmechanics: { adoption: votes.against >= votes.for }';
const MAJORITY = { 203: card(203, '{ adoption: votes.majority }') };
const AGAINST = 'votes: { for: [a, b], against: [c] }';

it.each<readonly [string, Setting, string]>([
  ['law-of-the-vote', { cards: MAJORITY, proposals: inTurn(`${RAISED}\n${AGAINST}`) }, 'a 7 c 10'],
  ['law-it-makes', { cards: MAJORITY, proposals: inTurn(`${RAISED}\n${AGAINST}`) }, 'a 7'],
  // Fewer than all can adopt, though all but one cannot
  [
    'law-of-the-vote',
    { proposals: inTurn(FEWER, 'votes: { for: [b], against: [a, c] }') },
    'a 20 b 4 c 10',
  ],
])('by the %s', (law, setting, expected) => {
  const game = `readings: { scoring-law: { take: ${law} } }`;
  expect(held({ ...setting, game })).toBe(expected);
});

describe('what a rule gives for every resolved proposal', () => {
  const lost = 'votes: { for: [a], against: [b, c] }';
  const given = (award: string) =>
    scores(
      play({
        cards: { 214: card(214, `{ awards: [${award}] }`) },
        game: 'readings: { defeat-also-scores: { take: "no" } }',
        proposals: { 301: enact(301, 'a', lost) },
      }),
      award.includes('gold') ? 'gold' : 'points',
    );

  it.each([
    // The rule on defeats takes points of A alone
    ['{ on: resolved, to: everyone, points: 2 }', { a: -8, b: 2, c: 2 }],
    ['{ on: resolved, to: against, points: 2 }', { a: -10, b: 2, c: 2 }],
    ['{ on: resolved, to: proposer, quantity: gold, amount: 2 }', { a: 2, b: 0, c: 0 }],
    // It stays beside what the same rule takes for the defeat
    [
      '{ on: resolved, to: for, points: 5 }, { on: defeated, to: for, points: -3 }',
      { a: -8, b: 0, c: 0 },
    ],
    // It is lost if no rule but that of the defeat speaks
    ['{ on: resolved, to: proposer, points: 2 }', { a: -10, b: 0, c: 0 }],
  ])('%s', (award, expected) => {
    expect(given(award)).toEqual(expected);
  });
});
