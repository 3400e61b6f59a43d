import { card, day, enact, inTurn, judged, page, scores } from '../table.ts';
import { faults, outcomeOf, type ReadingCase } from './reading-case.ts';

const withdrawn = page(
  'proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nwithdrawn: 2026-01-02',
  'Thought better of.',
);

const others = 'votes: { for: [b, c] }';

/** B and C go round twice; whoever joins with the given surname takes a seat before the vote ends. */
function twoCircuits(on: string, votes: string) {
  return {
    players: 'b: { name: Bell }\n  c: { name: Cole }',
    proposals: {
      301: enact(301, 'b', others),
      302: enact(302, 'c', others),
      303: enact(303, 'b', others),
      304: enact(304, 'c', votes),
    },
    events: `  - { on: ${on}, join: { id: d, name: Boole } }`,
  };
}

const leaving = (on: string) => ({
  proposals: { 301: enact(301, 'a', others) },
  events: `  - { on: ${on}, leave: a }`,
});

function voided(next: string) {
  return {
    proposals: { 301: enact(301, 'a'), 302: enact(302, next) },
    judgments: { void: judged(1, day(301, 0), 'c', 'settles: [{ move: 301, is: illegal }]') },
  };
}

const byNobody = enact(301, 'a').replace('by: a\n', '');

const award = (points: number) => `awards: [{ on: adopted, to: proposer, points: ${points} }]`;

/** What a rule awards for an adopted proposal changes when the first circuit ends. */
const PER_CIRCUIT = {
  202: card(202, '{ turn: [propose] }'),
  204: card(
    204,
    `{ ${award(5)}, becomes: { when: game.circuit >= 1, mechanics: { ${award(6)} } } }`,
  ),
};

const thrown = (after: number, by: string) =>
  `  - { after: ${after}, roll: { by: ${by}, die: 4 } }\n`;
const THROWING = {
  medium: 'table',
  players: '{ a: { name: A }, b: { name: B } }',
  cards: {
    202: card(
      202,
      '{ turn: [propose, roll], awards: [{ on: rolled, to: roller, points: roll.die * (1 + game.circuit) }] }',
    ),
  },
  proposals: {
    301: enact(301, 'a', 'votes: { for: [a, b] }'),
    302: enact(302, 'b', 'votes: { for: [a, b] }'),
  },
};

