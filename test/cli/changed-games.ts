/** Games in repositories of their own, on whose branch `main` they are as they were. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GamePreview } from '../../src/cli/preview/describe-preview.ts';
import { run } from '../../src/cli/run.ts';
import { makeFolder } from '../content/made-folder.ts';
import { enact, page, type Setting, sourcesOf } from '../engine/table.ts';
import { gitIn } from './base-repository.ts';
import { CONTEXT } from './context.ts';

/** Nobody has to vote, so that a vote can be forgotten. */
export const OPTIONAL = {
  '105': page(
    'rule: 105\ntier: immutable\nmechanics:\n  electorate: true\n  participation: optional',
    'Every player may vote.',
  ),
};
export const CARRIED = enact(301, 'a');
/** C did not vote on Proposal 302, and let it be. */
const WITHOUT_C = 'votes: { for: [a, b] }\nstands: { why: C let it be. }';
export const PLAYED_ON = {
  before: { game: 'unobjected: stands', proposals: { 301: CARRIED } },
  after: {
    game: 'unobjected: stands',
    proposals: { 301: CARRIED, 302: enact(302, 'b', WITHOUT_C) },
  },
};

/** The change from one game to another, as `nomic preview` says it. */
export async function preview(earlier: Setting, later: Setting, format = 'json'): Promise<string> {
  const folder = commit(earlier);
  rmSync(join(folder, 'content'), { recursive: true });
  lay(folder, later);
  const argv = ['preview', '--base', 'main', '--format', format];
  const { out = '', err } = await run(argv, { ...CONTEXT, cwd: folder, repository: folder });
  if (err !== undefined) throw new Error(err);
  return out;
}

/** A repository with a game on its branch `main`, for the length of one test. */
export function commit(setting: Setting): string {
  const folder = makeFolder();
  const git = gitIn(folder);
  lay(folder, setting);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--no-gpg-sign', '--message=As it was');
  return folder;
}

export function lay(folder: string, setting: Setting): void {
  for (const { file, text } of sourcesOf(setting)) {
    const path = join(folder, 'content', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

export async function changeOf(earlier: Setting, later: Setting): Promise<GamePreview> {
  const { games } = JSON.parse(await preview(earlier, later)) as {
    readonly games: readonly GamePreview[];
  };
  const [game] = games;
  if (!game) throw new Error('The change touches no game.');
  return game;
}
