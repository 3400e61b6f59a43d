/** Games that came with the software make way for games of one's own. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { SAMPLES } from '../samples.ts';
import { GAME, makeRepository, RECORDS, type Repository } from './base-repository.ts';
import { CONTEXT } from './context.ts';

const folder = mkdtempSync(join(tmpdir(), 'nomotheca-sample-'));
const SUBER = 'content/rulesets/suber';
let base: Repository;

afterAll(() => rmSync(folder, { recursive: true }));

/** On `main` the game is a sample; the judgment in it is illegal, which is another matter. */
beforeEach(() => {
  for (const name of ['content', '.git', 'test']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  base = makeRepository(folder);
  base.edit('game.md', 'medium: computer', 'medium: computer\nsample: true');
  base.git('commit', '--quiet', '--all', '--no-gpg-sign', '--message=A sample');
});

async function rewritten() {
  const argv = ['check', '--base', 'main', '--format', 'json'];
  const { out, err } = await run(argv, { ...CONTEXT, cwd: folder, repository: folder });
  const { findings = [] } = JSON.parse(out ?? '{}') as {
    readonly findings?: readonly { readonly code: string; readonly message: string }[];
  };
  const found = findings.filter(({ code }) => code === 'history/rewritten');
  return { err, messages: found.map(({ message }) => message) };
}

const remove = (path: string) => rmSync(join(folder, path), { recursive: true });

test('a sample may go, and the ruleset with which only it began', async () => {
  remove(GAME);
  remove(SUBER);
  cpSync(join(SAMPLES, 'rulesets/smurp'), join(folder, 'content/rulesets/smurp'), {
    recursive: true,
  });
  base.write('content/games/mine/game.md', RECORDS['game.md'].replace('suber', 'smurp'));
  expect((await rewritten()).messages).toEqual([]);
});

test('a ruleset stays while another game has begun with it', async () => {
  cpSync(join(folder, GAME), join(folder, 'content/games/other'), { recursive: true });
  base.write('content/games/other/game.md', RECORDS['game.md']);
  base.git('add', '--all');
  base.git('commit', '--quiet', '--no-gpg-sign', '--message=Another');
  remove(GAME);
  remove(`${SUBER}/213.md`);
  expect((await rewritten()).messages).toEqual([
    'Rule 213 is one with which a game began, but it is gone.',
  ]);
});

test('what a sample records may not be rewritten', async () => {
  base.edit('proposals/301.md', 'polite', 'rude');
  expect((await rewritten()).messages).toEqual([expect.stringMatching(/^Proposal 301 is settled/)]);
});

test('a game that is no sample stays, and is not made one', async () => {
  base.restore();
  base.git('commit', '--quiet', '--all', '--no-gpg-sign', '--message=No sample');
  base.edit('game.md', 'medium: computer', 'medium: computer\nsample: true');
  expect((await rewritten()).messages).toEqual([
    'The game has begun, but it states its `sample` only now, as `true`.',
  ]);
  remove(GAME);
  expect((await rewritten()).messages).toEqual(['The game g has begun, but it is gone.']);
});

test("games of the software's tests are not taken for records in another folder", async () => {
  mkdirSync(join(folder, 'test/samples'), { recursive: true });
  cpSync(join(folder, 'content'), join(folder, 'test/samples/content'), { recursive: true });
  remove('content');
  base.git('add', '--all');
  base.git('commit', '--quiet', '--no-gpg-sign', '--message=All samples gone');
  base.restore();
  expect(await rewritten()).toEqual({
    err: 'nomic: nothing was compared with “main”: it has no records.\n',
    messages: [],
  });
});
