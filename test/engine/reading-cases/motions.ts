/** Readings of what a proposal may do that is no rule-change. */

import { votes } from '../by-hand/in-short.ts';
import { card, inTurn } from '../table.ts';
import { earns, faults, type ReadingCase, seen, whether } from './reading-case.ts';

const DEFEATED = votes('/abc');

export const MOTIONS: readonly ReadingCase[] = [
  {
    reading: 'motions',
    story: 'a proposal changes no rule',
    game: { proposals: inTurn('act: []') },
    ...whether('Proposal 301 may be made', {
      admitted: 'legal',
      'only-rule-changes': 'proposal/not-permitted',
    }),
    quiet: { proposals: inTurn('') },
  },
  {
    reading: 'motion-puts-out',
    story: 'a motion says that C leaves',
    game: { proposals: inTurn('act: [{ leave: c }]') },
    ...whether('the vote on Proposal 301 is in order', { no: 'seat/no-authority', yes: 'legal' }),
    quiet: { proposals: inTurn('act: [{ rename: { c: Cy } }]') },
  },
  {
    reading: 'motion-reach',
    story: 'an adopted proposal makes B king, and a rule lets a king with points win',
    game: {
      cards: {
        208: card(
          208,
          '{ offices: { king: {} }, win: [{ when: player.king && player.points > 0 }] }',
        ),
        112: card(112, '', 'immutable'),
      },
      proposals: inTurn('enact: {}\nact: [{ appoint: { king: b } }]', ''),
    },
    ...seen('whether the vote on Proposal 301 is in order', faults, {
      no: [['win/on-words'], 'it is legal on words alone'],
      yes: [[], 'it is legal'],
    }),
    quiet: { proposals: inTurn('') },
  },
  {
    reading: 'motion-awards',
    story: 'a proposal that changes no rule is defeated',
    game: { proposals: inTurn(`act: []\n${DEFEATED}`) },
    ...earns('Proposal 301', 'a', { no: 0, yes: -10 }),
    quiet: { proposals: inTurn(`enact: {}\n${DEFEATED}`) },
  },
  {
    reading: 'motion-turn',
    story: 'a motion is carried, and the next player proposes',
    game: { proposals: inTurn('act: []', '') },
    ...seen('the next turn', ({ toMove }) => toMove, {
      no: ['a', 'A is to propose'],
      yes: ['c', 'B is to propose'],
    }),
  },
];
