/** A ruleset as found in a document of any format, and what else the document has. */
import type { Line } from './line.ts';

export interface FoundRule {
  readonly number: number;
  readonly title?: string;
  /** Markdown, word for word. */
  readonly text: string;
  /** The heading of the tier it stands under. */
  readonly tier?: string;
  /** The rule's past according to the document. A card does not record it. */
  readonly history?: string;
  /** The line of its number. */
  readonly at: number;
}

/** Words that belong to no rule and no heading. */
export interface Leftover {
  /** The rule that they follow; `undefined` before the first rule. */
  readonly after?: number;
  readonly lines: readonly Line[];
}

export interface FoundRuleset {
  /** The name of the format in which the document was read. */
  readonly format: string;
  /** In the order of the document, in which a number may occur twice. */
  readonly rules: readonly FoundRule[];
  /** Titles of tiers in the order of their headings, including tiers without rules. */
  readonly tiers: readonly string[];
  readonly leftovers: readonly Leftover[];
  /** Places where the document could be read otherwise. */
  readonly doubts: readonly string[];
}

export type Recogniser = (lines: readonly Line[]) => FoundRuleset | undefined;
