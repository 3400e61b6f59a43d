/** The fault of a formula, and its place. */

/** `start` and `end` are UTF-16 offsets into the formula's source, `end` exclusive. */
export interface FormulaProblem {
  readonly message: string;
  readonly help?: string;
  readonly start: number;
  readonly end: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Thrown only inside this folder, to leave a half-evaluated formula. `attempt` catches it, so no
 * caller of a formula sees it.
 */
export class Failure extends Error {
  readonly problem: FormulaProblem;
  constructor(problem: FormulaProblem) {
    super(problem.message);
    this.problem = problem;
  }
}
