/** What the law of a rule became where its words stayed as they were, as plain sentences. */
export interface LawShift {
  /** What holds since; empty where something merely ceased to hold. */
  readonly now: readonly string[];
  /** What held until then. */
  readonly before: readonly string[];
}

export function lawShift(before: readonly string[], after: readonly string[]): LawShift {
  const [held, holds] = [new Set(before), new Set(after)];
  return {
    now: after.filter((sentence) => !held.has(sentence)),
    before: before.filter((sentence) => !holds.has(sentence)),
  };
}
