import { describe, expect, it } from 'vitest';
import { formulaWords } from '../../src/archive/words/mechanics/formula-words.ts';
import { parseFormula } from '../../src/law/formula/parse-formula.ts';
import { SCOPES } from '../../src/law/mechanics/scopes.ts';

const said = (source: string | number | boolean) => {
  const parsed = parseFormula(source, SCOPES.award);
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return formulaWords(parsed.formula);
};

describe('formulaWords', () => {
  it.each([
    [true, 'always'],
    [false, 'never'],
    [25, '25'],
    ['-10', '−10'],
    ['votes.unanimous', 'the vote is unanimous'],
    ['votes.for >= 3', 'the votes for are at least 3'],
    ['game.circuit >= 2', 'the number of circuits completed is at least 2'],
    ['!player.robot', 'the player is not a robot'],
    ['!(votes.for > 3)', 'it is not so that the votes for are more than 3'],
    ['game.medium == "table"', 'the game is played at a table'],
    ['game.medium != "mail"', 'the game is not played by mail'],
    ['rules["class-a"]', 'the number of class-a rules'],
    ['player.points * 2 / 3', "the player's points × 2 ÷ 3"],
    [
      'round((proposal.number - 291) * votes.favourable)',
      "(the proposal's number − 291) × the fraction of votes in favour, rounded to the nearest integer",
    ],
    [
      'votes.for > 1 && votes.against < 2',
      'the votes for are more than 1 and the votes against are less than 2',
    ],
    ['game.turn > 3 ? 10 : 5', '10 if the number of the turn is more than 3, otherwise 5'],
  ])('says %j in words', (source, words) => {
    expect(said(source)).toBe(words);
  });
});
