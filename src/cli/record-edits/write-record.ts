/** Writes one record into the content folder. */
import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodeSource } from '../../content/decode-source.ts';
import { systemReason } from '../../diagnostics/system-fault.ts';
import type { Draft } from '../../record-edits/plans/draft.ts';

/** Why a record was not written; nothing if it was. */
export type NotWritten = string | undefined;

/**
 * All of the record is written or nothing. No link is followed, and a file that somebody changed in
 * the meantime is left alone.
 */
export function writeRecord(contentDir: string, { file, text, before }: Draft): NotWritten {
  const strange = linkOnTheWay(contentDir, file);
  if (strange !== undefined) return `${strange} is not a folder of its own.`;
  const path = join(contentDir, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    if (before === undefined) writeFileSync(path, text, { flag: 'wx' });
    else return replace(path, file, { text, before });
  } catch (error) {
    return `${file} cannot be written: ${systemReason(error)}.`;
  }
  return undefined;
}

/** The first part of a record's folder that is there and is no folder. */
function linkOnTheWay(contentDir: string, file: string): string | undefined {
  const folders = file.split('/').slice(0, -1);
  const ways = folders.map((_, i) => folders.slice(0, i + 1).join('/'));
  return ways.find((way) => {
    const stats = lstatSync(join(contentDir, way), { throwIfNoEntry: false });
    return stats !== undefined && !stats.isDirectory();
  });
}

function replace(
  path: string,
  file: string,
  { text, before }: Required<Pick<Draft, 'text' | 'before'>>,
): NotWritten {
  const changed = `${file} was changed in the meantime, and is left as it is. Try again.`;
  if (!lstatSync(path).isFile()) return changed;
  const bytes = readFileSync(path);
  const decoded = decodeSource(bytes);
  if (!decoded.ok || decoded.text !== before) return changed;
  const written = asBefore(text, bytes.toString('utf8'));
  const beside = `${path}.new`;
  try {
    writeFileSync(beside, written, { flag: 'wx', mode: lstatSync(path).mode });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  return undefined;
}

/** With the byte order mark and the line endings that the file has had. */
function asBefore(text: string, raw: string): string {
  const [, end = '\n'] = /(\r\n?|\n)/.exec(raw) ?? [];
  const mark = raw.charCodeAt(0) === 0xfeff ? '\ufeff' : '';
  return mark + (end === '\n' ? text : text.replaceAll('\n', end));
}
