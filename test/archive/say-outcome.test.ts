/** Outcomes that depend on a reading, or on words alone, say so wherever they are said. */
import { describe, expect, it, test } from 'vitest';
import { feedEntries } from '../../src/archive/exports/atom-feed.ts';
import { describeGame } from '../../src/archive/page-models/game/describe-game.ts';
import { describePlayer } from '../../src/archive/page-models/game/describe-player.ts';
import { describeTimeline } from '../../src/archive/page-models/game/describe-timeline.ts';
import { listProposals } from '../../src/archive/page-models/proposals/list-proposals.ts';
import { listVersion } from '../../src/archive/page-models/rules/list-versions.ts';
import { describeVersion } from '../../src/archive/rule-history/describe-version.ts';
import { createRulesetCursor } from '../../src/archive/rule-history/ruleset-cursor.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { proposalResult } from '../../src/archive/words/proposal-result.ts';
import { sayOutcome } from '../../src/archive/words/say-outcome.ts';
import { whatIf } from '../../src/try-out/suppose.ts';
import { card, day, enact, judged, type Setting } from '../engine/table.ts';
import { laid, proposalPage, recorded, recordedGames } from './replayed.ts';

const QUESTION = ', if an abstention or silence does not spoil unanimity; otherwise defeated';

/** A passes a rule that needs all of them. C abstains, and by the custom of the game that does not matter. */
const abstaining = (settled = '') =>
  laid({
    game: 'readings: { unanimity: { take: none-against } }',
    medium: 'mail',
    proposals: { 301: enact(301, 'a', 'votes: { for: [a, b], abstain: [c] }') },
    ...(settled && { judgments: { 1: judged(1, day(301, 1), 'c', `settles: [${settled}]`) } }),
  });

test('four proposals of all recorded games depend on a reading, and are otherwise under the other', () => {
  const depending = recordedGames.flatMap((id) => {
    const archive = recorded(id);
    return archive.replay.proposals.flatMap((proposal) => {
      const [, , condition] = sayOutcome(archive, proposal);
      if (typeof condition !== 'object') return [];
      const choices = new Map(new URL(condition.href, 'https://archive.example').searchParams);
      const number = `Proposal ${proposal.written.number}`;
      const otherwise = whatIf(archive, choices).proposals.find(
        (each) => plain(each.proposal) === number,
      );
      return [`${id} ${number}: ${otherwise?.turned ?? otherwise?.wouldBe}`];
    });
  });
  expect(depending).toEqual([
    'n-nomic Proposal 303: Adopted → Defeated',
    'n-nomic Proposal 304: Adopted → Defeated',
    // By then the rules that the record changes would be others.
    'n-nomic Proposal 306: It would not have been reached.',
    'worked-example Proposal 316: Defeated → Adopted',
  ]);
});

describe('an outcome that depends on a reading', () => {
  const archive = abstaining();
  const [proposal] = archive.replay.proposals;
  const [, version] = archive.replay.versions;
  const author = archive.players.get('a');
  if (!proposal || !version || !author) throw new Error('Nothing was adopted.');
  const { href } = proposalPage(archive).ifSoRead.find((part) => typeof part === 'object') ?? {};

  it('leads to the game under the other reading', () => {
    expect(href).toBe('/games/test/readings/?unanimity=all-for');
  });

  test.each<readonly [string, string]>([
    ['in a sentence', plain(sayOutcome(archive, proposal))],
    ['in a terminal and in a preview', proposalResult(archive.replay, proposal)],
    ['on its page', plain(proposalPage(archive).ifSoRead)],
    ['in the list', plain(listProposals(archive).lines[0]?.ifSoRead ?? [])],
    [
      'at its version',
      plain(describeVersion(archive, createRulesetCursor(archive), version).madeBy),
    ],
    ['in the list of versions', plain(listVersion(archive, version).did)],
    [
      'in what happened',
      describeTimeline(archive)
        .map(({ words }) => plain(words))
        .join('\n'),
    ],
    [
      'in the feed',
      feedEntries(archive)
        .map(({ summary }) => summary)
        .join('\n'),
    ],
    [
      'on the page of its author',
      plain(describePlayer(archive, author).proposals[0]?.ifSoRead ?? []),
    ],
  ])('says so %s', (_, said) => {
    expect(said).toContain(QUESTION);
  });

  it('is no question any more after a Judgment', () => {
    const settled = proposalPage(abstaining('{ reading: unanimity, take: none-against }'));
    expect([settled.outcome, settled.ifSoRead]).toEqual(['adopted', []]);
  });
});

/** Nobody wins by mechanics; that B has won is recorded under the words of Rule 210. */
const BY_WORDS: Setting = {
  game: 'readings: { win-by-words: { take: yes } }',
  cards: { 112: card(112, '', 'immutable'), 208: card(208, '') },
  proposals: { 301: enact(301, 'a') },
  events: '  - { on: 2026-01-03, winner: b, rule: 210 }',
};

const markAt = (points: number) => `{ win: [{ when: player.points >= ${points} }] }`;
const lowered = (points: number) => enact(301, 'a', `amend: 208\nmechanics: ${markAt(points)}`);

/** B holds what wins by the mark that the vote makes. */
const BY_NEW_MARK: Setting = {
  proposals: { 301: lowered(50) },
  events: '  - { on: 2025-12-31, points: { b: 50 }, rule: 201 }',
};

/** The vote takes A to the mark, and makes another. */
const NOT_BY_OLD_MARK: Setting = {
  cards: { 208: card(208, markAt(10)) },
  proposals: { 301: lowered(500) },
};
const NEW_LAW =
  'if a move that changes the condition for winning wins by the new one, which holds at once';

test.each<readonly [string, Setting, string]>([
  [
    'won by words alone',
    BY_WORDS,
    'B won by rule, 3 January 2026, under Rule 210, by words alone.',
  ],
  [
    'won on a reading',
    BY_NEW_MARK,
    `B won by points, 2 January 2026, under Rule 301, ${NEW_LAW}; otherwise nobody has won.`,
  ],
  ['not won on a reading', NOT_BY_OLD_MARK, `Nobody has won, ${NEW_LAW}; otherwise A has won.`],
])('a game that was %s says so', (_, setting, expected) => {
  expect(describeGame(laid(setting)).outcome.map(plain)).toContain(expected);
});
