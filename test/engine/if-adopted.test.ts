/** What would be void of a proposal is said as long as it is under vote, and once. */
import { expect, test } from 'vitest';
import { enact, errorsOf, newRule as made, notesOf, page, play } from './table.ts';

const VOID = made('{ participation: optional }');
const MESSAGE =
  'What Rule 301 says of “participation” is void: it conflicts with Rule 105, which prevails under Rule 110.';

const open = page(
  `proposal: 301\nby: a\nproposed: 2026-01-01\n${VOID}`,
  'Whoever is silent abstains.',
);

test('of an open proposal, before its vote is complete', () => {
  const replayed = play({ proposals: { 301: open } });
  expect(notesOf(replayed, 'law/void').map(({ message }) => message)).toEqual([
    `If Proposal 301 is adopted: ${MESSAGE}`,
  ]);
  expect(replayed.versions).toHaveLength(1);
  expect(replayed.proposals.map(({ outcome }) => outcome)).toEqual(['open']);
});

test('of one that was adopted, only what is void; of one that was defeated, nothing', () => {
  const voted = (votes: string) => {
    const proposals = { 301: enact(301, 'a', `${VOID}\nvotes: ${votes}`) };
    return notesOf(play({ proposals }), 'law/void').map(({ message }) => message);
  };
  expect(voted('{ for: [a, b, c] }')).toEqual([MESSAGE]);
  expect(voted('{ for: [a], against: [b, c] }')).toEqual([]);
});

test('of one that would go beyond a limit, that it cannot be adopted', () => {
  const limits = 'mechanics: { limits: [{ of: mutable, most: 13 }] }';
  const most = enact(301, 'a', `amend: 209\n${limits}`, 'At most 13.');
  const more = page('proposal: 302\nby: b\nproposed: 2026-01-03\nenact: {}', 'One more.');
  const replayed = play({ proposals: { 301: most, 302: more } });
  const [note, ...others] = notesOf(replayed, 'limit/breached');
  expect(others).toEqual([]);
  expect(note?.message).toBe(
    'Proposal 302 cannot be adopted as the rules now are: Proposal 302 would leave 14 mutable rules (13 before it); there must be at most 13.',
  );
  expect(note?.rule).toMatchObject({ number: 301, version: 1 });
  expect(errorsOf(replayed)).toEqual([]);
});
