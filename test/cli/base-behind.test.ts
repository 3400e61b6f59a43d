/**
 * A branch on which somebody works while others are merged into `main`.
 *
 * @module-tag slow
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkIn, GAME, repositoryIn } from './base-repository.ts';
import { nomic } from './context.ts';

const base = repositoryIn(mkdtempSync(join(tmpdir(), 'nomotheca-behind-')));
afterAll(() => rmSync(base.folder, { recursive: true, force: true }));

beforeAll(() => {
  base.begin();
  base.edit('game.md', '{ name: Ada A }', '{ name: Ada A, account: github:aa }');
  base.edit('game.md', '{ name: Bob B }', '{ name: Bob B, account: github:bb }');
  base.edit('game.md', 'players:', 'clerks: [github:former]\nplayers:');
  commit('Accounts');
  base.git('branch', 'start');
});
beforeEach(() => {
  base.git('switch', '--quiet', '--force-create', 'main', 'start');
  base.git('clean', '--quiet', '--force', '-d');
});

function commit(message: string): void {
  base.git('add', '--all');
  base.git('commit', '--quiet', '--no-gpg-sign', `--message=${message}`);
}

/** `merged` is done on `main` and `mine` on a branch that began before. */
async function behind(author: string, merged: () => void, mine: () => void) {
  merged();
  commit('Merged meanwhile');
  base.git('switch', '--quiet', '--force-create', 'mine', 'start');
  mine();
  commit('Mine');
  return found(author);
}

async function found(author: string): Promise<readonly string[]> {
  const { findings } = await checkIn({ cwd: base.folder, author: `github:${author}` });
  return findings
    .filter(({ code }) => /^(author|history)\//.test(code))
    .map(({ code, file, message }) => `${code} ${file}: ${message}`);
}

const voteOf = (player: string) => () =>
  base.write(`${GAME}/votes/302-${player}.md`, '---\nvote: for\n---\n');
const nothing = () => base.write('other.txt', 'Something else.');

test('nobody is blamed for what others had merged meanwhile', async () => {
  const merged = () => base.edit('proposals/302.md', '{ for: [b] }', '{ against: [b] }');
  expect(await behind('aa', merged, voteOf('a'))).toEqual([]);
});

test('what was settled meanwhile is not missed on a branch that leaves it alone', async () => {
  const merged = () =>
    base.edit('proposals/302.md', '{ for: [b] }', '{ for: [a, b] }\nclosed: 2020-01-04');
  expect(await behind('aa', merged, nothing)).toEqual([]);
});

test('what the branch itself does in the name of another is still refused', async () => {
  const edit = () => base.edit('proposals/302.md', 'kind', 'rude');
  expect(await behind('bb', edit, voteOf('a'))).toEqual([
    expect.stringContaining('author/not-theirs games/g/votes/302-a.md: The vote of `a`'),
  ]);
});

test('what was settled meanwhile may not be written otherwise', async () => {
  const merged = () =>
    base.edit('proposals/302.md', '{ for: [b] }', '{ for: [a, b] }\nclosed: 2020-01-04');
  const mine = () => base.edit('proposals/302.md', 'Players are kind.', 'Players are rich.');
  expect(await behind('bb', merged, mine)).toContainEqual(
    expect.stringMatching(/^history\/rewritten games\/g\/proposals\/302.md: .* settled/),
  );
});

test('a right that was taken away is not kept by beginning at an old commit', async () => {
  const merged = () => base.edit('game.md', 'clerks: [github:former]\n', '');
  expect(await behind('former', merged, voteOf('a'))).toEqual([
    expect.stringContaining('The vote of `a` on Proposal 302 is for `a` (github:aa) to record'),
  ]);
});

test('accounts that are new since are asked for, too', async () => {
  base.edit('game.md', ', account: github:aa', '');
  base.edit('game.md', ', account: github:bb', '');
  base.edit('game.md', 'clerks: [github:former]\n', '');
  commit('No accounts yet');
  base.git('branch', '--force', 'open');
  base.git('revert', '--no-edit', '--no-gpg-sign', 'HEAD');
  base.git('switch', '--quiet', '--force-create', 'mine', 'open');
  voteOf('a')();
  commit('Mine');
  expect(await found('bb')).toEqual([expect.stringContaining('The vote of `a`')]);
});

test('a branch that was merged with main has to keep what main has', async () => {
  voteOf('a')();
  commit('Merged meanwhile');
  base.git('switch', '--quiet', '--force-create', 'mine', 'start');
  writeFileSync(join(base.folder, 'other.txt'), 'Something else.');
  commit('Mine');
  base.git('merge', '--quiet', '--strategy=ours', '--no-edit', '--no-gpg-sign', 'main');
  expect(await found('bb')).toEqual([expect.stringContaining('The vote of `a`')]);
});

test('that a game states nobody with whom the author could be compared is said', async () => {
  base.edit('game.md', ', account: github:aa', '');
  base.edit('game.md', ', account: github:bb', '');
  base.edit('game.md', 'clerks: [github:former]\n', '');
  commit('No accounts any more');
  base.git('switch', '--quiet', '--create', 'silent');
  voteOf('a')();
  commit('Mine');
  const silent = await nomic('check --base main --author github:zz', { cwd: base.folder });
  expect(silent.err).toBe(
    'nomic: no change in g was compared with the account “github:zz”, since game.md names no account of a player or clerk.\n',
  );
  base.git('switch', '--quiet', 'main');
  base.edit('game.md', 'players:', 'clerks: [github:former]\nplayers:');
  commit('A clerk');
  base.git('switch', '--quiet', '--force-create', 'kept');
  voteOf('b')();
  commit('Mine');
  const kept = await nomic('check --base main --author github:zz', { cwd: base.folder });
  expect(kept.err).toBeUndefined();
});
