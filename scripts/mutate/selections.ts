/** Which tests can notice a fault, and which are best asked first. */
import type { Selection, TracedFile, TracedTest, Tried } from './messages.ts';

export interface Selected {
  readonly selections: readonly Selection[];
  /** What they took without any fault. */
  readonly milliseconds: number;
}

/** What it takes to load a file, at least. */
const LOADING = 300;

/** How often each file was run against a fault that it sees, and how often it noticed it. */
export class Experience {
  readonly #ran = new Map<string, number>();
  readonly #noticed = new Map<string, number>();

  add({ ran, failed }: Tried): void {
    for (const file of ran) count(this.#ran, file);
    for (const file of new Set(failed.map((test) => test.file))) count(this.#noticed, file);
  }

  /** The share of faults that a file notices, one half as long as nothing is known of it. */
  shareOf(file: string): number {
    return ((this.#noticed.get(file) ?? 0) + 1) / ((this.#ran.get(file) ?? 0) + 2);
  }
}

function count(counts: Map<string, number>, file: string): void {
  counts.set(file, (counts.get(file) ?? 0) + 1);
}

/**
 * The tests that come upon the mutant of a number, first those of which the shortest time can be
 * expected until one fails. A mutant that is come upon when files are loaded may be seen by any
 * test, because a module is loaded for the first of the files that share it.
 */
export function selectionsFor(
  traced: readonly TracedFile[],
  number: number,
  experience = new Experience(),
): Selected {
  const anywhere = traced.some(({ atOnce }) => atOnce.includes(number));
  const sees = ({ passed, seen }: TracedTest) => passed && (anywhere || seen.includes(number));
  const chosen = traced
    .map(({ file, tests }) => ({ file, tests: tests.filter(sees) }))
    .filter(({ tests }) => tests.length > 0)
    .map(({ file, tests }) => ({
      milliseconds: tests.reduce((sum, test) => sum + test.milliseconds, 0),
      selection: { file, tests: tests.map(({ id }) => id) },
    }));
  const cost = ({ milliseconds, selection }: (typeof chosen)[number]) =>
    (milliseconds + LOADING) / experience.shareOf(selection.file);
  return {
    selections: chosen.sort((a, b) => cost(a) - cost(b)).map(({ selection }) => selection),
    milliseconds: chosen.reduce((sum, each) => sum + each.milliseconds, 0),
  };
}
