/** The records as they stand in another revision, read from git's objects and not from the disk. */
import { spawnSync } from 'node:child_process';
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

/** Not `ok` where there is no repository, no such revision in it, or not all that it had. */
export function readBase(dir: string, rev: string): BaseRead {
  const prefix = git(dir, ['rev-parse', '--show-prefix']);
  if (!prefix.ok) return refuse(`--base needs git, and a repository round “${dir}”.`, prefix.says);
  const commit = git(dir, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${rev}^{commit}`,
  ]);
  if (!commit.ok) {
    const message = `there is no revision “${rev}” in this repository.`;
    return refuse(`${message} If the clone is shallow, fetch it first.`);
  }
  const listing = listTree(dir, line(commit.out), line(prefix.out));
  if (!listing.ok) return refuse(`what “${rev}” holds cannot be listed.`, listing.says);
  const entries = toEntries(listing.out);
  const sources = readBlobs(dir, entries);
  if (!sources) {
    return refuse(`not every record of “${rev}” is in this clone. Fetch what it lacks first.`);
  }
  return { ok: true, rev, sources, records: parseRecords(sources, READINGS).records };
}

function refuse(message: string, says = ''): BaseRead {
  return { ok: false, message: says === '' ? message : `${message} Git says: ${says}` };
}

/** The folder's own tree is named, since paths would be taken for patterns. */
function listTree(dir: string, commit: string, prefix: string): Git {
  const listing = git(dir, ['ls-tree', '-r', '-z', '--full-tree', `${commit}:${prefix}`]);
  // Where there was no such folder there is nothing to compare with.
  const isThere = listing.ok || git(dir, ['cat-file', '-e', `${commit}:${prefix}`]).ok;
  return isThere ? listing : { ok: true, out: Buffer.alloc(0) };
}

function toEntries(listing: Buffer): readonly Entry[] {
  return listing
    .toString('utf8')
    .split('\0')
    .flatMap((row) => {
      const [stat = '', file = ''] = row.split('\t');
      const [mode = '', , oid = ''] = stat.split(' ');
      return FILE_MODES.has(mode) && parsePlace(file).ok ? [{ oid, file }] : [];
    });
}

/** All files in one run of git, whose answers stand in the order of the questions. */
function readBlobs(dir: string, entries: readonly Entry[]): readonly Source[] | undefined {
  if (entries.length === 0) return [];
  const questions = entries.map(({ oid }) => `${oid}\n`).join('');
  const answers = git(dir, ['cat-file', '--batch'], questions);
  if (!answers.ok) return undefined;
  const sources: Source[] = [];
  let at = 0;
  for (const { file } of entries) {
    const headEnd = answers.out.indexOf('\n', at);
    const [, kind, size] = answers.out.toString('latin1', at, headEnd).split(' ');
    if (kind !== 'blob') return undefined;
    const start = headEnd + 1;
    const end = start + Number(size);
    const decoded = decodeSource(answers.out.subarray(start, end));
    if (decoded.ok) sources.push({ file, text: decoded.text });
    at = end + 1;
  }
  return sources.sort((a, b) => (a.file < b.file ? -1 : 1));
}

type Git =
  | { readonly ok: true; readonly out: Buffer }
  /** What it wrote on failing; nothing where it could not even be called. */
  | { readonly ok: false; readonly says: string };

/** What git prints. No shell takes part. */
function git(dir: string, args: readonly string[], input = ''): Git {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: dir,
    input,
    maxBuffer: MAX_OUTPUT,
  });
  if (status === 0) return { ok: true, out: stdout };
  return { ok: false, says: stderr?.toString('utf8').trim() ?? '' };
}

function line(printed: Buffer): string {
  return printed.toString('utf8').replace(/\n$/, '');
}
