/** The only reader of `content/`. */

import {
  closeSync,
  type Dirent,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../diagnostics/finding.ts';
import { systemReason } from '../diagnostics/system-fault.ts';
import { decodeSource, MAX_BYTES, tooLarge } from './decode-source.ts';
import { findLink, findRepository } from './find-repository.ts';
import { leftover, WORKPLACE } from './leftover.ts';
import { fileFinding, parsePlace } from './place.ts';
import type { Source } from './source.ts';

/**
 * Names that git keeps for itself, in every spelling that a file system takes for the same name.
 */

/** Names that git reads anywhere in a tree. */
const OF_TREES: ReadonlySet<string> = new Set(['.git', 'git~1', '.gitattributes', '.gitmodules']);
/** A folder with a file of either name can be a whole repository with its own settings. */
const OF_REPOSITORIES: ReadonlySet<string> = new Set(['head', 'commondir']);

/** Characters that Apple's file system ignores in names; see `next_hfs_char` in git's `utf8.c`. */
const LEFT_OUT = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** Endings that Windows ignores: blanks and dots, and the name of a stream after a colon. */
const ENDING = /[ .]*(?::.*)?$/s;

/**
 * Whether a file or folder of this name belongs to git. A game may have the id `head`, so a folder
 * may have that name: git reads `HEAD` only if it is a file.
 */
function isOfGit(name: string, isFolder: boolean): boolean {
  const plain = name.replace(LEFT_OUT, '').replace(ENDING, '').toLowerCase();
  return OF_TREES.has(plain) || (!isFolder && OF_REPOSITORIES.has(plain));
}

export type ContentRead =
  | {
      readonly ok: true;
      readonly sources: readonly Source[];
      readonly findings: readonly Finding[];
      /** Folders of commands that broke off. No record depends on them, so other commands go on. */
      readonly leftovers: readonly Finding[];
      /**
       * Files and folders that git would take for its own. Each has a finding, and none is opened.
       */
      readonly ofGit: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** Files that git, editors and desktops leave behind. They are ignored without a finding. */
const IGNORED: ReadonlySet<string> = new Set([
  '.DS_Store',
  '.editorconfig',
  '.gitignore',
  '.gitkeep',
]);

/** Levels of folders. The deepest record is in the third. */
const MAX_DEPTH = 8;
const TOO_DEEP = 'it is deeper than any record';

interface Reading {
  readonly dir: string;
  readonly sources: Source[];
  readonly findings: Finding[];
  readonly leftovers: Finding[];
  readonly ofGit: string[];
}

/**
 * Reads every record under a folder, in the order of their paths. Anything else there is a finding;
 * links are not followed and other files not opened. Not `ok` if the folder does not exist, or if a
 * link within its repository leads to it: a comparison with git would then miss its records.
 */
export function readContent(dir: string): ContentRead {
  const repository = findRepository(dir);
  const link = repository && findLink(repository);
  if (link !== undefined) return { ok: false, message: throughLink(link) };
  const entries = listFolder(dir);
  if (typeof entries === 'string') return { ok: false, message: noFolder(dir, entries) };
  const into: Reading = { dir, sources: [], findings: [], leftovers: [], ofGit: [] };
  readEntries(entries, '', into);
  const sources = into.sources.sort((a, b) => (a.file < b.file ? -1 : 1));
  const { findings, leftovers, ofGit } = into;
  return { ok: true, sources, findings, leftovers, ofGit };
}

function throughLink(link: string): string {
  return `\`${link}\` is a symbolic link, which is never followed. Name the folder itself with --content, or put it in place of the link.`;
}

function readEntries(entries: readonly Dirent[], folder: string, into: Reading): void {
  for (const entry of entries) readEntry(entry, folder + entry.name, into);
}

function readEntry(entry: Dirent, file: string, into: Reading): void {
  if (isOfGit(entry.name, entry.isDirectory())) refuseOfGit(file, into);
  else if (entry.isDirectory() && file.endsWith(WORKPLACE)) readLeftover(file, into);
  else if (entry.isDirectory()) readFolder(file, into);
  else if (!entry.isFile()) into.findings.push(notFile(file, entry));
  else if (!IGNORED.has(entry.name)) readRecord(file, into);
}

/** It has no records, but git would read its own files there too. */
function readLeftover(file: string, into: Reading): void {
  const within: Reading = { ...into, sources: [], findings: [] };
  into.leftovers.push(leftover(file));
  readFolder(file, within);
  const { ofGit } = into;
  into.findings.push(...within.findings.filter(({ at }) => ofGit.includes(at.file)));
}

function refuseOfGit(file: string, into: Reading): void {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const message = `\`${name}\` belongs to git. Among records it could give git a different history, or a program to run.`;
  into.ofGit.push(file);
  into.findings.push(fileFinding(file, message, 'Remove it from the content folder.'));
}

function notFile(file: string, entry: Dirent): Finding {
  const what = entry.isSymbolicLink() ? 'A symbolic link' : 'Something that is not a file';
  return fileFinding(file, `${what} is in the place of a record.`, 'Put the record itself here.');
}

function readFolder(file: string, into: Reading): void {
  const depth = file.split('/').length;
  const entries = depth < MAX_DEPTH ? listFolder(join(into.dir, file)) : TOO_DEEP;
  if (typeof entries !== 'string') readEntries(entries, `${file}/`, into);
  else into.findings.push(fileFinding(file, `The folder cannot be read: ${entries}.`));
}

function readRecord(file: string, into: Reading): void {
  const placed = parsePlace(file);
  const read = placed.ok ? readText(join(into.dir, file)) : placed;
  if (!read.ok) into.findings.push(fileFinding(file, read.message, read.help));
  else into.sources.push({ file, text: read.text });
}

function readText(path: string) {
  try {
    const file = openSync(path, 'r');
    try {
      const size = fill(room, file);
      return size > MAX_BYTES
        ? tooLarge(fstatSync(file).size)
        : decodeSource(room.subarray(0, size));
    } finally {
      closeSync(file);
    }
  } catch {
    return {
      ok: false,
      message: 'The file cannot be read.',
      help: 'Look at its permissions.',
    } as const;
  }
}

/** Room for one record and one byte more, which shows that a file is too long. No more is read. */
const room = Buffer.allocUnsafeSlow(MAX_BYTES + 1);

/** Fills the buffer from the beginning of a file; returns how many bytes were read. */
function fill(bytes: Buffer, file: number): number {
  let size = 0;
  for (let read = -1; read !== 0 && size < bytes.length; size += read) {
    read = readSync(file, bytes, size, bytes.length - size, null);
  }
  return size;
}

/**
 * Entries in the order of code units, the same on every machine; or why the folder cannot be read.
 */
function listFolder(path: string): readonly Dirent[] | string {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    return systemReason(error);
  }
}

function noFolder(dir: string, reason: string): string {
  return existsSync(dir)
    ? `The folder \`${dir}\` of the records cannot be read: ${reason}.`
    : `There is no folder \`${dir}\` to read records from. \`init\` begins a game, and --content names another folder.`;
}
