/** Writes files for another thread: see `file-writer.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';

export interface FileToWrite {
  readonly path: string;
  /** Bytes, or what the file is made of: texts of its own, and the numbers of shared pieces. */
  readonly content: Uint8Array | readonly (string | number)[];
}

export interface Batch {
  readonly files: readonly FileToWrite[];
  /** Shared pieces not handed over before, numbered in the order in which they come. */
  readonly pieces: readonly string[];
}

const made = new Set<string>();
const known: Uint8Array[] = [];
const encoder = new TextEncoder();

parentPort?.on('message', ({ files, pieces }: Batch) => {
  for (const piece of pieces) known.push(encoder.encode(piece));
  for (const file of files) write(file);
  parentPort?.postMessage(null);
});

function write({ path, content }: FileToWrite): void {
  const folder = dirname(path);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeFileSync(path, 'buffer' in content ? content : Buffer.concat(content.map(bytesOf)));
}

function bytesOf(piece: string | number): Uint8Array {
  if (typeof piece === 'string') return encoder.encode(piece);
  const shared = known[piece];
  if (!shared) throw new Error(`Piece ${piece} was not handed over.`);
  return shared;
}
