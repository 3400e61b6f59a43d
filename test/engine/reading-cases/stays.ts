import { card, day, inTurn, judged, page } from '../table.ts';
import { faults, outcomeOf, type ReadingCase } from './reading-case.ts';

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
    during: 301,
    judge: 'c',
    sees: faults,
    under: { majority: [], nobody: ['turn/judgment-pending'] },
    what: 'whether Proposal 302 may be made',
    says: { majority: 'it is legal', nobody: 'it is illegal: the turn had to wait for Judgment' },
    quiet: { ...twoTurns, cards: staying('votes.majority') },
  },
  {
    reading: 'stay-extent',
    story: 'everybody has consented once, and a second turn begins without an answer',
    game: threeTurns('a, b, c'),
    during: 301,
    judge: 'c',
    sees: faults,
    under: { 'until-given': [], 'each-anew': ['turn/judgment-pending'], 'next-turn': [] },
    what: 'whether Proposal 303 may be made',
    says: {
      'until-given': 'it is legal',
      'each-anew': 'it is illegal: the turn had to wait for Judgment',
    },
    quiet: answered,
  },
  {
    reading: 'stay-extent',
    story: 'too few have consented for a second turn to begin without an answer',
    game: threeTurns('a, c'),
    during: 301,
    judge: 'c',
    sees: faults,
    under: {
      'until-given': ['turn/judgment-pending'],
      'each-anew': ['turn/judgment-pending'],
      'next-turn': [],
    },
    what: 'whether Proposal 303 may be made',
    says: {
      'until-given': 'it is illegal: the turn had to wait for Judgment',
      'next-turn': 'it is legal',
    },
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
    judge: 'a',
    sees: outcomeOf(301),
    under: { yes: 'void', no: 'adopted' },
    what: 'the outcome of Proposal 301',
    says: { yes: 'it is void', no: 'it is voted on' },
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
    during: 301,
    judge: 'c',
    sees: ({ players }) => players.find(({ id }) => id === 'b')?.status,
    under: { yes: 'playing', no: 'left' },
    what: 'who plays, and under which surname',
    says: { yes: 'B plays under B', no: 'B plays no more' },
    quiet: {
      proposals: inTurn(''),
      events: `  - { id: it, on: ${day(301, 1)}, leave: b }`,
      judgments: { 1: judged(1, day(301, 1), 'c') },
    },
  },
];
