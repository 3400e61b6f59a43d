/** Loaded by the tests: says which fault the sources have, and notes which each test comes upon. */
import { afterEach, beforeEach, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of the fault that the sources have, or -1 for none. */
    mutant: number;
  }
  interface TaskMeta {
    /** Faults whose places a test came upon; of a whole file, outside of its tests. */
    seenMutants?: readonly number[];
  }
}

declare global {
  var isMutant: (number: number) => boolean;
}

const active = inject('mutant');
const seen = new Set<number>();

globalThis.isMutant = (number) => {
  seen.add(number);
  return number === active;
};

beforeEach(({ task }) => {
  const { meta } = task.file;
  meta.seenMutants = [...new Set([...(meta.seenMutants ?? []), ...seen])];
  seen.clear();
});

afterEach(({ task }) => {
  task.meta.seenMutants = [...seen];
  seen.clear();
});
