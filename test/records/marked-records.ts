/**
 * Records with ⟦marks⟧ round the words at fault. The marks are taken out and the records checked.
 * Findings and marks are compared: code, line and column, from the first character to the last.
 */
import { describe, expect, test } from 'vitest';
import type { LocatedFinding } from '../../src/diagnostics/finding.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { explainUnread } from '../../src/records/explain-unread.ts';
import { locate } from '../../src/records/locate/locate.ts';
import { parseRecords } from '../../src/records/parse-records.ts';

/** The file of a proposal, for tests that need one. */
export const PROPOSAL = 'games/g/proposals/301.md';

type Case = readonly [name: string, text: string, codes: string];

/**
 * A test for each text that is laid out in one file. Its marks say what must be found there: `key type`
 * for `format/key` and `format/type`. The words of the findings are kept in `__snapshots__/`, which `npx
 * vitest run test/records -u` writes anew: read the difference as somebody who has made the mistake.
 */
export function cases(
  title: string,
  file: string,
  laid: (text: string) => string,
  rows: readonly Case[],
): void {
  describe(title, () => {
    test.each(rows)('%s', (_, text, codes) => {
      const found = expectFound({ [file]: laid(text) }, codesOf(codes));
      expect(found.map(({ message, help }) => ({ message, help }))).toMatchSnapshot();
    });
  });
}

export const asItIs = (text: string): string => text;

/** The codes in a row, of which those of a wrong form stand without their group. */
export function codesOf(words: string): readonly string[] {
  const codes = words.split(' ').filter((word) => word !== '');
  return codes.map((code) => (code.includes('/') ? code : `format/${code}`));
}

/** Front matter between its lines of dashes, with a body. */
export function record(matter: string, body = ''): string {
  return `---\n${matter}\n---\n${body}`;
}

export function proposal(matter: string, body = 'Words.\n'): string {
  return record(`proposal: 301\nby: ada\n${matter}`, body);
}

/** A proposal of a new rule, which says this besides. */
export function enacting(more: string): string {
  return proposal(`enact: {}\n${more}`);
}

export type Records = Readonly<Record<string, string>>;

/** A set and a game with nothing wrong, for records to stand among. */
const AROUND: Records = {
  'rulesets/s/ruleset.md': `---
title: A Set
tiers:
  - { id: immutable, title: Immutable Rules }
  - { id: mutable, title: Mutable Rules }
---
`,
  'games/g/game.md': `---
title: A Game
ruleset: s
medium: table
players:
  ada: { name: Ada Byron }
  ben: { name: Ben }
---
`,
};

/** The findings in these records, with some of `AROUND` replaced or, if empty, left out. */
export function findIn(records: Records): readonly LocatedFinding[] {
  const files = Object.entries({ ...AROUND, ...records }).filter(([, text]) => text !== '');
  const sources = files.map(([file, text]) => ({ file, text: text.replaceAll(/[⟦⟧]/g, '') }));
  return locate(explainUnread(parseRecords(sources, READINGS).findings), sources);
}

/** Asserts that these codes are found, in the order of their marks, and nothing else. */
export function expectFound(records: Records, codes: readonly string[]): readonly LocatedFinding[] {
  const found = findIn(records).toSorted(byPlace);
  const marks = Object.entries(records)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, text]) => marksIn(file, text));
  expect(marks, 'as many marks as codes').toHaveLength(codes.length);
  expect(found.map(summary), messages(found)).toEqual(
    marks.map((mark, i) => ({ code: codes[i], ...mark })),
  );
  return found;
}

function byPlace(a: LocatedFinding, b: LocatedFinding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

function summary({ code, file, line, column, endLine, endColumn }: LocatedFinding) {
  return { code, file, from: `${line}:${column}`, to: `${endLine}:${endColumn}` };
}

function messages(found: readonly LocatedFinding[]): string {
  return found.map(({ code, message }) => `${code}: ${message}`).join('\n');
}

function marksIn(file: string, text: string) {
  return [...text.matchAll(/⟦([^⟧]*)⟧/g)].map(({ index, 1: words = '' }) => {
    const before = text.slice(0, index).replaceAll(/[⟦⟧]/g, '');
    return { file, from: place(before, 1), to: place(before + words, 0) };
  });
}

/** The line and column so many characters after the end of a text. */
function place(text: string, after: number): string {
  const lines = text.split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + after}`;
}
