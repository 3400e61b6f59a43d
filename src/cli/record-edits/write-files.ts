/**
 * The only writer of records, and of the files that `init` puts beside them. It writes all of a change or
 * nothing. A command first makes the new text in a workplace beside the record, and waits until the disk
 * has it. Then one call of the system puts the file, or a whole folder, in its place. The call replaces
 * only a file whose bytes the command has read. Each file is as before or as after if a command breaks
 * off. `check` names a workplace that is left (`content/read-content.ts`).
 *
 * Commands that write to one place take turns. A command renames its workplace to the name that all use
 * there, such as `301.md.unfinished`. The system lets only one of them have it. A turn lasts an instant.
 * If a command keeps it, another takes it away. If the first one still lives, it finds its workplace
 * gone, and puts nothing in place.
 */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decodeSource } from '../../content/decode-source.ts';
import { entryAt } from '../../content/find-repository.ts';
import { WORKPLACE } from '../../content/names.ts';
import type { Source } from '../../content/source.ts';
import { forShell } from '../../diagnostics/mending-command.ts';
import { systemFault } from '../../diagnostics/system-fault.ts';

/** A new or changed file, a new folder, or a folder to remove. */
export interface FileChange {
  /** Links below this folder are not followed. */
  readonly dir: string;
  /** Relative to it. */
  readonly file: string;
  /** The text of a file, or a folder's files by name; `undefined` to remove it. */
  readonly text: string | ReadonlyMap<string, string> | undefined;
  /** The present text; `undefined` for a new file. */
  readonly before?: string;
}

/** A new folder with its files, each named by its whole path. */
export function folderOf(dir: string, folder: string, files: readonly Source[]): FileChange {
  const text = new Map(files.map((each) => [basename(each.file), each.text]));
  return { dir, file: folder, text };
}

/** A change with its workplace. */
type Work = ReturnType<typeof toMake>;

/** Another program changed something that the user must see first. */
class Refused extends Error {}

/** Puts all changes in place, in order, once all are ready. Says why something was not written. */
export function writeFiles(changes: readonly FileChange[]): string | undefined {
  const made: Work[] = [];
  const written: string[] = [];
  let now: FileChange | undefined;
  try {
    for (now of changes) {
      const each = toMake(now);
      made.push(each);
      make(each);
    }
    for (const each of made) {
      now = each.change;
      putInPlace(each);
      leave(each);
      written.push(now.file);
    }
  } catch (error) {
    const why = now && whyNot(now, error);
    if (why === undefined) throw error;
    return written.length === 0 ? why : `${why} Written before that: ${written.join(', ')}.`;
  } finally {
    for (const each of made.slice(written.length)) leave(each);
  }
  return undefined;
}

function whyNot(change: FileChange, error: unknown): string | undefined {
  if (error instanceof Refused) return error.message;
  const fault = systemFault(error);
  // The faster one takes the turn of the others.
  if (fault?.isMissing) return changed(change).message;
  const path = join(change.dir, change.file);
  const permit = fault?.isDenied ? ` If it is yours: chmod u+w ${forShell(folderOn(path))}` : '';
  return fault && `${path} cannot be written: ${fault.reason}.${permit}`;
}

/** The innermost folder of a file's path. */
function folderOn(path: string): string {
  const folder = dirname(path);
  return entryAt(folder) ? folder : folderOn(folder);
}

/* A workplace, from its beginning to its end. */

function toMake(change: FileChange) {
  const strange = linkOnTheWay(change);
  if (strange !== undefined) throw new Refused(`${strange} is not a folder of its own.`);
  const path = join(change.dir, change.file);
  /** A unique name. */
  const mark = randomBytes(4).toString('hex');
  /** The bytes to replace. */
  const bytes = change.before === undefined ? undefined : bytesOf(path);
  const decoded = bytes && decodeSource(bytes);
  if ((decoded?.ok ? decoded.text : undefined) !== change.before) throw changed(change);
  if (change.before === undefined && change.text !== undefined && entryAt(path)) {
    throw new Refused(`${change.file} exists already, and is not overwritten.`);
  }
  return { change, path, mark, bytes };
}

/** Done before the turn, so that a slow or full disk delays nobody. */
function make({ change: { text }, path, bytes, mark }: Work): void {
  const workplace = ownPlace(path, mark);
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(workplace);
  const place = join(workplace, mark);
  if (typeof text === 'string') {
    const mode = bytes && { mode: lstatSync(path).mode };
    writeNew(place, bytes ? asBefore(text, bytes) : text, mode);
    return;
  }
  mkdirSync(place);
  for (const [name, each] of text ?? []) writeNew(join(place, name), each);
  settle(place);
}

