/** A finding about a settled record lies within its file, or where that is gone, where it was. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Range } from '../../src/diagnostics/finding.ts';
import { makeRepository } from './base-repository.ts';
import { nomic } from './context.ts';

const CARD = 'content/rulesets/suber/213.md';
const EVENTS = 'content/games/g/events/2020.md';
const PROPOSAL = 'content/games/g/proposals/301.md';
interface Found extends Range {
  readonly code: string;
  readonly file: string;
  readonly related: readonly (Range & { readonly file: string; readonly revision?: string })[];
}

const base = makeRepository(mkdtempSync(join(tmpdir(), 'nomotheca-places-')));
const path = (file: string) => join(base.folder, file);
const before = new Map(
  [CARD, EVENTS, PROPOSAL].map((file) => [file, readFileSync(path(file), 'utf8')]),
);
beforeEach(base.restore);
afterAll(() => rmSync(base.folder, { recursive: true, force: true }));

async function rewritten(): Promise<readonly Found[]> {
  const { out } = await nomic('check --base main --format json', { cwd: base.folder });
  const { findings } = JSON.parse(out ?? '') as { findings: readonly Found[] };
  return findings.filter(({ code }) => code === 'history/rewritten');
}

/** The words that a place covers; none where it lies outside the text. */
function wordsAt(text: string, { line, column, endLine, endColumn }: Range): string | undefined {
  const lines = text.split('\n');
  const isInside = (l: number, c: number) => c >= 1 && c <= Math.max(1, lines[l - 1]?.length ?? 0);
  if (!isInside(line, column) || !isInside(endLine, endColumn)) return undefined;
  const offset = (of: number) => lines.slice(0, of - 1).reduce((sum, l) => sum + l.length + 1, 0);
  return text.slice(offset(line) + column - 1, offset(endLine) + endColumn);
}

it.each<[string, string, string | undefined, string]>([
  ['events without any', EVENTS, '---\nevents: []\n---\n', 'events'],
  ['a proposal that says less', PROPOSAL, '---\nby: a\nenact: {}\nproposal: 301\n---\nT.\n', 'T.'],
  ['a card that says less', CARD, '---\nrule: 213\ntier: mutable\n---\nX.\n', 'X.'],
  ['a card that is gone', CARD, undefined, '213'],
  ['events that are gone', EVENTS, undefined, '{ on: 2020-01-01, note: The game begins. }'],
  ['a proposal that is gone', PROPOSAL, undefined, '301'],
])('%s', async (_, file, text, words) => {
  if (text === undefined) rmSync(path(file));
  else base.write(file, text);
  const found = (await rewritten()).filter((each) => `content/${each.file}` === file);
  expect(found.length).toBeGreaterThan(0);
  const now = existsSync(path(file)) ? readFileSync(path(file), 'utf8') : before.get(file);
  const covered = found.map((each) => wordsAt(now ?? '', each));
  expect(covered).not.toContain(undefined);
  expect(covered).toContain(words);
  for (const { related } of found) {
    for (const each of related) {
      expect(each.revision).toBe('main');
      expect(wordsAt(before.get(`content/${each.file}`) ?? '', each)).toBeDefined();
    }
  }
});
