/** Pages of rounds, new names, scores that stand and changes without a proposal. */
import { expect, it } from 'vitest';
import { describeGame } from '../../src/archive/page-models/game/describe-game.ts';
import { describePlayer } from '../../src/archive/page-models/game/describe-player.ts';
import { describeTimeline } from '../../src/archive/page-models/game/describe-timeline.ts';
import { listFindable } from '../../src/archive/page-models/library/summarise-game.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { historyLine } from '../../src/archive/words/phrases/history-line.ts';
import { day, enact, page } from '../engine/table.ts';
import { played } from './replayed.ts';

const EVENTS = [
  'points: { a: 200 }, rule: 301',
  'round: { why: Ada was cheered, reset: [points] }',
  'rename: { b: Bea B }',
  'fiat: { by: Clerk, cause: cleaning, amend: 210, text: Clean. }, rule: 301, why: a misprint',
  'scores: { c: -82 }, stands: true, why: The ledger had lost a page',
];

const club = played({
  'game.md': page(
    'title: Club\nruleset: suber\nmedium: computer\nplayers:\n  a: { name: Ada A }\n  b: { name: Ben B }\n  c: { name: Cyd C }',
  ),
  'proposals/301.md': enact(
    301,
    'a',
    'enact: { mechanics: { grants: [{ what: quantity, of: [points] }, { what: rules, of: [mutable], by: Clerk }], overrides: [adoption] } }',
  ),
  'events/e.md': page(
    `events:\n${EVENTS.map((event) => `  - { on: ${day(301, 1)}, ${event} }`).join('\n')}`,
  ),
});

it('a game of rounds shows each with its winner', () => {
  expect(describeGame(club).rounds.map(plain)).toEqual([
    'Ada A won by points, 2 January 2026, under Rule 208. Ended 2 January 2026: Ada was cheered.',
  ]);
});

it('a player shows the rounds won and the former name, and is found by both names', () => {
  const [a, b] = club.replay.players;
  if (!a || !b) throw new Error('Nobody plays.');
  expect(plain(describePlayer(club, a).won ?? [])).toContain('Won round 1 by points');
  expect(describePlayer(club, b).statusWords).toBe('Formerly Ben B.');
  const players = listFindable(club).kinds.find(({ title }) => title === 'Players');
  expect(players?.links.map(({ words }) => words)).toContain('Bea B, formerly Ben B');
});

it('the timeline says each in a sentence', () => {
  const lines = describeTimeline(club).map(({ words }) => plain(words));
  expect(lines).toEqual(
    expect.arrayContaining([
      'A new round begins, and all start afresh with points.',
      'Ben B is called Bea B.',
      'Clerk (cleaning): amend Rule 210, as granted by Rule 301.',
      'The scores from here on: Cyd C −82, as granted by Rule 301.',
    ]),
  );
});

it('a rule’s history says by what it was changed, and why', () => {
  const change = club.replay.lives.get('210')?.changes.at(-1);
  expect(change && historyLine(club.replay, change)).toMatch(
    /^Amended \(1\) by cleaning \(Clerk\), 2 January 2026: a misprint\.$/,
  );
});
