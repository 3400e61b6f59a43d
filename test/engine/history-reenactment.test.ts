/** Rules that are repealed and enacted again in the same words, and the numbers they answer to. */
import { describe, expect, it } from 'vitest';
import { enact, errorsOf, inTurn, play, type Setting, wrongs } from './table.ts';

const ANSWERS = 'readings: { reenacted-number: { take: yes, why: Custom. } }';
const SHARED =
  'readings: { reenacted-number: { take: yes, why: Custom. }, compound-number: { take: one-number } }';
const WORDS_OF_206 =
  'When a proposed rule-change is defeated, the player who proposed it loses 10 points.';

/** Proposals in turn; every rule that is enacted has these words. */
function game(acts: readonly string[], words = WORDS_OF_206): Setting {
  const made = Object.entries(inTurn(...acts)).map(([number, text]) => [
    number,
    text.replace(`Words of ${number}.`, words),
  ]);
  return { game: ANSWERS, proposals: Object.fromEntries(made) };
}

/** What is wrong with calling a rule so, once these changes have been made. */
function calling(number: number, acts: readonly string[]): readonly string[] {
  return wrongs(game([...acts, `repeal: ${number}`]));
}

const ENACT = 'enact: {}';

it('no rule is re-enacted by the words that an amendment took from one in force', () => {
  const taken = play({
    proposals: {
      301: enact(301, 'a', 'amend: 206\nmechanics: keep', 'Other words.'),
      302: enact(302, 'b', '', WORDS_OF_206),
    },
  });
  expect(taken.lives.get('302')?.changes[0]?.rule?.reenacts).toBeUndefined();
});

describe('a rule that was re-enacted', () => {
  const thrice = ['repeal: 206', ENACT, 'repeal: 302', ENACT, 'repeal: 304', ENACT];

  it.each([206, 302, 304, 306])('answers to all the numbers it had: %i', (number) => {
    expect(calling(number, thrice)).toEqual([]);
    const replayed = play(game([...thrice, `repeal: ${number}`]));
    expect(replayed.lives.get('306')?.changes.at(-1)?.kind).toBe('repeal');
  });

  it('answers to those that it had by amendments between', () => {
    const amended = [
      ENACT,
      'amend: 301\nmechanics: keep',
      'repeal: 302',
      ENACT,
      'repeal: 304',
      ENACT,
    ];
    expect(calling(301, amended)).toEqual([]);
    expect(calling(302, amended)).toEqual([]);
  });

  it('answers to none of them when it is repealed itself', () => {
    expect(calling(206, ['repeal: 206', ENACT, 'repeal: 302'])).toEqual(['gone/rule']);
    expect(calling(206, ['repeal: 206', ENACT, 'repeal: 302', ENACT, 'repeal: 206'])).toEqual([
      'gone/rule',
    ]);
  });

  it('is the one that came first of several in the same words', () => {
    const twins = ['repeal: 206', ENACT, ENACT];
    const replayed = play(game([...twins, 'repeal: 206']));
    expect(replayed.lives.get('302')?.changes.map(({ kind }) => kind)).toEqual(['enact', 'repeal']);
    expect(replayed.lives.get('303')?.changes.map(({ reenacts }) => reenacts)).toEqual([undefined]);
  });

  it('must be named otherwise where the number was that of two', () => {
    const proposals = inTurn(
      'changes:\n  - { amend: 206, text: A., mechanics: keep }\n  - { amend: 204, text: B., mechanics: keep }',
      'repeal: 206',
      'repeal: 204',
      'changes:\n  - { enact: {}, text: A. }',
      'changes:\n  - { enact: {}, text: B. }',
    );
    const calling301 = { ...proposals, 306: enact(306, 'c', 'repeal: 301') };
    const [found, ...others] = errorsOf(play({ game: SHARED, proposals: calling301 }));
    expect(others).toEqual([]);
    expect(found?.message).toBe('2 rules in force have borne the number 301.');
    expect(found?.help).toMatch(/another number or by its title: .+, .+\.$/);
    const calling206 = { ...proposals, 306: enact(306, 'c', 'repeal: 206') };
    const replayed = play({ game: SHARED, proposals: calling206 });
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.lives.get('304')?.changes.at(-1)?.kind).toBe('repeal');
  });

  it('is found however often it was', () => {
    const often = Array.from({ length: 60 }, (_, i) => [`repeal: ${i ? 300 + 2 * i : 206}`, ENACT]);
    const setting = game([...often.flat(), 'repeal: 206']);
    expect(wrongs({ ...setting, cards: { 208: null } })).toEqual([]);
  });
});
