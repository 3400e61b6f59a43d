/** A ruleset as found in a document, whatever its manner, and what the document has besides. */
import type { Line } from './line.ts';

export interface FoundRule {
  readonly number: number;
  readonly title?: string;
  /** Markdown, word for word. */
  readonly text: string;
  /** The heading of the tier it stands under. */
  readonly tier?: string;
  /** What the document tells of the rule's past, which a card does not. */
  readonly history?: string;
  /** The line of its number. */
  readonly at: number;
}

/** Words that are part of no rule and no heading. */
export interface Leftover {
  /** The rule that they follow; `undefined` for what stands before all of them. */
  readonly after?: number;
  readonly lines: readonly Line[];
}

export interface FoundRuleset {
  /** What the document was taken for. */
  readonly manner: string;
  /** In the order of the document, which may have a number twice. */
  readonly rules: readonly FoundRule[];
  /** Titles of tiers in the order of their headings, those without rules too. */
  readonly tiers: readonly string[];
  readonly leftovers: readonly Leftover[];
  /** Places where the document could be read otherwise. */
  readonly doubts: readonly string[];
}

export type Recogniser = (lines: readonly Line[]) => FoundRuleset | undefined;
