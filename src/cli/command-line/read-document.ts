/** Reads a document that a command line names: any file, anywhere. */

import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { decodeSource, MAX_BYTES } from '../../content/decode-source.ts';
import { systemReason } from '../../diagnostics/system-fault.ts';
import { joinFiles, type NamedFile } from '../../import/join-files.ts';
import { nearAmong } from './choose.ts';
import type { Fault } from './what-was-meant.ts';

/** The named files, or those of a named folder, as one document. */
const ENDINGS = /\.(?:md|markdown|txt)$/i;

/** Other files of a named folder are `left` unread. */
export function readDocuments(cwd: string, names: readonly string[]) {
  const files: NamedFile[] = [];
  const left: string[] = [];
  let size = 0;
  for (const name of names) {
    const within = filesIn(cwd, name);
    if (typeof within === 'string') return { ok: false, message: within } as const;
    left.push(...within.left);
    for (const path of within.files) {
      const read = readDocument(cwd, path);
      if (!read.ok) return read;
      size += read.text.length;
      if (size > MAX_BYTES) {
        const message = `${name}: more than ${MAX_BYTES} bytes, which is too many for a ruleset.`;
        return { ok: false, message } as const;
      }
      files.push({ name: basename(path), text: read.text });
    }
  }
  return { ok: true, text: joinFiles(files), left } as const;
}

/** The file, or a folder's files in the order of their numbers, or the fault. */
function filesIn(cwd: string, name: string) {
  const path = resolve(cwd, name);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    return { files: [name], left: [] };
  }
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && ENDINGS.test(entry.name));
    if (files.length === 0) return `${name} has no files in .md, .markdown or .txt.`;
    const names = files.map((entry) => entry.name);
    names.sort((a, b) => numberIn(a) - numberIn(b) || (a < b ? -1 : 1));
    const left = entries.filter((entry) => !files.includes(entry)).map((entry) => entry.name);
    const within = (file: string) => join(name, file);
    return { files: names.map(within), left: left.sort().map(within) };
  } catch (error) {
    return `${name} cannot be read: ${systemReason(error)}.`;
  }
}

/** Files without a number come first, as an introduction. */
function numberIn(name: string): number {
  return Number(/\d{1,9}/.exec(name)?.[0] ?? -1);
}

type Unread = Pick<Fault, 'message' | 'instead'>;

/** The text with `\n` as line ending. Reads no more than a record may have. */
export function readDocument(
  cwd: string,
  name: string,
): { readonly ok: true; readonly text: string } | ({ readonly ok: false } & Unread) {
  const bytes = readBytes(resolve(cwd, name), MAX_BYTES);
  if (typeof bytes === 'string') return { ok: false, ...unread(cwd, name, bytes) };
  if (bytes.length > MAX_BYTES) {
    const message = `the file ${name} has more than ${MAX_BYTES} bytes, which is too many for a file.`;
    return { ok: false, message };
  }
  const decoded = decodeSource(bytes);
  if (decoded.ok) return decoded;
  return { ok: false, message: `the file ${name} cannot be read. ${decoded.message} ${AS_TEXT}` };
}

const AS_TEXT = 'Save it as plain text, Markdown or HTML, in UTF-8.';

/** Why a file cannot be read, or the files that exist if it does not. */
export function unread(cwd: string, name: string, reason: string): Unread {
  if (statSync(resolve(cwd, name), { throwIfNoEntry: false }))
    return { message: `the file ${name} cannot be read: ${reason}.` };
  // The name of a game or ruleset means its folder.
  const folders = ['games', 'rulesets'].map((each) => join('content', each, name));
  const isThere = (each: string) => statSync(resolve(cwd, each), { throwIfNoEntry: false });
  const files = [...filesBeside(cwd, name), ...folders.filter(isThere)];
  const none = files.length === 0 ? 'The folder has no files.' : undefined;
  return nearAmong('file', name, files, none);
}

function filesBeside(cwd: string, name: string): readonly string[] {
  try {
    const entries = readdirSync(resolve(cwd, dirname(name)), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
    return files.map((entry) => join(dirname(name), entry.name)).sort();
  } catch {
    return [];
  }
}

/** The number of the standard input. */
export const PIPED = 0;
const PART = 1 << 16;

/** Reads at most a little more than allowed, or says why it cannot. */
export function readBytes(from: string | typeof PIPED, most: number): Buffer | string {
  const parts: Buffer[] = [];
  try {
    const file = from === PIPED ? PIPED : openSync(from, 'r');
    try {
      for (let length = 0, read = -1; read !== 0 && length <= most; length += read) {
        const part = Buffer.alloc(PART);
        read = readSync(file, part, 0, PART, null);
        parts.push(part.subarray(0, read));
      }
    } finally {
      if (file !== PIPED) closeSync(file);
    }
  } catch (error) {
    return systemReason(error);
  }
  return Buffer.concat(parts);
}
