/** The records as they stand in another revision, read from git's objects and not from the disk. */
import { execFileSync } from 'node:child_process';
import { decodeSource } from '../../content/decode-source.ts';
import { parsePlace } from '../../content/place.ts';
import type { Source } from '../../content/source.ts';
import { READINGS } from '../../law/readings.ts';
import { parseRecords } from '../../records/parse-records.ts';
import type { Records } from '../../records/types.ts';

export interface Base {
  /** The revision as the user named it. */
  readonly rev: string;
  readonly sources: readonly Source[];
  readonly records: Records;
}

export type BaseRead =
  | ({ readonly ok: true } & Base)
  | { readonly ok: false; readonly message: string };

/** Plenty for any archive: what git may print at once. */
const MAX_OUTPUT = 2 ** 31 - 1;
/** Files, as git's trees mark them; not links and not other repositories. */
const FILE_MODES: ReadonlySet<string> = new Set(['100644', '100755']);

interface Entry {
  readonly oid: string;
  readonly file: string;
}

/** Not `ok` where there is no repository, or no such revision in it. */
export function readBase(dir: string, rev: string): BaseRead {
  const prefix = git(dir, ['rev-parse', '--show-prefix']);
  if (prefix === undefined) {
    return { ok: false, message: `--base needs git, and a repository round “${dir}”.` };
  }
  const commit = git(dir, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${rev}^{commit}`,
  ]);
  if (commit === undefined) {
    const message = `there is no revision “${rev}” in this repository. If the clone is shallow, fetch it first.`;
    return { ok: false, message };
  }
  const entries = listFiles(dir, text(commit), text(prefix));
  const sources = readBlobs(dir, entries);
  return { ok: true, rev, sources, records: parseRecords(sources, READINGS).records };
}

function listFiles(dir: string, commit: string, prefix: string): readonly Entry[] {
  const within = prefix === '' ? [] : [prefix];
  const listing = git(dir, ['ls-tree', '-r', '-z', '--full-tree', commit, ...within]);
  return (listing?.toString('utf8') ?? '').split('\0').flatMap((row) => {
    const [stat = '', path = ''] = row.split('\t');
    const [mode = '', , oid = ''] = stat.split(' ');
    const file = path.slice(prefix.length);
    return FILE_MODES.has(mode) && parsePlace(file).ok ? [{ oid, file }] : [];
  });
}

/** All files in one run of git. Its answers stand in the order of the questions. */
function readBlobs(dir: string, entries: readonly Entry[]): readonly Source[] {
  if (entries.length === 0) return [];
  const questions = entries.map(({ oid }) => `${oid}\n`).join('');
  const answers = git(dir, ['cat-file', '--batch'], questions) ?? Buffer.alloc(0);
  const sources: Source[] = [];
  let at = 0;
  for (const { file } of entries) {
    const headEnd = answers.indexOf('\n', at);
    const size = Number(answers.toString('latin1', at, headEnd).split(' ')[2]);
    const start = headEnd + 1;
    const decoded = decodeSource(answers.subarray(start, start + size));
    if (decoded.ok) sources.push({ file, text: decoded.text });
    at = start + size + 1;
  }
  return sources.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** What git prints; `undefined` when it fails, or is not there. No shell takes part. */
function git(dir: string, args: readonly string[], input?: string): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      cwd: dir,
      input: input ?? '',
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: MAX_OUTPUT,
    });
  } catch {
    return undefined;
  }
}

function text(line: Buffer): string {
  return line.toString('utf8').replace(/\n$/, '');
}
