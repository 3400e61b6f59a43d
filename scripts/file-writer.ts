/**
 * Writes files in a thread of its own, while the caller goes on to make the next ones. A large
 * archive is thousands of small files, and most of the time they take is the file system's.
 */
import { Worker } from 'node:worker_threads';
import type { Piece, SharedPiece } from '../src/archive/exports/pieces.ts';
import type { Gap } from '../src/site/fragments.ts';

export interface FileWriter {
  /**
   * Resolves once there is room for more. The content is handed over: it must not be used again.
   * Pieces come in the place of the parts that they fill.
   */
  write(path: string, content: Uint8Array, gaps?: readonly Gap[]): Promise<void>;
  /** Writes one piece after another. A shared one is handed over once, for all the files. */
  writePieces(path: string, pieces: readonly Piece[]): Promise<void>;
  /**
   * Resolves once everything so far is written, whatever is handed over meanwhile; rejects if
   * something could not be.
   */
  flush(): Promise<void>;
  /** Flushes, and ends the thread. */
  close(): Promise<void>;
}

export type FileToWrite = { readonly path: string } & (
  | {
      readonly bytes: Uint8Array;
      /** Three numbers for each gap: where it begins and ends, and which shared piece fills it. */
      readonly gaps: readonly number[];
    }
  | {
      /** Texts of its own, and the numbers of shared pieces. */
      readonly pieces: readonly (string | number)[];
    }
);

export interface Batch {
  readonly files: readonly FileToWrite[];
  /** Shared pieces not handed over before, numbered in the order in which they come. */
  readonly pieces: readonly string[];
}

/** Files handed over at once: a message takes longer than what is in it. */
const BATCH = 32;
/** Batches that may wait to be written, so that memory stays bounded. */
const MOST_WAITING = 256;

export function createFileWriter(): FileWriter {
  const worker = new Worker(new URL('./write-files.js', import.meta.url));
  const known = new Map<SharedPiece, number>();
  let files: FileToWrite[] = [];
  let pieces: string[] = [];
  // Batches, in the order in which they are handed over and written.
  let sent = 0;
  let written = 0;
  let failure: unknown;
  let sleepers: (() => void)[] = [];
  const settle = () => {
    const woken = sleepers;
    sleepers = [];
    for (const wake of woken) wake();
  };
  worker.on('message', () => {
    written++;
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
  const send = () => {
    if (files.length === 0) return;
    const batch: Batch = { files, pieces };
    worker.postMessage(batch, files.flatMap(bufferOf));
    sent++;
    files = [];
    pieces = [];
  };
  const add = async (file: FileToWrite) => {
    files.push(file);
    if (files.length >= BATCH) send();
    if (sent - written >= MOST_WAITING) await until(() => sent - written < MOST_WAITING);
  };
  const numberOf = (piece: SharedPiece) => {
    const number = known.get(piece);
    if (number !== undefined) return number;
    known.set(piece, known.size);
    pieces.push(piece.text);
    return known.size - 1;
  };
  const flush = () => {
    send();
    const all = sent;
    return until(() => written >= all);
  };
  return {
    write: (path, bytes, gaps = []) =>
      add({
        path,
        bytes,
        gaps: gaps.flatMap(({ from, to, piece }) => [from, to, numberOf(piece)]),
      }),
    writePieces: (path, all) =>
      add({
        path,
        pieces: all.map((piece) => (typeof piece === 'string' ? piece : numberOf(piece))),
      }),
    flush,
    close: async () => {
      await flush();
      await worker.terminate();
    },
  };
}

/** What can be handed over whole; a part of a larger buffer is copied. */
function bufferOf(file: FileToWrite): ArrayBuffer[] {
  if (!('bytes' in file) || !(file.bytes.buffer instanceof ArrayBuffer)) return [];
  return file.bytes.byteLength === file.bytes.buffer.byteLength ? [file.bytes.buffer] : [];
}
