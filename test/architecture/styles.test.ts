/** A class means one thing, so one file of styles has it. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The classes that several files still share. This number may only fall. */
const MOST_SHARED = 12;

/** These once meant two things each. */
const ONE_MEANING = [
  'votes',
  'noted',
  'beside',
  'cast',
  'made',
  'note',
  'sums',
  'otherwise',
  'way',
  'remark',
  'side',
  'stack',
  'strip',
  'middle',
  'whole',
  'judged',
  'change',
];

/** The files whose selectors name a class, by class. The style for print may name each. */
const filesOf = Map.groupBy(
  globSync('src/site/styles/**/*.css')
    .filter((file) => !file.endsWith('print.css'))
    .flatMap((file) =>
      [...new Set(classesOf(readFileSync(file, 'utf8')))].map((name) => ({ name, file })),
    ),
  ({ name }) => name,
);

function classesOf(css: string): readonly string[] {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? [];
  return selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) =>
      [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
    );
}

test.each(ONE_MEANING)('“%s” stands in one file of styles', (name) => {
  expect(filesOf.get(name)?.map(({ file }) => file)).toHaveLength(1);
});

test('no more classes are shared by files of styles', () => {
  const shared = [...filesOf].filter(([, files]) => files.length > 1).map(([name]) => name);
  expect(shared.length).toBe(MOST_SHARED);
});

test('a type or a line that has a token is written with it', () => {
  const files = globSync('src/site/styles/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const values = files.flatMap((css) =>
    [...css.matchAll(/--(?:type-\w+|hairline|frame|field-frame): ([^;]+);/g)].map(([, is]) => is),
  );
  expect(values).toHaveLength(7);
  const plain = files.flatMap((css) =>
    [...css.matchAll(/^ +(?:font|border(?:-\w+)?): ([^;]+);/gm)].map(([, is]) => is),
  );
  expect(plain.filter((is) => values.includes(is))).toEqual([]);
});

/** Spaces of another size, each with its reason beside it. */
const SPACES_APART = 8;

test('a space on a screen is a step of the scale, or says why it is none', () => {
  const spaces = globSync('src/site/styles/**/*.css').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^ +(?:scroll-)?(?:margin|padding|gap|row-gap|column-gap)[\w-]*: ([^;]+);(.*)$/gm,
      ),
    ].map(([line, value = '', reason = '']) => ({ file, line, value, reason })),
  );
  expect(spaces.length).toBeGreaterThan(400);
  const free = spaces.filter(({ value }) => /\d(?:r?em|px|pt|ch)\b/.test(value));
  expect(free.filter(({ reason }) => !/^ \/\* .+ \*\/$/.test(reason))).toEqual([]);
  expect(free).toHaveLength(SPACES_APART);
});
