/** The results of votes. Five players may vote; one who is not named is silent. */
import { expect, test } from 'vitest';
import { card, enact, type Setting } from '../table.ts';
import { LOOSE, outcome, players, votes } from './in-short.ts';

function put(vote: string, mechanics: string, more: Setting = {}): string {
  return outcome({
    players: players(5),
    ...more,
    cards: { ...LOOSE, 203: card(203, `{ ${mechanics} }`), ...more.cards },
    proposals: { 301: enact(301, 'a', vote) },
  });
}

test.each([
  // More for than against
  ['votes.for > votes.against', 'a//', 'adopted'],
  ['votes.for > votes.against', 'a/b/', 'defeated'],
  ['votes.for > votes.against', 'a/b/cde', 'defeated'],
  ['votes.for > votes.against', 'ab/c/de', 'adopted'],
  ['votes.for > votes.against', '//abc', 'defeated'],
  ['votes.for >= votes.against', 'a/b/', 'adopted'],
  // A simple majority is of the votes cast; where the words name those who may vote, so does the card
  ['votes.majority', 'abc/de/', 'adopted'],
  ['votes.majority', 'ab//', 'adopted'],
  ['votes.majority', 'ab/c/de', 'adopted'],
  ['votes.majority', 'ab/cd/', 'defeated'],
  ['votes.majority', 'ab/cde/', 'defeated'],
  ['votes.majority', '//abcde', 'defeated'],
  ['votes.for > votes.eligible / 2', 'abc//', 'adopted'],
  ['votes.for > votes.eligible / 2', 'ab//', 'defeated'],
  ['votes.for > votes.eligible / 2', 'ab/c/de', 'defeated'],
  // Unanimous are all who may vote
  ['votes.unanimous', 'abcde//', 'adopted'],
  ['votes.unanimous', 'abcd//', 'defeated'],
  ['votes.unanimous', 'abcd//e', 'defeated'],
  ['votes.unanimous', 'abcd/e/', 'defeated'],
  // Shares
  ['votes.for >= votes.eligible * 2/3', 'abcd/e/', 'adopted'],
  ['votes.for >= votes.eligible * 2/3', 'abc/de/', 'defeated'],
  ['votes.for * 3 >= votes.cast * 2', 'ab/c/', 'adopted'],
  ['votes.for * 3 >= votes.cast * 2', 'abc/de/', 'defeated'],
  ['votes.favourable >= 3/5', 'abc/d/', 'adopted'],
  ['votes.favourable > 3/5', 'abc/d/', 'defeated'],
  // Abstentions and silence
  ['votes.for > votes.against + votes.abstain', 'ab//c', 'defeated'],
  ['votes.for > votes.against + votes.abstain', 'abc//de', 'adopted'],
  ['votes.abstain == 0', 'ab/cde/', 'adopted'],
  ['votes.abstain == 0', 'a/bcd/e', 'defeated'],
  ['votes.against == 0', 'a//bcde', 'adopted'],
  // The fact of the proposal that is asked for
  ['proposal.number > 301', 'abcde//', 'defeated'],
  ['proposal.number >= 301', '/abcde/', 'adopted'],
  ['true', '/abcde/', 'adopted'],
  ['votes.for >= players.count', 'abcde//', 'adopted'],
  ['votes.for >= players.count', 'abcd//', 'defeated'],
])('%s: %s is %s', (needs, vote, expected) => {
  expect(put(votes(vote), `adoption: "${needs}"`)).toBe(expected);
});

test.each([
  ['votes.cast >= 3', 'ab//', 'defeated'],
  ['votes.cast >= 3', 'ab/c/', 'adopted'],
  ['votes.cast >= 3', 'ab//c', 'defeated'],
  ['votes.cast >= votes.eligible / 2', 'ab//', 'defeated'],
  ['votes.cast >= votes.eligible / 2', 'abc//', 'adopted'],
  ['votes.against < 2', 'abc/de/', 'defeated'],
  ['votes.against < 2', 'abc/d/', 'adopted'],
])('with the quorum %s, %s is %s by more for than against', (quorum, vote, expected) => {
  const mechanics = `quorum: "${quorum}", adoption: votes.for > votes.against`;
  expect(put(votes(vote), mechanics)).toBe(expected);
});

test.each([
  ['player.proposer ? 2 : 1', 'votes.for > votes.against', 'a/bc/', 'defeated'],
  ['player.proposer ? 2 : 1', 'votes.for > votes.against', 'a/b/', 'adopted'],
  ['player.proposer ? 2 : 1', 'votes.majority', 'a/bc/', 'defeated'],
  ['player.proposer ? 2 : 1', 'votes.majority', 'a/b/', 'adopted'],
  ['player.proposer ? 2 : 1', 'votes.for == 6', 'abcde//', 'adopted'],
  ['player.proposer ? 2 : 1', 'votes.voters == 5', 'abc/de/', 'adopted'],
  ['player.proposer ? 0 : 1', 'votes.for > votes.against', 'a//', 'defeated'],
  ['player.proposer ? 0 : 1', 'votes.eligible == 4', 'a//', 'adopted'],
  // Whoever is against spoils unanimity, though the rules give that voter no vote
  ['player.proposer ? 0 : 1', 'votes.unanimous', 'bcde/a/', 'defeated'],
  ['player.proposer ? 0 : 1', 'votes.unanimous', 'bcde//a', 'adopted'],
  ['1/2', 'votes.for == 3/2', 'abc//', 'adopted'],
  ['3', 'votes.for > votes.eligible / 2', 'ab//', 'defeated'],
  ['3', 'votes.for >= 9', 'abc//', 'adopted'],
])('where each has %s votes, %s: %s is %s', (ballots, needs, vote, expected) => {
  const cards = { 207: card(207, `{ ballots: "${ballots}" }`) };
  expect(put(votes(vote), `adoption: "${needs}"`, { cards })).toBe(expected);
});

