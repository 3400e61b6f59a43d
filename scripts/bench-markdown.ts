/**
 * Measures the slowest text of each construct of Markdown that passes the check, in one paragraph or in
 * several. The text has as many letters, lines, levels and signs as it may. The times of the processor are
 * compared with a plain text of the same size, and with the largest plain text.
 */
import { renderContributed } from '../src/site/render/markdown/contributed-markdown.ts';
import { findExcess, MOST_LETTERS } from '../src/values/markdown-limits.ts';

/** A construct, as a text of about so many letters. */
type Make = (letters: number) => string;

const PARAGRAPHS = [1, 30, 900];
const PLAIN = `${'Every player shall always abide by all the rules then in effect. '.repeat(15)}And *so* on.\n\n`;

/** A part again and again. */
const REPEATED: Readonly<Record<string, readonly string[]>> = {
  'words, lines and breaks': [
    'a ',
    'a\n',
    'a\n\n',
    'a  \n',
    'a\\\n',
    '\n',
    ' ',
    '\t',
    '\u00a0',
    '😀',
  ],
  'escapes and punctuation': ['\\*', '\\', '!', '.', '-', ':', '"', 'a.', '\\a', '*!*a'],
  entities: [
    '&',
    '&amp;',
    '&amp;&#x',
    '&#',
    '&#65;',
    '&#x1',
    '&CounterClockwiseContourIntegral',
    '&a',
  ],
  code: ['`', '`a', '`a`', '``a`', '[`a]', '` '],
  emphasis: [
    '*',
    '_',
    '~',
    '*a ',
    '*a* ',
    '_a_ ',
    '**a** ',
    '*a_ ',
    '*a **b ',
    'a**b***c*',
    '*[_',
    'a_',
    '***a ',
  ],
  'deleted words': ['~a ', '~~a ', '~~a~~ ', 'a~', '~~~a'],
  links: [
    '[',
    ']',
    '[]',
    '[a',
    '[a](',
    '[a](b) ',
    '[a](b "',
    '[a](<b',
    '[*a](b)*',
    '[a](b(',
    '[](',
  ],
  'references and definitions': [
    '[a][b] ',
    '[a][',
    '[a]: ',
    '[a]: b\n',
    '[a]: b "\n',
    '[a]:\n',
    '[a]: <b> (c\n',
  ],
  pictures: ['![', '![a](b) ', '![a][', '![[a]'],
  footnotes: ['[^a] ', '[^a]: b\n', '[^a]: ', '[^', '[^a]:\n\n    b\n', '[^a][^b]'],
  addresses: [
    '<http://a.b> ',
    '<http://',
    'http://a.b ',
    'http://a',
    'www.',
    'www.a.b ',
    'www._',
    'a@b.c ',
    'a@',
    'a@b.',
    'http://a/&amp;',
    'http://a/)',
    'http://a/.,',
    '<a@b.c>',
    'a-_.@',
    'a+a',
  ],
  HTML: ['<', '<b>', '<a b="', '<a b="c" ', '<div>\n', 'a<!--', 'a<?', 'a<!A', 'a<![CDATA[', '</'],
  tables: ['|', '|\n', 'a|', 'a|b\n-|-\n', '|-|\n', '|a|\n|-|\n\n', ':-:|', '\\|', '`a|'],
  'rules of tables': [
    '-',
    '=',
    '+',
    '-+',
    '- ',
    '= ',
    '+---+\n',
    '-\n',
    '=\n',
    'a\n---\n',
    'a\n===\n',
    '> ---\n',
    '> a\n>\n',
    '> > a\n>\n',
    '>>> a)\n',
  ],
  lists: [
    '- a\n',
    '* a\n+ a\n',
    '- a\n\n',
    '-\n',
    '- ',
    '- [ ] a\n',
    '- a\nb\n',
    '-     a\n',
    '1) ',
    '1. a\n',
    '- - - - a\n',
    '+ a\n  b\n\n',
  ],
  quotations: [
    '> a\n',
    '>',
    '>\n',
    '> a\nb\n',
    '> - ',
    '> a\n\n',
    '>>>>>>>> a\n',
    `${'>'.repeat(50)} a\n`,
    '> > a\nb\n',
  ],
  headings: ['a\n=\n', 'a\n-\n', '=\n', '# a\n', '#', '# ', '# a #\n', '###### '],
  'code blocks and rules': [
    '```\n',
    '```\na\n```\n',
    '~~~\n',
    '    a\n',
    '    a\n\n',
    '\ta\n',
    '***\n',
    '_ _ _\n',
    '* ',
  ],
};

const growing = (make: (i: number) => string): Make => {
  return (letters) => {
    let text = '';
    for (let i = 1; text.length < letters; i++) text += make(i);
    return text;
  };
};
const head = (columns: number) => `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n`;

