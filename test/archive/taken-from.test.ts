/** A record that was taken from a message names it on the page that shows the record. */
import { expect, it } from 'vitest';
import { describeTimeline } from '../../src/archive/page-models/game/describe-timeline.ts';
import { describeJudgment } from '../../src/archive/page-models/judgments/describe-judgment.ts';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { sourceWords, TAKEN_FROM } from '../../src/archive/words/record-words.ts';
import { wordsHtml } from '../../src/site/render/html/words-html.ts';
import { card, day, enact, judged, page } from '../engine/table.ts';
import { played } from './replayed.ts';

const GAME = page(
  'title: T\nruleset: set\nmedium: mail\nplayers: { a: { name: A }, b: { name: B } }',
);
const RULES = {
  'ruleset.md': page('title: S\ntiers: [{ id: mutable, title: Mutable Rules }]'),
  '102.md': card(102, '{ changes: { mutable: [enact] }, adoption: votes.majority }'),
};
const archive = played(
  {
    'game.md': GAME,
    'proposals/301.md': enact(
      301,
      'a',
      'source: "8100-77"\nvotes: { for: [{ by: a, source: "https://git.example/o/r/issues/7" }, b] }',
    ),
    'judgments/1.md': judged(1, day(301, 1), 'b', 'source: one@example.org'),
    'events/e.md': page(
      'events:\n  - { on: 2026-01-03, note: So it was., source: two@example.org }',
    ),
  },
  RULES,
);

it('stands on the pages of proposals, votes, Judgments and events', () => {
  const { replay } = archive;
  const [proposal] = replay.proposals.map((each) => describeProposal(archive, each));
  const [judgment] = replay.judgments.map((each) => describeJudgment(archive, each));
  const events = describeTimeline(archive).flatMap(({ note, source }) => (note ? [source] : []));
  expect(
    proposal?.dates.flatMap(({ term, words }) => (term === TAKEN_FROM ? [plain(words)] : [])),
  ).toEqual(['message “8100-77”']);
  expect(
    proposal?.vote?.sides.map(({ way, voters }) => [
      way,
      voters.map(({ who, sources }) => [who.name, ...sources.map(plain)]),
    ]),
  ).toEqual([
    ['for', [['A', 'a message on git.example'], ['B']]],
    ['against', []],
  ]);
  expect(judgment?.source && plain(judgment.source)).toBe('message “one@example.org”');
  expect(events.map((each) => each && plain(each))).toEqual(['message “two@example.org”']);
});

it('leads to an address of the web, of which nothing is vouched for, and to no other', () => {
  const html = (source: string) => wordsHtml(sourceWords(source) ?? []);
  expect(html('https://chat.example/a?b=1&c="2"')).toBe(
    '<a href="https://chat.example/a?b=1&amp;c=%222%22" rel="nofollow ugc noopener noreferrer">a message on chat.example</a>',
  );
  expect(html('javascript:alert(1)')).toBe('message “javascript:alert(1)”');
  expect(html('https://')).toBe('message “https://”');
});

it('shows words with a vote only if they say more than the vote', () => {
  const said = (why: string) => {
    const vote = enact(301, 'a', `votes: { for: [{ by: a, why: ${JSON.stringify(why)} }] }`);
    const [proposal] = played(
      { 'game.md': GAME, 'proposals/301.md': vote },
      RULES,
    ).replay.proposals.map((each) => describeProposal(archive, each));
    return proposal?.vote?.sides.flatMap(({ voters }) => voters.flatMap(({ why }) => why ?? []));
  };
  expect(said('FOR 301, AGAINST 302')).toEqual([]);
  expect(said('👍')).toEqual([]);
  expect(said('FOR 301, since tea is good.')).toEqual(['FOR 301, since tea is good.']);
});
