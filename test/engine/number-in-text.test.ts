/** An amendment that says another number, and keeps mechanics that have the old one. */
import { describe, expect, it } from 'vitest';
import { inTurn, notesOf, page, play } from './table.ts';

const AWARDS =
  '{ awards: [{ on: defeated, to: proposer, points: -10, if: proposal.number > 2/3 }] }';

const SAID =
  "When a proposal is defeated, the proposer loses 10 points, if the proposal's number is more than 2 ÷ 3.";

/** The notes on an amendment of Rule 206 from one text to another. */
function told(from: string, to: string, mechanics = AWARDS, says = 'keep'): readonly string[] {
  const card = page(`rule: 206\ntier: mutable\nmechanics: ${mechanics}`, from);
  const amendment = inTurn(`amend: 206\nmechanics: ${says}`)[301] ?? '';
  const proposals = { 301: amendment.replace('Words of 301.', to) };
  const found = notesOf(play({ cards: { 206: card }, proposals }), 'mechanics/differ');
  return found.map(({ message }) => message);
}

describe('a number that the text exchanges and the mechanics keep', () => {
  it.each([
    ['a whole number', 'Lose 10 points.', 'Lose 20 points.', '10 with 20', '10'],
    ['a fraction', 'Two are 2/3.', 'Two are 3/4.', '2/3 with 3/4', '2/3'],
    ['one that another was already', '10, or 20 by mail.', '20, or 20.', '10 with 20', '10'],
    ['one of two that are equal', '10 here, 10 there.', '10 here, 5 there.', '10 with 5', '10'],
  ])('is told: %s', (_, from, to, exchanged, kept) => {
    expect(told(from, to)).toEqual([
      `The amendment replaces ${exchanged} in the text of Rule 206. The rule keeps its mechanics, which still have ${kept}: ${SAID}`,
    ]);
  });

  it('is told with all the slots that have it', () => {
    const both = '{ win: [{ when: player.points >= 1000 }], quorum: votes.cast > 1000 }';
    expect(told('It takes 1,000.', 'It takes 2000.', both)).toEqual([
      "The amendment replaces 1000 with 2000 in the text of Rule 206. The rule keeps its mechanics, which still have 1000: A vote counts only if the votes cast are more than 1000. A player wins when the player's points are at least 1000.",
    ]);
  });

  it('is told with each slot that has one of several', () => {
    const both = '{ win: [{ when: player.points >= 30 }], quorum: votes.cast > 20 }';
    expect(told('It takes 30, and 20.', 'It takes 31, and 21.', both)).toEqual([
      "The amendment replaces 30 and 20 with 31 and 21 in the text of Rule 206. The rule keeps its mechanics, which still have 30 and 20: A vote counts only if the votes cast are more than 20. A player wins when the player's points are at least 30.",
    ]);
  });

  it.each([
    [5, '100, 101, 102, 103 and 104'],
    [6, '100, 101, 102, 103, 104 and others'],
    [1000, '100, 101, 102, 103, 104 and others'],
  ])('is told in a few words however many there are: %i', (count, listed) => {
    const many = Array.from({ length: count }, (_, i) => i + 100).join(' ');
    expect(told('Lose 10 points.', many)).toEqual([
      `The amendment replaces 10 with ${listed} in the text of Rule 206. The rule keeps its mechanics, which still have 10: ${SAID}`,
    ]);
  });

  it.each([
    ['a number that the mechanics never had', 'See Rule 101. Lose 10.', 'See Rule 102. Lose 10.'],
    ['a number that only went', 'Lose 10 points.', 'Lose points.'],
    ['a number that only came', 'Lose 10 points.', 'Lose 10 points in 3 days.'],
    ['words that moved', 'Lose 10 of 30 points.', 'Of 30 points lose 10.'],
    ['part of a longer number', 'Lose 10 in 1.10.', 'Lose 10 in 1.20.'],
    ['part of a name', 'Lose 10 by v10.', 'Lose 10 by v20.'],
  ])('is not: %s', (_, from, to) => {
    expect(told(from, to)).toEqual([]);
  });

  it('is told where the mechanics are repeated, and not where they are dropped', () => {
    expect(told('Lose 10 points.', 'Lose 20 points.', AWARDS, AWARDS)).toHaveLength(1);
    expect(told('Lose 10 points.', 'Lose 20 points.', AWARDS, 'none')).toEqual([]);
  });

  it('is told if the mechanics change another number only', () => {
    const both = '{ win: [{ when: player.points >= 100 }], ballots: 2 }';
    const [from, to] = ['Win with 100, vote with 2.', 'Win with 200, vote with 3.'];
    const votes = '{ win: [{ when: player.points >= 100 }], ballots: 3 }';
    expect(told(from, to, both, votes)).toEqual([
      "The amendment replaces 100 and 2 with 200 and 3 in the text of Rule 206. Its new mechanics still have 100: A player wins when the player's points are at least 100.",
    ]);
    const all = '{ win: [{ when: player.points >= 200 }], ballots: 3 }';
    expect(told(from, to, both, all)).toEqual([]);
  });

  it.each([
    ['Lose ten points.', 'Lose twenty points.'],
    ['Two thirds win.', 'Three quarters win.'],
    ['In the second circuit.', 'In the third circuit.'],
    ['It takes 10 per cent of 100.', 'It takes 10 per cent of two hundred.'],
  ])('is told of numbers in words: “%s” becomes “%s”', (from, to) => {
    const mechanics =
      '{ win: [{ when: player.points >= 100 }], quorum: votes.cast > votes.eligible * 2 / 3, ballots: "game.circuit > 2 ? 10 : 1" }';
    expect(told(from, to, mechanics)).toHaveLength(1);
  });

  it('is told if words that said it are gone, and no others say it', () => {
    const open = 'A proposal stays open for three days.';
    const closed = '{ voting-period: 3 days }';
    expect(told(open, 'Votes end at the full moon.', closed)).toEqual([
      'The new words no longer say a part of the mechanics: A vote is open for 3 days.',
    ]);
    expect(told(open, 'Voting ends three days after that, at noon.', closed)).toEqual([]);
    expect(told(open, 'Votes end at the full moon.', closed, 'none')).toEqual([]);
  });

  it('is told the other way round, where the words stay', () => {
    expect(
      told('Lose ten points.', 'Lose ten points.', AWARDS, AWARDS.replace('10', '500')),
    ).toEqual([
      'The amendment replaces 10 with 500 in the mechanics of Rule 206. Its words still have 10.',
    ]);
    expect(told('Be kind.', 'Be kind.', AWARDS, AWARDS.replace('10', '500'))).toEqual([]);
  });
});
