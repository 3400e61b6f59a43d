/** The forms of the desk and of the board can hold each move that mends a fault. */
import { expect, test } from 'vitest';
import { verdictHtml } from '../../src/site/render/html/verdict-html.ts';
import type { Move } from '../../src/try-out/draft-move.ts';
import { tryDraft } from '../../src/try-out/try-draft.ts';
import { day, enact, sourcesOf } from '../engine/table.ts';
import { change, opened } from './sit.ts';

const PROPOSAL = { kind: 'propose', by: 'a', number: '', changes: [change] } as const;

function waysOf(proposals: Readonly<Record<number, string>>, move: Move, on: string) {
  const open = opened('test', sourcesOf({ proposals }), {
    isPublished: true,
    notesOtherwise: false,
  });
  const drafted = tryDraft(open, move, on);
  const ways = drafted.faults.flatMap((fault) => fault.ways);
  const html = verdictHtml(drafted);
  for (const { words } of ways) expect(html).toContain(`data-mends>${words}</button>`);
  return { open, ways };
}

test('an immutable rule is transmuted first, by a proposal in order', () => {
  const amending = { ...change, kind: 'amend', rule: '101', text: 'Tea.', title: '' } as const;
  const { open, ways } = waysOf({}, { ...PROPOSAL, changes: [amending] }, day(301, 1));
  expect(ways.map(({ words }) => words)).toEqual(['Transmute Rule 101 first']);
  const [way] = ways;
  expect(way && tryDraft(open, way.move, day(301, 1))).toMatchObject({ missing: [], faults: [] });
});

test('an open vote is closed first, and its missing votes are cast before that', () => {
  const open = enact(301, 'a', 'votes: { for: [a] }').replace(/closed:.*\n/, '');
  const next = waysOf({ 301: open }, { ...PROPOSAL, by: 'b' }, day(302, 1));
  expect(next.ways).toContainEqual({
    words: 'Close the vote on 301',
    move: { kind: 'closed', number: 301 },
  });
  const closing = waysOf({ 301: open }, { kind: 'closed', number: 301 }, day(302, 1));
  expect(closing.ways).toEqual([
    { words: 'Vote on Proposal 301', move: { kind: 'vote', number: 301, ballots: [] } },
  ]);
});
