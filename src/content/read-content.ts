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
import { WORKPLACE } from './names.ts';
import { fileFinding, folderFault, parseRecordPath } from './record-path.ts';
import type { Source } from './source.ts';

/** Git reads files with these names anywhere in a tree. */
const OF_TREES: ReadonlySet<string> = new Set(['.git', 'git~1', '.gitattributes', '.gitmodules']);
/** A folder with a file of either name can be a whole repository with its own settings. */
const OF_REPOSITORIES: ReadonlySet<string> = new Set(['head', 'commondir']);

/** Apple's file system ignores these characters in names; see `next_hfs_char` in git's `utf8.c`. */
const LEFT_OUT = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** Windows ignores these endings: blanks and dots, and the name of a stream after a colon. */
const ENDING = /[ .]*(?::.*)?$/s;

/**
 * Recognises the names of git in every spelling that a file system accepts for them. A folder may have
 * the name `head`, the id of a game: git reads `HEAD` only if it is a file.
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
      /** Files and folders that git would treat as its own. Each has a finding and is never opened. */
      readonly ofGit: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** Git, editors and desktops leave these files behind. They are ignored without a finding. */
const IGNORED: ReadonlySet<string> = new Set([
  '.DS_Store',
  '.editorconfig',
  '.gitignore',
  '.gitkeep',
]);

/** Levels of folders. The deepest record is in the third. */
const MAX_DEPTH = 8;
const TOO_DEEP = 'it is deeper than any record';

interface Collection {
  readonly dir: string;
  readonly sources: Source[];
  readonly findings: Finding[];
  readonly leftovers: Finding[];
  readonly ofGit: string[];
}

/**
 * Reads every record under a folder, in the order of their paths. Reports anything else there, and
 * neither follows links nor opens other files. Not `ok` if the folder does not exist. Not `ok` either if a
 * link within its repository leads to it: a comparison with git would miss its records.
 */
export function readContent(dir: string): ContentRead {
  const repository = findRepository(dir);
  const link = repository && findLink(repository);
  if (link !== undefined) {
    const message = `\`${link}\` is a symbolic link, which is never followed. Name the folder itself with --content, or put it in place of the link.`;
    return { ok: false, message };
  }
  const entries = listFolder(dir);
  if (typeof entries === 'string') {
    const message = existsSync(dir)
      ? `The folder \`${dir}\` of the records cannot be read: ${entries}.`
      : `There is no folder \`${dir}\` to read records from. Go into the game’s folder with \`cd\`, or name its records with --content.`;
    return { ok: false, message };
  }
  const into: Collection = { dir, sources: [], findings: [], leftovers: [], ofGit: [] };
  readEntries(entries, '', into);
  const sources = into.sources.sort((a, b) => (a.file < b.file ? -1 : 1));
  const { findings, leftovers, ofGit } = into;
  return { ok: true, sources, findings, leftovers, ofGit };
}

function readEntries(entries: readonly Dirent[], folder: string, into: Collection): void {
  for (const entry of entries) {
    const { name } = entry;
    const file = folder + name;
    if (isOfGit(name, entry.isDirectory())) {
      const message = `\`${name}\` belongs to git. Among records it could give git a different history, or a program to run.`;
      into.ofGit.push(file);
      into.findings.push(
        fileFinding(file, { message, help: 'Remove it from the content folder.' }),
      );
    } else if (entry.isDirectory() && name.endsWith(WORKPLACE)) readLeftover(file, name, into);
    else if (entry.isDirectory()) {
      // A folder with the wrong name has one finding, whatever is in it.
      const fault = folderFault(file);
      const first = fault && withoutRecords(file, into);
      if (!fault) readEntriesOf(file, into);
      else if (first) into.findings.push(fileFinding(first, fault));
    } else if (!entry.isFile()) {
      const what = entry.isSymbolicLink() ? 'A symbolic link' : 'Something that is not a file';
      const message = `${what} is in the place of a record.`;
      into.findings.push(fileFinding(file, { message, help: 'Put the record itself here.' }));
    } else if (!IGNORED.has(name)) {
      const parsed = parseRecordPath(file);
      const read = parsed.ok ? readText(join(into.dir, file)) : parsed;
      if (!read.ok) into.findings.push(fileFinding(file, read));
      else into.sources.push({ file, text: read.text });
    }
  }
}

function readLeftover(file: string, name: string, into: Collection): void {
  const message = `A command stopped early and left \`${name}\`, or is writing there now.`;
  const help =
    'If no command is running, delete it: no record depends on it. Then run the command again if its record is missing.';
  into.leftovers.push(fileFinding(file, { message, help }));
  withoutRecords(file, into);
}

/** In a folder without records, git would read its own files too. Returns the first other file. */
function withoutRecords(file: string, into: Collection): string | undefined {
  const within: Collection = { ...into, sources: [], findings: [] };
  readEntriesOf(file, within);
  const isOfGit = ({ at }: Finding) => into.ofGit.includes(at.file);
  into.findings.push(...within.findings.filter(isOfGit));
  return within.findings.find((finding) => !isOfGit(finding))?.at.file;
}

function readEntriesOf(file: string, into: Collection): void {
  const depth = file.split('/').length;
  const entries = depth < MAX_DEPTH ? listFolder(join(into.dir, file)) : TOO_DEEP;
  if (typeof entries !== 'string') readEntries(entries, `${file}/`, into);
  else into.findings.push(fileFinding(file, { message: `The folder cannot be read: ${entries}.` }));
}

function readText(path: string) {
  try {
    const file = openSync(path, 'r');
    try {
      let size = 0;
      for (let read = -1; read !== 0 && size < room.length; size += read) {
        read = readSync(file, room, size, room.length - size, null);
      }
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

/** Has space for one record and one byte more, which shows that a file is too long. */
const room = Buffer.allocUnsafeSlow(MAX_BYTES + 1);

/** Sorts by code units, the same on every machine. Returns the reason if the folder cannot be read. */
function listFolder(path: string): readonly Dirent[] | string {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    return systemReason(error);
  }
}
