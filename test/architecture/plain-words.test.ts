/**
 * Sentences for users, in patterns that a reader has to read twice. The number of each kind may only
 * fall: if you rewrite some, lower the row. A text that quotes rules or records is not searched.
 *
 * @module-tag slow
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { COMMAND_WORDS } from '../../src/cli/usage/commands.ts';
import { CODES } from '../../src/diagnostics/codes.ts';
import { REASONS } from '../../src/diagnostics/reasons.ts';
import { REGISTER } from '../../src/diagnostics/register.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { codeFiles, nodesOf } from './source-files.ts';

/** A question may begin with “Who”, and so may a name with a colon. */
const PATTERNS = {
  opening: /^(?:What|Who|Whoever|Whatever|Of)\b[^:]*[^?:]$/,
  none: /\bnone but\b|\bis none\b/i,
  beside: /\bbeside\b/i,
  which: /\bof which\b.*[^?]$/i,
  long: /^(?:\S+\s+){25}\S/,
} as const;
type Counts = Readonly<Record<keyof typeof PATTERNS, number>>;

const NONE: Counts = { opening: 0, none: 0, beside: 0, which: 0, long: 0 };
const GUIDE = 'src/site/pages/docs';

const TEXTS: Readonly<Record<string, readonly [texts: () => readonly string[], most: Counts]>> = {
  explanations: [
    () => CODES.flatMap((code) => [`${REGISTER[code].title}.`, REGISTER[code].mend, REASONS[code]]),
    NONE,
  ],
  commands: [() => COMMAND_WORDS.map(({ says }) => says), NONE],
  questions: [() => READINGS.map(({ question }) => question), NONE],
  messages: [messages, { ...NONE, which: 2, long: 26 }],
  guide: [
    () =>
      readdirSync(GUIDE)
        .filter((file) => file.endsWith('.mdx'))
        .flatMap((file) => paragraphs(join(GUIDE, file))),
    { ...NONE, opening: 1, long: 34 },
  ],
  README: [() => paragraphs('README.md'), NONE],
  CONTRIBUTING: [() => paragraphs('CONTRIBUTING.md'), { ...NONE, long: 3 }],
};

test.each(Object.entries(TEXTS))('%s are in plain words', (_, [texts, most]) => {
  const sentences = texts().flatMap(sentencesIn);
  expect(sentences.length).toBeGreaterThan(10);
  for (const [name, pattern] of Object.entries(PATTERNS)) {
    const found = sentences.filter((sentence) => pattern.test(sentence));
    const ceiling = Object.entries(most).find(([each]) => each === name)?.[1] ?? 0;
    expect.soft(found.length, `${name}:\n${found.join('\n')}`).toBeLessThanOrEqual(ceiling);
  }
});

/** Code and addresses count as one word. */
function sentencesIn(text: string): readonly string[] {
  return text
    .replace(/`[^`]*`|https?:\S+/g, 'X')
    .split(/(?<=[.!?]["”’)*]*)\s+(?=[\p{Lu}*“])|\n+/u)
    .map((each) => each.replace(/^[^\p{L}]+/u, '').trim())
    .filter((each) => /[.!?:]["”’)*]*$/.test(each));
}

/** Whole sentences in the program, whatever is put into them; the language of mechanics has its own. */
function messages(): readonly string[] {
  return codeFiles('src')
    .filter(
      (file) =>
        !/^src\/(?:law\/(?:sentences|readings)|site\/pages\/docs|diagnostics\/(?:register|reasons))/.test(
          file,
        ),
    )
    .flatMap((file) => [...nodesOf(file)].flatMap(({ node }) => textOf(node)))
    .filter((text) => /^[\p{Lu}“]/u.test(text) && /[.?!]$/.test(text) && text.includes(' '));
}

function textOf(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  const spans = node.templateSpans.map(({ literal }) => `X${literal.text}`);
  return [[node.head.text, ...spans].join('')];
}

/** Of Markdown: paragraphs, items and cells, without front matter and code. */
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
