/** Votes in files of their own that their proposal has no room for: what is found, and where. */
import { describe, expect, test } from 'vitest';
import { expectFound, PROPOSAL, proposal, record } from './marked-records.ts';

const BALLOT = 'games/g/votes/301-ada.md';
const ballot = (vote = 'vote') => record(`on: 2009-02-01\n${vote}: for`);

describe('a vote in a file of its own', () => {
  test.each([
    ['a tally', proposal('enact: {}\nvotes: { tally: { for: 1, against: 0 } }')],
    ['that the proposal is lost', record('proposal: 301\nlost: true')],
  ])('goes with no record of %s', (_, text) => {
    expectFound({ [PROPOSAL]: text, [BALLOT]: ballot('⟦vote⟧') }, ['format/key']);
  });

  test('is not recorded in the proposal as well', () => {
    const twice = proposal('enact: {}\nvotes: { for: [ada] }');
    const [found] = expectFound(
      { [PROPOSAL]: twice, [BALLOT]: record('on: 2009-02-01\nvote: ⟦for⟧') },
      ['format/duplicate'],
    );
    expect(found?.related).toMatchObject([{ file: PROPOSAL, line: 5 }]);
  });

  test('is not in two files, one by the number and one by the name of the proposal', () => {
    const records = {
      'games/g/proposals/301-gold.md': proposal('enact: {}'),
      [BALLOT]: ballot(),
      'games/g/votes/301-gold-ada.md': record('on: 2009-02-01\nvote: ⟦for⟧'),
    };
    const [found] = expectFound(records, ['format/duplicate']);
    expect(found?.related).toMatchObject([{ file: BALLOT, line: 3 }]);
  });
});
