/** Readings of duties that were broken, and of what those leave who are gone. */
import { card, day, inTurn, judged } from '../table.ts';
import { faults, type ReadingCase } from './reading-case.ts';

const SPEAKER = { 209: card(209, '{ offices: { speaker: {} } }') };
const leaving = `  - { on: ${day(301, 1)}, leave: c }`;

export const DUTIES: readonly ReadingCase[] = [
  {
    reading: 'missing-vote',
    story: 'C, who must vote, does not',
    game: { proposals: inTurn('votes: { for: [a, b] }') },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { void: ['vote/missing'], stands: [] },
    what: 'whether the vote on Proposal 301 is in order',
    says: { void: 'it is illegal: a voter has not voted', stands: 'it is legal' },
    quiet: { proposals: inTurn('votes: { for: [a, b], against: [c] }') },
  },
  {
    reading: 'omitted-part',
    story: 'A does not throw the die, and B proposes',
    game: { medium: 'table', proposals: inTurn('', '') },
    during: 302,
    judge: 'a',
    sees: faults,
    under: { waits: ['turn/incomplete'], 'goes-on': [] },
    what: 'whether Proposal 302 may be made',
    says: { waits: 'it is illegal: the turn before was not finished', 'goes-on': 'it is legal' },
    quiet: {
      medium: 'table',
      proposals: inTurn('', ''),
      events: '  - { after: 301, roll: { by: a, die: 4 } }',
    },
  },
  {
    reading: 'wrong-judge',
    story: 'B judges where C is to judge',
    game: { proposals: inTurn(''), judgments: { wrong: judged(1, day(301, 0), 'b') } },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { no: ['judge/wrong'], binds: [] },
    what: 'whether Judgment 1 may be given',
    says: { no: 'it is illegal: somebody else was to be Judge', binds: 'it is legal' },
    quiet: { proposals: inTurn(''), judgments: { right: judged(1, day(301, 0), 'c') } },
  },
  {
    reading: 'stranger-asks',
    story: 'Zoe, who does not play, invokes Judgment',
    game: {
      proposals: inTurn(''),
      judgments: { asked: judged(1, day(301, 0), 'c', 'by: { name: Zoe }') },
    },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { no: ['unknown/player'], yes: [] },
    what: 'whether Judgment 1 may be called for',
    says: { no: 'it is illegal: nobody of that name plays', yes: 'it is legal' },
    quiet: { proposals: inTurn(''), judgments: { asked: judged(1, day(301, 0), 'c') } },
  },
  {
    reading: 'title-without-office',
    story: 'A is called king, and no rule speaks of kings',
    game: {
      proposals: inTurn(''),
      events: `  - { on: ${day(301, 1)}, appoint: { king: a } }`,
    },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { yes: [], no: ['office/no-authority'] },
    what: 'whether the appoint event may happen',
    says: { yes: 'it is legal', no: 'it is illegal: there is no such office to fill' },
    quiet: {
      cards: SPEAKER,
      proposals: inTurn(''),
      events: `  - { on: ${day(301, 1)}, appoint: { speaker: a } }`,
    },
  },
  {
    reading: 'leaver-offices',
    story: 'C, who is the speaker, leaves',
    game: {
      cards: SPEAKER,
      proposals: inTurn(''),
      events: `  - { on: 2025-12-31, appoint: { speaker: c } }\n${leaving}`,
    },
    during: 301,
    judge: 'c',
    sees: ({ offices }) => offices.get('speaker'),
    under: { vacant: [], kept: ['c'] },
    what: 'who holds the offices',
    says: { vacant: 'speaker: nobody', kept: 'speaker: C' },
    quiet: {
      cards: SPEAKER,
      proposals: inTurn(''),
      events: `  - { on: 2025-12-31, appoint: { speaker: a } }\n${leaving}`,
    },
  },
];
