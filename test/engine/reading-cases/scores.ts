import { card, day, enact, inTurn, judged, newRule, scores } from '../table.ts';
import { faults, type ReadingCase } from './reading-case.ts';

const PAIR = 'a: { name: A }\n  b: { name: B }';
const both = 'votes: { for: [a, b] }';
const MAJORITY = { 203: card(203, '{ adoption: votes.majority }') };
const AT_MOST_FOUR = {
  201: card(201, '{ turns: surname, quantities: { points: { starts: 0, most: 4 } } }'),
};
const TAKES_FIVE = '{ awards: [{ on: adopted, to: proposer, points: -5 }] }';
const GOLD = { 214: card(214, '{ quantities: { gold: { starts: 3 } } }') };
const atMost = (most: number) =>
  `amend: 214\nmechanics: { quantities: { gold: { starts: 3, most: ${most} } } }`;
const EARNS_GOLD = '{ awards: [{ on: adopted, to: proposer, quantity: gold, amount: 2 }] }';

const CONSOLES = newRule('{ awards: [{ on: defeated, to: proposer, points: 5 }] }');
const DEFEAT = 'votes: { for: [a, b], against: [c] }';

const leaving = (on: string) => ({
  proposals: { 301: enact(301, 'a', 'votes: { for: [b, c] }') },
  events: `  - { on: ${on}, leave: a }`,
});

const TITLES = {
  214: card(214, '{ titles: required, awards: [{ on: untitled, to: proposer, points: -4 }] }'),
};

