import { card, day, inTurn, judged, page } from '../table.ts';
import { faults, outcomeOf, type ReadingCase, seen, whether } from './reading-case.ts';

const OPEN = page(`judgment: 1\nquestion: May they?\nby: c\ninvoked: ${day(301, 1)}`);

const consent = (players: string) =>
  `  - { on: ${day(301, 1)}, consent: { players: [${players}], to: continue, during: 1 } }`;

const staying = (stay: string) => ({
  212: card(212, `{ judge: { chosen: preceding-player, binds-next-turn: ${stay} } }`),
});

const SILENT_212 = staying('votes.majority');

const twoTurns = { proposals: inTurn('', ''), judgments: { one: OPEN }, events: consent('a, c') };
const threeTurns = (players: string) => ({
  proposals: inTurn('', '', ''),
  judgments: { one: OPEN },
  events: consent(players),
});
const answered = {
  proposals: inTurn('', '', ''),
  judgments: { one: judged(1, day(301, 1), 'c') },
};

const VOID = 'settles: [{ move: 301, is: illegal }]';

export const STAYS: readonly ReadingCase[] = [
  {
    reading: 'stay-consent',
    story: 'the others consent, and the card says only that the turn waits',
    game: { ...twoTurns, cards: staying('true') },
    ...whether('Proposal 302 may be made', { majority: 'legal', nobody: 'turn/judgment-pending' }),
    quiet: { ...twoTurns, cards: staying('votes.majority') },
  },
  {
    reading: 'stay-extent',
    story: 'everybody has consented once, and a second turn begins without an answer',
    game: threeTurns('a, b, c'),
    ...seen('whether Proposal 303 may be made', faults, {
      'until-given': [[], 'it is legal'],
      'each-anew': [['turn/judgment-pending'], 'it is illegal: the turn had to wait for Judgment'],
      'next-turn': [[]],
    }),
    quiet: answered,
  },
  {
    reading: 'stay-extent',
    story: 'too few have consented for a second turn to begin without an answer',
    game: threeTurns('a, c'),
    ...seen('whether Proposal 303 may be made', faults, {
      'until-given': [
        ['turn/judgment-pending'],
        'it is illegal: the turn had to wait for Judgment',
      ],
      'each-anew': [['turn/judgment-pending']],
      'next-turn': [[], 'it is legal'],
    }),
    quiet: answered,
  },
  {
    reading: 'past-moves',
    story: 'in the turn of 302 a Judge finds that 301 was illegal',
    game: {
      cards: SILENT_212,
      proposals: inTurn('', ''),
      judgments: { late: judged(1, day(302, 0), 'a', VOID) },
    },
    during: 302,
    ...seen('the outcome of Proposal 301', outcomeOf(301), {
      yes: ['void', 'it is void'],
      no: ['adopted', 'it is voted on'],
    }),
    quiet: { proposals: inTurn('', ''), judgments: { own: judged(1, day(301, 1), 'c', VOID) } },
  },
  {
    reading: 'judged-events',
    story: 'in the turn of 301 B leaves, and a Judge finds that this was illegal',
    game: {
      proposals: inTurn(''),
      events: `  - { id: it, on: ${day(301, 1)}, leave: b }`,
      judgments: { 1: judged(1, day(301, 1), 'c', 'settles: [{ event: it, is: illegal }]') },
    },
    ...seen(
      'the list of players and surnames',
      ({ players }) => players.find(({ id }) => id === 'b')?.status,
      { yes: ['playing', 'B plays under B'], no: ['left', 'B plays no more'] },
    ),
    quiet: {
      proposals: inTurn(''),
      events: `  - { id: it, on: ${day(301, 1)}, leave: b }`,
      judgments: { 1: judged(1, day(301, 1), 'c') },
    },
  },
];
