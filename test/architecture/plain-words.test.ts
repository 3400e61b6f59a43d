/**
 * Sentences for users, in patterns that a reader has to read twice. There may be
 * none. A text that quotes rules or records is not searched.
 *
 * @module-tag slow
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { COMMAND_WORDS } from '../../src/cli/usage/commands.ts';
import { CODES } from '../../src/diagnostics/codes.ts';
import { REASONS } from '../../src/diagnostics/reasons.ts';
import { REMEDIES } from '../../src/diagnostics/register/remedies.ts';
import { REGISTER } from '../../src/diagnostics/register.ts';
import { SLOT_REFERENCE } from '../../src/law/mechanics/slots.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { codeFiles, nodesOf } from './source-files.ts';

/** A question may begin with “Who”, and so may a name with a colon. */
const PATTERNS = {
  opening: /^(?:What|Who|Whoever|Whatever|Of)\b[^:]*[^?:]$/,
  none: /\bnone but\b|\bis none\b/i,
  beside: /\bbeside\b/i,
  which: /\bof which\b.*[^?]$/i,
  long: /^(?:\S+\s+){20}\S/,
} as const;
const GUIDE = 'src/site/pages/docs';

const TEXTS: Readonly<Record<string, () => readonly string[]>> = {
  explanations: () =>
    CODES.flatMap((code) => [`${REGISTER[code].title}.`, REMEDIES[code], REASONS[code]]),
  commands: () => COMMAND_WORDS.map(({ says }) => says),
  questions: () => READINGS.map(({ question }) => question),
  answers: () => READINGS.flatMap(({ options }) => options.map(({ means }) => means)),
  'labels of pages': () => globSync('src/site/**/*.astro').flatMap(labels),
  messages,
  guide: () =>
    readdirSync(GUIDE)
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) => paragraphs(join(GUIDE, file))),
  README: () => paragraphs('README.md'),
  CONTRIBUTING: () => paragraphs('CONTRIBUTING.md'),
  'src/README': () => paragraphs('src/README.md'),
};

test.each(Object.entries(TEXTS))('%s are in plain words', (_, texts) => {
  const sentences = texts().flatMap(sentencesIn);
  expect(sentences.length).toBeGreaterThan(10);
  for (const [name, pattern] of Object.entries(PATTERNS)) {
    const found = sentences.filter((sentence) => pattern.test(sentence));
    expect.soft(found, name).toEqual([]);
  }
});

test('comments begin with who acts, or with what there is, and are short', () => {
  const comments = codeFiles('src', 'test', 'scripts').flatMap(commentsIn).flatMap(sentencesIn);
  expect(comments.length).toBeGreaterThan(5000);
  for (const name of ['opening', 'long'] as const)
    expect
      .soft(
        comments.filter((each) => PATTERNS[name].test(each)),
        name,
      )
      .toEqual([]);
});

function commentsIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const comments = new Map<number, string>();
  for (const { node } of nodesOf(file)) {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? [])
      comments.set(pos, text.slice(pos, end));
  }
  return [...comments.values()].map((each) =>
    each
      .replace(/\*\/$|^\s*(?:\/\*+|\*|\/\/)/gm, '')
      .replace(NEXT_LINE, ' ')
      .replace(/“[^”]*”|"[^"]*"/g, 'X'),
  );
}

/** A line goes on in the next, unless that is an item, is set in, or is blank. */
const NEXT_LINE = /\n(?! ?[-!?=|{] | {3}|\s*\n)/g;

/** Code, addresses and, in comments, quotations count as one word. */
function sentencesIn(text: string): readonly string[] {
  return text
    .replace(/`[^`]*`|https?:\S+/g, 'X')
    .split(/(?<=[.!?]["”’)*]*)\s+(?=[\p{Lu}*“])|\n+/u)
    .map((each) => each.replace(/^[^\p{L}]+/u, '').trim())
    .filter((each) => /[.!?:]["”’)*]*$/.test(each));
}

/** Whole sentences in the program, whatever is put into them; the language of mechanics has its own. */
/** Sentences of the language of mechanics, which has rules of its own. */
const OF_LANGUAGE: ReadonlySet<string> = new Set(
  Object.values(SLOT_REFERENCE).flatMap(({ examples }) => examples.flat()),
);

function messages(): readonly string[] {
  return codeFiles('src')
    .filter(
      (file) =>
        !/^src\/(?:law\/(?:sentences|readings)|site\/(?:pages\/docs|client\/editor\/wanted)|diagnostics\/(?:register|reasons))/.test(
          file,
        ),
    )
    .flatMap((file) => [...nodesOf(file)].flatMap(({ node }) => textOf(node)))
    .filter((text) => !OF_LANGUAGE.has(text))
    .filter((text) => /^[\p{Lu}“]/u.test(text) && /[.?!]$/.test(text) && text.includes(' '));
}

function textOf(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  const spans = node.templateSpans.map(({ literal }) => `X${literal.text}`);
  return [[node.head.text, ...spans].join('')];
}

/** The text of a page, without marks and with `X` for computed parts, and the texts in its code. */
function labels(file: string): readonly string[] {
  const [, code = '', page = ''] =
    /^(?:---\n(.*?)\n---\n)?(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const strings = [...`${code}${page}`.matchAll(/'([^'\n]+)'|`([^`]+)`|="([^"{}]+)"/g)].map(
    ([, plain, template, attribute]) =>
      plain ?? template?.replace(/\$\{[^}]*\}/g, 'X') ?? attribute ?? '',
  );
  const text = page
    .replace(/<(script|style)\b.*?<\/\1>|\{\/\*.*?\*\/\}/gs, '')
    .replace(/<\/?(?:a|b|code|em|i|small|span|strong)\b(?:=>|"[^"]*"|\{[^}]*\}|[^>])*>/g, '')
    .replace(/\{[^{}<>]*\}/g, 'X')
    .split(/<(?:=>|"[^"]*"|[^>])*>|[{}]/);
  return [...strings, ...text]
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => /^[\p{Lu}“]/u.test(each) && each.includes(' ') && !/=>|&&|\?\./.test(each));
}

/** The paragraphs, items and cells of Markdown, without front matter and code. */
function paragraphs(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^```.*?^```/gms, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]+>/g, '')
    .split(/\n{2,}|\n(?=[-*|]|\d+\. )|\|/)
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '' && !/^(?:import|export|>|#)/.test(each));
}
