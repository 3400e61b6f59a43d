/**
 * Changes of the past that are allowed, and those that are not: rows of changes.txt, and those of one
 * file at a time.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { page } from '../engine/table.ts';
import { ARCHIVE, type Edit, edited, found, told } from './compared.ts';

const [P301, P302, J1, E2020] = [
  'proposals/301.md',
  'proposals/302.md',
  'judgments/1.md',
  'events/2020.md',
];

/** A change of a base that differs from the archive, and what is refused of it. */
interface Row {
  readonly what: string;
  readonly was: readonly Edit[];
  readonly is: readonly Edit[];
  readonly says: readonly string[];
}

function rows(all: readonly Row[]): void {
  test.each(all)('$what', ({ was, is, says }) => {
    const then = edited(ARCHIVE, ...was);
    const changes = found(then, edited(then, ...is));
    const refused = changes.filter(({ code }) => code !== 'history/back-dated');
    expect(told(refused)).toEqual(says.map(asSaid));
  });
}

/** A text that ends with three points goes on. */
function asSaid(words: string) {
  return words.endsWith('…') ? expect.stringContaining(words.slice(0, -1)) : words;
}

/* The rows of changes.txt. */

const SHORT: Readonly<Record<string, string>> = {
  game: 'game.md',
  301: P301,
  302: P302,
  judgment: J1,
  events: E2020,
};

function rowOf(text: string): Row {
  const [what = '', ...lines] = text.split('\n');
  const said = (lead: RegExp) => lines.flatMap((line) => lead.exec(line)?.[1] ?? []);
  return {
    what,
    was: said(/^ {2}was (.*)$/).flatMap(editsOf),
    is: said(/^ {2}(?!was |! )(.*)$/).flatMap(editsOf),
    says: said(/^ {2}! (.*)$/),
  };
}

function editsOf(line: string): readonly Edit[] {
  const [, name = '', by = '', rest = ''] = /^([^ ]+?)(:| =| −) ?(.*)$/.exec(line) ?? [];
  const text = rest.replaceAll('⏎', '\n');
  if (name.endsWith('*')) {
    const from = by === ' −' ? name : text;
    const files = [...ARCHIVE].filter(([file]) => file.startsWith(from.slice(0, -1)));
    return files.map(([file, words]): Edit => {
      return by === ' −' ? [file] : [file.replace(from.slice(0, -1), name.slice(0, -1)), words];
    });
  }
  const file = SHORT[name] ?? `${name.replace(/^suber/, 'rulesets/suber')}.md`;
  if (by === ' −') return [[file]];
  const [from = '', to] = by === ':' ? text.split(/ → ?/) : [text];
  return to === undefined ? [[file, from]] : [[file, from, to]];
}

const [, ...groups] = readFileSync(join(import.meta.dirname, 'changes.txt'), 'utf8').split('\n== ');
describe.each(groups.map((group) => group.split('\n')))('%s', (...lines) => {
  rows(
    lines
      .slice(1)
      .join('\n')
      .split(/\n(?! |$)/)
      .map(rowOf),
  );
});

test('has the old one beside it, and no help that cannot be', () => {
  const vote = 'votes/301-b.md';
  const then = edited(ARCHIVE, [P301, '[a, b]', '[a]'], [vote, page('vote: for')]);
  const [finding] = found(then, edited(then, [vote, page('vote: against')]));
  expect(finding?.related).toMatchObject([{ file: `games/g/${vote}`, line: 2, revision: 'main' }]);
  // A vote has no key `corrected`.
  expect(finding?.help).toContain('say so in games/g/proposals/301.md.');
  expect(finding?.mendings).toEqual([{ move: 'correct', of: '301', says: { why: '…' } }]);
  const [whole] = found(ARCHIVE, edited(ARCHIVE, ['game.md', 'of-cast', 'of-eligible']));
  expect(whole?.help).toContain('`corrected: { on, why }`');
});

test('a base that is not in order is compared as far as it can be read', () => {
  const twice = edited(ARCHIVE, ['judgments/2.md', ARCHIVE.get(`games/g/${J1}`) ?? '']);
  const broken = edited(
    twice,
    [P302, 'enact: {}', 'enacts: {}'],
    ['rulesets/suber/206.md', 'No front matter.'],
  );
  const says = (...edits: readonly Edit[]) =>
    told(found(broken, edited(twice, ...edits), { isMalformed: true }));
  // If two judgments have one number, one may go.
  expect(says([J1])).toEqual([]);
  expect(says([J1], ['judgments/2.md'])).toContain(
    'judgments/1.md:2: Judgment 1 is given, but it was taken out of the records.',
  );
  expect(says([J1], [P301, '[a, b]', '[a], against: [b]'])).toEqual([
    expect.stringContaining('its `votes.b` changed'),
  ]);
});

