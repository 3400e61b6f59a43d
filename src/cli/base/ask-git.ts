/** Git, asked about one repository, and kept from all but reading its objects. */
import { spawnSync } from 'node:child_process';
import { devNull } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import type { Repository } from '../../content/find-repository.ts';

export type Answer =
  | { readonly ok: true; readonly out: Buffer }
  /** `status` is none where git could not even be called; `says` is what it wrote on failing. */
  | { readonly ok: false; readonly status: number | null; readonly says: string };

export type AskGit = (args: readonly string[], input?: string) => Answer;

/** Plenty for any archive: what git may print at once. */
const MAX_OUTPUT = 2 ** 31 - 1;

/**
 * The whole environment but for PATH, so nothing that began this process can point git elsewhere.
 * Objects that a partial clone lacks are not fetched: newer versions of git obey GIT_NO_LAZY_FETCH,
 * and older ones, which try, are allowed no transport.
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

/** The repository's own settings are its owner's, and git reads them; these count before them. */
const SETTINGS = [
  'safe.bareRepository=explicit',
  'core.fsmonitor=false',
  `core.hooksPath=${devNull}`,
  `core.attributesFile=${devNull}`,
];

/**
 * Git is told that there is no working tree, and is started among our own sources: Windows looks for
 * programs first where one is started. No shell takes part.
 */
export function gitOf(repository: Repository, programs: string | undefined): AskGit {
  const named = [`--git-dir=${repository.gitDir}`, '--bare'];
  const options = [...named, ...SETTINGS.flatMap((each) => ['-c', each])];
  const path = programs !== undefined && { PATH: outsideRecords(programs, repository) };
  return (args, input = '') => {
    const { status, stdout, stderr } = spawnSync('git', [...options, ...args], {
      cwd: import.meta.dirname,
      env: { ...ENVIRONMENT, ...path },
      input,
      maxBuffer: MAX_OUTPUT,
    });
    if (status === 0) return { ok: true, out: stdout };
    return { ok: false, status, says: stderr?.toString('utf8').trim() ?? '' };
  };
}

/** `npx`, called among the records, would have programs looked for there first. */
function outsideRecords(programs: string, { root, path }: Repository): string {
  const records = join(root, path, sep);
  const folders = programs.split(delimiter);
  return folders.filter((each) => !join(each, sep).startsWith(records)).join(delimiter);
}
