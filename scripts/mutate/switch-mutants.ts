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
    /** Of a whole file: faults whose places were come upon while sources were loaded. */
    loadedMutants?: readonly number[];
    /** Milliseconds of work that a test took, whatever else the machine did. */
    work?: number;
  }
}

declare global {
  var isMutant: (number: number) => boolean;
  /** Whether what a source does once, as it is loaded, is being done. */
  var isSourceLoading: boolean;
}

const active = inject('mutant');
const seen = new Set<number>();
const loaded = new Set<number>();
let began = process.threadCpuUsage();

globalThis.isMutant = (number) => {
  (globalThis.isSourceLoading ? loaded : seen).add(number);
  return number === active;
};

beforeEach(({ task }) => {
  const { meta } = task.file;
  meta.seenMutants = [...new Set([...(meta.seenMutants ?? []), ...seen])];
  meta.loadedMutants = [...loaded];
  seen.clear();
  began = process.threadCpuUsage();
});

afterEach(({ task }) => {
  const { user, system } = process.threadCpuUsage(began);
  task.meta.work = (user + system) / 1000;
  task.meta.seenMutants = [...seen];
  seen.clear();
});
