/** The record of a request, or the reason why there is none. */
import type { Mending } from '../../diagnostics/finding.ts';
import type { Replay } from '../../engine/results/types.ts';
import { keysOf } from '../../records/kinds/record-kind.ts';
import type { Moment } from '../../values/moment.ts';
import { editRecord, type RecordEdit } from '../insert/insert.ts';

/** The known facts when a move is asked for. */
export interface GameToEdit {
  readonly replay: Replay;
  /** The text of a record; `undefined` if there is no such file. */
  readonly textOf: (file: string) => string | undefined;
  /** The day of a move. */
  readonly on: Moment;
}

/** A record to be written. */
export interface Draft {
  /** Relative to the content folder. */
  readonly file: string;
  readonly text: string;
  /** The text that is there now; `undefined` for a new file. */
  readonly before?: string;
}

/** The facts that a request still lacks. A page says this in other words than a command. */
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
      /** Moves that have to come before it. */
      readonly mendings?: readonly Mending[];
      /** A word of the request that names nothing, and the names that are near it. */
      readonly instead?: readonly [typed: string, ...meant: string[]];
      /** Commands that could be meant, word by word. */
      readonly cures?: readonly (readonly string[])[];
    };

export type Refusal = PlanResult & { readonly ok: false };

export function refuse(...lines: readonly string[]): Refusal {
  return { ok: false, lines };
}

/** A record that is there, edited; refused in these words if it has no place for that. */
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

/** In words that say what is missing, and not how to say it. */
export function lacking(lacks: Lack, line: string): Refusal {
  return { ok: false, lines: [line], lacks };
}

/** The lines of a refusal. The first goes on with how to say what is missing. */
export function refusalLines(
  { lines: [first = '', ...others], lacks }: Refusal,
  how: Readonly<Record<Lack, string>>,
): readonly string[] {
  return [lacks ? `${first} ${how[lacks]}`.trim() : first, ...others];
}

/** In which field of the page one says what a request lacks. */
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
