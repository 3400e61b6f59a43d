/**
 * The folder that a build writes to, and empties before. It is replaced only where an earlier build
 * says that it made it. Where a folder really lies counts, whatever links lead to it.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of the project; a site may lie in any other. */
export const OWN_FOLDERS = [
  ...['.astro', '.ci', '.git', '.github', 'content', 'node_modules', 'public', 'scripts', 'src'],
  'test',
];

/** What a build leaves in its folder, so that the next one may replace it. */
export const MARK = 'nomotheca.txt';
const MARKED = 'Nomotheca built this site.';
const MARK_TEXT = `${MARKED} The next build removes whatever else is in this folder.\n`;
/** A repository stays, for those who publish from one. */
const STAYS: ReadonlySet<string> = new Set(['.git', MARK]);

/** Why no site may ever be written there; `undefined` where one may. */
export function whyNotThere(out: string, content: string): string | undefined {
  const held = [PROJECT, content].find((folder) => isWithin(out, folder));
  const holder = [content, ...OWN_FOLDERS.map((name) => join(PROJECT, name))].find((folder) =>
    isWithin(folder, out),
  );
  const kept = held ?? holder;
  if (kept === undefined) return undefined;
  return `The site cannot be written to ${out}: something else is kept there, ${realOf(kept)}.`;
}

/** Why what lies in a folder may not be replaced by a site; `undefined` where it may. */
export function whyNotReplaced(out: string): string | undefined {
  const names = namesIn(out).filter((name) => !STAYS.has(name));
  if (names.length === 0 || isMarked(out)) return undefined;
  return `The site cannot be written to ${out}: a build empties its folder, and there is no ${MARK} in this one to say that an earlier build filled it. If it is a site built by an older version, remove it; otherwise name another folder, such as --out site.`;
}

/**
 * Makes the folder if need be, and removes whatever an earlier build left in it. Throws what the
 * system has against that.
 */
export function emptyOut(out: string): void {
  makeFolder(resolve(out));
  // First of all, so that a build that breaks off can be begun again.
  writeFileSync(join(out, MARK), MARK_TEXT);
  for (const name of readdirSync(out)) {
    if (!STAYS.has(name)) rmSync(join(out, name), { recursive: true });
  }
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

function isMarked(folder: string): boolean {
  const mark = join(folder, MARK);
  return (
    lstatSync(mark, { throwIfNoEntry: false })?.isFile() === true &&
    readFileSync(mark, 'utf8').startsWith(MARKED)
  );
}

/** Whether a folder is another or holds it. */
function isWithin(folder: string, other: string): boolean {
  const path = relative(realOf(folder), realOf(other));
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
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
