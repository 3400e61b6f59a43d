/**
 * What a Judge may find of a move, an event or another Judgment. The form of the desk reads it too, and
 * loads no schema for it.
 */
export const VERDICTS = ['legal', 'illegal', 'undetermined'] as const;
export type Verdict = (typeof VERDICTS)[number];
