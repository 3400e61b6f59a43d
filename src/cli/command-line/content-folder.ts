/** The folder of records that a command line names, and how its files are named in what is printed. */

import { lstatSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { readLibrary } from '../../read-library.ts';
import type { Arguments } from './arguments.ts';
import type { CommandContext } from './outcome.ts';

export interface ContentFolder {
  readonly dir: string;
  /** As the user named it, to be put before the name of a file. */
  readonly named: string;
  /** The same, relative to the root of the repository. */
  readonly inRepository: string;
}

export function contentFolder(
  { values }: Arguments,
  { cwd, repository }: CommandContext,
): ContentFolder {
  const given = values.get('content') ?? 'content';
  const dir = resolve(cwd, given);
  return {
    dir,
    named: prefix(isAbsolute(given) ? dir : relative(cwd, dir)),
    inRepository: prefix(relative(repository, dir)),
  };
}

function prefix(path: string): string {
  const strokes = path.split(sep).join('/');
  return strokes === '' || strokes.endsWith('/') ? strokes : `${strokes}/`;
}

/** The records of a folder to which others are added; one that is not there yet has none. */
export function libraryOf({ dir }: ContentFolder) {
  const nothing = { sources: [], findings: [], unread: [] };
  const records = { rulesets: new Map(), games: new Map() };
  const malformed = { games: new Set<string>(), rulesets: new Set<string>() };
  if (lstatSync(dir, { throwIfNoEntry: false })) return readLibrary(dir);
  return { ok: true, ...nothing, records: { ...records, malformed } } as const;
}
