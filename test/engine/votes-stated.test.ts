/** Votes with a strength that the record states, and what was said with them. */
import { describe, expect, it, test } from 'vitest';
import {
  card,
  enact,
  errorsOf,
  inTurn,
  outcomes,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const STRENGTH = {
  105: card(105, '{ electorate: true }', 'immutable'),
  207: card(207, '{ quantities: { strength: { starts: 1 } }, ballots: player.strength }'),
};
/** A has three ballots. */
const given = '  - { on: 2025-12-31, change: { a: { strength: 2 } }, rule: 207 }';

function voted(votes: string): Setting {
  return {
    cards: STRENGTH,
    events: given,
    proposals: { 301: enact(301, 'a', `votes: ${votes}`) },
  };
}

function countOf(votes: string) {
  const { count } = play(voted(votes)).proposals[0] ?? {};
  return count && [count.for, count.against, count.abstain].map(Number);
}

test('a strength that is as the rules have it counts as they count it', () => {
  const stated =
    '{ for: [{ by: a, strength: 3, why: mine }], against: [b, { by: c, strength: 1 }] }';
  expect(wrongs(voted(stated))).toEqual([]);
  expect(countOf(stated)).toEqual(countOf('{ for: [a], against: [b, c] }'));
});

test('who has more ballots than one needs no strength where that of another is stated', () => {
  const stated = '{ for: [a], against: [{ by: b, strength: 1 }, c] }';
  expect(wrongs(voted(stated))).toEqual([]);
  expect(countOf(stated)).toEqual([3, 2, 0]);
});

test('a strength that the rules do not give is found, with both figures', () => {
  const replayed = play(voted('{ for: [{ by: a, strength: 2 }], against: [b, c] }'));
  expect(errorsOf(replayed).map(({ code, mismatch }) => [code, mismatch?.computed])).toEqual([
    ['vote/strength', '3'],
  ]);
});

test('one who votes both ways divides the ballots', () => {
  const divided = '{ for: [{ by: a, strength: 2 }, b], against: [{ by: a, strength: 1 }, c] }';
  expect(wrongs(voted(divided))).toEqual([]);
  expect(countOf(divided)).toEqual([3, 2, 0]);
  const beyond = '{ for: [{ by: a, strength: 2 }, b], against: [{ by: a, strength: 2 }, c] }';
  expect(wrongs(voted(beyond))).toEqual(['vote/strength']);
});

test('where no rule speaks of ballots the strength is what the record says', () => {
  const setting = voted('{ for: [{ by: a, strength: 5 }, b], against: [c] }');
  const free = { ...setting, events: '', cards: { 207: null } };
  expect(wrongs(free)).toEqual([]);
  expect(play(free).proposals[0]?.count?.for.valueOf()).toBe(6);
});

describe('where no rule says how many votes one has', () => {
  const majority =
    '{repeal: 207}, {amend: 203, text: More., mechanics: {adoption: votes.majority}}';
  const free = (votes: string) =>
    play({ proposals: inTurn(`changes: [${majority}]`, `votes: ${votes}`) });

  it.each([
    ['{ for: [b, b, a, c] }', 'adopted', 11],
    ['{ for: [{ by: b, strength: 3 }, a], against: [c] }', 'adopted', 9],
    ['{ for: [b, b], against: [a, c] }', 'defeated', -4],
    ['{ tally: { for: 5 } }', 'adopted', 11],
    ['{ tally: { for: 3, against: 3 } }', 'defeated', -4],
  ])('those that are cast are among all that could be cast: %s', (votes, outcome, points) => {
    const replayed = free(votes);
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)[302]).toBe(outcome);
    expect(scores(replayed).b).toBe(points);
  });
});

test('a stranger in a vote that is a mapping is found at the name', () => {
  const [stranger] = errorsOf(
    play(voted('{ for: [a, { by: zoe, why: hello }], against: [b, c] }')),
  );
  expect([stranger?.code, stranger?.at]).toMatchObject([
    'unknown/player',
    { path: ['votes', 'for', 1, 'by'] },
  ]);
});

test('co-authors have to be players', () => {
  const by = (id: string) => ({ proposals: { 301: enact(301, 'a', `with: [${id}]`) } });
  expect(wrongs(by('b'))).toEqual([]);
  expect(wrongs(by('zoe'))).toEqual(['unknown/player']);
});

test('what is known of a proposal that nobody is known to have made is attested', () => {
  const setting: Setting = {
    game: 'readings: { unknown-proposer: { take: who-is-due } }',
    proposals: { 301: enact(301, 'a').replace('by: a\n', ''), 302: enact(302, 'b') },
  };
  const { proposals, toMove } = play(setting);
  expect(proposals.map(({ evidence, outcome }) => [evidence, outcome])).toEqual([
    ['attested', 'adopted'],
    ['verified', 'adopted'],
  ]);
  expect(toMove).toBe('c');
});
