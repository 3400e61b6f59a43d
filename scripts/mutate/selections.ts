/** Which tests can notice a fault, and which are best asked first. */
import type { Selection, TracedFile, TracedTest, Tried } from './messages.ts';

export interface Selected {
  readonly selections: readonly Selection[];
  /** The milliseconds of work that the tests of one file take at most, without any fault. */
  readonly longest: number;
}

export interface Choice {
  readonly experience: Experience;
  /** Milliseconds of work that all may take together, without any fault. */
  readonly most: number;
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
 * The tests that come upon the mutant of a number, first those of which the least work can be
 * expected until one fails, and no more than there is time for. A mutant that is come upon when
 * files are loaded may be seen by any test, because a module is loaded for the first of the files
 * that share it.
 */
export function selectionsFor(
  traced: readonly TracedFile[],
  number: number,
  { experience, most }: Choice,
): Selected {
  const anywhere = traced.some(({ atOnce }) => atOnce.includes(number));
  const sees = ({ passed, seen }: TracedTest) => passed && (anywhere || seen.includes(number));
  const costOf = ({ file, work }: { file: string; work: number }) =>
    (work + LOADING) / experience.shareOf(file);
  const inOrder = traced
    .map(({ file, tests }) => ({ file, tests: tests.filter(sees) }))
    .filter(({ tests }) => tests.length > 0)
    .map(({ file, tests }) => ({
      file,
      tests: tests.map(({ id }) => id),
      work: tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    }))
    .sort((a, b) => costOf(a) - costOf(b));
  let spent = 0;
  const chosen = inOrder.filter(({ work }, index) => {
    spent += work + LOADING;
    return index === 0 || spent <= most;
  });
  return {
    selections: chosen.map(({ file, tests }) => ({ file, tests })),
    longest: Math.max(0, ...chosen.map(({ work }) => work)),
  };
}
