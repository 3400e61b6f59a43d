import { players, votes } from '../by-hand/in-short.ts';
import {
  card,
  day,
  enact,
  inTurn,
  judged,
  madeBy,
  newRule,
  type Setting,
  scores,
  UNGRANTED,
} from '../table.ts';
import { earns, MAJORITY, type ReadingCase, seen, whether } from './reading-case.ts';

const AT_MOST_FOUR = {
  201: card(201, '{ turns: surname, quantities: { points: { starts: 0, most: 4 } } }'),
};
const TAKES_FIVE = '{ awards: [{ on: adopted, to: proposer, points: -5 }] }';
const GOLD = { 214: card(214, '{ quantities: { gold: { starts: 3 } } }') };
const atMost = (most: number) =>
  `amend: 214\nmechanics: { quantities: { gold: { starts: 3, most: ${most} } } }`;
const EARNS_GOLD = '{ awards: [{ on: adopted, to: proposer, quantity: gold, amount: 2 }] }';

const CONSOLES = newRule('{ awards: [{ on: defeated, to: proposer, points: 5 }] }');
const DEFEAT = votes('ab/c');

const leaving = (on: string) => ({
  proposals: { 301: enact(301, 'a', votes('bc')) },
  events: `  - { on: ${on}, leave: a }`,
});

const TITLES = {
  214: card(214, '{ titles: required, awards: [{ on: untitled, to: proposer, points: -4 }] }'),
};

/** The Judge's award for judging, if nobody can have more than four points. */
const earnsJudge = (points: number) => ({
  ...AT_MOST_FOUR,
  212: card(
    212,
    `{ judge: { chosen: preceding-player }, awards: [{ on: judged, to: judge, points: ${points} }] }`,
  ),
});
const JUDGED = {
  proposals: inTurn(votes('/abc')),
  judgments: { one: judged(1, day(301, 0), 'c') },
};

const PUNCTUAL = {
  212: card(
    212,
    '{ judge: { chosen: preceding-player, deliver-within: 3 days }, awards: [{ on: late, to: judge, points: -4 }] }',
  ),
};

function givenOn(given: string): string {
  return judged(1, day(301, 0), 'c', `judge: c\nruling: 'Yes'\ngiven: ${given}`);
}

/** By a rule that lets at most two gold be given, once in each turn. */
const giving = (amounts: string): Setting => ({
  cards: {
    ...UNGRANTED,
    214: card(
      214,
      '{ grants: [{ what: quantity, of: [gold], least: 1, most: 2, often: { times: 1, per: turn } }] }',
    ),
  },
  proposals: { 301: enact(301, 'a') },
  events: `  - { on: 2026-01-01, change: { ${amounts} }, rule: 214 }`,
});

/** Rule 214 lets anybody be recorded as the winner, and the record cites a rule. */
const winnerUnder = (rule: number): Setting => ({
  cards: {
    ...UNGRANTED,
    112: null,
    208: card(208, ''),
    214: card(214, '{ grants: [{ what: win }] }'),
  },
  proposals: inTurn(''),
  events: `  - { on: 2026-01-03, winner: b, rule: ${rule} }`,
});

/** B is given points on words alone, by which nobody wins unless they count. */
const pointsOnWords = (points: number): Setting => ({
  cards: UNGRANTED,
  proposals: inTurn(''),
  events: `  - { on: 2026-01-03, points: { b: ${points} }, rule: 210 }`,
});

