/** A document that a command line names. It may be anywhere and hold anything. */
import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeSource, MAX_BYTES } from '../../content/decode-source.ts';
import { systemReason } from '../../diagnostics/system-fault.ts';

export type DocumentRead =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** Its text with `\n` for every line ending. No more is read than a record may have. */
export function readDocument(cwd: string, name: string): DocumentRead {
  const bytes = readBytes(resolve(cwd, name));
  if (typeof bytes === 'string') return { ok: false, message: `${name} cannot be read: ${bytes}.` };
  if (bytes.length > MAX_BYTES) {
    return {
      ok: false,
      message: `${name} has more than ${MAX_BYTES} bytes, and no more are read of a file.`,
    };
  }
  const decoded = decodeSource(bytes);
  if (decoded.ok) return decoded;
  return { ok: false, message: `${name} cannot be read. ${decoded.message}` };
}

/** At most one byte more than allowed, or the reason why nothing can be read. */
function readBytes(path: string): Buffer | string {
  const bytes = Buffer.alloc(MAX_BYTES + 1);
  let length = 0;
  try {
    const file = openSync(path, 'r');
    try {
      for (let read = -1; read !== 0 && length < bytes.length; length += read) {
        read = readSync(file, bytes, length, bytes.length - length, null);
      }
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return systemReason(error);
  }
  return bytes.subarray(0, length);
}
