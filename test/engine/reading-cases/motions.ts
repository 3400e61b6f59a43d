/** Readings of what a proposal may do that is no rule-change. */
import { inTurn, scores } from '../table.ts';
import { faults, type ReadingCase } from './reading-case.ts';

const DEFEATED = 'votes: { against: [a, b, c] }';

export const MOTIONS: readonly ReadingCase[] = [
  {
    reading: 'motions',
    story: 'a proposal changes no rule',
    game: { proposals: inTurn('act: []') },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { admitted: [], 'only-rule-changes': ['proposal/not-permitted'] },
    what: 'whether Proposal 301 may be made',
    says: {
      admitted: 'it is legal',
      'only-rule-changes': 'it is illegal: a change that this rule does not admit',
    },
    quiet: { proposals: inTurn('') },
  },
  {
    reading: 'motion-awards',
    story: 'a proposal that changes no rule is defeated',
    game: { proposals: inTurn(`act: []\n${DEFEATED}`) },
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed).a,
    under: { no: 0, yes: -10 },
    what: 'what Proposal 301 earns',
    says: { no: 'nobody receives anything', yes: 'A loses 10 points' },
    quiet: { proposals: inTurn(`enact: {}\n${DEFEATED}`) },
  },
  {
    reading: 'motion-turn',
    story: 'a motion is carried, and the next player proposes',
    game: { proposals: inTurn('act: []', '') },
    during: 301,
    judge: 'c',
    sees: ({ toMove }) => toMove,
    under: { no: 'a', yes: 'c' },
    what: 'whose turn is next',
    says: { no: 'A is to propose', yes: 'B is to propose' },
    quiet: { proposals: inTurn('', '') },
  },
];
