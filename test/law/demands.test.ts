/** The demands of a condition: its parts, the names of each, and the two sides of a comparison. */
import { expect, test } from 'vitest';
import { demandsOf } from '../../src/law/formula/demands.ts';
import { SCOPE } from './formula-scope.ts';

const tell = (source: string) =>
  demandsOf(source, SCOPE).map(({ names, sides, words }) => {
    const compared = words.map((word, i) => `${word} [${sides[i]?.join(' ')}]`);
    return [names.join(' '), ...compared].join(' | ');
  });

const POINTS = 'player.points';

test.each([
  ['player.points >= 100', [`${POINTS} | ${POINTS} [${POINTS}] | 100 []`]],
  [
    '(votes.for) < 2 * player.points',
    [`votes.for ${POINTS} | (votes.for) [votes.for] | 2 * ${POINTS} [${POINTS}]`],
  ],
  ['votes.for <= 1', ['votes.for | votes.for [votes.for] | 1 []']],
  ['1 > votes.for', ['votes.for | 1 [] | votes.for [votes.for]']],
  [
    'player.points == votes.for',
    [`${POINTS} votes.for | ${POINTS} [${POINTS}] | votes.for [votes.for]`],
  ],
  ['player.points !== 3', [`${POINTS} | ${POINTS} [${POINTS}] | 3 []`]],
  ['votes.unanimous', ['votes.unanimous']],
  ['!votes.unanimous', ['votes.unanimous']],
  ['votes.for + 1', ['votes.for']],
  ['votes.unanimous || votes.for > 1', ['votes.unanimous votes.for']],
  ['votes.unanimous ? votes.for > 1 : true', ['votes.unanimous votes.for']],
  [
    'votes.unanimous && (votes.for > 1 && (player.robot)) && true',
    ['votes.unanimous', 'votes.for | votes.for [votes.for] | 1 []', 'player.robot', ''],
  ],
  ['nothing.such > 1', [' | nothing.such [] | 1 []']],
  ['votes.for >', []],
])('%s', (source, told) => {
  expect(tell(source)).toEqual(told);
});
