/** On what it rests that something was done by an event, or by an act of a proposal. */
import type { RuleNumber } from '../../values/ids.ts';

interface RuleNamed {
  /** Its identity through all its numbers. */
  readonly id: string;
  readonly number: RuleNumber;
  readonly version: number;
}

export type Ground =
  /** The mechanics of a rule in force let it be done. */
  | { readonly by: 'grant'; readonly rule: RuleNamed }
  /** A Judgment, by name, lets it stand. */
  | { readonly by: 'judgment'; readonly judgment: string }
  /** The words of a rule or of a proposal alone, or the record's own where neither is named. */
  | { readonly by: 'words'; readonly rule?: RuleNamed; readonly proposal?: string };
