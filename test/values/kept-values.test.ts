/** Dates, limits of Markdown and comments at their bounds, kept in `__snapshots__/`. */
import { expect, test } from 'vitest';
import { findExcess } from '../../src/values/markdown-limits.ts';
import { parseMoment } from '../../src/values/moment.ts';
import { dateHelp, hasDateShape } from '../../src/values/scalar-schemas.ts';
import { withoutComments } from '../../src/values/without-comments.ts';

const keep = (name: string, lines: readonly string[]) =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/${name}.txt`);

const DATES = `0000 0001 0099 1999 2009 9999 999 20090
2009-00 2009-01 2009-12 2009-13 2009-1
2009-02-00 2009-02-01 2009-02-28 2009-02-29 2008-02-29 1900-02-29 2000-02-29 2009-04-31 2009-12-31 2009-12-32
2009-08-17T00:00Z 2009-08-17T23:59Z 2009-08-17T24:00Z 2009-08-17T21:60Z 2009-08-17T21:05:59Z 2009-08-17T21:05:60Z
2009-08-17T21:05 2009-08-17T21:05z 2009-08-17T21:05+02:00 2009-08-17T01:05:30+0230 2009-08-17T21:05-09:30 2009-02-30T21:05+02:00
2009/08/17 2009.8.7 2009-8-17 2009-17-8 2009-12-12 2009-13-12 2009-12-13 2009-13-13
17.8.2009 08/17/2009 8/7/2009 7-8-2009 12.12.2009 13.13.2009 1.13.2009 31.2.2009
soon`;

const WORDS = [
  ...['2009-08-17 21:05', '2009-08-17 21:05 Z', '2009-08-17 21:05:07 +0100', ' 2009-08-17 '],
  ...['3 March 2026', '3. mar 2026', '31 Feb. 2026', 'March 3, 2026', 'Dec 31 2026', 'jan 1, 2026'],
  ...['3 Marc, 2026', '3 Xyz 2026', 'March 2026', '3 ma 2026', '13 13 2026'],
];

test('dates', async () => {
  const lines = [...DATES.split(/\s/), ...WORDS].map((text) => {
    const read = parseMoment(text);
    if (!read) return `${text}: ${hasDateShape(text) ? 'no day' : 'no date'} | ${dateHelp(text)}`;
    const [from, to] = [read.from, read.to].map((at) => new Date(at).toISOString());
    return `${text}: ${read.precision} ${from} to ${to}`;
  });
  await keep('dates', lines);
});

/** Texts that grow; of each, from which size on it is too much, and where. */
const GROWING: Readonly<Record<string, (size: number) => string>> = {
  'lines of letters': (n) => 'a\n'.repeat(n),
  'lines of nothing': (n) => '\n'.repeat(n),
  'items of a list': (n) => '- a\n'.repeat(n),
  'items of two lists': (n) => '1. * a\n'.repeat(n),
  quotations: (n) => `b\n${'>'.repeat(n)} a`,
  'quotations with space': (n) => `${'> '.repeat(n)}a`,
  'blanks before a line': (n) => `${' '.repeat(n)}a`,
  'tabs before a line': (n) => `c\n${'\t'.repeat(n)}a`,
  footnotes: (n) => `${'[^a]: '.repeat(n)}a`,
  'numbers of items': (n) => `${'12) '.repeat(n)}a`,
  'open brackets': (n) => `b${'[a'.repeat(n)}`,
  'brackets opened and closed': (n) => '[a] '.repeat(n),
  'closed brackets first': (n) => `]]]]${'[a'.repeat(n)}`,
  'open emphasis': (n) => `b${' *a'.repeat(n)}`,
  'much emphasis': (n) => `b${' ****a'.repeat(n)}`,
  'emphasis opened and closed': (n) => '*a* '.repeat(n),
  'emphasis twice opened and closed': (n) => '**a* '.repeat(n),
  'emphasis in lines': (n) => '~a\n'.repeat(n),
  'signs of code': (n) => `b${' `a'.repeat(n)}`,
  'long signs of code': (n) => '```a'.repeat(n),
  'a run of stars': (n) => `a${'*'.repeat(n)}`,
  'marks in lines of items': (n) => '- *a* [b]\n'.repeat(n),
  'marks in lines of numbers': (n) => '2. *a* [b]\n'.repeat(n),
  'marks in paragraphs': (n) => `${'`a '.repeat(900)}\n\n`.repeat(n),
};

test('how much Markdown a text may hold', async () => {
  const lines = Object.entries(GROWING).map(([name, grow]) => {
    let [most, least] = [0, 4096];
    if (!findExcess(grow(least))) return `${name}: any`;
    while (least - most > 1) {
      const middle = (most + least) >> 1;
      if (findExcess(grow(middle))) least = middle;
      else most = middle;
    }
    const { at = [], message, help } = findExcess(grow(least)) ?? {};
    return `${name}: up to ${most}; then at ${at.join('-')}: ${message} | ${help}`;
  });
  await keep('markdown', lines);
});

test('comments', () => {
  const parts = ['a', '\n', '<!--', '-->', '`', '<!-- b -->'];
  const texts = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `${a}${b}x${c}`)));
  const lines = texts
    .map((text) => [text, withoutComments(text)])
    .filter(([text, rest]) => text !== rest)
    .map((pair) => pair.map((each) => JSON.stringify(each)).join(' → '));
  return keep('comments', lines);
});
