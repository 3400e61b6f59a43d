/** Readings of duties that were broken, and of what those leave who are gone. */

import { votes } from '../by-hand/in-short.ts';
import { card, day, inTurn, judged } from '../table.ts';
import { type ReadingCase, seen, whether } from './reading-case.ts';

const SPEAKER = { 209: card(209, '{ offices: { speaker: {} } }') };
const leaving = `  - { on: ${day(301, 1)}, leave: c }`;

export const DUTIES: readonly ReadingCase[] = [
  {
    reading: 'missing-vote',
    story: 'C, who must vote, does not',
    game: { proposals: inTurn(votes('ab')) },
    ...whether('the vote on Proposal 301 is in order', { void: 'vote/missing', stands: 'legal' }),
    quiet: { proposals: inTurn(votes('ab/c')) },
  },
  {
    reading: 'omitted-part',
    story: 'A does not throw the die, and B proposes',
    game: { medium: 'table', proposals: inTurn('', '') },
    during: 302,
    ...whether('Proposal 302 may be made', { waits: 'turn/incomplete', 'goes-on': 'legal' }),
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
    ...whether('Judgment 1 may be given', { no: 'judge/wrong', binds: 'legal' }),
    quiet: { proposals: inTurn(''), judgments: { right: judged(1, day(301, 0), 'c') } },
  },
  {
    reading: 'stranger-asks',
    story: 'Zoe, who does not play, invokes Judgment',
    game: {
      proposals: inTurn(''),
      judgments: { asked: judged(1, day(301, 0), 'c', 'by: { name: Zoe }') },
    },
    ...whether('Judgment 1 may be called for', { no: 'unknown/player', yes: 'legal' }),
    quiet: { proposals: inTurn(''), judgments: { asked: judged(1, day(301, 0), 'c') } },
  },
  {
    reading: 'title-without-office',
    story: 'A is called king, and no rule speaks of kings',
    game: { proposals: inTurn(''), events: `  - { on: ${day(301, 1)}, appoint: { king: a } }` },
    ...whether('the appoint event may happen', { yes: 'legal', no: 'office/no-authority' }),
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
    ...seen('the list of officers', ({ offices }) => offices.get('speaker'), {
      vacant: [[], 'speaker: nobody'],
      kept: [['c'], 'speaker: C'],
    }),
    quiet: {
      cards: SPEAKER,
      proposals: inTurn(''),
      events: `  - { on: 2025-12-31, appoint: { speaker: a } }\n${leaving}`,
    },
  },
];
