/** The record of a request, or why there is none. */
import type { Mending } from '../../diagnostics/finding.ts';
import type { Replay } from '../../engine/results/types.ts';
import { keysOf } from '../../records/kinds/record-kind.ts';
import type { Moment } from '../../values/moment.ts';
import { editRecord, type RecordEdit } from '../insert/insert.ts';

/** The facts known to a request. */
export interface GameToEdit {
  readonly replay: Replay;
  /** The text of a record; `undefined` if the file does not exist. */
  readonly textOf: (file: string) => string | undefined;
  /** The day of a move. */
  readonly on: Moment;
}

/** A record to write. */
export interface Draft {
  /** Relative to the content folder. */
  readonly file: string;
  readonly text: string;
  /** The present text; `undefined` for a new file. */
  readonly before?: string;
}

/** Facts that a request lacks. Pages and commands word them differently. */
export type Lack =
  | 'proposer'
  | 'number'
  | 'words'
  | 'tier'
  | 'rule'
  | 'player'
  | 'event-file'
  | 'asker'
  | 'question'
  | 'voters'
  | 'open-vote'
  | 'judge';

export type PlanResult =
  | {
      readonly ok: true;
      readonly draft: Draft;
      /** Remarks on choices that the request left open. */
      readonly remarks?: readonly string[];
    }
  | {
      readonly ok: false;
      readonly lines: readonly string[];
      readonly lacks?: Lack;
      /** Moves that must come first. */
      readonly mendings?: readonly Mending[];
      /** A word that names nothing, with similar names. */
      readonly instead?: readonly [typed: string, ...meant: string[]];
      /** The commands that the user may mean, word by word. */
      readonly cures?: readonly (readonly string[])[];
    };

export type Refusal = PlanResult & { readonly ok: false };

export function refuse(...lines: readonly string[]): Refusal {
  return { ok: false, lines };
}

/** Edits an existing record. `refused` is the message if it has no place for the edit. */
export function planEdits(
  { file, kind }: { readonly file: string; readonly kind: Parameters<typeof keysOf>[0] },
  edits: readonly RecordEdit[],
  { textOf }: Pick<GameToEdit, 'textOf'>,
  otherwise: string,
): PlanResult {
  const before = textOf(file) ?? '';
  const text = editRecord(before, edits, keysOf(kind));
  return text === undefined ? refuse(otherwise) : { ok: true, draft: { file, before, text } };
}

/** Says what is missing, without saying how to supply it. */
export function lacking(lacks: Lack, line: string): Refusal {
  return { ok: false, lines: [line], lacks };
}

/** The lines of a refusal. The first line also says how to supply what is missing. */
export function refusalLines(
  { lines: [first = '', ...others], lacks }: Refusal,
  how: Readonly<Record<Lack, string>>,
): readonly string[] {
  return [lacks ? `${first} ${how[lacks]}`.trim() : first, ...others];
}

/** The field of the page for each missing fact. */
export const FIELD_FOR: Readonly<Record<Lack, string>> = {
  proposer: 'Choose who proposes.',
  number: 'Give this one its number.',
  words: 'Write them.',
  tier: 'Choose one.',
  rule: 'Choose one of them.',
  player: 'Choose one of them.',
  'event-file': 'This page cannot add to it: record it by hand.',
  asker: 'Choose who asks.',
  question: 'Ask it first.',
  voters: 'Choose who votes, and how.',
  'open-vote': 'Propose a change first.',
  judge: 'Choose the Judge.',
};
