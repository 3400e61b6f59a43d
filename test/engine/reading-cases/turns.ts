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
    what: "what B's throw earns",
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
    what: 'whether B may make Proposal 301',
    says: { 'first-in-order': 'it is out of turn', 'whoever-begins': 'B is in turn' },
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
    what: 'whether C may make Proposal 302',
    says: { 'passed-over': 'C is in turn', 'comes-round': 'it is out of turn' },
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
    what: 'whose turn is the first of the new round',
    says: { 'goes-on': 'B’s', 'begins-anew': 'A’s' },
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
    what: 'whether Rule 203 changes by its own terms now',
    says: { 'when-order-wraps': 'it changes', 'when-all-have-moved': 'it stays as it is' },
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
    what: 'whose turn Proposal 301 takes',
    says: {
      undetermined: 'nobody can say',
      'who-is-due': 'it is the turn of A',
      none: 'it takes no turn',
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
    what: 'whether A may make Proposal 302',
    says: { 'one-proposal': 'it is out of turn', 'any-number': 'A is in turn' },
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
    what: 'whether the turn is over with Proposal 301',
    says: { no: 'the player still has a proposal to make', yes: 'the turn is over' },
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
    what: 'whether the turn is over with Proposal 301',
    says: { no: 'the player still has a proposal to make', yes: 'the turn is over' },
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
    what: 'what becomes of Proposal 301',
    says: { stands: 'it is voted on all the same', lapses: 'it lapses' },
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
    what: 'whether the turn of Proposal 301 is spent',
    says: { spent: 'the turn is spent', again: 'the player moves again' },
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
    what: 'whether the turn of Proposal 301 is spent',
    says: { spent: 'the turn is spent', again: 'the player moves again' },
    quiet: { proposals: inTurn('', '') },
  },
];
