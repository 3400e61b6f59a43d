/** A record that was corrected says so in the same words on whatever page shows it. */
import { expect, it } from 'vitest';
import type { GameArchive } from '../../src/archive/lookup/game-archive.ts';
import { describeGame } from '../../src/archive/page-models/game/describe-game.ts';
import { describeTimeline } from '../../src/archive/page-models/game/describe-timeline.ts';
import { describeJudgment } from '../../src/archive/page-models/judgments/describe-judgment.ts';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { describeRuleLife } from '../../src/archive/page-models/rules/describe-rule-life.ts';
import { describeRuleset } from '../../src/archive/page-models/rules/describe-ruleset.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { CORRECTED } from '../../src/archive/words/record-words.ts';
import { card, day, enact, judged, page } from '../engine/table.ts';
import { played } from './replayed.ts';

const CORRECTION = 'corrected: { on: 2026-02-01, why: It was misread. }';
const WORDS = '1 February 2026: It was misread.';

function game(correction: string): GameArchive {
  const front = (lines: string) => page(`${lines}\n${correction}`.trim());
  const event = correction && `, ${correction}`;
  const permits = '{ changes: { mutable: [enact] }, adoption: votes.majority }';
  const carded = card(101, '').replace('\n---\nThe', `\n${correction}\n---\nThe`);
  return played(
    {
      'game.md': front(
        'title: T\nruleset: set\nmedium: mail\nplayers: { a: { name: A }, b: { name: B } }',
      ),
      'proposals/301.md': enact(301, 'a', `votes: { for: [a, b] }\n${correction}`),
      'judgments/1.md': judged(1, day(301, 1), 'b', correction),
      'events/e.md': page(`events:\n  - { on: 2026-01-03, note: So it was.${event} }`),
    },
    {
      'ruleset.md': front('title: S\ntiers: [{ id: mutable, title: Mutable Rules }]'),
      '101.md': carded,
      '102.md': card(102, permits),
    },
  );
}

/** The notes on each page about its record, and on the second card, which was never corrected. */
function told(archive: GameArchive) {
  const { replay, ruleset, links } = archive;
  const among = (rows: ReturnType<typeof describeGame>['particulars']) =>
    rows.filter(({ term }) => term === CORRECTED).map(({ words }) => plain(words));
  const set = describeRuleset(ruleset, links, []);
  return {
    game: among(describeGame(archive).particulars),
    proposal: replay.proposals.map((each) => among(describeProposal(archive, each).dates)),
    judgment: replay.judgments.map((each) => describeJudgment(archive, each).corrected),
    events: describeTimeline(archive).flatMap(({ note, corrected }) => (note ? [corrected] : [])),
    ruleset: set.corrected,
    cards: set.tiers.flatMap(({ rules }) => rules.map(({ corrected }) => corrected)),
    lives: [...replay.lives.values()].map((life) => describeRuleLife(archive, life)?.corrected),
  };
}

it('is said on every page that shows the record', () => {
  expect(told(game(CORRECTION))).toEqual({
    game: [WORDS],
    proposal: [[WORDS]],
    judgment: [WORDS],
    events: [WORDS],
    ruleset: WORDS,
    cards: [WORDS, undefined],
    // The first card, the second, and a rule that a proposal enacted, which is not in the set.
    lives: [WORDS, undefined, undefined],
  });
});

it('is said of no record that stands as it was written', () => {
  expect(told(game(''))).toEqual({
    game: [],
    proposal: [[]],
    judgment: [undefined],
    events: [undefined],
    ruleset: undefined,
    cards: [undefined, undefined],
    lives: [undefined, undefined, undefined],
  });
});
