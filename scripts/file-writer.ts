/**
 * Writes files in a thread of its own, while the caller goes on to make the next ones. A large
 * archive is thousands of small files, and most of the time they take is the file system's.
 */
import { Worker } from 'node:worker_threads';
import type { FileToWrite } from './write-files.ts';

export interface FileWriter {
  /** Resolves once there is room for more. The content is handed over: it must not be used again. */
  write(path: string, content: Uint8Array): Promise<void>;
  /** Resolves once everything so far is written; rejects if something could not be. */
  flush(): Promise<void>;
  /** Flushes, and ends the thread. */
  close(): Promise<void>;
}

/** Files that may wait to be written, so that memory stays bounded. */
const MOST_WAITING = 200;

export function createFileWriter(): FileWriter {
  const worker = new Worker(new URL('./write-files.ts', import.meta.url));
  let waiting = 0;
  let failure: unknown;
  let sleepers: (() => void)[] = [];
  const settle = () => {
    const woken = sleepers;
    sleepers = [];
    for (const wake of woken) wake();
  };
  worker.on('message', () => {
    waiting--;
    settle();
  });
  worker.on('error', (error) => {
    failure = error;
    settle();
  });
  const until = async (isReached: () => boolean) => {
    while (!failure && !isReached()) await new Promise<void>((wake) => sleepers.push(wake));
    if (failure) throw failure;
  };
  return {
    write: async (path, content) => {
      const file: FileToWrite = { path, content };
      waiting++;
      worker.postMessage(file, content.buffer instanceof ArrayBuffer ? [content.buffer] : []);
      if (waiting >= MOST_WAITING) await until(() => waiting < MOST_WAITING);
    },
    flush: () => until(() => waiting === 0),
    close: async () => {
      await until(() => waiting === 0);
      await worker.terminate();
    },
  };
}