export const TURNS: readonly ReadingCase[] = [
  {
    reading: 'circuit-end',
    story: 'the proposal of C ends the first circuit, and a rule awards more in the second',
    game: { cards: PER_CIRCUIT, proposals: inTurn('', '', '') },
    during: 303,
    judge: 'b',
    sees: (replayed) => scores(replayed).c,
    under: { 'not-yet': 5, ended: 6 },
    what: 'what Proposal 303 earns',
    says: { 'not-yet': 'C receives 5 points', ended: 'C receives 6 points' },
    quiet: { cards: PER_CIRCUIT, proposals: inTurn('', '') },
  },
  {
    reading: 'circuit-end',
    story: 'the throw of B ends the first circuit, and a throw is worth more in the second',
    game: { ...THROWING, events: thrown(301, 'a') + thrown(302, 'b') },
    during: 302,
    judge: 'a',
    sees: (replayed) => scores(replayed).b,
    under: { 'not-yet': 4, ended: 8 },
    what: 'what the roll event earns',
    says: { 'not-yet': 'B receives 4 points', ended: 'B receives 8 points' },
    quiet: { ...THROWING, proposals: inTurn('votes: { for: [a, b] }'), events: thrown(301, 'a') },
  },
  {
    reading: 'first-turn',
    story: 'B, who comes second, begins',
    game: { proposals: { 301: enact(301, 'b') } },
    during: 301,
    judge: 'a',
    sees: faults,
    under: { 'first-in-order': ['turn/out-of-order'], 'whoever-begins': [] },
    what: 'whether Proposal 301 may be made',
    says: {
      'first-in-order': 'it is illegal: it was another player’s turn',
      'whoever-begins': 'it is legal',
    },
    quiet: { proposals: inTurn('', '') },
  },
  {
    reading: 'turn-without-proposal',
    story: 'B may not propose, and C makes a proposal after A',
    game: {
      cards: {
        209: card(
          209,
          '{ proposers: player.points > 0 || player.herald, offices: { herald: {} } }',
        ),
      },
      events: '  - { on: 2025-12-31, appoint: { herald: [a, c] } }',
      proposals: { 301: enact(301, 'a', ''), 302: enact(302, 'c') },
    },
    during: 302,
    judge: { 'passed-over': 'b', 'comes-round': 'a' },
    sees: faults,
    under: { 'passed-over': [], 'comes-round': ['turn/out-of-order'] },
    what: 'whether Proposal 302 may be made',
    says: {
      'passed-over': 'it is legal',
      'comes-round': 'it is illegal: it was another player’s turn',
    },
    quiet: {
      cards: { 209: card(209, '{ proposers: "!player.robot" }') },
      proposals: inTurn('', ''),
    },
  },
  {
    reading: 'round-order',
    story: 'a new round begins after the turn of A, and A makes the next proposal',
    game: {
      events: `  - { on: ${day(301, 1)}, round: { why: Once more. } }`,
      proposals: { 301: enact(301, 'a'), 302: enact(302, 'a') },
    },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { 'goes-on': ['turn/out-of-order'], 'begins-anew': [] },
    what: 'whose turn is next',
    says: { 'goes-on': 'B is to propose', 'begins-anew': 'A is to propose' },
    quiet: {
      events: `  - { on: 2025-12-31, round: { why: Once more. } }`,
      proposals: inTurn('', ''),
    },
  },
  {
    reading: 'circuit',
    story: 'Boole joins behind Bell before Cole ends the second circuit',
    game: twoCircuits('2026-01-07', 'votes: { for: [b, c, d] }'),
    during: 304,
    judge: 'b',
    sees: ({ versions }) => versions.at(-1)?.cause.by,
    under: { 'when-order-wraps': 'itself', 'when-all-have-moved': 'proposal' },
    what: 'what becomes of the rules',
    says: {
      'when-order-wraps':
        'Rule 203 changes by its own terms (mutable: “A rule-change is adopted if and only if the vote is unanimou…”)',
      'when-all-have-moved': 'Rule 203 stays as it is',
    },
    quiet: twoCircuits('2026-01-08', others),
  },
  {
    reading: 'unknown-proposer',
    story: 'nobody knows who made Proposal 301, and B made the next',
    game: { proposals: { 301: byNobody, 302: enact(302, 'b') } },
    during: 301,
    judge: 'c',
    sees: faults,
    under: {
      undetermined: ['turn/unknown-proposer'],
      'who-is-due': [],
      none: ['turn/out-of-order'],
    },
    what: 'whether Proposal 301 may be made',
    says: {
      undetermined: 'it is undetermined: nobody knows whose turn it was',
      'who-is-due': 'it is legal',
      none: 'it is legal',
    },
    quiet: { cards: { 201: null, 212: null }, proposals: { 301: byNobody } },
  },
  {
    reading: 'turn-parts',
    story: 'A proposes twice where no rule says what a turn consists of',
    game: { cards: { 202: null }, proposals: { 301: enact(301, 'a'), 302: enact(302, 'a') } },
    during: 302,
    judge: 'c',
    sees: faults,
    under: { 'one-proposal': ['turn/out-of-order'], 'any-number': [] },
    what: 'whether Proposal 302 may be made',
    says: {
      'one-proposal': 'it is illegal: it was another player’s turn',
      'any-number': 'it is legal',
    },
    quiet: { cards: { 202: null }, proposals: inTurn('', '') },
  },
  {
    reading: 'withdrawal-ends-turn',
    story: 'A proposes again after withdrawing',
    game: { cards: { 104: null }, proposals: { 301: withdrawn, 302: enact(302, 'a') } },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { no: [], yes: ['turn/out-of-order'] },
    what: 'whose turn is next',
    says: { no: 'A is to propose', yes: 'B is to propose' },
    quiet: { proposals: inTurn('', '') },
  },
  {
    reading: 'withdrawal-ends-turn',
    story: 'B proposes after A has withdrawn',
    game: { cards: { 104: null }, proposals: { 301: withdrawn, 302: enact(302, 'b') } },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { no: ['turn/incomplete'], yes: [] },
    what: 'whose turn is next',
    says: { no: 'A is to propose', yes: 'B is to propose' },
    quiet: { proposals: inTurn('', '') },
  },
  {
    reading: 'leaver-proposal',
    story: 'A leaves while the vote is on',
    game: leaving('2026-01-01'),
    during: 301,
    judge: 'c',
    sees: outcomeOf(301),
    under: { stands: 'adopted', lapses: 'withdrawn' },
    what: 'the outcome of Proposal 301',
    says: { stands: 'it is voted on', lapses: 'it is withdrawn' },
    quiet: { ...leaving('2026-01-02'), proposals: { 301: enact(301, 'a') } },
  },
  {
    reading: 'void-move',
    story: 'B moves after the proposal of A was made void',
    game: voided('b'),
    during: 301,
    judge: 'c',
    sees: faults,
    under: { spent: [], again: ['turn/incomplete'] },
    what: 'whose turn is next',
    says: { spent: 'B is to propose', again: 'A is to propose' },
    quiet: { proposals: inTurn('', '') },
  },
  {
    reading: 'void-move',
    story: 'A moves again after a proposal was made void',
    game: voided('a'),
    during: 301,
    judge: 'c',
    sees: faults,
    under: { spent: ['turn/out-of-order'], again: [] },
    what: 'whose turn is next',
    says: { spent: 'B is to propose', again: 'A is to propose' },
    quiet: { proposals: inTurn('', '') },
  },
];
