/** Pages of a game in which nothing has happened yet. */
import { expect, test } from 'vitest';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { CHANGE_FILES } from '../../src/archive/rule-history/describe-change-files.ts';
import { isInPlay } from '../../src/site/components/shown-pages.ts';
import { played, recorded } from './replayed.ts';

const GAME =
  '---\ntitle: Made\nruleset: suber\nmedium: mail\nplayers: { a: { name: Ann }, b: { name: Ben } }\n---\n';

test('a change can be proposed in a game without a move, and in none without players', () => {
  expect(isInPlay(played({ 'game.md': GAME }))).toBe(true);
  expect(isInPlay(recorded('gnomic'))).toBe(false);
});

test('each file of changes says what it would have', () => {
  expect(CHANGE_FILES.map(({ empty }) => empty)).toEqual([
    'No rule of this game has been amended.',
    'No rule of this game has been repealed.',
    'No proposal of this game has been defeated.',
  ]);
});

test('a fact of a proposal is named in full, and an abbreviation in capitals', () => {
  const archive = played({
    'game.md': GAME,
    'proposals/301.md':
      '---\nproposal: 301\nby: a\nenact: {}\nfacts: { ai: 3, adoption_index: 2 }\n---\nA rule.\n',
  });
  const [proposal] = archive.replay.proposals;
  const terms = proposal && describeProposal(archive, proposal).dates.map(({ term }) => term);
  expect(terms).toEqual(expect.arrayContaining(['AI', 'Adoption index']));
});
