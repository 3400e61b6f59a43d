/** A finding about a settled record lies within its file, or where that is gone, where it was. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Range } from '../../src/diagnostics/finding.ts';
import { GAME, makeRepository } from './base-repository.ts';
import { nomic } from './context.ts';

const CARD = 'content/rulesets/suber/213.md';
const EVENTS = 'content/games/g/events/2020.md';
const PROPOSAL = 'content/games/g/proposals/301.md';
interface Found extends Range {
  readonly code: string;
  readonly message: string;
  readonly help: string;
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

async function rewritten(cwd = base.folder): Promise<readonly Found[]> {
  const { out } = await nomic('check --base main --format json', { cwd });
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

describe('the vote on a settled proposal, in a file of its own', () => {
  const VOTE = `${GAME}/votes/301-b.md`;
  const cast = (vote: string, why: string) => `---\nvote: ${vote}\non: 2020-01-02\n---\n${why}\n`;
  const apart = makeRepository(mkdtempSync(join(tmpdir(), 'nomotheca-apart-')));
  apart.edit('proposals/301.md', '[a, b]', '[a]');
  apart.write(VOTE, cast('for', 'Be polite.'));
  apart.git('add', '--all');
  apart.git('commit', '--quiet', '--no-gpg-sign', '--message=Votes apart');
  beforeEach(() => {
    apart.restore();
    apart.edit('proposals/301.md', '[a, b]', '[a]');
    apart.write(VOTE, cast('for', 'Be polite.'));
  });
  afterAll(() => rmSync(apart.folder, { recursive: true, force: true }));
  const told = async () =>
    (await rewritten(apart.folder)).map(({ file, line, message }) => [file, line, message]);

  it('stands as it was, there or in the proposal', async () => {
    expect(await told()).toEqual([]);
    rmSync(join(apart.folder, VOTE));
    const inline = '{ by: b, on: 2020-01-02, why: Be polite. }';
    apart.edit('proposals/301.md', '[a]', `[a, ${inline}]`);
    expect(await told()).toEqual([]);
  });

  it.each([
    [cast('against', 'Be polite.'), 2, 'its `votes.b` changed from `for` to `against`.'],
    [cast('for', 'Be rude.'), 5, 'its words of `votes.b` changed from `Be polite.` to `Be rude.`.'],
    [
      cast('for', 'Be polite.').replace('01-02', '01-01'),
      3,
      'its `votes.b.on` changed from `2020-01-02` to `2020-01-01`.',
    ],
  ])('is reported in that file: %j', async (text, line, message) => {
    apart.write(VOTE, text);
    const file = 'games/g/votes/301-b.md';
    expect(await told()).toEqual([[file, line, `Proposal 301 is settled, but ${message}`]]);
    const [{ help, related } = { help: '', related: [] }] = await rewritten(apart.folder);
    expect(related.map((each) => [each.file, each.line])).toEqual([[file, line]]);
    // A vote has no key `corrected`.
    expect(help).toContain('say so in games/g/proposals/301.md: `corrected: { on, why }`');
  });

  it('is reported in the file that it had, or has only now', async () => {
    rmSync(join(apart.folder, VOTE));
    const gone = 'Proposal 301 is settled, but it no longer states its `votes.b`, which was `for`.';
    expect(await told()).toEqual([['games/g/votes/301-b.md', 2, gone]]);
    apart.write(VOTE, cast('for', 'Be polite.'));
    apart.edit('proposals/301.md', '[a]', '[]');
    apart.write(`${GAME}/votes/301-a.md`, '---\nvote: against\n---\n');
    const other = 'its `votes.a` changed from `for` to `against`';
    expect(await told()).toEqual([
      ['games/g/votes/301-a.md', 2, `Proposal 301 is settled, but ${other}.`],
    ]);
  });
});

it('points at the line of a long text that changed, and has the old words beside the new', async () => {
  const lines = Array.from({ length: 20 }, (_, i) => `Paragraph ${i + 1} asks for good manners.\n`);
  const old = lines.join('\n');
  const long = makeRepository(mkdtempSync(join(tmpdir(), 'nomotheca-long-')));
  long.edit('proposals/301.md', 'Players are polite.\n', old);
  long.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Long');
  long.edit('proposals/301.md', '12 asks for good', '12 asks for very bad');
  const found = await rewritten(long.folder);
  rmSync(long.folder, { recursive: true });
  expect(found.map(({ message }) => message)).toEqual([
    'Proposal 301 is settled, but its text changed from `… Paragraph 12 asks for good manners. Paragraph 13 …` to `… Paragraph 12 asks for very bad manners. Paragraph 13 …`.',
  ]);
  expect(found[0]).toMatchObject({ line: 32, related: [{ line: 32, revision: 'main' }] });
});
