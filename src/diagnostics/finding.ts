/**
 * The finding: everything that the software says to a person about a record.
 *
 * A finding names a spot in a record, as the code knows it that finds the fault (`Finding`). Its
 * line and column are worked out only when somebody reads it (`LocatedFinding`), so that clean
 * records never pay for positions.
 */
import type { Code } from './codes.ts';
import type { FindingClass, Severity } from './register/entry.ts';

/** Steps from the root of a front matter to a value: keys and list positions. */
export type Path = readonly (string | number)[];

/** A place in a front matter. */
export interface ValueSpot {
  readonly file: string;
  /** Path to a value of the front matter; `[]` is the whole front matter. */
  readonly path: Path;
  /** Whether the key or the value is at fault; the value by default. */
  readonly part?: 'key' | 'value';
  /** Offsets within a scalar value, for formulas. */
  readonly span?: readonly [start: number, end: number];
}

/** A place in a file of `content/`, in the form in which the code that finds the fault knows it. */
export type Spot =
  | ValueSpot
  /** Offsets within the body, or the body's first line when empty. */
  | { readonly file: string; readonly body: readonly [start: number, end: number] }
  /** Offsets within the whole file's text. */
  | { readonly file: string; readonly range: readonly [start: number, end: number] };

/** The rule that requires what a finding says, in the version of the ruleset then in force. */
export interface Authority {
  readonly number: number | string;
  readonly version: number;
  readonly title?: string | undefined;
  /** The rule's words at that version, for quoting. */
  readonly text: string;
  /** The sentences that matter here, where the whole text is more than they are. */
  readonly quoted?: string;
}

/** A note on a question that many decisions may ask: what is the same for all, and what is not. */
export interface Depending {
  /** The reading's id. */
  readonly reading: string;
  /** The option taken, and who says so: a source, and a Judgment by its name. */
  readonly taken: {
    readonly option: string;
    readonly source: string;
    readonly judgment?: string | undefined;
  };
  readonly question: string;
  /** The answer taken, and by whose authority. */
  readonly answer: string;
  /** What came of it here, and what would come of the other answers. */
  readonly here: string;
}

/** A figure in the record beside the one that the replay computes. */
export interface Mismatch {
  readonly recorded: string;
  readonly computed: string;
  readonly difference: string;
  /** How the computed figure came about, one line each. */
  readonly arithmetic: readonly string[];
}

/**
 * A move that mends what was found, as data: `mending-command.ts` makes a command of it, and the board and the
 * desk make it by their own means.
 */
export interface Mending {
  readonly move: 'propose' | 'vote' | 'close' | 'withdraw' | 'judge' | 'event' | 'correct';
  /** The record that it is about, or what happened. */
  readonly of?: string | number;
  /** The options of the command, with their values, or `true` for a switch. */
  readonly says?: Readonly<Record<string, string | number | true | undefined>>;
}

export interface Related {
  readonly message: string;
  readonly at: Spot;
}

export interface Finding {
  readonly code: Code;
  readonly severity: Severity;
  readonly at: Spot;
  /** The game it belongs to. Findings about rulesets and stray files have none. */
  readonly game?: string | undefined;
  /** What was recorded and what the law requires. */
  readonly message: string;
  readonly rule?: Authority | undefined;
  readonly mismatch?: Mismatch | undefined;
  readonly depends?: Depending | undefined;
  /** What would be legal. */
  readonly help?: string | undefined;
  /** The help for the Initial Set, as long as no game has been played by it. */
  readonly ofSet?: string | undefined;
  /** Moves of which each mends it. */
  readonly mendings?: readonly Mending[] | undefined;
  /** Moves in the place of one that is not on record yet. */
  readonly instead?: readonly Mending[] | undefined;
  /** The options that the refused command needs too. */
  readonly unsaid?: Mending['says'] | undefined;
  readonly related?: readonly Related[] | undefined;
  /** Whether it is a note of which whoever reviews a change has to be warned. */
  readonly warns?: true | undefined;
  /** How many more of its kind there are in its file, which are not listed. */
  readonly more?: number | undefined;
  /** A name written where a player's id is expected, until it is compared with the players. */
  readonly named?: string | undefined;
}

/** One-based lines and columns (UTF-16 units); the end is the last character at fault. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface LocatedFinding extends Omit<Finding, 'at' | 'related'>, Range {
  readonly class: FindingClass;
  readonly file: string;
  readonly related: readonly LocatedRelated[];
}

export interface LocatedRelated extends Range {
  readonly message: string;
  readonly file: string;
  /** The revision that has the place, if it is not the text being checked. */
  readonly revision?: string | undefined;
}
