/**
 * The folders that a build may empty or overwrite: that of the site, and that of the cache. An earlier
 * build has left its mark in such a folder. It is apart from the records and from the project. Links are
 * followed first.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from './settings.ts';

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** Builds keep their caches here if no other folder is named. */
export const CACHES = join(PROJECT, '.astro/cache');

/** The folder of the cache, whether or not it is named. */
export function cacheOf({ out, cache }: Pick<Settings, 'out' | 'cache'>): string {
  // Each site has a cache of its own, so that two builds can run at once.
  const name = createHash('sha256').update(out).digest('hex').slice(0, 16);
  return cache ?? join(CACHES, name);
}

/** The folder of parts in a cache. */
export const PARTS = 'parts';

/** No site may be in these folders of the project. */
export const PROJECT_FOLDERS = [
  ...['.astro', '.ci', '.git', '.github', 'content', 'node_modules', 'public', 'scripts', 'src'],
  'test',
];

export interface OwnFolder {
  readonly use: 'site' | 'cache' | 'parts';
  readonly folder: string;
  /** More folders that it may neither contain nor be in. */
  readonly apart: readonly string[];
}

/** A build leaves this file in its folder, so that the next build may replace the folder. */
export const MARK = 'nomotheca.txt';

/** Some people publish a site from a repository in its folder, so it stays. */
export const STAYS_IN_SITE: ReadonlySet<string> = new Set(['.git']);

const USES = {
  site: {
    mark: 'Nomotheca built this site.',
    says: 'The next build removes whatever else is in this folder.',
    called: 'The site cannot be written to',
    option: '--out',
    usual: 'site',
    stays: STAYS_IN_SITE,
  },
  cache: {
    mark: 'Nomotheca keeps here what its next build takes over.',
    says: 'A build may remove whatever else is in this folder.',
    called: 'The parts for the next build cannot be kept in',
    option: '--cache',
    usual: 'kept',
    stays: new Set<string>(),
  },
  parts: {
    mark: 'Nomotheca made these parts of a site.',
    says: 'nomic join puts them together.',
    called: 'Parts of a site cannot be written to',
    option: '--out',
    usual: 'parts',
    stays: new Set<string>(),
  },
} as const;

/** Why a build may not use a folder, and what to do instead; `undefined` if it may. */
export function whyNotOurs({ use, folder, apart }: OwnFolder): string | undefined {
  const { called, option, usual, mark, stays } = USES[use];
  const project = PROJECT_FOLDERS.filter((name) => use === 'site' || name !== '.astro');
  const others = [...apart, ...project.map((name) => join(PROJECT, name))];
  const conflict =
    [PROJECT, CACHES, ...apart].find((other) => contains(folder, other)) ??
    others.find((other) => contains(other, folder));
  const isFree = namesIn(folder).every((name) => stays.has(name)) || isMarked(folder, mark);
  if (conflict === undefined && isFree) return undefined;
  let free: string = usual;
  for (let n = 2; existsSync(free); n++) free = `${usual}-${n}`;
  const cure = `name a different folder, such as ${option} ${free}`;
  if (conflict !== undefined) {
    const inIt = realOf(conflict) === realOf(folder) ? '' : `, ${realOf(conflict)}`;
    return `${called} ${folder}: something else is kept there${inIt}. Instead, ${cure}.`;
  }
  return `${called} ${folder}: a build empties its folder. This one may be yours, since it has no ${MARK} with “${mark}” If you need nothing in it, remove it. Otherwise ${cure}.`;
}

/** Whether an earlier build wrote a site there. */
export function isSite(folder: string): boolean {
  return isMarked(folder, USES.site.mark);
}

/** Makes the folder and its mark if they are missing. */
export function takeFolder(own: OwnFolder): void {
  const why = whyNotOurs(own);
  if (why !== undefined) throw new Error(why);
  const { mark, says } = USES[own.use];
  makeFolder(resolve(own.folder));
  // The mark is the first file, so that a build that broke off can begin again. The flag `wx`
  // overwrites no file that appeared meanwhile.
  const isThere = () => isMarked(own.folder, mark);
  unlessMade(isThere, () => {
    writeFileSync(join(own.folder, MARK), `${mark} ${says}\n`, { flag: 'wx' });
  });
}

/** For a folder, true keeps all of it, and false makes the search go into it. */
type IsToStay = (path: string, isFolder: boolean) => boolean;

/** Takes the folder, and removes all files of an earlier build except those that are to stay. */
export function emptyFolder(own: OwnFolder, isToStay: IsToStay = () => false): void {
  takeFolder(own);
  const { stays } = USES[own.use];
  for (const name of readdirSync(own.folder)) {
    if (name !== MARK && !stays.has(name)) hasLeft(join(own.folder, name), isToStay);
  }
}

/** Removes all files but those that are to stay, and says if there are any. Follows no link. */
function hasLeft(path: string, isToStay: IsToStay): boolean {
  const entry = lstatSync(path);
  if (entry.isDirectory()) {
    if (isToStay(path, true)) return true;
    const left = readdirSync(path).filter((name) => hasLeft(join(path, name), isToStay));
    if (left.length === 0) rmdirSync(path);
    return left.length > 0;
  }
  if (entry.isFile() && isToStay(path, false)) return true;
  unlinkSync(path);
  return false;
}

/** Makes one folder at a time: Node's own recursion never ends in a place such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder) || folder === dirname(folder)) return;
  makeFolder(dirname(folder));
  unlessMade(
    () => existsSync(folder),
    () => mkdirSync(folder),
  );
}

/** Makes what is missing. A build that begins at the same moment may make it first. */
function unlessMade(isThere: () => boolean, make: () => void): void {
  if (isThere()) return;
  try {
    make();
  } catch (error) {
    if (!isThere()) throw error;
  }
}

/** If the system cannot read the folder, returns an empty list. A later write to the folder then fails. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A link is no mark, since it may lead to the mark of a different folder. */
function isMarked(folder: string, words: string): boolean {
  const mark = join(folder, MARK);
  return (
    lstatSync(mark, { throwIfNoEntry: false })?.isFile() === true &&
    readFileSync(mark, 'utf8').startsWith(words)
  );
}

/**
 * Whether a folder contains another or is the same. One folder may have several paths: in other letters,
 * or because it is mounted twice.
 */
function contains(folder: string, other: string): boolean {
  const [path, identity] = [realOf(folder), identityOf(folder)];
  for (let at = realOf(other); ; at = dirname(at)) {
    if (at === path || (identity !== undefined && identityOf(at) === identity)) return true;
    if (at === dirname(at)) return false;
  }
}

/** `undefined` if there is nothing at the path. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}

/** Follows all links of a path, as far as it exists yet. */
function realOf(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync.native(whole);
  } catch {
    const above = dirname(whole);
    return above === whole ? whole : join(realOf(above), basename(whole));
  }
}
