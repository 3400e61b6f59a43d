/** Where the words of a rule are doubted beside its mechanics, and where they are not. */
import { expect, it } from 'vitest';
import { mechanics as schema } from '../../../src/law/schema/parse-mechanics.ts';
import { doubts } from '../../../src/law/sentences/doubts.ts';
import { readLibrary } from '../../../src/read-library.ts';
import { callsIn } from '../../calls-in.ts';

const LOSES_TEN = { awards: [{ on: 'defeated', to: 'proposer', points: -10 }] };
const EARNS_TEN = { awards: [{ on: 'adopted', to: 'proposer', points: 10 }] };
const MOST_25 = { limits: [{ of: 'mutable', most: 25 }] };
const MORE_FOR = { adoption: 'votes.for > votes.against' };
const DIE = {
  turn: ['propose', { part: 'roll', faces: 6 }],
  awards: [{ on: 'rolled', to: 'roller', points: 'roll.die' }],
};

function doubtsOf(text: string, mechanics: object) {
  return doubts(text, schema.parse(mechanics));
}

it.each<readonly [string, object]>([
  ['When a proposal is defeated, the proposer loses 4 points.', LOSES_TEN],
  ['If your motion is voted down you pay four points.', LOSES_TEN],
  ['When a proposal is adopted, the proposer loses 10 points.', LOSES_TEN],
  ['There is no die.', DIE],
  ['Players no longer lose points when their proposals are voted down.', LOSES_TEN],
  ['A player does not lose points for a defeated proposal.', LOSES_TEN],
  ['Nobody loses points when a proposal fails.', LOSES_TEN],
  ['Nobody loses or receives anything.', LOSES_TEN],
  ['No points are ever lost.', LOSES_TEN],
  ['No one gets any points when a proposal passes.', EARNS_TEN],
  ['The proposer of a passed rule gets nothing.', EARNS_TEN],
  ['Ann Ash always has ten votes.', { ballots: 1 }],
  ['Only the Chair may propose.', { proposers: '!player.chair' }],
  ['No dice are thrown any more.', DIE],
  ["We don't use dice.", DIE],
  ['A vote is open for two days.', { 'voting-period': '3 days' }],
  ['There may be at most 25 mutable rules.', { limits: [{ of: 'mutable', least: 25 }] }],
  [
    'A proposal passes if two thirds of the votes cast are in favour.',
    { adoption: 'votes.for * 2 > votes.cast' },
  ],
  ['A change takes the agreement of every player.', { adoption: 'votes.for * 2 > votes.cast' }],
  [
    'A vote is valid if a third of the voters take part.',
    { quorum: 'votes.voters >= votes.eligible / 2' },
  ],
  ['Nobody has any points at the start.', { quantities: { points: { starts: 5 } } }],
  ['The first player to reach 200 points wins.', { win: [{ when: 'player.points >= 100' }] }],
  ['The first player with more than 100 points wins.', { win: [{ when: 'player.points >= 100' }] }],
  ['When a proposal is adopted, the proposer receives 10 points.', LOSES_TEN],
  ['Players who vote for losing proposals receive 10 points each.', LOSES_TEN],
  ['Each player has one vote.', LOSES_TEN],
  ['There is no upper limit on the number of mutable rules.', MOST_25],
  ['There is no deadline for votes.', { 'voting-period': '3 days' }],
  ['A quorum is not required.', { quorum: 'votes.voters >= votes.eligible / 2' }],
  ["There's no veto.", { adoption: 'votes.unanimous' }],
  ['Turns go in alphabetical order.', { turns: 'seat' }],
  ['Play proceeds in alphabetical order.', { turns: 'none' }],
  ['Ties pass.', MORE_FOR],
  ['In a tie, the proposal is adopted.', { adoption: 'votes.unanimous' }],
  ['If the vote is tied, the proposal fails.', { adoption: 'votes.for >= votes.against' }],
  ['A tie is broken by the Judge.', MORE_FOR],
])('doubts “%s”', (text, mechanics) => {
  expect(doubtsOf(text, mechanics)).not.toEqual([]);
});

it.each<readonly [string, object]>([
  ['When a proposal is defeated, the proposer loses ten points.', LOSES_TEN],
  ['Nobody loses points when a proposal fails.', EARNS_TEN],
  ['No player ever loses points for voting against a proposal that fails.', LOSES_TEN],
  ['The proposer of a passed rule gets nothing.', LOSES_TEN],
  ['Ann Ash always has ten votes.', { ballots: 10 }],
  ['If Ann Ash is present, she has ten votes.', { ballots: 1 }],
  ['There is no quorum. Tea is served at five.', DIE],
  ['Players no longer lose points when their proposals are voted down by one vote.', LOSES_TEN],
  ['Players do not lose points for a defeated proposal.', MORE_FOR],
  ['There is no veto.', MORE_FOR],
  ['Turns go in alphabetical order.', { turns: 'surname' }],
  ['Turns do not go in alphabetical order.', { turns: 'seat' }],
  ['Turns go in alphabetical order, unless the players agree.', { turns: 'seat' }],
  ['Ties fail.', MORE_FOR],
  ['In a tie, the proposal is adopted.', { adoption: 'votes.for >= votes.against' }],
  // With half of those who may vote, it depends on who votes.
  ['A tie passes.', { adoption: 'votes.for >= votes.eligible / 2' }],
  ['Ties are broken by the Judge.', LOSES_TEN],
  ['If the Judge is tied, the proposal fails.', { adoption: 'votes.for >= votes.against' }],
  ['There is no limit on the number of spring rules.', DIE],
  ['There is no die on holidays, unless the players agree.', DIE],
  ['A vote is open for 72 hours.', { 'voting-period': '3 days' }],
  ['Proposals are debated for a week before they are voted on.', { 'voting-period': '3 days' }],
  ['Whoever has three hundred points wins.', { win: [{ when: 'player.points >= 300' }] }],
  ['Each who votes for this receives 5P.', { awards: [{ on: 'adopted', to: 'for', points: 5 }] }],
  [
    'A proposal passes if more than half of the votes cast are for it.',
    { adoption: 'votes.for > votes.against' },
  ],
  ['Tea is served at five.', LOSES_TEN],
])('does not doubt “%s”', (text, mechanics) => {
  expect(doubtsOf(text, mechanics)).toEqual([]);
});

it('doubts no card of the archive, whose mechanics were made from its words', () => {
  for (const folder of ['content', 'test/samples/content']) {
    const library = readLibrary(folder);
    if (!library.ok) throw new Error(library.message);
    for (const { cards } of library.records.rulesets.values()) {
      for (const { file, text, mechanics } of cards) {
        expect(mechanics ? doubts(text, mechanics) : [], file).toEqual([]);
      }
    }
  }
});

it('takes no more work for hostile text than for as much of what it understands', () => {
  const work = (piece: string) =>
    callsIn(() => {
      doubtsOf(piece.repeat(100_000 / piece.length), {
        ...LOSES_TEN,
        adoption: [{ of: { kind: 'transmute', tier: 'mutable' }, needs: 'votes.unanimous' }],
      });
    });
  const most = work('When a proposal is defeated, the proposer loses 4 points. ');
  const pieces = ['a proposal passes ', 'transmute mutable ', 'ten ', '5 points. ', 'TRUE, ', '('];
  for (const piece of pieces) expect(work(piece), piece).toBeLessThan(most);
});
