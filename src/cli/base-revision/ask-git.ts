/** Runs git on one repository, so that it only reads the repository's objects. */
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { devNull } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { findRepository, type Repository } from '../../content/find-repository.ts';

/** The most that git may print at once: plenty for any archive. */
const MAX_OUTPUT = 2 ** 31 - 1;

/**
 * The whole environment except PATH, so that nothing from the calling process can point git
 * elsewhere. Objects that a partial clone lacks are not fetched: newer versions of git obey
 * GIT_NO_LAZY_FETCH, and older ones, which try, are allowed no transport.
 */
const ENVIRONMENT = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_SYSTEM: devNull,
  GIT_CONFIG_GLOBAL: devNull,
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_GRAFT_FILE: devNull,
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: '',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
};

/**
 * These settings prevail over the repository's own, which belong to its owner and which git reads.
 */
const SETTINGS = [
  'safe.bareRepository=explicit',
  'core.fsmonitor=false',
  `core.hooksPath=${devNull}`,
  `core.attributesFile=${devNull}`,
  // Otherwise git's reason comes after a hint about GIT_GRAFT_FILE.
  'advice.graftFileDeprecated=false',
];

/**
 * Git runs without a working tree, in the folder of our own sources. Windows searches the current folder
 * for programs first. No shell is used.
 */
export function gitOf(repository: Repository, programs: string | undefined) {
  const named = [`--git-dir=${repository.gitDir}`, '--bare'];
  const options = [...named, ...SETTINGS.flatMap((each) => ['-c', each])];
  const path = programs !== undefined && { PATH: outsideRecords(programs, repository) };
  return (args: readonly string[], input = '') => {
    const { status, stdout, stderr } = spawnSync('git', [...options, ...args], {
      cwd: import.meta.dirname,
      env: { ...ENVIRONMENT, ...path },
      input,
      maxBuffer: MAX_OUTPUT,
    });
    if (status === 0) return { ok: true, out: stdout } as const;
    // The status is `null` if git could not even be called.
    return { ok: false, status, says: stderr?.toString('utf8').trim() ?? '' } as const;
  };
}

export type AskGit = ReturnType<typeof gitOf>;

/**
 * PATH without folders among the records, also behind links, and without missing ones. `npx` puts such a
 * folder first.
 */
function outsideRecords(programs: string, { root, path }: Repository): string {
  const records = realFolder(join(root, path)) ?? join(root, path, sep);
  const isOutside = (folder: string) => {
    const real = realFolder(folder);
    return real !== undefined && !real.startsWith(records);
  };
  return programs.split(delimiter).filter(isOutside).join(delimiter);
}

/** The real path of a folder, with a separator at its end; `undefined` if it does not exist. */
function realFolder(folder: string): string | undefined {
  try {
    return join(realpathSync(folder), sep);
  } catch {
    return undefined;
  }
}

/** The last commit of this branch with a file or folder of the records, even if that is gone now. */
export function lastCommitOf(dir: string, file: string, programs: string | undefined) {
  const repository = findRepository(dir);
  const path = [repository?.path, file].filter((part) => part).join('/');
  const asked = ['log', '-1', '--diff-filter=AM', '--format=%h', 'HEAD', '--', path];
  const answer = repository && gitOf(repository, programs)(asked);
  return answer?.ok ? answer.out.toString('utf8').trim() || undefined : undefined;
}

const FILE_MODES: ReadonlySet<string> = new Set(['100644', '100755']);

/** Not `ok` if this clone lacks part of the tree. Paths are relative to the tree. */
export function listTree(git: AskGit, tree: string) {
  const listing = git(['ls-tree', '-r', '-z', '--full-tree', tree]);
  if (!listing.ok) return listing;
  const rows = listing.out.toString('utf8').split('\0').slice(0, -1);
  // `100644 blob 1234abcd<TAB>path`
  const entries = rows.map((row) => {
    const [mode = '', , oid = ''] = row.slice(0, row.indexOf('\t')).split(' ');
    const path = row.slice(row.indexOf('\t') + 1);
    // Symbolic links and submodules are no ordinary files.
    return { isFile: FILE_MODES.has(mode), oid, path };
  });
  return { ok: true, entries } as const;
}
