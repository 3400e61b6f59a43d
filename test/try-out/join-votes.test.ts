/** Two courses of a game are joined where they differ by votes alone, and by nothing else. */
import { expect, test } from 'vitest';
import { votesToJoin } from '../../src/try-out/links/join-votes.ts';
import { day, enact, type Setting, sourcesOf } from '../engine/table.ts';

/** Proposal 301 with some votes, open unless `more` closes it. */
function voted(votes: string, more = ''): Setting {
  const open = enact(301, 'a', `votes: { ${votes} }`).replace(/closed:.*\n/, '');
  return { proposals: { 301: open.replace('\n---\nA', `${more}\n---\nA`) } };
}
const COMMON = voted('for: [a], cast: { a: 2026-01-01 }');
const BEN = voted('for: [a, b], cast: { a: 2026-01-01, b: 2026-01-02 }');
const BEN_OTHERWISE = voted('for: [a], against: [b], cast: { a: 2026-01-01, b: 2026-01-02 }');
const CYD = voted(
  "for: [a], against: [{ by: c, why: 'Too hot.' }], cast: { a: 2026-01-01, c: 2026-01-03 }",
);
const BOTH = voted(
  "for: [a, b], against: [{ by: c, why: 'Too hot.' }], cast: { a: 2026-01-01, b: 2026-01-02, c: 2026-01-03 }",
);
const CLOSED = {
  proposals: {
    301: enact(
      301,
      'a',
      "votes: { for: [a, b], against: [{ by: c, why: 'Too hot.' }], cast: { a: 2026-01-01, b: 2026-01-02, c: 2026-01-03 } }\nclosed: 2026-01-03",
    ),
  },
};

function joined(here: Setting, there: Setting) {
  const [common, ours, theirs] = [COMMON, here, there].map(sourcesOf);
  if (!common || !ours || !theirs) throw new Error('A course is missing.');
  return votesToJoin({ game: 'test', common, here: ours, there: theirs });
}

test('the vote of another player is taken over as it was cast', () => {
  expect(joined(BEN, CYD)).toEqual({
    hasAll: false,
    number: 301,
    missing: [{ voter: 'c', name: 'C', way: 'against', why: 'Too hot.', on: day(302, 0) }],
  });
  expect(joined(BOTH, CYD)).toEqual({ hasAll: false, number: 301, missing: [] });
});

test('a course that has all that is here goes on', () => {
  expect(joined(BEN, BOTH)).toEqual({ hasAll: true });
  expect(joined(BEN, CLOSED)).toEqual({ hasAll: true });
});

test.each<[string, Setting, Setting]>([
  ['a player who votes one way here and another way there', BEN_OTHERWISE, BEN],
  ['a vote that was closed otherwise', CYD, benClosed()],
  [
    'other words of the proposal',
    BEN,
    { proposals: { 301: sourceOf(CYD).replace('A new rule.', 'Ben pays.') } },
  ],
  [
    'a vote that was there before, and is altered',
    BEN,
    voted('against: [a, c], cast: { a: 2026-01-01, c: 2026-01-03 }'),
  ],
  [
    'an event beside the vote',
    BEN,
    { ...CYD, events: '  - { on: 2026-01-03, forfeit: c, rule: 113 }' },
  ],
  ['another player in the game', BEN, { ...CYD, players: 'a: { name: A }\n  c: { name: C }' }],
  [
    'a tally in the place of names',
    BEN,
    { proposals: { 301: sourceOf(CYD).replace(/votes:.*/, 'votes: { tally: { for: 3 } }') } },
  ],
  ['no proposal at all', BEN, {}],
])('%s is not joined', (_, here, there) => {
  expect(joined(here, there)).toBe(undefined);
});

function sourceOf({ proposals }: Setting): string {
  return proposals?.[301] ?? '';
}

function benClosed(): Setting {
  return {
    proposals: {
      301: enact(
        301,
        'a',
        'votes: { for: [a, b], cast: { a: 2026-01-01, b: 2026-01-02 } }\nclosed: 2026-01-05',
      ),
    },
  };
}
