import { card, enact, inTurn, scores } from '../table.ts';
import { faults, outcomeOf, type ReadingCase } from './reading-case.ts';

const MAJORITY = { 203: card(203, '{ adoption: votes.majority }') };
const QUORUM = { 203: card(203, '{ adoption: votes.majority, quorum: votes.cast >= 3 }') };
const THREE = { 214: card(214, '{ quorum: votes.cast >= 3 }') };
const VOTERS = { 203: card(203, '{ adoption: votes.majority, quorum: votes.voters >= 3 }') };
const tally = (figures: string) => `votes: { tally: { ${figures} } }`;
const SILENCE_ALLOWED = { 105: card(105, '{ electorate: true, participation: optional }') };

const BY_PARTS = {
  203: card(203, '{ adoption: votes.majority, readings: { compound-adoption: by-parts } }'),
};
const PARTS = 'changes: [{ transmute: { rule: 101, to: mutable } }, { enact: {}, text: One. }]';

/** The vote of `inTurn` closes the day after it opens. */
const lasting = (period: string) => ({
  ...MAJORITY,
  ...SILENCE_ALLOWED,
  205: card(205, `{ voting-period: ${period} }`),
});

export const VOTES: readonly ReadingCase[] = [
  {
    reading: 'no-quorum',
    story: 'two of three vote where a quorum of three is asked for',
    game: { cards: QUORUM, proposals: inTurn('votes: { for: [a, b], abstain: [c] }') },
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed).a,
    under: { defeated: -3, 'no-vote': 0 },
    what: 'what Proposal 301 earns',
    says: { defeated: 'A loses 3 points', 'no-vote': 'nobody receives anything' },
    quiet: { cards: QUORUM, proposals: inTurn('votes: { for: [a, b, c] }') },
  },
  {
    reading: 'several-quorums',
    story: 'two of three vote, and one of two rules asks for three',
    game: {
      cards: { 203: MAJORITY[203], 204: card(204, '{ quorum: votes.cast >= 2 }'), ...THREE },
      proposals: inTurn('votes: { for: [a, b], abstain: [c] }'),
    },
    during: 301,
    judge: 'c',
    sees: outcomeOf(301),
    under: { 'all-hold': 'defeated', conflict: 'adopted' },
    what: 'the outcome of Proposal 301',
    says: { 'all-hold': 'it is defeated', conflict: 'it is adopted' },
    quiet: {
      cards: { 203: MAJORITY[203], ...THREE },
      proposals: inTurn('votes: { for: [a, b], abstain: [c] }'),
    },
  },
  {
    reading: 'failed-part',
    story: 'of two changes one fails and one is adopted',
    game: { cards: BY_PARTS, proposals: inTurn(`${PARTS}\nvotes: { for: [a, b], against: [c] }`) },
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed).a,
    under: { adopted: 7, defeated: -3 },
    what: 'what Proposal 301 earns',
    says: {
      adopted: 'A receives 7 points, C receives 10 points',
      defeated: 'A loses 3 points, C receives 10 points',
    },
    quiet: { cards: BY_PARTS, proposals: inTurn(PARTS) },
  },
  {
    reading: 'tally-abstentions',
    story: 'a tally has one of three under `abstain` where a quorum of three voters is asked for',
    game: { cards: VOTERS, proposals: inTurn(tally('for: 2, against: 0, abstain: 1')) },
    during: 301,
    judge: 'c',
    sees: outcomeOf(301),
    under: { 'all-others': 'defeated', declared: 'adopted' },
    what: 'the outcome of Proposal 301',
    says: { 'all-others': 'it is defeated', declared: 'it is adopted' },
    quiet: { cards: VOTERS, proposals: inTurn(tally('for: 2, against: 1, abstain: 0')) },
  },
  {
    reading: 'unanimity',
    story: 'two in favour, one abstaining',
    game: { proposals: inTurn('votes: { for: [a, b], abstain: [c] }') },
    during: 301,
    judge: 'c',
    sees: outcomeOf(301),
    under: { 'all-for': 'defeated', 'none-against': 'adopted' },
    what: 'the outcome of Proposal 301',
    says: { 'all-for': 'it is defeated', 'none-against': 'it is adopted' },
    quiet: { proposals: inTurn('votes: { for: [a], against: [b], abstain: [c] }') },
  },
  {
    reading: 'unanimity',
    story: 'a silent voter, where silence is allowed',
    game: { cards: SILENCE_ALLOWED, proposals: inTurn('votes: { for: [a, b] }') },
    during: 301,
    judge: 'c',
    sees: outcomeOf(301),
    under: { 'all-for': 'defeated', 'none-against': 'adopted' },
    what: 'the outcome of Proposal 301',
    says: { 'all-for': 'it is defeated', 'none-against': 'it is adopted' },
    quiet: { cards: SILENCE_ALLOWED, proposals: inTurn('votes: { for: [a], against: [b] }') },
  },
  {
    reading: 'majority',
    story: 'one in favour, two abstaining',
    game: { cards: MAJORITY, proposals: inTurn('votes: { for: [a], abstain: [b, c] }') },
    during: 301,
    judge: 'c',
    sees: outcomeOf(301),
    under: { 'of-eligible': 'defeated', 'of-cast': 'adopted' },
    what: 'the outcome of Proposal 301',
    says: { 'of-eligible': 'it is defeated', 'of-cast': 'it is adopted' },
    quiet: { cards: MAJORITY, proposals: inTurn('votes: { for: [a, b], abstain: [c] }') },
  },
  {
    reading: 'abstention-cast',
    story: 'a quorum that only the abstention makes',
    game: { cards: QUORUM, proposals: inTurn('votes: { for: [a, b], abstain: [c] }') },
    during: 301,
    judge: 'c',
    sees: outcomeOf(301),
    under: { no: 'defeated', yes: 'adopted' },
    what: 'the outcome of Proposal 301',
    says: { no: 'it is defeated', yes: 'it is adopted' },
    quiet: { cards: QUORUM, proposals: inTurn('votes: { for: [a], abstain: [b, c] }') },
  },
  {
    reading: 'electorate-moment',
    story: 'D joins while the vote is on, and keeps silent',
    game: {
      cards: SILENCE_ALLOWED,
      proposals: { 301: enact(301, 'a') },
      events: '  - { on: 2026-01-01, join: { id: d, name: D } }',
    },
    during: 301,
    judge: 'c',
    sees: outcomeOf(301),
    under: { 'at-close': 'defeated', 'at-proposal': 'adopted' },
    what: 'the outcome of Proposal 301',
    says: { 'at-close': 'it is defeated', 'at-proposal': 'it is adopted' },
    quiet: {
      cards: SILENCE_ALLOWED,
      proposals: { 301: enact(301, 'a') },
      events: '  - { on: 2026-01-02, join: { id: d, name: D } }',
    },
  },
  {
    reading: 'leaver-vote',
    story: 'C votes against and leaves before the close',
    game: {
      proposals: inTurn('votes: { for: [a, b], against: [c], cast: { c: 2026-01-01 } }'),
      events: '  - { on: 2026-01-01, leave: c }',
    },
    during: 301,
    judge: 'c',
    sees: outcomeOf(301),
    under: { lapses: 'adopted', counts: 'defeated' },
    what: 'the outcome of Proposal 301',
    says: { lapses: 'it is adopted', counts: 'it is defeated' },
    quiet: {
      proposals: inTurn('votes: { for: [a, b], against: [c], cast: { c: 2026-01-01 } }'),
      events: '  - { on: 2026-01-02, leave: c }',
    },
  },
  {
    reading: 'abstention-participates',
    story: 'everyone must take part, and C abstains',
    game: { proposals: inTurn('votes: { for: [a, b], abstain: [c] }') },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { yes: [], no: ['vote/missing'] },
    what: 'whether the vote on Proposal 301 is in order',
    says: { yes: 'it is legal', no: 'it is illegal: a voter has not voted' },
    quiet: { cards: SILENCE_ALLOWED, proposals: inTurn('votes: { for: [a, b], abstain: [c] }') },
  },
  {
    reading: 'revised-votes',
    story: 'C voted, then the proposal was changed, and a and b voted on what it had become',
    game: {
      proposals: {
        301: enact(
          301,
          'a',
          'revised: 2026-01-02\nvotes: { for: [a, b, c], cast: { a: 2026-01-02, b: 2026-01-02, c: 2026-01-01 } }',
        ),
      },
    },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { 'cast-anew': ['vote/revised'], stand: [] },
    what: 'whether the vote on Proposal 301 is in order',
    says: {
      'cast-anew': 'it is illegal: a vote on what the proposal was before',
      stand: 'it is legal',
    },
    quiet: {
      proposals: {
        301: enact(
          301,
          'a',
          'revised: 2026-01-02\nvotes: { for: [a, b, c], cast: { a: 2026-01-02, b: 2026-01-02, c: 2026-01-02 } }',
        ),
      },
    },
  },
  {
    reading: 'early-close',
    story: 'nobody need vote, and the vote closes on the second day of three with C silent',
    game: { cards: lasting('3 days'), proposals: inTurn('votes: { for: [a, b] }') },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { yes: [], no: ['vote/missing'] },
    what: 'whether the vote on Proposal 301 is in order',
    says: { yes: 'it is legal', no: 'it is illegal: a voter has not voted' },
    quiet: { cards: lasting('1 day'), proposals: inTurn('votes: { for: [a, b] }') },
  },
];