/* Where one file says all of it. */

/** From one text of a file to another. */
const become = (file: string, was: string, is: string, ...says: readonly string[]) => {
  return { was: [[file, was]], is: [[file, is]], says } as const;
};

describe('events', () => {
  const NOTES: Readonly<Record<string, string>> = {
    a: 'on: 2020-01-01, note: A',
    b: 'on: 2020-01-01, note: B',
    c: 'on: 2020-01-02, note: C',
    d: 'on: 2020-01-02, note: D',
    e: 'on: 2020-01-03, note: E',
    '-': 'note: Then this',
    s: 'on: 2020-01-01, scores: { a: 0 }',
    A: 'on: 2020-01-01, note: A, corrected: { on: 2020-02-01, why: It was the other way round. }',
  };
  const file = (notes: string) =>
    page(`events:\n${[...notes].map((note) => `  - { ${NOTES[note]} }`).join('\n')}`);
  const order = (was: string, is: string, ...says: readonly string[]) => {
    return { what: `${was} → ${is}`, ...become(E2020, file(was), file(is), ...says) };
  };
  const past = (which: string) => `The ${which} is past, but it is before one that came first.`;
  const ofFirst = past('event of 2020-01-01 (note)');
  rows([
    order('abc', 'bac', `${E2020}:3: ${ofFirst}`),
    order('abc', 'cab'),
    order('a-c', '-ac', `${E2020}:3: ${past('event (note)')}`),
    order('a-c', 'ac-', `${E2020}:5: ${past('event (note)')}`),
    order('a-c', 'ca-'),
    order('ab', 'eabc'),
    order('ab', 'bA'),
    order(
      'ac',
      'asd',
      `${E2020}:5: The event of 2020-01-02 (note) is past, but its \`note\` changed…`,
    ),
    {
      what: 'of one day keep their order from file to file',
      was: [
        [E2020, file('a')],
        ['events/more.md', file('b')],
      ],
      is: [[E2020], ['events/then.md', file('a')]],
      says: [
        `events/then.md:3: ${ofFirst.replace('before one that came first', 'after one that came later')}`,
      ],
    },
  ]);
});

describe('a bench', () => {
  const judgment = (body: string, ...bench: readonly string[]) => {
    const seats = bench.map((seat) => `  - { ${seat} }`).join('\n');
    return page(
      `judgment: 1\nquestion: Is it?\nby: b\ninvoked: 2020-01-02\nbench:\n${seats}`,
      body,
    );
  };
  const refused = 'judge: b, refused: 2020-01-02';
  const [yes, no] = ['Yes', 'No'].map(
    (ruling) => `judge: a, ruling: "${ruling}", given: 2020-01-03`,
  );
  const over = `${yes}, overruled: { for: [b, a] }`;
  const next = 'judge: b, ruling: "No", given: 2020-01-04';
  const overAgain = `${next}, overruled: { for: [a] }`;
  const both = judgment('It is not.', over, next);
  const said = (what: string, was: string, is: string, ...says: readonly string[]) => {
    return { what, ...become(J1, was, is, ...says) };
  };
  rows([
    said(
      'is settled down to the last who ruled',
      judgment('It is.', refused, `${yes}`),
      judgment('It is.', refused, `${no}`),
      'its `bench.2.ruling` changed…',
    ),
    said('leaves the reasons to the next Judge', judgment('It is.', over), both),
    said('leaves them to one who sits', judgment('It is.', over, 'judge: b'), both),
    said('has new reasons', both, judgment('It may be.', over, next), 'its reasons changed…'),
    said(
      'keeps who overruled whom, in any order',
      both,
      judgment('It is.', over.replace('b, a', 'a, b'), overAgain),
    ),
    said(
      'loses nobody who overruled',
      both,
      judgment('It is.', over.replace('b, a', 'b'), overAgain),
      'it no longer states its `overruled.a`, which was `for`…',
    ),
  ]);
});
