/** Loaded by the tests: notes which mutants each of them comes upon. */
import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Mutants come upon while a test ran; of a whole file, outside of its tests. */
    seenMutants?: readonly number[];
  }
}

declare global {
  var seenMutants: Set<number> | undefined;
}

/** One set for all files, because a module that several share is evaluated for the first alone. */
globalThis.seenMutants ??= new Set();
const seen = globalThis.seenMutants;

beforeEach(({ task }) => {
  const { meta } = task.file;
  meta.seenMutants = [...new Set([...(meta.seenMutants ?? []), ...seen])];
  seen.clear();
});

afterEach(({ task }) => {
  task.meta.seenMutants = [...seen];
  seen.clear();
});
