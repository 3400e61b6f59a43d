/** The folder of records that a command line names, and how its files are named in what is printed. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
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
