/** What is said between the mutation run and the process that runs the tests. */
import type { Mutant } from './mutant.ts';

/** A test file, and which of its tests to run. */
export interface Selection {
  readonly file: string;
  readonly tests: readonly string[];
}

/** Tests to run with a fault until one fails. */
export interface Trial {
  /** Of the fault; -1 for none. */
  readonly number: number;
  readonly selections: readonly Selection[];
  /** Milliseconds of work without a test that ends: more is taken to be without end. */
  readonly patience: number;
}

/** First the faults, for which the host is ready; then one run after another. */
export type Request =
  | { readonly ask: 'begin'; readonly mutants: readonly Mutant[]; readonly cache: string }
  | { readonly ask: 'trace' }
  | ({ readonly ask: 'try' } & Trial);

export interface TracedFile {
  readonly file: string;
  /** Mutants that sources come upon as they are loaded: they may be loaded for other files too. */
  readonly loaded: readonly number[];
  /** Mutants that the file comes upon outside of its tests, of which any may then notice them. */
  readonly seen: readonly number[];
  readonly tests: readonly TracedTest[];
}

export interface TracedTest {
  readonly id: string;
  readonly name: string;
  readonly passed: boolean;
  /** Of work, whatever else the machine did. */
  readonly milliseconds: number;
  readonly seen: readonly number[];
}

/** What became of a run until the first test failed. */
export interface Tried {
  /** The files that were run. */
  readonly ran: readonly string[];
  readonly failed: readonly { readonly file: string; readonly name: string }[];
  /** What went wrong outside of every test. */
  readonly errors: readonly string[];
}