export const SCORES: readonly ReadingCase[] = [
  {
    reading: 'grant-reach',
    story: 'Rule 214 lets a winner be recorded, and B is recorded under Rule 210',
    game: winnerUnder(210),
    ...whether('the winner event may happen', {
      'whatever-it-names': 'legal',
      'its-own-rule': 'winner/mismatch',
    }),
    quiet: winnerUnder(214),
  },
  {
    reading: 'held-on-words',
    story: 'B reaches the mark by points on the words of Rule 210',
    game: pointsOnWords(200),
    ...whether('the points event may happen', {
      'for-nothing': 'win/on-words',
      'as-recorded': 'legal',
    }),
    quiet: pointsOnWords(2),
  },
  {
    reading: 'grant-bound',
    story: 'two gold are given to each of two, where two may be given once in a turn',
    game: giving('a: { gold: 2 }, b: { gold: 2 }'),
    ...whether('the change event may happen', {
      'in-all': 'grant/breached',
      'each-player': 'legal',
    }),
    quiet: giving('a: { gold: 1 }, b: { gold: 1 }'),
  },
  {
    reading: 'several-awards',
    story: 'two rules give B something for the same defeat',
    game: { proposals: inTurn(CONSOLES, DEFEAT) },
    during: 302,
    ...seen('the award for Proposal 302', scores, {
      'all-hold': [{ a: 10, b: 2, c: 0 }, 'B receives 2 points'],
      conflict: [{ a: 10, b: -3, c: 0 }, 'B loses 3 points'],
    }),
    quiet: { proposals: inTurn(CONSOLES, '') },
  },
  {
    reading: 'rounding-ties',
    story: 'half of eleven',
    game: {
      players: players(2),
      proposals: madeBy('ab', ['', votes('b/a')]),
    },
    during: 302,
    judge: 'a',
    ...seen('the award for Proposal 302', (replayed) => scores(replayed).b, {
      up: [-4, 'B loses 4 points'],
      down: [-5, 'B loses 5 points'],
      even: [-4],
    }),
    quiet: { players: players(2), proposals: { 301: enact(301, 'a', votes('a/b')) } },
  },
  {
    reading: 'rounding-ties',
    story: 'half of thirteen',
    game: { players: players(2), proposals: madeBy('abab', ['', '', '', votes('b/a')]) },
    during: 304,
    judge: 'a',
    ...seen('the award for Proposal 304', (replayed) => scores(replayed).b, {
      up: [11 + 7 - 10, 'B loses 3 points'],
      down: [11 + 6 - 10, 'B loses 4 points'],
      even: [11 + 6 - 10, 'B loses 4 points'],
    }),
    quiet: { players: players(2), proposals: { 301: enact(301, 'a', votes('ab')) } },
  },
  {
    reading: 'favourable-fraction',
    story: 'two in favour, one abstaining',
    game: { cards: MAJORITY, proposals: inTurn(votes('ab//c')) },
    ...earns('Proposal 301', 'a', { 'of-eligible': 7, 'of-cast': 10 }),
    quiet: { cards: MAJORITY, proposals: inTurn(votes('ab/c')) },
  },
  {
    reading: 'defeat-also-scores',
    story: 'two thirds in favour of what is defeated',
    game: { proposals: inTurn(votes('ab/c')) },
    ...earns('Proposal 301', 'a', { yes: -3, no: -10 }),
    quiet: { proposals: inTurn(votes('/abc')) },
  },
  {
    reading: 'scoring-law',
    story: 'a vote that makes adoption worth a point',
    game: { proposals: inTurn(newRule('{ awards: [{ on: adopted, to: everyone, points: 1 }] }')) },
    ...seen('the award for Proposal 301', (replayed) => scores(replayed), {
      'law-of-the-vote': [{ a: 10, b: 0, c: 0 }, 'A receives 10 points'],
      'law-it-makes': [
        { a: 11, b: 1, c: 1 },
        'A receives 11 points, B receives 1 point, C receives 1 point',
      ],
    }),
    quiet: {
      proposals: inTurn(newRule('{ awards: [{ on: withdrawn, to: everyone, points: 1 }] }')),
    },
  },
  {
    reading: 'untitled-when',
    story: 'a rule without a title, proposed and defeated',
    game: { cards: TITLES, proposals: inTurn(votes('/abc')) },
    ...seen('the award for making Proposal 301', (replayed) => scores(replayed).a, {
      adopted: [-10, 'nobody receives anything'],
      proposed: [-14, 'A loses 4 points'],
    }),
    quiet: {
      cards: TITLES,
      proposals: inTurn('enact: { title: Named }\nvotes: { against: [a, b, c] }'),
    },
  },
  {
    reading: 'bounds',
    story: 'ten points to the Judge where four are the most',
    game: { cards: earnsJudge(10), ...JUDGED },
    ...earns('Judgment 1', 'c', { 'stops-there': 4, 'not-at-all': 0 }),
    quiet: { cards: earnsJudge(3), ...JUDGED },
  },
  {
    reading: 'bounds',
    story: 'ten points where four are the most',
    game: { cards: AT_MOST_FOUR, proposals: inTurn('') },
    ...earns('Proposal 301', 'a', { 'stops-there': 4, 'not-at-all': 0 }),
    quiet: {
      cards: AT_MOST_FOUR,
      proposals: inTurn('votes: { for: [a], against: [b, c] }\nawards: { a: -7 }'),
    },
  },
  {
    reading: 'return',
    story: 'C leaves with five points and comes back',
    game: {
      proposals: inTurn(''),
      events: `  - { on: 2026-01-02, points: { c: 5 }, rule: 201 }
  - { on: 2026-01-02, leave: c }
  - { on: 2026-01-02, join: { id: c, name: C } }`,
    },
    ...seen('the list of holdings', (replayed) => scores(replayed).c, {
      keeps: [5, 'C holds 5 points'],
      'starts-afresh': [0, 'C holds 0 points'],
    }),
    quiet: {
      proposals: inTurn(''),
      events: `  - { on: 2026-01-02, leave: c }
  - { on: 2026-01-02, join: { id: c, name: C } }`,
    },
  },
  {
    reading: 'bound-set',
    story: 'two gold become the most, and players hold three',
    game: { cards: GOLD, proposals: inTurn(atMost(2)) },
    ...seen('the award for Proposal 301', (replayed) => scores(replayed, 'gold'), {
      stand: [{ a: 3, b: 3, c: 3 }, 'A receives 10 points'],
      cut: [
        { a: 2, b: 2, c: 2 },
        'A loses 1 gold, A receives 10 points, B loses 1 gold, C loses 1 gold',
      ],
    }),
    quiet: { cards: GOLD, proposals: inTurn(atMost(3)) },
  },
  {
    reading: 'award-order',
    story: 'ten points and the loss of five where four are the most',
    game: { cards: { ...AT_MOST_FOUR, 214: card(214, TAKES_FIVE) }, proposals: inTurn('') },
    ...earns('Proposal 301', 'a', { 'one-by-one': -1, 'as-one-sum': 4 }),
    quiet: { cards: AT_MOST_FOUR, proposals: inTurn('') },
  },
  {
    reading: 'leaver-scores',
    story: 'A leaves, and the proposal of A is adopted',
    game: leaving('2026-01-01'),
    ...earns('Proposal 301', 'a', { yes: 10, no: 0 }),
    quiet: { proposals: { 301: enact(301, 'a') }, events: '  - { on: 2026-01-03, leave: a }' },
  },
  {
    reading: 'undeclared-holding',
    story: 'the rule that declares gold is repealed',
    game: { cards: GOLD, proposals: inTurn('repeal: 214') },
    ...seen('the award for Proposal 301', (replayed) => scores(replayed, 'gold'), {
      yes: [{ a: 3, b: 3, c: 3 }, 'A receives 10 points'],
      no: [
        { a: 0, b: 0, c: 0 },
        'A loses 3 gold, A receives 10 points, B loses 3 gold, C loses 3 gold',
      ],
    }),
    quiet: { cards: { ...GOLD, 215: card(215, EARNS_GOLD) }, proposals: inTurn('repeal: 214') },
  },
  {
    reading: 'priced',
    story: 'A proposes a rule without a title, which a rule demands at a price',
    game: { cards: TITLES, proposals: inTurn('') },
    ...whether('Proposal 301 may be made', { charged: 'legal', forbidden: 'proposal/text' }),
    quiet: { cards: TITLES, proposals: inTurn('enact: { title: Entitled }') },
  },
  {
    reading: 'priced',
    story: 'C gives a Judgment after the time that it has, for which there is a price',
    game: { cards: PUNCTUAL, proposals: inTurn(''), judgments: { one: givenOn('2026-01-20') } },
    ...whether('Judgment 1 may be given', { charged: 'legal', forbidden: 'judge/late' }),
    quiet: { cards: PUNCTUAL, proposals: inTurn(''), judgments: { one: givenOn('2026-01-03') } },
  },
];
