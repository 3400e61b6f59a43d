/** Which tests can notice a fault, and which are best asked first. */
import type { Selection, TracedFile, Tried } from './messages.ts';

export interface Selected {
  readonly selections: readonly Selection[];
  /** The milliseconds of work that the tests of one file take at most, without any fault. */
  readonly longest: number;
}

export interface Choice {
  /** The source with the fault, as `src/engine/votes/outcome.ts`. */
  readonly source: string;
  readonly experience: Experience;
  /** Milliseconds of work that all may take together, without any fault. */
  readonly most: number;
}

/** Tests of another part see a fault in passing: they are less likely to notice it. */
const ELSEWHERE = 4;
/** Of all parts. */
const OF_ALL = new Set(['fixtures', 'properties']);

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
 * expected until one fails, and no more than there is time for. A mutant that sources come upon as
 * they are loaded may be seen by any test, because a source is loaded for the first of the files
 * that share it; one that a file comes upon outside of its tests, by any of its tests.
 */
export function selectionsFor(
  traced: readonly TracedFile[],
  number: number,
  { source, experience, most }: Choice,
): Selected {
  const anywhere = traced.some(({ loaded }) => loaded.includes(number));
  const seesOf = (file: TracedFile) => {
    const all = anywhere || file.seen.includes(number);
    return file.tests.filter(({ passed, seen }) => passed && (all || seen.includes(number)));
  };
  const costOf = ({ file, work }: { file: string; work: number }) =>
    ((work + LOADING) / experience.shareOf(file)) * (isNear(file, source) ? 1 : ELSEWHERE);
  const inOrder = traced
    .map((file) => ({ file: file.file, tests: seesOf(file) }))
    .filter(({ tests }) => tests.length > 0)
    .map(({ file, tests }) => ({
      file,
      tests: tests.map(({ id }) => id),
      work: tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    }))
    .sort((a, b) => costOf(a) - costOf(b));
  let spent = 0;
  const chosen = inOrder.filter(({ work }, index) => {
    const cost = work + LOADING;
    // A file for which there is no time leaves it to the shorter ones after it.
    if (index > 0 && spent + cost > most) return false;
    spent += cost;
    return true;
  });
  return {
    selections: chosen.map(({ file, tests }) => ({ file, tests })),
    longest: Math.max(0, ...chosen.map(({ work }) => work)),
  };
}

/** Whether a test is of the part that a source belongs to: `test/engine/…` of `src/engine/…`. */
function isNear(test: string, source: string): boolean {
  const [, own = ''] = /(?:^|\/)test\/([^/]+)\//.exec(test.replaceAll('\\', '/')) ?? [];
  return OF_ALL.has(own) || source.startsWith(`src/${own}/`);
}
