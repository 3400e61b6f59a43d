/** Every change that a program makes on the disk, one after another, any of which may be made to fail. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Through these goes all that is written, since Node's own functions call them too. */
const CHANGES = [
  ...['openSync', 'writeSync', 'fsyncSync', 'mkdirSync', 'linkSync', 'renameSync', 'symlinkSync'],
  ...['rmSync', 'rmdirSync', 'unlinkSync', 'appendFileSync', 'copyFileSync', 'cpSync'],
];
const NEED_ROOM: ReadonlySet<string> = new Set([
  ...['openSync', 'writeSync', 'fsyncSync', 'mkdirSync', 'linkSync'],
]);

/** Stands for the end of the process, so that nothing which would be done afterwards is done. */
export class Killed extends Error {}

export interface Change {
  /** From 1. */
  readonly count: number;
  readonly name: string;
}

/**
 * Calls `meanwhile` before each change, which is not made if it throws; of a text half is written then.
 * Returns what ends that.
 */
export function watchDisk(meanwhile: (change: Change) => void): () => void {
  let count = 0;
  let isWithin = false;
  const restored = CHANGES.map((name) => {
    const original = Reflect.get(fs, name);
    Reflect.set(fs, name, (...args: readonly unknown[]) => {
      const isReading = name === 'openSync' && (args[1] ?? 'r') === 'r';
      if (isWithin || isReading) return Reflect.apply(original, fs, args);
      isWithin = true;
      count += 1;
      try {
        meanwhile({ count, name });
      } catch (error) {
        const [file, text] = args;
        if (name === 'writeSync' && ArrayBuffer.isView(text)) {
          Reflect.apply(original, fs, [file, text, 0, Math.floor(text.byteLength / 2)]);
        }
        throw error;
      } finally {
        isWithin = false;
      }
      // A disk is slow to say that it has a text. The machine of a test does not lose its power.
      return name === 'fsyncSync' ? undefined : Reflect.apply(original, fs, args);
    });
    return () => Reflect.set(fs, name, original);
  });
  const restore = () => {
    for (const each of restored) each();
    syncBuiltinESMExports();
    watched.delete(restore);
  };
  syncBuiltinESMExports();
  watched.add(restore);
  return restore;
}

const watched = new Set<() => void>();

/** Ends what a test did not come to end. */
export function restoreDisk(): void {
  for (const restore of [...watched].reverse()) restore();
}

/** How the disk fails: what becomes of a change and of those after it. */
export const FAILURES = {
  /** The process ends at that change. */
  killed: (change: Change, at: number) => {
    if (change.count >= at) throw new Killed('the process was killed');
  },
  /** From that change on there is no room. */
  full: ({ count, name }: Change, at: number) => {
    if (count >= at && NEED_ROOM.has(name)) throw refusal('ENOSPC');
  },
  /** That change is refused, and those after it are not. */
  faulty: ({ count }: Change, at: number) => {
    if (count === at) throw refusal('EIO');
  },
} as const;

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'write' });
}