/** Constructs in which no part is like the last one. */
const OTHERS: Readonly<Record<string, Make>> = {
  'growing runs of backticks': growing((i) => `${'`'.repeat(i)}a`),
  'growing runs of asterisks': growing((i) => `${'*'.repeat(i)}a`),
  'emphasis in emphasis': (n) => '*a **b '.repeat(n / 14) + ' b** a*'.repeat(n / 14),
  'brackets in brackets': (n) => '['.repeat(n / 2) + ']'.repeat(n / 2),
  'links in links': (n) => '['.repeat(n / 6) + '](b)'.repeat(n / 6),
  'definitions of many names': growing((i) => `[a${i}]: b\n`),
  'references to many names': (n) =>
    `${growing((i) => `[a${i}] `)(n / 2)}\n\n${growing((i) => `[a${i}]: b\n`)(n / 2)}`,
  'references to one name': (n) => `[a]: b\n\n${'[a] '.repeat(n / 4)}`,
  'footnotes of many names': (n) =>
    `${growing((i) => `[^${i}] `)(n / 2)}\n\n${growing((i) => `[^${i}]: b\n\n`)(n / 2)}`,
  'one footnote called often': (n) => `[^a]: b\n\n${'[^a] '.repeat(n / 5)}`,
  'a wide table': (n) => `${head(n / 8)}|${'b|'.repeat(n / 8)}`,
  'a wide table of empty rows': (n) => head(n / 8) + 'b\n'.repeat(n / 4),
  'a square table': (n) => {
    const columns = Math.sqrt(n / 2);
    return head(columns) + `|${'b|'.repeat(columns)}\n`.repeat(columns);
  },
  'a long table': (n) => `|a|b|\n|-|-|\n${'|*c*|d|\n'.repeat(n / 8)}`,
  'a growing list': growing((i) => `${' '.repeat(2 * (i % 60))}- a\n`),
  'lists in lists': growing((i) => `${'- '.repeat(i % 60)}a\n`),
  'numbered lines': growing((i) => `${i}. *a*\n`),
  'quotations of growing depth': growing((i) => `${'>'.repeat(i % 60)}a\n`),
  'lazy lines in a deep quotation': (n) => `${'>'.repeat(60)}a\n${'a\n'.repeat(n / 2)}`,
  'a long line in a deep quotation': (n) => `${'>'.repeat(60)} ${'*a_ '.repeat(n / 4)}`,
  'a long paragraph under a line': (n) => `${'a\n'.repeat(n / 2)}===`,
  'code without an end': (n) => `\`\`\`\n${'a\n'.repeat(n / 2)}`,
  'an address of many parts': (n) => `http://a.b/${'&amp;'.repeat(n / 5)}`,
  'all at once': (n) => '*a [b](c) `d` &amp; <e> ~~f~~ http://g.h | '.repeat(n / 42),
};

/** The longest text of a construct that passes the check. */
function atBound(make: Make): string {
  let [passes, fails] = [0, MOST_LETTERS + 1];
  while (fails - passes > 1) {
    const letters = Math.floor((passes + fails) / 2);
    if (findExcess(make(letters))) fails = letters;
    else passes = letters;
  }
  return make(passes);
}

function inParagraphs(make: Make, paragraphs: number): Make {
  return (letters) => `${make(letters / paragraphs)}\n\n`.repeat(paragraphs);
}

function cost(text: string): number {
  return cpuTime(() => {
    findExcess(text);
    renderContributed(text);
  });
}

/** The cost of a text of so many letters with hardly any mark. */
function plainOf(letters: number): number {
  const text = PLAIN.repeat(Math.ceil(letters / PLAIN.length)).slice(0, letters);
  return Math.min(cost(text), cost(text));
}

export function benchMarkdown(): void {
  plainOf(MOST_LETTERS);
  const largest = plainOf(MOST_LETTERS);
  console.log('the dearest text of each construct        letters  of its size  of the largest');
  for (const [construct, makes] of constructs()) {
    const texts = makes.flatMap((make) =>
      PARAGRAPHS.map((paragraphs) => atBound(inParagraphs(make, paragraphs))),
    );
    const [dearest] = texts
      .map((text) => ({ text, took: cost(text) }))
      .toSorted((one, other) => other.took - one.took);
    if (!dearest) continue;
    const { text, took } = dearest;
    const figures = [
      String(text.length).padStart(8),
      (took / plainOf(text.length)).toFixed(1).padStart(12),
      (took / largest).toFixed(1).padStart(15),
    ];
    const sample = JSON.stringify(text.slice(0, 12));
    console.log(`${construct.padEnd(40)} ${figures.join(' ')}   ${sample}`);
  }
}

function constructs(): readonly (readonly [string, readonly Make[]])[] {
  const repeated = Object.entries(REPEATED).map(([name, parts]) => {
    const makes = parts.map(
      (part): Make =>
        (letters) =>
          part.repeat(Math.ceil(letters / part.length)).slice(0, letters),
    );
    return [name, makes] as const;
  });
  return [...repeated, ...Object.entries(OTHERS).map(([name, make]) => [name, [make]] as const)];
}

/** The work of only this process, in microseconds. */
function cpuTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
