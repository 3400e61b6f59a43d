/** A reviewer sees every difference that is no commentary, beside the moves of a change. */
import { expect, test } from 'vitest';
import { describePreview } from '../../src/cli/preview/describe-preview.ts';
import { previewMarkdown, previewText } from '../../src/cli/preview/preview-forms.ts';
import { compareRevisions } from '../../src/cli/preview/revisions.ts';
import { PLAIN } from '../../src/diagnostics/reporters/palette.ts';
import { replayGames } from '../../src/replay-games.ts';
import { RECORDS } from './base-repository.ts';
import { ARCHIVE, type Edit, edited, read } from './compared.ts';

/** The differences shown between two revisions of the archive. */
function shown(...edits: readonly Edit[]) {
  const [earlier, later] = [read(ARCHIVE), { ...read(edited(ARCHIVE, ...edits)), unread: [] }];
  expect(later.findings).toEqual([]);
  const games = describePreview(compareRevisions(earlier, later, replayGames(later.records)), []);
  return { text: previewText(games, PLAIN, 300), markdown: previewMarkdown(games) };
}

const CORRECTED = 'corrected: { on: 2020-02-01, why: Misread. }';

test.each<[what: string, edits: readonly Edit[], lines: readonly string[]]>([
  [
    'a card of the Initial Set',
    [['rulesets/suber/206.md', 'loses 10 points.\n---', 'loses 1 point.\n---']],
    ['~ Rule 206: its `mechanics` changed from'],
  ],
  [
    'a card more',
    [['rulesets/suber/999.md', '---\nrule: 999\ntier: mutable\n---\nNew.\n']],
    ['~ Rule 999 is new.'],
  ],
  ['a card less', [['rulesets/suber/213.md']], ['~ Rule 213 is gone.']],
  [
    'a custom, and that it was corrected',
    [
      ['game.md', 'of-cast', 'of-eligible'],
      ['game.md', '---\n', `---\n${CORRECTED}\n`],
    ],
    [
      '~ The game g: its `readings.majority.take` changed from `of-cast` to `of-eligible`.',
      '~ The game g: it states its `corrected` only now, as `{ on: 2020-02-01, why: Misread. }`.',
    ],
  ],
  [
    'the medium',
    [['game.md', 'computer', 'table']],
    ['its `medium` changed from `computer` to `table`'],
  ],
  [
    'when a proposal is to take effect',
    [['proposals/302.md', 'enact: {}', 'enact: {}\neffective: 2050-01-01']],
    ['    ~ It states its `effective` only now, as `2050-01-01`.'],
  ],
  [
    'what a new proposal says beside its words',
    [
      [
        'proposals/303.md',
        '---\nproposal: 303\nby: a\neffective: 2050-01-01\nenact: {}\n---\nNew.\n',
      ],
    ],
    ['    ~ It states its `effective` only now, as `2050-01-01`.'],
  ],
  [
    'a correction of an event',
    [['events/2020.md', 'All is well.', `All is well., ${CORRECTED}`]],
    ['    ~ It states its `corrected` only now'],
  ],
  [
    'a vote that is gone',
    [['proposals/302.md', '[b]', '[]']],
    ['It no longer states its `votes.b`, which was `for`.'],
  ],
  [
    'a settled record that was moved',
    [['proposals/301.md'], ['proposals/polite.md', RECORDS['proposals/301.md']]],
    ['~ Proposal 301 has moved from `games/g/proposals/301.md` to `games/g/proposals/polite.md`.'],
  ],
  [
    'a game that is gone',
    [
      ['game.md'],
      ['proposals/301.md'],
      ['proposals/302.md'],
      ['judgments/1.md'],
      ['events/2020.md'],
    ],
    ['~ The game g is gone.'],
  ],
])('%s', (_, edits, lines) => {
  const { text, markdown } = shown(...edits);
  expect(text).not.toContain('The change brings no move.');
  for (const line of lines) expect(text).toContain(line);
  expect(markdown).toMatch(/Changed: |- It /);
});

test('of a correction it is said how far it reaches', () => {
  const correct: Edit = ['proposals/301.md', '---\nproposal', `---\n${CORRECTED}\nproposal`];
  const turned: Edit = ['proposals/301.md', '{ for: [a, b] }', '{ for: [a], against: [b] }'];
  // Rules 202 and 206 give 301 − 291 points before, and 10 less for a defeat with half the votes in
  // favour.
  expect(shown(correct, turned).text).toContain('And since then: Ada A 10 → −5.');
  expect(shown(correct, turned).text.replace(/\s+/g, ' ')).toMatch(
    /Before the correction: Adopted 2 : 0 .*Ada A \+10 \(Rule 202/,
  );
  expect(shown(correct).text).not.toMatch(/And since then|Before the correction/);
});

test('commentary is not shown', () => {
  const { text } = shown(
    ['game.md', 'A Game', 'The Game'],
    ['proposals/301.md', 'A comment.', 'So.'],
  );
  expect(text).toBe('The change brings no move.\n');
});
