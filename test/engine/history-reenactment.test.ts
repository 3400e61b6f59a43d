/** Rules that are repealed and enacted again in the same words, and the numbers they answer to. */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { custom } from './by-hand/in-short.ts';
import { WORDS_OF_206 } from './reading-cases/reading-case.ts';
import { enact, errorsOf, inTurn, play, type Setting, wrongs } from './table.ts';

const ENACT = 'enact: {}';

/** Proposals in turn, where custom lets rules answer to all their numbers, with the words of 206. */
function game(...acts: readonly string[]): Setting {
  const made = acts.map((act, i) => enact(301 + i, 'abc'.charAt(i % 3), act, WORDS_OF_206));
  const proposals = Object.fromEntries(made.map((text, i) => [301 + i, text]));
  return { game: custom('reenacted-number yes'), proposals };
}

/** The faults; or else the rule of the last change. */
function changed(replayed: Replay): string {
  const wrong = errorsOf(replayed).map(({ code }) => code);
  return wrong.join(' ') || (replayed.versions.at(-1)?.changed.join(' ') ?? '');
}

it('no rule is re-enacted by the words that an amendment took from one in force', () => {
  const taken = play({
    proposals: {
      301: enact(301, 'a', 'amend: 206\nmechanics: keep', 'Other words.'),
      302: enact(302, 'b', '', WORDS_OF_206),
    },
  });
  expect(taken.lives.get('302')?.changes[0]?.rule?.reenacts).toBeUndefined();
});

const THRICE = ['repeal: 206', ENACT, 'repeal: 302', ENACT, 'repeal: 304', ENACT];
const AMENDED = [ENACT, 'amend: 301\nmechanics: keep', 'repeal: 302', ENACT, 'repeal: 304', ENACT];

/** A rule is the same rule whenever it is enacted again: the last that was has all its numbers. */
it.each([
  ['the first', 206, THRICE, '306'],
  ['a middle one', 302, THRICE, '306'],
  ['another', 304, THRICE, '306'],
  ['its own', 306, THRICE, '306'],
  ['one that it had by an enactment', 301, AMENDED, '306'],
  ['one that it had by an amendment', 302, AMENDED, '306'],
  ['none when it is gone', 206, ['repeal: 206', ENACT, 'repeal: 302'], 'gone/rule'],
  [
    'none when it is gone again',
    206,
    ['repeal: 206', ENACT, 'repeal: 302', ENACT, 'repeal: 206'],
    'gone/rule',
  ],
  ['as the first of several in the same words', 206, ['repeal: 206', ENACT, ENACT], '302'],
])('a rule that was re-enacted answers to %s: %i', (_, number, acts, expected) => {
  expect(changed(play(game(...acts, `repeal: ${number}`)))).toBe(expected);
});

it('the second of several in the same words re-enacts nothing', () => {
  const { lives } = play(game('repeal: 206', ENACT, ENACT));
  expect(lives.get('302')?.changes.map(({ reenacts }) => reenacts)).toEqual(['206']);
  expect(lives.get('303')?.changes.map(({ reenacts }) => reenacts)).toEqual([undefined]);
});

describe('a number that was that of two', () => {
  const calling = (number: number) => ({
    game: custom('reenacted-number yes, compound-number one-number'),
    proposals: inTurn(
      'changes: [{ amend: 206, text: A., mechanics: keep }, { amend: 204, text: B., mechanics: keep }]',
      'repeal: 206',
      'repeal: 204',
      'changes: [{ enact: {}, text: A. }]',
      'changes: [{ enact: {}, text: B. }]',
      `repeal: ${number}`,
    ),
  });

  it('names neither, so that the rule must be named otherwise', () => {
    const [found, ...others] = errorsOf(play(calling(301)));
    expect(others).toEqual([]);
    expect(found?.message).toBe('2 rules in force have had the number 301.');
    expect(found?.help).toMatch(/another number or by its title: .+, .+\.$/);
    const other = play(calling(206));
    expect(errorsOf(other)).toEqual([]);
    expect(other.lives.get('304')?.changes.at(-1)?.kind).toBe('repeal');
  });
});

it('a rule is found however often it was re-enacted', () => {
  const often = Array.from({ length: 60 }, (_, i) => [`repeal: ${i ? 300 + 2 * i : 206}`, ENACT]);
  const setting = game(...often.flat(), 'repeal: 206');
  expect(wrongs({ ...setting, cards: { 208: null } })).toEqual([]);
});
