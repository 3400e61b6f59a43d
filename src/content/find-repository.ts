/**
 * Finds the repository that holds a folder of records. Git would search from within that folder. A pull
 * request can place a repository there, with settings that name programs to run. So we search ourselves,
 * and begin outside.
 */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

export interface Repository {
  /** The folder `.git`, or the file of that name which leads to one. */
  readonly gitDir: string;
  /** The root of the working tree. */
  readonly root: string;
  /** The folder of records relative to the root, with forward slashes and none at either end. */
  readonly path: string;
}

/**
 * The innermost repository around the folder. A link above that repository belongs to the machine and
 * not to the repository, and is followed.
 */
export function findRepository(dir: string): Repository | undefined {
  const named = resolve(dir);
  const above = findAbove(named);
  // A folder that does not exist has no other path.
  return above ?? (existsSync(named) ? findAbove(realpathSync(named)) : undefined);
}

/** The first symbolic link on the way from the root to the records, relative to the root. */
export function findLink({ root, path }: Repository): string | undefined {
  const steps = path.split('/');
  return steps
    .map((_, i) => steps.slice(0, i + 1).join('/'))
    .find((way) => entryAt(join(root, way))?.isSymbolicLink());
}

function findAbove(dir: string): Repository | undefined {
  for (let at = dir; at !== dirname(at); ) {
    at = dirname(at);
    const gitDir = join(at, '.git');
    if (entryAt(gitDir)) return { gitDir, root: at, path: relative(at, dir).split(sep).join('/') };
  }
  return undefined;
}

/** The entry at a path; a link is not followed. */
export function entryAt(path: string) {
  return lstatSync(path, { throwIfNoEntry: false });
}