/** What the Judge earns by judging, where nobody can have more than four points. */
const earnsJudge = (points: number) => ({
  ...AT_MOST_FOUR,
  212: card(
    212,
    `{ judge: { chosen: preceding-player }, awards: [{ on: judged, to: judge, points: ${points} }] }`,
  ),
});
const JUDGED = {
  proposals: inTurn('votes: { against: [a, b, c] }'),
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

export const SCORES: readonly ReadingCase[] = [
  {
    reading: 'several-awards',
    story: 'two rules give B something for the same defeat',
    game: { proposals: inTurn(CONSOLES, DEFEAT) },
    during: 302,
    judge: 'a',
    sees: scores,
    under: { 'all-hold': { a: 10, b: 2, c: 0 }, conflict: { a: 10, b: -3, c: 0 } },
    what: 'what Proposal 302 earns',
    says: { 'all-hold': 'B receives 2 points', conflict: 'B loses 3 points' },
    quiet: { proposals: inTurn(CONSOLES, '') },
  },
  {
    reading: 'rounding-ties',
    story: 'half of eleven',
    game: {
      players: PAIR,
      proposals: {
        301: enact(301, 'a', both),
        302: enact(302, 'b', 'votes: { for: [b], against: [a] }'),
      },
    },
    during: 302,
    judge: 'a',
    sees: (replayed) => scores(replayed).b,
    under: { up: -4, down: -5, even: -4 },
    what: 'what Proposal 302 earns',
    says: { up: 'B loses 4 points', down: 'B loses 5 points' },
    quiet: {
      players: PAIR,
      proposals: { 301: enact(301, 'a', 'votes: { for: [a], against: [b] }') },
    },
  },
  {
    reading: 'rounding-ties',
    story: 'half of thirteen',
    game: {
      players: PAIR,
      proposals: {
        301: enact(301, 'a', both),
        302: enact(302, 'b', both),
        303: enact(303, 'a', both),
        304: enact(304, 'b', 'votes: { for: [b], against: [a] }'),
      },
    },
    during: 304,
    judge: 'a',
    sees: (replayed) => scores(replayed).b,
    under: { up: 11 + 7 - 10, down: 11 + 6 - 10, even: 11 + 6 - 10 },
    what: 'what Proposal 304 earns',
    says: { up: 'B loses 3 points', down: 'B loses 4 points', even: 'B loses 4 points' },
    quiet: { players: PAIR, proposals: { 301: enact(301, 'a', both) } },
  },
  {
    reading: 'favourable-fraction',
    story: 'two in favour, one abstaining',
    game: { cards: MAJORITY, proposals: inTurn('votes: { for: [a, b], abstain: [c] }') },
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed).a,
    under: { 'of-eligible': 7, 'of-cast': 10 },
    what: 'what Proposal 301 earns',
    says: { 'of-eligible': 'A receives 7 points', 'of-cast': 'A receives 10 points' },
    quiet: { cards: MAJORITY, proposals: inTurn('votes: { for: [a, b], against: [c] }') },
  },
  {
    reading: 'defeat-also-scores',
    story: 'two thirds in favour of what is defeated',
    game: { proposals: inTurn('votes: { for: [a, b], against: [c] }') },
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed).a,
    under: { yes: -3, no: -10 },
    what: 'what Proposal 301 earns',
    says: { yes: 'A loses 3 points', no: 'A loses 10 points' },
    quiet: { proposals: inTurn('votes: { against: [a, b, c] }') },
  },
  {
    reading: 'scoring-law',
    story: 'a vote that makes adoption worth a point',
    game: {
      proposals: inTurn(newRule('{ awards: [{ on: adopted, to: everyone, points: 1 }] }')),
    },
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed),
    under: { 'law-of-the-vote': { a: 10, b: 0, c: 0 }, 'law-it-makes': { a: 11, b: 1, c: 1 } },
    what: 'what Proposal 301 earns',
    says: {
      'law-of-the-vote': 'A receives 10 points',
      'law-it-makes': 'A receives 11 points, B receives 1 point, C receives 1 point',
    },
    quiet: {
      proposals: inTurn(newRule('{ awards: [{ on: withdrawn, to: everyone, points: 1 }] }')),
    },
  },
  {
    reading: 'untitled-when',
    story: 'a rule without a title, proposed and defeated',
    game: { cards: TITLES, proposals: inTurn('votes: { against: [a, b, c] }') },
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed).a,
    under: { adopted: -10, proposed: -14 },
    what: 'what the making of Proposal 301 earns',
    says: { adopted: 'nobody receives anything', proposed: 'A loses 4 points' },
    quiet: {
      cards: TITLES,
      proposals: inTurn('enact: { title: Named }\nvotes: { against: [a, b, c] }'),
    },
  },
  {
    reading: 'bounds',
    story: 'ten points to the Judge where four are the most',
    game: { cards: earnsJudge(10), ...JUDGED },
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed).c,
    under: { 'stops-there': 4, 'not-at-all': 0 },
    what: 'what Judgment 1 earns',
    says: { 'stops-there': 'C receives 4 points', 'not-at-all': 'nobody receives anything' },
    quiet: { cards: earnsJudge(3), ...JUDGED },
  },
  {
    reading: 'bounds',
    story: 'ten points where four are the most',
    game: { cards: AT_MOST_FOUR, proposals: inTurn('') },
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed).a,
    under: { 'stops-there': 4, 'not-at-all': 0 },
    what: 'what Proposal 301 earns',
    says: { 'stops-there': 'A receives 4 points', 'not-at-all': 'nobody receives anything' },
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
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed).c,
    under: { keeps: 5, 'starts-afresh': 0 },
    what: 'what players hold',
    says: { keeps: 'C holds 5 points', 'starts-afresh': 'C holds 0 points' },
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
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed, 'gold'),
    under: { stand: { a: 3, b: 3, c: 3 }, cut: { a: 2, b: 2, c: 2 } },
    what: 'what Proposal 301 earns',
    says: {
      stand: 'A receives 10 points',
      cut: 'A loses 1 gold, A receives 10 points, B loses 1 gold, C loses 1 gold',
    },
    quiet: { cards: GOLD, proposals: inTurn(atMost(3)) },
  },
  {
    reading: 'award-order',
    story: 'ten points and the loss of five where four are the most',
    game: { cards: { ...AT_MOST_FOUR, 214: card(214, TAKES_FIVE) }, proposals: inTurn('') },
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed).a,
    under: { 'one-by-one': -1, 'as-one-sum': 4 },
    what: 'what Proposal 301 earns',
    says: { 'one-by-one': 'A loses 1 point', 'as-one-sum': 'A receives 4 points' },
    quiet: { cards: AT_MOST_FOUR, proposals: inTurn('') },
  },
  {
    reading: 'leaver-scores',
    story: 'A leaves, and the proposal of A is adopted',
    game: leaving('2026-01-01'),
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed).a,
    under: { yes: 10, no: 0 },
    what: 'what Proposal 301 earns',
    says: { yes: 'A receives 10 points', no: 'nobody receives anything' },
    quiet: {
      proposals: { 301: enact(301, 'a') },
      events: '  - { on: 2026-01-03, leave: a }',
    },
  },
  {
    reading: 'undeclared-holding',
    story: 'the rule that declares gold is repealed',
    game: { cards: GOLD, proposals: inTurn('repeal: 214') },
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed, 'gold'),
    under: { yes: { a: 3, b: 3, c: 3 }, no: { a: 0, b: 0, c: 0 } },
    what: 'what Proposal 301 earns',
    says: {
      yes: 'A receives 10 points',
      no: 'A loses 3 gold, A receives 10 points, B loses 3 gold, C loses 3 gold',
    },
    quiet: { cards: { ...GOLD, 215: card(215, EARNS_GOLD) }, proposals: inTurn('repeal: 214') },
  },
  {
    reading: 'priced',
    story: 'A proposes a rule without a title, which a rule demands at a price',
    game: { cards: TITLES, proposals: inTurn('') },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { charged: [], forbidden: ['proposal/text'] },
    what: 'whether Proposal 301 may be made',
    says: { charged: 'it is legal', forbidden: 'it is illegal: the words do not fit the change' },
    quiet: { cards: TITLES, proposals: inTurn('enact: { title: Entitled }') },
  },
  {
    reading: 'priced',
    story: 'C gives a Judgment after the time that it has, for which there is a price',
    game: { cards: PUNCTUAL, proposals: inTurn(''), judgments: { one: givenOn('2026-01-20') } },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { charged: [], forbidden: ['judge/late'] },
    what: 'whether Judgment 1 may be given',
    says: { charged: 'it is legal', forbidden: 'it is illegal: the Judge was out of time' },
    quiet: { cards: PUNCTUAL, proposals: inTurn(''), judgments: { one: givenOn('2026-01-03') } },
  },
];
