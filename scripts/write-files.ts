/** Writes files for another thread: see `file-writer.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';

export interface FileToWrite {
  readonly path: string;
  readonly content: Uint8Array;
}

const made = new Set<string>();

parentPort?.on('message', ({ path, content }: FileToWrite) => {
  const folder = dirname(path);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeFileSync(path, content);
  parentPort?.postMessage(null);
});
