import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_MESSAGE, shortened } from '../../src/diagnostics/at-most.ts';
import type { Finding, Range, Spot } from '../../src/diagnostics/finding.ts';
import { locate } from '../../src/records/locate/locate.ts';
import { made } from './made-records.ts';

const FILE = 'games/g/game.md';

function at(spot: Spot): Finding {
  return { code: 'format/type', severity: 'error', message: 'Wrong.', at: spot };
}

function rangeOf(text: string, spot: Spot): Range {
  const [found] = locate([at(spot)], [{ file: FILE, text }]);
  if (!found) throw new Error('Nothing located.');
  const { line, column, endLine, endColumn } = found;
  return { line, column, endLine, endColumn };
}

/** The characters that a spot is shown at; line breaks and all. */
function wordsAt(text: string, spot: Spot): string {
  const { line, column, endLine, endColumn } = rangeOf(text, spot);
  const lines = text.split('\n');
  const offset = (of: number) => lines.slice(0, of - 1).reduce((sum, l) => sum + l.length + 1, 0);
  return text.slice(offset(line) + column - 1, offset(endLine) + endColumn);
}

const RECORD = `---
title: A Game
players:
  ada: { name: "Ada \\"B\\" Byron", robot: false }
  ben:
    name: Ben
events:
  - on: 2009
    votes: { for: [ada, ben], against: [] }
  - { leave: ben }
  - [x, y]
empty:
# a comment
note: >-
  Several lines
  of words.
last: 'it''s'
---

Body of the record.
Its second line.
`;

type Path = Extract<Spot, { path: unknown }>['path'];

describe('a place in the front matter', () => {
  test.each<readonly [path: Path, words: string]>([
    [['title'], 'A Game'],
    [['players', 'ada', 'name'], '"Ada \\"B\\" Byron"'],
    [['players', 'ben'], 'name: Ben'],
    [['events', 0, 'on'], '2009'],
    [['events', 0, 'votes', 'for'], '[ada, ben]'],
    [['events', 0, 'votes', 'for', 1], 'ben'],
    [['events', 0, 'votes', 'against'], '[]'],
    [['events', 1], '{ leave: ben }'],
    [['note'], '>-\n  Several lines\n  of words.'],
    [['last'], "'it''s'"],
    // The key, as there is no value.
    [['empty'], 'empty'],
    // A missing value is shown at the nearest key.
    [['ruleset'], 'title'],
    [['players', 'cyd'], 'players'],
    [['players', 'ben', 'surname', 'more'], 'ben'],
    [['events', 0, 'leave'], 'on'],
    [['events', 2, 'leave'], '[x, y]'],
    [['events', 7], 'events'],
    [['title', 'of'], 'title'],
    [['constructor'], 'title'],
  ])('%j: %s', (path, words) => {
    expect(wordsAt(RECORD, { file: FILE, path })).toBe(words);
  });

  test('a key where the key is at fault', () => {
    const spot = { file: FILE, path: ['players', 'ada', 'robot'], part: 'key' } as const;
    expect(wordsAt(RECORD, spot)).toBe('robot');
  });

  test('the whole of it', () => {
    const words = wordsAt(RECORD, { file: FILE, path: [] });
    expect(words.startsWith('title:') && words.endsWith("'it''s'")).toBe(true);
  });

  test.each([
    // The first of two keys of one name; the opening line, as there is no key at all.
    ['---\na: one\na: two\n---\n', 'one'],
    ['---\n---\nBody.', '---'],
    ['No front matter.\nAt all.', 'No front matter.'],
    ['\nNo front matter.\n', '\n'],
  ])('of %j: %j', (text, words) => {
    expect(wordsAt(text, { file: FILE, path: ['a'] })).toBe(words);
  });
});

describe('parts of a text', () => {
  test.each([
    ['plain', 'votes.for > me', 12, 14, 'me'],
    ['plain over lines', 'votes.for\n    > me', 12, 14, 'me'],
    ['plain over a blank line', 'one\n\n  two three', 8, 13, 'three'],
    ['in single quotes', "'it''s me'", 5, 7, 'me'],
    ['a doubled quotation mark itself', "'it''s me'", 2, 3, "'"],
    ['in double quotes', '"a\\tb\\u0041 me"', 5, 7, 'me'],
    ['after a pair of surrogates', '"\\U0001F600 me"', 3, 5, 'me'],
    ['after a long escape of one unit', '"\\U0000263Ame"', 1, 3, 'me'],
    ['after a short escape', '"\\x26me"', 1, 3, 'me'],
    ['after a line that is continued', '"one \\\n   two me"', 8, 10, 'me'],
    ['in double quotes over lines', '"one\n  two me"', 8, 10, 'me'],
    ['the break itself, at the end of its line', '"one\n  two me"', 3, 4, 'e'],
    ['literal', '|\n  one\n    two\n  me', 10, 12, 'me'],
    ['literal with a comment', '|- # here\n  one\n  me', 4, 6, 'me'],
    ['folded', '>-\n  one\n  two\n\n  me', 8, 10, 'me'],
    ['beyond the end', 'one', 2, 99, 'e'],
    ['wholly beyond the end', 'one', 50, 99, 'e'],
    ['empty', 'one two', 4, 4, 't'],
    ['no text, but the whole', '[1, 2]', 2, 3, '[1, 2]'],
  ])('%s', (_, value, from, to, words) => {
    const spot: Spot = { file: FILE, path: ['f'], span: [from, to] };
    expect(wordsAt(`---\na: 1\nf: ${value}\n---\n`, spot)).toBe(words);
  });
});

