/** Files made to be run, to blow up or to hang: a finding each, soon, and nothing else. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_BYTES } from '../../src/content/decode-source.ts';
import { MAX_MESSAGE, MAX_REPORTED } from '../../src/diagnostics/at-most.ts';
import { tally } from '../../src/diagnostics/reporters/report.ts';
import { MAX_MATTER } from '../../src/records/yaml/record-parts.ts';
import { MOST_LETTERS, MOST_LINES } from '../../src/values/markdown-limits.ts';
import { callsIn } from '../calls-in.ts';
import { makeFolder } from '../content/made-folder.ts';
import { PORTIONS } from '../portions.ts';
import { enacting, expectFound, findIn, PROPOSAL, proposal, record } from './marked-records.ts';

test('of more unknown tiers than anybody reads, the first are reported, and how many more', () => {
  const limits = Array.from({ length: MAX_REPORTED + 3 }, (_, i) => `{ of: tier-${i}, least: 1 }`);
  const card = record(
    `rule: 101\ntier: mutable\nmechanics: { limits: [${limits.join(', ')}] }`,
    'W',
  );
  const found = findIn({ 'rulesets/s/101.md': card });
  expect(found).toHaveLength(MAX_REPORTED);
  expect(found.at(-1)?.message).toBe(
    '`tier-49` is not a tier of this ruleset. And 3 more like this.',
  );
  expect(tally(found)).toBe('53 errors');
});

test.each([
  ...['js', 'javascript', 'JS', ' js ', 'coffee', 'cson', 'json', 'constructor', '__proto__'],
])('front matter that is a program is not run: ---%s', (engine) => {
  const marker = join(makeFolder(), 'it-ran');
  const program = `require('node:fs').writeFileSync(${JSON.stringify(marker)}, '')`;
  const text = `---${engine}\n(${program}, globalThis.itRan = true, {})\n---\nWords.`;
  const column = 4 + engine.search(/\S/);
  expect(findIn({ [PROPOSAL]: text })).toMatchObject([{ code: 'format/yaml', line: 1, column }]);
  expect(existsSync(marker)).toBe(false);
  expect(globalThis).not.toHaveProperty('itRan');
});

test('a program is not run through a tag either', () => {
  const text = enacting('notes: ⟦!!js/function⟧ "function () {}"');
  expectFound({ [PROPOSAL]: text }, ['format/yaml']);
});

test.each([...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then']])(
  '%s, which every object of JavaScript has, is an unknown key',
  (key) => {
    for (const text of [
      enacting(`⟦${key}⟧: { polluted: true }`),
      proposal(`enact: { mechanics: { ⟦${key}⟧: 1 } }`),
    ])
      expectFound({ [PROPOSAL]: text }, ['format/key']);
    expect({}).not.toHaveProperty('polluted');
  },
);

test('as an id it is one like any other', () => {
  const players = 'players: { constructor: { name: C } }';
  const game = record(`title: A\nruleset: s\nmedium: table\n${players}`);
  const vote = enacting('votes: { for: [constructor] }');
  expectFound({ 'games/g/game.md': game, [PROPOSAL]: vote }, []);
});

test.each([
  ['a directive', `%YAML ${'k'.repeat(9000)}\n---\na: 1`],
  ['a key without a space after it', `${'k'.repeat(5000)}:1`],
  ['a tag', `a: !${'k'.repeat(9000)} x`],
  ['a player', `by: ${'k'.repeat(9000)}`],
])('%s is not quoted at any length', (_, matter) => {
  const found = findIn({ [PROPOSAL]: record(matter) });
  expect(found.length).toBeGreaterThan(0);
  for (const { message, help = '' } of found) {
    expect(Math.max(message.length, help.length)).toBeLessThanOrEqual(MAX_MESSAGE);
  }
});

/** A quarter of what front matter may be: what takes long by more than its size shows there too. */
const SIZE = MAX_MATTER / 4 - 100;
/** Shapes that have brought down readers of YAML. */
const LARGE: Readonly<Record<string, string>> = {
  'brackets in brackets': `a: ${'['.repeat(SIZE)}`,
  'mappings in mappings': `a: ${'{a: '.repeat(SIZE / 4)}`,
  'lists in lists': `a:\n  ${'- '.repeat(SIZE / 2 - 4)}`,
  'questions in questions': '? '.repeat(SIZE / 2),
  'keys without end': Array.from({ length: 5_000 }, (_, i) => `k${i}: 1`).join('\n'),
  'one key without end': 'a: 1\n'.repeat(SIZE / 5),
  'a line without end': `a: ${'b '.repeat(SIZE / 2 - 2)}`,
  'blank lines without end': '\n'.repeat(SIZE),
  'separators that count as lines': '\u2028'.repeat(SIZE),
  'blanks without end': `a:${' '.repeat(SIZE - 2)}`,
  'commas without end': `a: [${','.repeat(SIZE - 4)}`,
  'brackets closed only': ']\n'.repeat(SIZE / 2),
  'quotes left open': 'a: "\n'.repeat(SIZE / 5),
  'an alias bomb': `a: &a [x]\n${Array.from({ length: 9 }, (_, i) => `b${i}: &b${i} [*a, *a, *a]`).join('\n')}`,
  'a number without end': `a: ${'9'.repeat(SIZE - 3)}`,
  'an exponent without end': `a: 1e${'9'.repeat(SIZE - 5)}`,
  'findings without end': `cites: [${'x, '.repeat(SIZE / 4)}]`,
  'findings within a list of one kind or another': `mechanics: { adoption: [${'{}, '.repeat(SIZE / 5)}] }`,
  'a text with a formula without end': `mechanics: { adoption: "${'!'.repeat(SIZE - 30)}" }`,
};

