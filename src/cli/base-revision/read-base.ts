/** Reads the records of another revision from git's objects, and not from the disk. */
import { decodeSource } from '../../content/decode-source.ts';
import { findRepository } from '../../content/find-repository.ts';
import { parseRecordPath } from '../../content/record-path.ts';
import { type Source, textsByFile } from '../../content/source.ts';
import { inSeries } from '../../helpers/words.ts';
import { READINGS } from '../../law/readings/register.ts';
import type { Library } from '../../pipeline.ts';
import { parseRecords } from '../../records/parse-records.ts';
import type { Records } from '../../records/types.ts';
import { nearAmong } from '../command-line/choose.ts';
import type { Instead } from '../command-line/what-was-meant.ts';
import { type AskGit, gitOf, listTree } from './ask-git.ts';

export interface CommitRecords {
  /** Its name for git: as typed, or the beginning of its hash. */
  readonly rev: string;
  readonly sources: readonly Source[];
  readonly records: Records;
}

/** The commit at which the checked branch left its target branch. */
export interface Base extends CommitRecords {
  /** The present commit of the target branch, if it has gone on. */
  readonly tip?: CommitRecords;
  /** The checked commit, if there is one. */
  readonly head?: Head | undefined;
}

interface BaseRefusal {
  readonly ok: false;
  readonly message: string;
  /** An existing revision to use instead of the typed one. */
  readonly instead?: Instead | undefined;
}

/** The exit status of `git rev-parse --verify --quiet` for an unknown revision. */
const UNKNOWN = 1;
/** The length of an abbreviated hash. */
const SHOWN = 12;

const ELSEWHERE =
  'Name the folder that has the records in both with --content, or put the records back where they were.';

/** The first existing one of the revisions that changes usually target. */
export function usualBase(dir: string, programs: string | undefined) {
  const repository = findRepository(dir);
  if (!repository) return noRepository(dir);
  const git = gitOf(repository, programs);
  const rev = ['origin/main', 'main', 'HEAD'].find((each) => findCommit(git, each).ok);
  return rev === undefined ? refuse(NO_COMMIT) : ({ ok: true, rev } as const);
}

const BEGIN = 'git add . && git commit -m Begin';
const NO_COMMIT = `--base compares with a commit, and there is none yet: ${BEGIN}`;

function noRepository(dir: string) {
  return refuse(
    `--base compares with what git has, and no repository of git holds “${dir}”. Clone the repository of the game, or make one: git init -b main && ${BEGIN}`,
  );
}

