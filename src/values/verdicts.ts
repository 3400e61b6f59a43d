/**
 * A Judge may find one of these about a move, an event or a Judgment. The desk uses the list, and loads no
 * schema for it.
 */
export const VERDICTS = ['legal', 'illegal', 'undetermined'] as const;
export type Verdict = (typeof VERDICTS)[number];
