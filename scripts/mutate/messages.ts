/** What is said between the mutation run and the process that runs the tests. */
import type { Mutant } from './mutant.ts';

/** A test file, and which of its tests to run. */
export interface Selection {
  readonly file: string;
  readonly tests: readonly string[];
}

export type Request =
  | { readonly ask: 'trace'; readonly mutants: readonly Mutant[] }
  | { readonly ask: 'try'; readonly mutant: Mutant; readonly selections: readonly Selection[] };

export interface TracedFile {
  readonly file: string;
  /** Mutants that are come upon when the file is loaded. */
  readonly atOnce: readonly number[];
  readonly tests: readonly TracedTest[];
}

export interface TracedTest {
  readonly id: string;
  readonly name: string;
  readonly passed: boolean;
  readonly milliseconds: number;
  readonly seen: readonly number[];
}

/** What became of a run: the tests that failed, and what went wrong outside of every test. */
export interface Tried {
  readonly failed: readonly string[];
  readonly errors: readonly string[];
}