/** Fails without a repository or revision, or if the revision has records only in another folder. */
export function readBase(
  dir: string,
  rev: string,
  programs: string | undefined,
): ({ readonly ok: true } & Base) | BaseRefusal {
  const repository = findRepository(dir);
  if (!repository) return noRepository(dir);
  const git = gitOf(repository, programs);
  const found = findCommit(git, rev);
  if (!found.ok) return found;
  const { path } = repository;
  const name = rev.replace(/^refs\/(?:heads|remotes|tags)\//, '');
  const shown = found.commit === rev ? rev.slice(0, SHOWN) : name;
  const tip = readCommit(git, found.commit, shown, path);
  const left = whereItLeft(git, found.commit);
  const head = readHead(git, path);
  if (!tip.ok || left === undefined) return tip.ok ? { ...tip, head } : tip;
  const base = readCommit(git, left, left.slice(0, SHOWN), path);
  return base.ok ? { ...base, tip, head } : base;
}

/** The text of a record in the last commit; `undefined` if it has none. */
export function committedText(dir: string, file: string, programs: string | undefined) {
  const repository = findRepository(dir);
  const path = [repository?.path, file].filter((part) => part).join('/');
  return repository && textIn(gitOf(repository, programs), `HEAD:${path}`);
}

function readHead(git: AskGit, path: string) {
  const answer = git(['show', '--no-patch', '--format=%ct', 'HEAD']);
  if (!answer.ok) return undefined;
  let texts: ReadonlyMap<string, string> | undefined;
  const read = () => {
    const tree = listTree(git, `HEAD:${path}`);
    const sources = tree.ok ? readBlobs(git, tree.entries.filter(isRecord)) : undefined;
    return textsByFile(sources ?? []);
  };
  return {
    /** The time of the commit, in milliseconds. */
    on: Number(answer.out.toString('utf8').trim()) * 1000,
    /** Its records' texts, by file. */
    texts: () => {
      texts ??= read();
      return texts;
    },
  };
}

export type Head = NonNullable<ReturnType<typeof readHead>>;

/**
 * The first record that differs between folder and commit. Git attributes can make a file on the disk
 * differ from the commit that is merged.
 */
export function notAsCommitted({ texts }: Head, sources: readonly Source[]): string | undefined {
  const committed = texts();
  const here = textsByFile(sources);
  return [...new Set([...committed.keys(), ...here.keys()])].find(
    (file) => committed.get(file) !== here.get(file),
  );
}

/**
 * The commit at which this branch left the other one, if that has gone on. Its later records are not in
 * this branch. If there is no single such commit, or this branch ends there, the whole other branch is
 * compared.
 */
function whereItLeft(git: AskGit, commit: string): string | undefined {
  const answer = git(['merge-base', '--all', 'HEAD', commit]);
  const [one, ...more] = answer.ok ? answer.out.toString('utf8').split('\n').filter(Boolean) : [];
  const here = git(['rev-parse', '--verify', '--quiet', 'HEAD']);
  const isBehind = here.ok && here.out.toString('utf8').trim() === one;
  return one === commit || isBehind || more.length > 0 ? undefined : one;
}

/** The records below `path` in a commit. */
function readCommit(git: AskGit, commit: string, rev: string, path: string) {
  const files = listRecords(git, commit, rev, path);
  if (!files.ok) return files;
  const sources = readBlobs(git, files.entries);
  if (!sources) {
    return refuse(`not every record of “${rev}” is in this clone. Fetch what it lacks first.`);
  }
  const names = files.entries.map((each) => each.path);
  return { ok: true, rev, ...asLastRead(git, commit, path, names, sources) } as const;
}

/** The most earlier commits searched for unreadable records, in all. */
const MOST_SEARCHED = 20;

/**
 * An unreadable record stays protected in its last readable form. Otherwise one change could make it
 * unreadable, and the next rewrite it.
 */
function asLastRead(
  git: AskGit,
  commit: string,
  path: string,
  names: readonly string[],
  sources: readonly Source[],
) {
  let kept = { sources, ...parseRecords(sources, READINGS) };
  let left = MOST_SEARCHED;
  for (const file of unreadable(names, kept)) {
    const at = `:(literal)${path}/${file}`;
    const history = git(['log', `-${left + 1}`, '--format=%H', commit, '--', at]);
    // The newest commit has it unreadable.
    const [, ...earlier] = history.ok ? history.out.toString('utf8').trim().split('\n') : [];
    for (const each of earlier) {
      left--;
      const text = textIn(git, `${each}:${path}/${file}`);
      if (text === undefined) continue;
      const others = kept.sources.filter((source) => source.file !== file);
      const then = [...others, { file, text }].sort((a, b) => (a.file < b.file ? -1 : 1));
      const tried = { sources: then, ...parseRecords(then, READINGS) };
      if (unreadable([file], tried).length > 0) continue;
      kept = tried;
      break;
    }
  }
  return { sources: kept.sources, records: kept.records };
}

/** The files that are not wholly read. */
function unreadable(
  names: readonly string[],
  { sources, findings }: Pick<Library, 'sources' | 'findings'>,
): readonly string[] {
  const read = new Set(sources.map(({ file }) => file));
  const faulty = new Set(
    findings.flatMap(({ severity, at }) => (severity === 'error' ? at.file : [])),
  );
  return names.filter((file) => !read.has(file) || faulty.has(file));
}

function textIn(git: AskGit, blob: string): string | undefined {
  const answer = git(['cat-file', 'blob', blob]);
  const decoded = answer.ok ? decodeSource(answer.out) : undefined;
  return decoded?.ok ? decoded.text : undefined;
}

function refuse(message: string, says = ''): BaseRefusal {
  return { ok: false, message: says === '' ? message : `${message} Git says: ${says}` };
}

/**
 * The full names that git may mean by a short one, in git's order. A tag could have the name of a branch,
 * and people may push tags but not the branch.
 */
function wholeNames(git: AskGit, rev: string): readonly string[] {
  const [name = ''] = rev.split(/[~^:]|@\{/, 1);
  if (name === '' || name.startsWith('refs/')) return [];
  const possible = ['', 'tags/', 'heads/', 'remotes/'].map((kind) => `refs/${kind}${name}`);
  const answer = git(['for-each-ref', '--format=%(refname)', '--', ...possible]);
  const known = answer.ok ? answer.out.toString('utf8').split('\n') : [];
  return possible.filter((each) => known.includes(each));
}

function findCommit(git: AskGit, rev: string) {
  const names = wholeNames(git, rev);
  if (names.length > 1) {
    const [first, second] = names;
    return refuse(
      `“${rev}” may be ${first} or ${second} here. Write the full name of the one that you mean.`,
    );
  }
  const ask = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{commit}`];
  const answer = git(ask);
  if (answer.ok) return { ok: true, commit: answer.out.toString('utf8').trim() } as const;
  if (answer.status === null) return refuse('--base needs git, and it cannot be called.');
  if (answer.status !== UNKNOWN) return refuse('--base cannot read the repository.', answer.says);
  const listed = git(['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes']);
  const refs = linesOf(listed);
  const isBegun = refs.length > 0 || git([...ask.slice(0, -1), 'HEAD']).ok;
  if (!isBegun) return refuse(NO_COMMIT);
  const known = refs.length > 0 ? refs : ['HEAD'];
  const named = nearAmong('revision', rev, known);
  const [near = 'HEAD'] = named.instead?.slice(1) ?? [];
  const [, remote = '', branch = ''] = /^([^/]+)\/(.+)$/.exec(rev) ?? [];
  const isRemote = branch !== '' && linesOf(git(['remote'])).includes(remote);
  // A branch compared with itself differs in nothing.
  const isItself = new Set(linesOf(git(['rev-parse', near, 'HEAD']))).size < 2;
  if (isRemote && isItself) {
    const fetching = `git fetch ${remote} ${branch}:refs/remotes/${rev}`;
    return refuse(`This clone has no revision “${rev}”. Fetch it first: ${fetching}`);
  }
  const [only = rev, other] = known;
  const instead = named.instead ?? (other === undefined ? [rev, only] : undefined);
  return { ...named, instead, ok: false, message: `${named.message} ${SHALLOW}` } as const;
}

function linesOf(answer: ReturnType<AskGit>): readonly string[] {
  return answer.ok ? answer.out.toString('utf8').split('\n').filter(Boolean) : [];
}

const SHALLOW = 'If the clone is shallow, fetch it first.';

/** Names the tree of the folder, since git would read a path as a pattern. */
function listRecords(git: AskGit, commit: string, rev: string, path: string) {
  const here = listTree(git, `${commit}:${path}`);
  const entries = here.ok ? here.entries.filter(isRecord) : [];
  if (entries.some(({ path }) => HEAD.exec(path)?.[1] === ''))
    return { ok: true, entries } as const;
  const all = listTree(git, commit);
  if (!all.ok) return refuse(`git cannot list the files of “${rev}”.`, all.says);
  const why = elsewhere(all.entries, path);
  if (why === undefined) return { ok: true, entries } as const;
  return refuse(`“${rev}” has ${why}: nothing can be compared. ${ELSEWHERE}`);
}

type TreeEntry = Extract<ReturnType<typeof listTree>, { readonly ok: true }>['entries'][number];

function isRecord({ isFile, path }: TreeEntry): boolean {
  return isFile && parseRecordPath(path).ok;
}

/** Reads all files in one run of git, which answers in order. */
function readBlobs(git: AskGit, entries: readonly TreeEntry[]): readonly Source[] | undefined {
  if (entries.length === 0) return [];
  const questions = entries.map(({ oid }) => `${oid}\n`).join('');
  const answers = git(['cat-file', '--batch'], questions);
  if (!answers.ok) return undefined;
  const sources: Source[] = [];
  let at = 0;
  for (const { path: file } of entries) {
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

/** The main file of a game or ruleset, with the folder of records before it. */
const HEAD = /^(.*?)(?:^|\/)(?:games\/[^/]+\/game|rulesets\/[^/]+\/ruleset)\.md$/s;
/** Test files of this software, in repositories made from it. These are no records of games. */
const OF_TESTS = /^test\/(fixtures|samples|site)\//;

/** At most so many folders are named. */
const MAX_NAMED = 3;

/**
 * Says why `path` cannot be compared with a tree that has no records there; `undefined` if it has none
 * anywhere.
 */
function elsewhere(entries: readonly TreeEntry[], path: string): string | undefined {
  const folders = new Set(
    entries.flatMap(({ isFile, path: file }) =>
      isFile && !OF_TESTS.test(file) ? (HEAD.exec(file)?.[1] ?? []) : [],
    ),
  );
  // The files of this folder were examined and are no records.
  folders.delete(path);
  const named = [...folders].slice(0, MAX_NAMED).map((each) => {
    return each === '' ? 'its root' : `“${each}”`;
  });
  if (named.length > 0) return `records in ${inSeries(named)}, and none in “${path}”`;
  const other = entries.find((each) => !each.isFile && `${path}/`.startsWith(`${each.path}/`));
  return other && `a link or another repository at “${other.path}”, and no records in “${path}”`;
}
