import { votes } from '../by-hand/in-short.ts';
import { card, enact, inTurn, scores } from '../table.ts';
import { comesOut, earns, MAJORITY, type ReadingCase, seen, whether } from './reading-case.ts';

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
    game: { cards: QUORUM, proposals: inTurn(votes('ab//c')) },
    ...earns('Proposal 301', 'a', { defeated: -3, 'no-vote': 0 }),
    quiet: { cards: QUORUM, proposals: inTurn(votes('abc')) },
  },
  {
    reading: 'several-quorums',
    story: 'two of three vote, and one of two rules asks for three',
    game: {
      cards: { 203: MAJORITY[203], 204: card(204, '{ quorum: votes.cast >= 2 }'), ...THREE },
      proposals: inTurn(votes('ab//c')),
    },
    ...comesOut(301, { 'all-hold': 'defeated', conflict: 'adopted' }),
    quiet: { cards: { 203: MAJORITY[203], ...THREE }, proposals: inTurn(votes('ab//c')) },
  },
  {
    reading: 'votes-without-rule',
    story: 'no rule says how many votes a player has, and A votes with a strength of three',
    game: {
      cards: { ...MAJORITY, 207: null },
      proposals: inTurn('votes: { for: [{ by: a, strength: 3 }], against: [b, c] }'),
    },
    ...whether('the vote on Proposal 301 is in order', {
      'as-recorded': 'legal',
      one: 'vote/strength',
    }),
    quiet: { cards: { ...MAJORITY, 207: null }, proposals: inTurn(votes('ab/c')) },
  },
  {
    reading: 'negative-ballots',
    story: 'a voter with two points fewer than none is against what one other is for',
    game: {
      cards: {
        ...MAJORITY,
        202: card(202, ''),
        207: card(207, '{ ballots: "player.points + 1" }'),
      },
      events: '  - { on: 2025-12-31, change: { c: { points: -3 } }, rule: 115 }',
      proposals: inTurn(votes('a/bc')),
    },
    ...comesOut(301, { none: 'defeated', 'as-reckoned': 'adopted' }),
    quiet: {
      cards: { ...MAJORITY, 207: card(207, '{ ballots: "player.points + 1" }') },
      proposals: inTurn(votes('a/bc')),
    },
  },
  {
    reading: 'failed-part',
    story: 'of two changes one fails and one is adopted',
    game: { cards: BY_PARTS, proposals: inTurn(`${PARTS}\nvotes: { for: [a, b], against: [c] }`) },
    ...seen('the award for Proposal 301', (replayed) => scores(replayed).a, {
      adopted: [7, 'A receives 7 points, C receives 10 points'],
      defeated: [-3, 'A loses 3 points, C receives 10 points'],
    }),
    quiet: { cards: BY_PARTS, proposals: inTurn(PARTS) },
  },
  {
    reading: 'tally-abstentions',
    story: 'a tally has one of three under `abstain` where a quorum of three voters is asked for',
    game: { cards: VOTERS, proposals: inTurn(tally('for: 2, against: 0, abstain: 1')) },
    ...comesOut(301, { 'all-others': 'defeated', declared: 'adopted' }),
    quiet: { cards: VOTERS, proposals: inTurn(tally('for: 2, against: 1, abstain: 0')) },
  },
  {
    reading: 'unanimity',
    story: 'two in favour, one abstaining',
    game: { proposals: inTurn(votes('ab//c')) },
    ...comesOut(301, { 'all-for': 'defeated', 'none-against': 'adopted' }),
    quiet: { proposals: inTurn(votes('a/b/c')) },
  },
  {
    reading: 'unanimity',
    story: 'a silent voter, where silence is allowed',
    game: { cards: SILENCE_ALLOWED, proposals: inTurn(votes('ab')) },
    ...comesOut(301, { 'all-for': 'defeated', 'none-against': 'adopted' }),
    quiet: { cards: SILENCE_ALLOWED, proposals: inTurn(votes('a/b')) },
  },
  {
    reading: 'majority',
    story: 'one in favour, two abstaining',
    game: { cards: MAJORITY, proposals: inTurn(votes('a//bc')) },
    ...comesOut(301, { 'of-eligible': 'defeated', 'of-cast': 'adopted' }),
    quiet: { cards: MAJORITY, proposals: inTurn(votes('ab//c')) },
  },
  {
    reading: 'abstention-cast',
    story: 'a quorum that only the abstention makes',
    game: { cards: QUORUM, proposals: inTurn(votes('ab//c')) },
    ...comesOut(301, { no: 'defeated', yes: 'adopted' }),
    quiet: { cards: QUORUM, proposals: inTurn(votes('a//bc')) },
  },
  {
    reading: 'electorate-moment',
    story: 'D joins while the vote is on, and keeps silent',
    game: {
      cards: SILENCE_ALLOWED,
      proposals: { 301: enact(301, 'a') },
      events: '  - { on: 2026-01-01, join: { id: d, name: D } }',
    },
    ...comesOut(301, { 'at-close': 'defeated', 'at-proposal': 'adopted' }),
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
    ...comesOut(301, { lapses: 'adopted', counts: 'defeated' }),
    quiet: {
      proposals: inTurn('votes: { for: [a, b], against: [c], cast: { c: 2026-01-01 } }'),
      events: '  - { on: 2026-01-02, leave: c }',
    },
  },
  {
    reading: 'abstention-participates',
    story: 'everyone must take part, and C abstains',
    game: { proposals: inTurn(votes('ab//c')) },
    ...whether('the vote on Proposal 301 is in order', { yes: 'legal', no: 'vote/missing' }),
    quiet: { cards: SILENCE_ALLOWED, proposals: inTurn(votes('ab//c')) },
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
    ...whether('the vote on Proposal 301 is in order', {
      'cast-anew': 'vote/revised',
      stand: 'legal',
    }),
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
    game: { cards: lasting('3 days'), proposals: inTurn(votes('ab')) },
    ...whether('the vote on Proposal 301 is in order', { yes: 'legal', no: 'vote/missing' }),
    quiet: { cards: lasting('1 day'), proposals: inTurn(votes('ab')) },
  },
];
