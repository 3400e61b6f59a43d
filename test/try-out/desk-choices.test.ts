/** The state of a game at the desk and the board, and the choices that they offer. */
import { expect, test } from 'vitest';
import { readLibrary } from '../../src/read-library.ts';
import { boardView } from '../../src/try-out/board-view.ts';
import { deskChoices } from '../../src/try-out/desk-choices.ts';
import { opened, samples } from './sit.ts';

const { sources } = samples;

const BY_VOTE =
  'When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.';

test.each([
  ['the others vote them down', BY_VOTE, [1, 2, 3, 4, 5]],
  ['a proposal overrules them', 'An adopted proposal may overrule the Judge.', []],
])('Judgments to overrule by votes where %s', (_, sentence, offered) => {
  const records = sources.map((each) => ({ ...each, text: each.text.replace(BY_VOTE, sentence) }));
  const open = opened('worked-example', records, { isPublished: true });
  expect(deskChoices(open).rulings.map(({ number }) => number)).toEqual(offered);
});

test('a game that somebody sent has its last move on the board, also where nothing is decided yet', () => {
  const sent = readLibrary('test/site/at-the-desk');
  if (!sent.ok) throw new Error(sent.message);
  const all = [...sources, ...sent.sources];
  const lastOf = (game: string) =>
    boardView(opened(game, all), { on: '2027-01-01T10:00:00Z' }).last;
  expect(lastOf('fresh')).toBe('');
  expect(lastOf('all-voted')).toBe(
    'Ann makes Proposal 301: Enact a new rule, “Tea is served at five”. 3 for, 0 against so far.',
  );
});
