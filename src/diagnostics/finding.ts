/**
 * The finding: a message to a person about a record.
 *
 * The code that finds a fault names its place by keys (`Finding`). The line and column are computed only
 * for a finding that is shown (`LocatedFinding`), so that clean records cost nothing.
 */
import type { Code } from './codes.ts';
import type { FindingClass, Severity } from './register/entry.ts';

/** Steps from the root of a front matter to a value: keys and list positions. */
export type Path = readonly (string | number)[];

export interface ValueSpot {
  readonly file: string;
  /** Path to a value of the front matter; `[]` is the whole front matter. */
  readonly path: Path;
  /** The part at fault, by default the value. */
  readonly part?: 'key' | 'value';
  /** Offsets within a scalar value, for formulas. */
  readonly span?: readonly [start: number, end: number];
}

/** A place in a file of `content/`, by keys or offsets. */
export type Spot =
  | ValueSpot
  /** Offsets within the body. An empty span means the body's first line. */
  | { readonly file: string; readonly body: readonly [start: number, end: number] }
  /** Offsets within the whole file's text. */
  | { readonly file: string; readonly range: readonly [start: number, end: number] }
  /** In a file without a readable text. */
  | { readonly file: string; readonly line: number; readonly column: number };

/** The rule on which a finding is based, in the version of the ruleset then in force. */
export interface Authority {
  readonly number: number | string;
  readonly version: number;
  readonly title?: string | undefined;
  /** The rule's text in that version, for quoting. */
  readonly text: string;
  /** Only the sentences that matter here, if the rule has more. */
  readonly quoted?: string;
}

/** A decision depends on a reading. Many decisions may have the question and the answer in common. */
export interface Depending {
  /** The reading's id. */
  readonly reading: string;
  /** The option in use, and its authority: a source, and a Judgment by its name. */
  readonly taken: {
    readonly option: string;
    readonly source: string;
    readonly judgment?: string | undefined;
  };
  readonly question: string;
  /** The answer in use, with its authority. */
  readonly answer: string;
  /** The result of this answer here, and the results of the others. */
  readonly here: string;
}

/** The record and the replay have different figures. */
export interface Mismatch {
  readonly recorded: string;
  readonly computed: string;
  readonly difference: string;
  /** The computation, in lines. */
  readonly arithmetic: readonly string[];
}

/**
 * A move that mends a fault, as data. `mending-command.ts` makes a command from it; the board and the desk
 * make the move themselves.
 */
export interface Mending {
  readonly move: 'propose' | 'vote' | 'close' | 'withdraw' | 'judge' | 'event' | 'correct';
  /** The number of a record, or the kind of an event. */
  readonly of?: string | number;
  readonly says?: Options & LeftOpen;
}

/** The options of a command, with their values, or `true` for a switch. */
export type Options = Readonly<Record<string, string | number | true | undefined>>;

/**
 * Only people know who acted, and how. A command that the program thinks of leaves that open, or is
 * offered once for each way. So no act is recorded that nobody did.
 */
interface LeftOpen {
  readonly by?: typeof PLAYER | undefined;
  readonly judge?: typeof PLAYER | undefined;
  readonly for?: typeof SOME_PLAYERS | undefined;
  readonly against?: typeof SOME_PLAYERS | undefined;
  readonly abstain?: typeof SOME_PLAYERS | undefined;
}

/** A move as somebody typed it, who may name the players. */
export interface TypedMove extends Omit<Mending, 'says'> {
  readonly says?: Options;
}

export const PLAYER = 'PLAYER';
export const SOME_PLAYERS = 'PLAYERS';
/** Each player stands on one of the sides. */
export const AS_EACH_VOTED = { for: SOME_PLAYERS, against: SOME_PLAYERS } as const;

/** The move that overrules the latest Judge by a vote. */
export function overruling(of: string | number): Mending {
  return { move: 'judge', of, says: { overrule: true, ...AS_EACH_VOTED } };
}

export interface RelatedSpot {
  readonly message: string;
  readonly at: Spot;
}

export interface Finding {
  readonly code: Code;
  readonly severity: Severity;
  readonly at: Spot;
  /** Its game. Findings about rulesets and stray files have no game. */
  readonly game?: string | undefined;
  /** Says what was recorded, and what the law requires. */
  readonly message: string;
  readonly rule?: Authority | undefined;
  readonly mismatch?: Mismatch | undefined;
  readonly depends?: Depending | undefined;
  /** Says what would be legal. */
  readonly help?: string | undefined;
  /** The help for the Initial Set, as long as no game has been played by it. */
  readonly ofSet?: string | undefined;
  /** Each of these moves alone mends the fault. */
  readonly mendings?: readonly Mending[] | undefined;
  /** Moves that replace one that is not on record yet. */
  readonly instead?: readonly Mending[] | undefined;
  /** The rejected command also needs these options. */
  readonly unsaid?: Options | undefined;
  /** A word of the record, and the known word that it is probably a slip for. */
  readonly meant?: readonly [written: string, ...known: string[]] | undefined;
  /** A sentence that cannot be read. */
  readonly unread?: string | undefined;
  readonly related?: readonly RelatedSpot[] | undefined;
  /** Files that are missing, and that git may still have. */
  readonly gone?: readonly string[] | undefined;
  /** The name that its file should have, so that it can be moved. */
  readonly called?: string | undefined;
  /** The revision that has them, if it was named. */
  readonly since?: string | undefined;
  /** A reviewer of the change has to see this note. */
  readonly warns?: true | undefined;
  /** So many more of its kind in its file are left out. */
  readonly more?: number | undefined;
  /** The record has this name instead of a player's id, until it is compared with the players. */
  readonly named?: string | undefined;
}

/** One-based lines and columns (UTF-16 units); the end is the last character at fault. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface LocatedFinding extends Omit<Finding, 'at' | 'related' | 'mendings'>, Range {
  readonly mendings?: readonly TypedMove[] | undefined;
  readonly class: FindingClass;
  readonly file: string;
  readonly related: readonly LocatedRelated[];
}

export interface LocatedRelated extends Range {
  readonly message: string;
  readonly file: string;
  /** The revision of the place, if it is not in the checked text. */
  readonly revision?: string | undefined;
}
