/** Which tests can notice a fault. */
import type { Selection, TracedFile, TracedTest } from './messages.ts';

export interface Selected {
  /** The fastest first. */
  readonly selections: readonly Selection[];
  /** What they took without any fault. */
  readonly milliseconds: number;
}

/**
 * The tests that come upon the mutant of a number. One that is come upon when files are loaded may
 * be seen by any test, because a module is loaded for the first of the files that share it.
 */
export function selectionsFor(traced: readonly TracedFile[], number: number): Selected {
  const anywhere = traced.some(({ atOnce }) => atOnce.includes(number));
  const chosen = traced.map(({ file, tests }) => {
    const sees = ({ passed, seen }: TracedTest) => passed && (anywhere || seen.includes(number));
    return { file, tests: tests.filter(sees) };
  });
  const timed = chosen
    .filter(({ tests }) => tests.length > 0)
    .map(({ file, tests }) => ({
      milliseconds: tests.reduce((sum, test) => sum + test.milliseconds, 0),
      selection: { file, tests: tests.map(({ id }) => id) },
    }))
    .sort((a, b) => a.milliseconds - b.milliseconds);
  return {
    selections: timed.map(({ selection }) => selection),
    milliseconds: timed.reduce((sum, each) => sum + each.milliseconds, 0),
  };
}
