/**
 * The folders that a build empties or overwrites: the one of the site, and the one of what the next
 * build takes over. A folder is one of them only if an earlier build says so in it, and if it lies apart
 * from the records and from the project. Where a folder really lies counts, whatever links lead to it.
 */
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

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** What builds keep where no other folder is named. */
export const CACHES = join(PROJECT, '.astro/cache');

/** Folders of the project; a site may lie in any other. */
export const PROJECT_FOLDERS = [
  ...['.astro', '.ci', '.git', '.github', 'content', 'node_modules', 'public', 'scripts', 'src'],
  'test',
];

export interface OwnFolder {
  readonly use: 'site' | 'cache';
  readonly folder: string;
  /** Folders that it may neither hold nor lie in, besides those of the project. */
  readonly apart: readonly string[];
}

/** What a build leaves in its folder, so that the next one may replace it. */
export const MARK = 'nomotheca.txt';

/** A repository stays in the folder of a site, for those who publish from one. */
export const STAYS_IN_SITE: ReadonlySet<string> = new Set(['.git']);

const USES = {
  site: {
    mark: 'Nomotheca built this site.',
    says: 'The next build removes whatever else is in this folder.',
    called: 'The site cannot be written to',
    option: '--out site',
    stays: STAYS_IN_SITE,
  },
  cache: {
    mark: 'Nomotheca keeps here what its next build takes over.',
    says: 'A build may remove whatever else is in this folder.',
    called: 'What the next build takes over cannot be kept in',
    option: '--cache kept',
    stays: new Set<string>(),
  },
} as const;

/** Why a build may not use a folder, and what to do instead; `undefined` if it may. */
export function whyNotOurs({ use, folder, apart }: OwnFolder): string | undefined {
  const { called, option, mark, stays } = USES[use];
  const cure = `name a different folder, such as ${option}`;
  const kept = [PROJECT, CACHES, ...apart].find((other) => holds(folder, other));
  const project = PROJECT_FOLDERS.filter((name) => use === 'site' || name !== '.astro');
  const holders = [...apart, ...project.map((name) => join(PROJECT, name))];
  const holder = kept ?? holders.find((other) => holds(other, folder));
  if (holder !== undefined) {
    return `${called} ${folder}: something else is kept there, ${realOf(holder)}. Instead, ${cure}.`;
  }
  if (namesIn(folder).every((name) => stays.has(name)) || isMarked(folder, mark)) return undefined;
  return `${called} ${folder}: a build may empty its folder, and there is no ${MARK} in this one, a file of its own, that says “${mark}” So no earlier build filled it, or an older version did: then remove it. Otherwise ${cure}.`;
}

/** Whether an earlier build wrote a site there. */
export function isSite(folder: string): boolean {
  return isMarked(folder, USES.site.mark);
}

/** Makes the folder and its mark if need be. Throws what the system has against that. */
export function takeFolder(own: OwnFolder): void {
  const why = whyNotOurs(own);
  if (why !== undefined) throw new Error(why);
  const { mark, says } = USES[own.use];
  makeFolder(resolve(own.folder));
  // The mark is the first file of all, so that a build that breaks off can be begun again. A file that
  // appeared there meanwhile is not overwritten.
  if (isMarked(own.folder, mark)) return;
  writeFileSync(join(own.folder, MARK), `${mark} ${says}\n`, { flag: 'wx' });
}

/** The same, and removes whatever an earlier build left in it, but for the files that are to stay. */
export function emptyFolder(
  own: OwnFolder,
  isToStay: (file: string) => boolean = () => false,
): void {
  takeFolder(own);
  const { stays } = USES[own.use];
  for (const name of readdirSync(own.folder)) {
    if (name !== MARK && !stays.has(name)) hasLeft(join(own.folder, name), isToStay);
  }
}

/** Removes all but those files, and says whether there are any. A link is removed, and not what it leads to. */
function hasLeft(path: string, isToStay: (file: string) => boolean): boolean {
  const entry = lstatSync(path);
  if (entry.isDirectory()) {
    const left = readdirSync(path).filter((name) => hasLeft(join(path, name), isToStay));
    if (left.length === 0) rmdirSync(path);
    return left.length > 0;
  }
  if (entry.isFile() && isToStay(path)) return true;
  unlinkSync(path);
  return false;
}

/** One folder at a time: Node’s own way to make several never ends where, as in /proc, nothing can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder) || folder === dirname(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Whatever is no folder that can be read has no names: to write to it will fail. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A link is no mark: what it leads to may say of another folder that it is ours. */
function isMarked(folder: string, words: string): boolean {
  const mark = join(folder, MARK);
  return (
    lstatSync(mark, { throwIfNoEntry: false })?.isFile() === true &&
    readFileSync(mark, 'utf8').startsWith(words)
  );
}

/** Whether a folder is another or holds it. */
function holds(folder: string, other: string): boolean {
  for (let at = realOf(other); ; at = dirname(at)) {
    if (isSame(at, folder)) return true;
    if (at === dirname(at)) return false;
  }
}

/** One folder may have several paths: in other letters, or where it is mounted twice. */
function isSame(folder: string, other: string): boolean {
  if (folder === realOf(other)) return true;
  const [one, two] = [identityOf(folder), identityOf(other)];
  return one !== undefined && one === two;
}

/** `undefined` for what is not there, or cannot be. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}

/** Where a path leads once all links are followed, as far as there is anything yet. */
function realOf(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync.native(whole);
  } catch {
    const above = dirname(whole);
    return above === whole ? whole : join(realOf(above), basename(whole));
  }
}
