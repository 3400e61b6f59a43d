/** Writes files for another thread: see `file-writer.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';

export interface FileToWrite {
  readonly path: string;
  /** Bytes, or the numbers of the pieces that the file is made of. */
  readonly content: Uint8Array | readonly number[];
}

export interface Batch {
  readonly files: readonly FileToWrite[];
  /** Pieces not handed over before, numbered in the order in which they come. */
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
  writeFileSync(path, 'buffer' in content ? content : Buffer.concat(content.map(pieceAt)));
}

function pieceAt(number: number): Uint8Array {
  const piece = known[number];
  if (!piece) throw new Error(`Piece ${number} was not handed over.`);
  return piece;
}