describe('bodies and ranges', () => {
  test.each<[Spot, string]>([
    [{ file: FILE, body: [0, 4] }, 'Body'],
    [{ file: FILE, body: [0, 0] }, 'Body of the record.'],
    [{ file: FILE, body: [20, 23] }, 'Its'],
    [{ file: FILE, range: [4, 9] }, 'title'],
    [{ file: FILE, range: [0, 0] }, '-'],
  ])('%j', (spot, words) => {
    expect(wordsAt(RECORD, spot)).toBe(words);
  });

  test.each<readonly [what: string, text: string, spot: Spot, words: string]>([
    ['a body that is missing', '---\na: 1\n---\n', { file: FILE, body: [0, 0] }, '---'],
    ['what ends with its line', 'one\ntwo\n', { file: FILE, range: [0, 4] }, 'one'],
    ['nothing, at the end', 'one\ntwo\n\n', { file: FILE, range: [99, 99] }, 'o'],
  ])('%s', (_, text, spot, words) => {
    expect(wordsAt(text, spot)).toBe(words);
  });

  test.each([
    [[], 'games/g/link.md', '1:1-1:1'],
    [[{ file: FILE, text: '---\na: 1\n---\n' }], FILE, '2:4-2:4'],
    [[{ file: FILE, text: 'One.\nTwo.\n' }], FILE, '1:1-1:4'],
    [[{ file: FILE, text: '\nTwo.\n' }], FILE, '1:1-1:1'],
  ])('of %j the first line at least, and be it empty', (sources, file, place) => {
    const [found] = locate([at({ file, path: ['a'] })], sources);
    expect(found && `${found.line}:${found.column}-${found.endLine}:${found.endColumn}`).toBe(
      place,
    );
  });

  test('related places are found in their own files, and the class in the register', () => {
    const related = [{ message: 'Here.', at: { file: FILE, path: ['title'] } }];
    const other = { file: 'other.md', text: 'Nothing.' };
    const finding = { ...at({ file: 'other.md', range: [0, 7] }), related };
    expect(locate([finding], [other, { file: FILE, text: RECORD }])).toMatchObject([
      { class: 'malformed', file: 'other.md', related: [{ file: FILE, line: 2, column: 8 }] },
    ]);
  });
});

test('no spot is ever shown outside its file', () => {
  const offset = fc.integer({ min: 0, max: 60 });
  const step = fc.oneof(fc.constantFrom('a', 'b', '0', 'x'), fc.nat({ max: 3 }));
  const span = fc.tuple(offset, offset);
  const spot: fc.Arbitrary<Spot> = fc.oneof(
    made(
      { file: fc.constant(FILE), path: fc.array(step, { maxLength: 4 }) },
      { part: fc.constantFrom('key', 'value'), span },
    ),
    fc.record({ file: fc.constant(FILE), body: span }),
    fc.record({ file: fc.constant(FILE), range: span }),
  );
  const piece = fc.constantFrom(
    ...[
      '---\n',
      '\n',
      'a: ',
      'b:\n',
      '  ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      ', ',
      '"',
      "'",
      '|\n',
      '>-\n',
    ],
    ...['&x ', '*x', '!t ', '\\', '😀', 'words', '# c', '\t', '? ', ': '],
  );
  const text = fc
    .tuple(fc.boolean(), fc.array(piece, { maxLength: 30 }))
    .map(([opened, pieces]) => (opened ? '---\n' : '') + pieces.join(''));
  fc.assert(
    fc.property(text, spot, (words, where) => {
      const lines = words.split('\n');
      const { line, column, endLine, endColumn } = rangeOf(words, where);
      const isInside = (l: number, c: number) =>
        c >= 1 && c <= Math.max(1, lines[l - 1]?.length ?? 0);
      expect(isInside(line, column), `start ${line}:${column}`).toBe(true);
      expect(isInside(endLine, endColumn), `end ${endLine}:${endColumn}`).toBe(true);
      expect(endLine > line || (endLine === line && endColumn >= column)).toBe(true);
    }),
    { numRuns: 1000, seed: 4 },
  );
});

describe('a message that quotes what is recorded', () => {
  const long = 'x'.repeat(9000);

  test('is no longer than can be read, and says at its end what it is about', () => {
    const message = `${long} is recorded as the winner, but only points may win.`;
    const related = [{ message: `Not ${long}.`, at: { file: FILE, path: [] } }];
    const finding = { ...at({ file: FILE, path: [] }), message, help: `Not ${long}.`, related };
    const [found] = locate([finding], [{ file: FILE, text: RECORD }]);
    const texts = [found?.message, found?.help, found?.related[0]?.message];
    for (const text of texts) expect(text?.length).toBeLessThanOrEqual(MAX_MESSAGE);
    expect(found?.message).toMatch(
      /^x{100,} … x+ is recorded as the winner, but only points may win\.$/,
    );
    expect(found?.help).toMatch(/^Not x+ … x+\.$/);
  });

  test('has whole characters only, and is left alone where it is short', () => {
    expect(shortened('😀'.repeat(800)).isWellFormed()).toBe(true);
    expect(shortened(`a${'😀'.repeat(800)}`).isWellFormed()).toBe(true);
    expect(shortened('x'.repeat(MAX_MESSAGE))).toBe('x'.repeat(MAX_MESSAGE));
  });
});
