import { ANYBODY, votes } from '../by-hand/in-short.ts';
import { card, day, inTurn, judged } from '../table.ts';
import { comesOut, faults, type ReadingCase, seen, whether } from './reading-case.ts';

const NONE_AGAINST = 'settles: [{ reading: unanimity, take: none-against }]';
const consent = (on: string) =>
  `  - { on: ${on}, consent: { players: [a, c], to: continue, during: 1 } }`;

const BY_LOT = { 212: card(212, '{ judge: { chosen: by-lot } }') };

export const JUDGES: readonly ReadingCase[] = [
  {
    reading: 'moving',
    story: 'Judgment is invoked between the turns of A and B',
    game: { proposals: inTurn(''), judgments: { between: judged(1, day(301, 1), 'c') } },
    ...whether('Judgment 1 may be given', {
      'last-to-move': 'legal',
      'next-to-move': 'judge/wrong',
    }),
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
    judge: { no: 'b', yes: 'c' },
    ...whether('Judgment 1 may be given', { no: 'legal', yes: 'judge/wrong' }),
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
    ...whether('Judgment 1 may be given', { no: 'judge/wrong', yes: 'legal' }),
    quiet: {
      cards: BY_LOT,
      proposals: inTurn(''),
      judgments: { drawn: judged(1, day(301, 0), 'b') },
    },
  },
  {
    reading: 'caller-appointed',
    story: 'A asks in the turn of B, and gives the answer',
    game: {
      cards: ANYBODY,
      proposals: inTurn(''),
      judgments: { asked: judged(1, day(301, 0), 'a') },
    },
    judge: 'c',
    ...whether('Judgment 1 may be given', { no: 'judge/wrong', yes: 'legal' }),
    quiet: {
      cards: ANYBODY,
      proposals: inTurn(''),
      judgments: { asked: judged(1, day(301, 0), 'b') },
    },
  },
  {
    reading: 'stay-ends',
    story: 'B begins once the Judgment is given, and nobody is said to consent',
    game: {
      game: '# stay-ends as the register has it',
      proposals: inTurn('', ''),
      judgments: { asked: judged(1, day(301, 1), 'c') },
    },
    ...seen('whether Proposal 302 may be made', (replayed) => [...new Set(faults(replayed))], {
      'unless-objected': [[], 'it is legal'],
      'with-consent': [
        ['turn/judgment-pending'],
        'it is illegal: the turn had to wait for Judgment',
      ],
      'when-given': [[]],
    }),
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
      proposals: inTurn('', votes('ab//c')),
      judgments: { before: judged(1, day(301, 0), 'c', NONE_AGAINST) },
    },
    during: 302,
    ...comesOut(302, { no: 'defeated', yes: 'adopted' }),
    quiet: {
      proposals: inTurn('', ''),
      judgments: { before: judged(1, day(301, 0), 'c', NONE_AGAINST) },
    },
  },
];