const EVENTS = 'games/g/events/all.md';
/** As many events as there is room for in so much. */
const HONEST = `events:\n${'- { on: 2024-01-01, roll: { by: ada, die: 1 } }\n'.repeat(SIZE / 49)}`;

describe('front matter made to take long', () => {
  let floor = 0;

  beforeAll(() => {
    floor = callsIn(() => expect(findIn({ [EVENTS]: record(HONEST) })).toEqual([]));
  });

  for (const { options, has } of PORTIONS) {
    test.each(Object.entries(LARGE).filter((_, i) => has(i)))('%s', options, (_, matter) => {
      const text = record(matter);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
      let found = findIn({});
      const cost = callsIn(() => {
        found = findIn({ [PROPOSAL]: text });
      });
      // Four times at most. Cost that grew with the square of the size would be fifty times.
      expect(cost).toBeLessThan(8 * floor);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(120);
      for (const { file, line } of found) {
        expect(file).toBe(PROPOSAL);
        expect(line).toBeLessThanOrEqual(text.split('\n').length);
      }
    });
  }

  test('one character more is too long', () => {
    const matter = `a: ${'b'.repeat(MAX_MATTER - 3)}`;
    expectFound({ [PROPOSAL]: record(matter).replace('---', '⟦---⟧') }, ['format/yaml']);
  });

  test('blank lines between keys are as many as one likes', () => {
    const text = (key: string) => enacting(`${'\n'.repeat(SIZE / 2)}${key}: A`);
    expect(findIn({ [PROPOSAL]: text('notes') })).toEqual([]);
    const [found] = findIn({ [PROPOSAL]: text('nottes') });
    expect(found?.code).toBe('format/key');
    expect(found?.line).toBeGreaterThan(SIZE / 2);
  });

  test('a body as long as a text may be is a body', () => {
    const paragraphs = '\n\n&a a --- '.repeat(MOST_LINES / 2 - 1);
    const words = paragraphs + 'words '.repeat((MOST_LETTERS - 2 * paragraphs.length) / 6);
    expectFound({ [PROPOSAL]: proposal('enact: {}', words) }, []);
  });
});
