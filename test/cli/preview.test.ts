/**
 * The preview of a change of the records.
 *
 * @module-tag slow
 */
import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { enact, page, UNGRANTED } from '../engine/table.ts';
import { CARRIED, changeOf, preview } from './changed-games.ts';
import { CONTEXT } from './context.ts';

test('a move is told with its outcome, its arithmetic, its text, and who is next', async () => {
  const change = await changeOf(
    { proposals: { 301: CARRIED } },
    {
      proposals: {
        301: CARRIED,
        302: enact(302, 'b', 'amend: 301\nmechanics: keep', 'An old rule.'),
      },
    },
  );
  expect(change).toMatchObject({
    refusals: [],
    warnings: [],
    more: 0,
    next: 'Next: C is to make Proposal 303.',
  });
  expect(change.moves).toMatchObject([
    {
      file: 'games/test/proposals/302.md',
      is: 'new',
      says: 'Proposal 302 by B, 3 January 2026: Amend Rule 301.',
      results: [
        expect.stringMatching(
          /^Adopted 3 : 0 \(Rule 203\)\. Rule 301 amended, now Rule 302: version 2\. B \+/,
        ),
      ],
      texts: [{ of: 'amend Rule 301' }],
    },
  ]);
  const [move] = change.moves;
  expect(move?.arithmetic).toContain('Rule 203 requires that the vote is unanimous: met.');
  expect(move?.texts[0]?.redline).toMatchObject([
    { kind: 'removed', words: 'A new ' },
    { kind: 'added', words: 'An old ' },
    { kind: 'same' },
  ]);
});

test('a vote that comes later is told with whose it is', async () => {
  const open = (votes: string) => {
    const front = `proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nvotes: ${votes}`;
    return { proposals: { 301: page(front, 'Tea.') } };
  };
  const { moves } = await changeOf(open('{ for: [a] }'), open('{ for: [a], against: [b] }'));
  expect(moves).toMatchObject([
    {
      is: 'changed',
      results: [
        'B votes against it.',
        'Open: 1 for, 1 against so far.',
        expect.any(String),
        'If all others vote for it: defeated 2 : 1; A −10 (Rule 206), +7 (Rule 202; contestable): 0 → −3.',
        'If all others vote against it: defeated 1 : 2; A −10 (Rule 206), +3 (Rule 202; contestable): 0 → −7.',
      ],
    },
  ]);
});

test('records that cannot be read are refused, and make no move', async () => {
  const change = await changeOf({}, { proposals: { 301: page('proposal: x') } });
  expect(change.moves).toEqual([]);
  expect(change.refusals.length).toBeGreaterThan(0);
});

test.each(['text', 'markdown'])(
  'as %s an act on words alone stands before all moves, with the words',
  async (format) => {
    // Without the grant that games of tests have.
    const cards = UNGRANTED;
    const proposals = { 301: CARRIED, 302: enact(302, 'b', '', 'Cake is good.') };
    const after = {
      ...{ cards, proposals },
      events: '- { on: 2026-01-03, points: { c: 5 }, rule: 116 }',
    };
    const out = (await preview({ cards, proposals: { 301: CARRIED } }, after, format)).replaceAll(
      /\s+/g,
      ' ',
    );
    const act = out.indexOf('C receives 5 points on the words of Rule 116 alone.');
    expect(act).toBeGreaterThan(0);
    expect(act).toBeLessThan(out.indexOf('Proposal 302'));
    expect(out.slice(act)).toContain(
      'Whatever is not prohibited or regulated by a rule is permitted',
    );
  },
);

test('a closed proposal that the check refuses is not called open, and why is said first', async () => {
  const { refusals, moves } = await changeOf(
    { proposals: { 301: CARRIED } },
    { proposals: { 301: CARRIED, 302: enact(302, 'c') } },
  );
  expect(refusals).toEqual([expect.stringContaining('turn')]);
  expect(moves.flatMap(({ results }) => results)).toContain('Not made: the check rejects it.');
});

test('Markdown takes the words of a record for words', async () => {
  const text = 'Be <b>bold</b> [here](https://example.org) @somebody `now`.';
  const out = await preview({}, { proposals: { 301: enact(301, 'a', '', text) } }, 'markdown');
  expect(out).toContain('### Test');
  expect(out).toContain('Be &#60;b&#62;bold');
  expect(out).not.toMatch(/<b>|\[here\]|@somebody|`now`/);
});

test('a change without a move says so', async () => {
  expect(await preview({}, {}, 'text')).toBe('The change brings no move.\n');
});

test('without a base there is nothing to say', async () => {
  const { status, err } = await run(['preview'], CONTEXT);
  expect(status).toBe(2);
  expect(err).toMatch(/preview --base (origin\/main|main|HEAD)\n$/);
});
