import { card, day, inTurn, judged } from '../table.ts';
import { faults, outcomeOf, type ReadingCase } from './reading-case.ts';

const NONE_AGAINST = 'settles: [{ reading: unanimity, take: none-against }]';
const consent = (on: string) =>
  `  - { on: ${on}, consent: { players: [a, c], to: continue, during: 1 } }`;

const BY_LOT = { 212: card(212, '{ judge: { chosen: by-lot } }') };

export const JUDGES: readonly ReadingCase[] = [
  {
    reading: 'moving',
    story: 'Judgment is invoked between the turns of A and B',
    game: { proposals: inTurn(''), judgments: { between: judged(1, day(301, 1), 'c') } },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { 'last-to-move': [], 'next-to-move': ['judge/wrong'] },
    what: 'whether Judgment 1 may be given',
    says: {
      'last-to-move': 'it is legal',
      'next-to-move': 'it is illegal: somebody else was to be Judge',
    },
    quiet: { proposals: inTurn(''), judgments: { within: judged(1, day(301, 0), 'c') } },
  },
  {
    reading: 'own-cause',
    story: 'the player preceding the one moving is a team-mate',
    game: {
      game: 'teams: { red: [a, c] }',
      proposals: inTurn(''),
      judgments: { team: judged(1, day(301, 0), 'b') },
    },
    during: 301,
    judge: { no: 'b', yes: 'c' },
    sees: faults,
    under: { no: [], yes: ['judge/wrong'] },
    what: 'whether Judgment 1 may be given',
    says: { no: 'it is legal', yes: 'it is illegal: somebody else was to be Judge' },
    quiet: {
      game: 'teams: { red: [a, b] }',
      proposals: inTurn(''),
      judgments: { team: judged(1, day(301, 0), 'c') },
    },
  },
  {
    reading: 'caller-judges',
    story: 'the lot falls on the player who called for Judgment',
    game: {
      cards: BY_LOT,
      proposals: inTurn(''),
      judgments: { drawn: judged(1, day(301, 0), 'a') },
    },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { no: ['judge/wrong'], yes: [] },
    what: 'whether Judgment 1 may be given',
    says: { no: 'it is illegal: somebody else was to be Judge', yes: 'it is legal' },
    quiet: {
      cards: BY_LOT,
      proposals: inTurn(''),
      judgments: { drawn: judged(1, day(301, 0), 'b') },
    },
  },
  {
    reading: 'stay-ends',
    story: 'B begins once the Judgment is given, and nobody has consented',
    game: {
      game: '# stay-ends as the register has it',
      proposals: inTurn('', ''),
      judgments: { asked: judged(1, day(301, 1), 'c') },
    },
    during: 301,
    judge: 'c',
    sees: (replayed) => [...new Set(faults(replayed))],
    under: { 'with-consent': ['turn/judgment-pending'], 'when-given': [] },
    what: 'whether Proposal 302 may be made',
    says: {
      'when-given': 'it is legal',
      'with-consent': 'it is illegal: the turn had to wait for Judgment',
    },
    quiet: {
      proposals: inTurn('', ''),
      judgments: { asked: judged(1, day(301, 1), 'c') },
      events: consent(day(302, 0)),
    },
  },
  {
    reading: 'precedent',
    story: 'an abstention in the turn after the one in which abstention was judged',
    game: {
      proposals: inTurn('', 'votes: { for: [a, b], abstain: [c] }'),
      judgments: { before: judged(1, day(301, 0), 'c', NONE_AGAINST) },
    },
    during: 302,
    judge: 'a',
    sees: outcomeOf(302),
    under: { no: 'defeated', yes: 'adopted' },
    what: 'the outcome of Proposal 302',
    says: { no: 'it is defeated', yes: 'it is adopted' },
    quiet: {
      proposals: inTurn('', ''),
      judgments: { before: judged(1, day(301, 0), 'c', NONE_AGAINST) },
    },
  },
];
