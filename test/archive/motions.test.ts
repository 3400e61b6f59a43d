/** The pages of a motion: what it is called, and what it did. */
import { expect, test } from 'vitest';
import { describeGame } from '../../src/archive/page-models/game/describe-game.ts';
import { describeTimeline } from '../../src/archive/page-models/game/describe-timeline.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { card, enact, inTurn, page, UNGRANTED } from '../engine/table.ts';
import { laid, played, proposalPage, told } from './replayed.ts';

const THANKS =
  'act:\n  - { points: { b: 5 }, why: He brought the cake. }\n  - note: Thanks to all.';

test('a motion says on its page what it did, keeps its words, and stands before what it did', () => {
  const archive = laid({
    cards: UNGRANTED,
    proposals: { 301: enact(301, 'a', THANKS, 'That B be thanked.') },
  });
  const page = proposalPage(archive);
  expect(plain(page.asks)).toBe('A motion, “That B be thanked”');
  expect(page.acts.map(({ says, note }) => [plain(says), note])).toEqual([
    ['B receives 5 points.', 'He brought the cake.'],
    ['', 'Thanks to all.'],
  ]);
  expect([page.words, page.notes]).toEqual(['That B be thanked.', undefined]);
  expect(plain(page.did)).toBe('It was a motion, “That B be thanked”.');
  expect(told(archive)).toEqual([
    'A makes Proposal 301: A motion, “That B be thanked”.',
    'Proposal 301 is adopted: A motion, “That B be thanked”.',
    'B receives 5 points, on the words of the proposal alone.',
    'Thanks to all.',
  ]);
});

test('a motion that makes a winner is led to, and says why it begins a round', () => {
  const crown =
    'name: A crown\nact:\n  - { winner: a, why: She asked. }\n  - { round: { why: Once more., reset: [points] } }';
  const archive = laid({
    game: 'readings: { win-by-words: { take: yes } }',
    proposals: {
      ...inTurn('repeal: 208', 'transmute: { rule: 112, to: mutable }', 'repeal: 112'),
      304: enact(304, 'a', crown, 'That A has won.'),
    },
  });
  expect(describeGame(archive).rounds[0]).toContainEqual({
    words: 'Proposal 304 “A crown”',
    href: archive.links.proposal('test', '304'),
  });
  const notes = proposalPage(archive, '304').acts.map(({ note }) => note);
  expect(notes).toEqual(['She asked.', 'Once more.']);
});

test('a rule that is called by letters is named as a rule, with what leads to it', () => {
  const set = {
    'ruleset.md': page('title: Set\ntiers: [{ id: mutable, title: Rules }]'),
    '1.md': card(1, '{ changes: { mutable: [enact, amend] }, adoption: votes.majority }'),
  };
  const votes = 'votes: { for: [a, b] }';
  const files = {
    'proposals/1.md': enact(301, 'a', `enact: { number: CAKE }\n${votes}`, 'There is cake.'),
    'proposals/2.md': enact(302, 'b', `amend: CAKE\n${votes}`, 'There was cake.'),
    'events/cake.md': page('events:\n  - { on: 2026-01-07, note: Ben ate it., rule: CAKE }'),
  };
  const archive = played(files, set);
  expect(told(archive)).toContain('B makes Proposal 302: Amend Rule CAKE.');
  expect(describeTimeline(archive).at(-1)?.words).toContainEqual(
    expect.objectContaining({ words: 'Rule CAKE' }),
  );
});