function writeNew(path: string, text: string, mode: { readonly mode?: number } = {}): void {
  writeFileSync(path, text, { flag: 'wx', flush: true, ...mode });
}

function putInPlace(made: Work): void {
  const { path, mark, change } = made;
  const place = join(path + WORKPLACE, mark);
  takeTurn(path, ownPlace(path, mark));
  assertAsRead(made);
  if (change.text === undefined) renameSync(path, join(place, 'gone'));
  else if (change.before === undefined && typeof change.text === 'string') putNew(place, made);
  else renameSync(place, path);
  settle(dirname(path));
  if (change.text !== undefined) sweepBeside(path, basename(path) + WORKPLACE);
}

/** A hard link never overwrites. File systems without links rely on the turn. */
function putNew(place: string, made: Work): void {
  try {
    linkSync(place, made.path);
  } catch {
    assertAsRead(made);
    renameSync(place, made.path);
  }
}

function assertAsRead({ change, path, bytes }: Work): void {
  const isAsRead = bytes
    ? bytesOf(path)?.equals(bytes)
    : change.text === undefined || !entryAt(path);
  if (!isAsRead) throw changed(change);
}

function changed({ file, before }: FileChange): Refused {
  const what = before === undefined ? 'written' : 'changed';
  return new Refused(`${file} was ${what} in the meantime, so it is left as it is. Try again.`);
}

/** In milliseconds: after this, a turn is taken away. A turn lasts a few. */
const LONGEST_TURN = 1000;
const LOOK_AGAIN = 20;

function takeTurn(path: string, own: string): void {
  const common = path + WORKPLACE;
  for (let waited = 0; ; waited += LOOK_AGAIN) {
    try {
      renameSync(own, common);
      return;
    } catch (error) {
      if (!entryAt(common) || !entryAt(own)) throw error;
    }
    if (waited < LONGEST_TURN)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN);
    else renameSync(common, ownPlace(path, randomBytes(4).toString('hex')));
  }
}

function leave({ path, mark }: Work): void {
  try {
    rmSync(ownPlace(path, mark), { recursive: true, force: true });
    rmSync(join(path + WORKPLACE, mark), { recursive: true, force: true });
    rmdirSync(path + WORKPLACE);
  } catch {
    // Another command has the turn, or the check will report leftovers.
  }
}

/**
 * Removes workplaces of other commands for the same text. If one is still running, it is refused anyway,
 * since the text is no longer the one it has read. `spared` is the workplace of the turn.
 */
export function sweepBeside(path: string, spared?: string): void {
  const [folder, name] = [dirname(path), basename(path)];
  try {
    for (const each of readdirSync(folder)) {
      const isLeft = each.startsWith(`${name}.`) && each.endsWith(WORKPLACE);
      if (!isLeft || each === spared) continue;
      rmSync(join(folder, each), { recursive: true, force: true });
    }
  } catch {
    // The check will report it.
  }
}

function ownPlace(path: string, mark: string): string {
  return `${path}.${mark}${WORKPLACE}`;
}

/** Makes the disk keep a folder's names, even after a power failure. */
function settle(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch {
    // Some systems do this by themselves and refuse the request.
  }
}

/** The existing files. */

/** The first part of a path that is a file or link. */
function linkOnTheWay({ dir, file }: FileChange): string | undefined {
  const folders = file.split('/').slice(0, -1);
  const ways = folders.map((_, i) => folders.slice(0, i + 1).join('/'));
  return ways.find((way) => {
    const stats = entryAt(join(dir, way));
    return stats !== undefined && !stats.isDirectory();
  });
}

/** `undefined` if it does not exist, or is no file. */
function bytesOf(path: string): Buffer | undefined {
  return entryAt(path)?.isFile() ? readFileSync(path) : undefined;
}

/** Keeps the byte order mark and line endings of the file. */
function asBefore(text: string, bytes: Buffer): string {
  const raw = bytes.toString('utf8');
  const [, end = '\n'] = /(\r\n?|\n)/.exec(raw) ?? [];
  const mark = raw.charCodeAt(0) === 0xfeff ? '\ufeff' : '';
  return mark + (end === '\n' ? text : text.replaceAll('\n', end));
}