/** The players who may vote and those who have to. */
test.each([
  ['true', 'required', 'abcde//', 'adopted'],
  ['true', 'required', 'abc/d/e', 'adopted'],
  ['true', 'required', 'abcd//', 'vote/missing'],
  ['true', 'required', 'ab//', 'vote/missing'],
  ['"!player.proposer"', 'required', 'bcde//', 'adopted'],
  ['"!player.proposer"', 'required', 'abcde//', 'vote/ineligible'],
  ['"!player.proposer"', 'required', 'bcd//', 'vote/missing'],
  ['"!player.proposer"', 'optional', 'bcd//', 'adopted'],
  ['"!player.proposer"', 'optional', '/a/', 'vote/ineligible'],
  ['"!player.proposer"', 'optional', '//a', 'vote/ineligible'],
  ['player.proposer', 'optional', 'a//', 'adopted'],
  ['player.proposer', 'required', '/a/', 'defeated'],
  ['player.points > 0', 'optional', '//', 'defeated'],
])('where %s may vote, which is %s: %s is %s', (who, participation, vote, expected) => {
  const mechanics = `{ electorate: ${who}, participation: ${participation} }`;
  const cards = { 105: card(105, mechanics, 'immutable') };
  expect(put(votes(vote), 'adoption: votes.for > votes.against', { cards })).toBe(expected);
});

const MISMATCH = 'outcome/mismatch';

/** By `votes.majority`, and by a majority of those who may vote. */
test.each([
  ['votes: { tally: { for: 3, against: 2 } }', 'adopted', 'adopted'],
  ['votes: { tally: { for: 2, against: 1 } }', 'adopted', 'defeated'],
  ['votes: { tally: { for: 2, against: 2, abstain: 1 } }', 'defeated', 'defeated'],
  ['votes: { tally: { for: 0, against: 5 } }', 'defeated', 'defeated'],
  ['votes: { tally: { for: 1 } }', 'adopted', 'defeated'],
  ['votes: { tally: { for: 5, against: 1 } }', 'vote/ineligible', 'vote/ineligible'],
  ['outcome: adopted # votes: not known', 'adopted', 'adopted'],
  ['outcome: defeated # votes: not known', 'defeated', 'defeated'],
  ['votes: { for: [a, b, c], against: [d] }\noutcome: adopted', 'adopted', 'adopted'],
  ['votes: { for: [a, b, c], against: [d] }\noutcome: defeated', MISMATCH, MISMATCH],
  ['votes: { for: [a], against: [d] }\noutcome: adopted', MISMATCH, MISMATCH],
  ['votes: { for: [a, b] }\noutcome: adopted', 'adopted', MISMATCH],
  ['votes: { tally: { for: 1, against: 2 } }\noutcome: adopted', MISMATCH, MISMATCH],
  ['votes: { for: [a, a, b], against: [c] }', 'vote/twice', 'vote/twice'],
  ['votes: { for: [a], against: [a, b] }', 'vote/twice', 'vote/twice'],
  ['votes: { for: [a], abstain: [a] }', 'vote/twice', 'vote/twice'],
  ['votes: { for: [a, z] }', 'unknown/player', 'unknown/player'],
  ['votes: { for: [{ by: a, strength: 2 }] }', 'vote/strength', 'vote/strength'],
  ['votes: { for: [{ by: a, strength: 1 }] }', 'adopted', 'defeated'],
  ['withdrawn: 2026-01-02', 'withdrawn', 'withdrawn'],
  ['lost: true', 'lost', 'lost'],
])(
  '%s is %s by a majority of the votes, and %s by one of those who may vote',
  (vote, cast, all) => {
    const game = 'readings: { withdrawal: { take: yes } }';
    const cards = { 104: card(104, '', 'immutable') };
    expect(put(vote, 'adoption: votes.majority', { game, cards })).toBe(cast);
    expect(put(vote, 'adoption: votes.for > votes.eligible / 2', { game, cards })).toBe(all);
  },
);

/** The conditions for some changes, and for the others. */
test.each([
  ['enact: {}', 'abc/d/', 'adopted'],
  ['enact: {}', 'ab/c/', 'defeated'],
  ['amend: 210\nmechanics: none', 'abcde//', 'adopted'],
  ['amend: 210\nmechanics: none', 'abcd//e', 'defeated'],
  ['repeal: 210', 'a//', 'adopted'],
  ['repeal: 210', 'a/b/', 'defeated'],
  ['transmute: { rule: 210, to: immutable }', 'ab/c/', 'adopted'],
  ['transmute: { rule: 101, to: mutable }', 'abcd/e/', 'defeated'],
  ['transmute: { rule: 101, to: mutable }', 'abcde//', 'adopted'],
])('%s with %s is %s', (change, vote, expected) => {
  const needs =
    '[{ of: { kind: enact }, needs: votes.for >= 3 }, { of: { kind: amend }, needs: votes.unanimous }, { needs: votes.for > votes.against }]';
  expect(put(`${change}\n${votes(vote)}`, `adoption: ${needs}`)).toBe(expected);
});
