/** What a game waits for after the last move on record. */
import type Fraction from 'fraction.js';
import type { Code } from '../../diagnostics/codes.ts';
import type { Authority, Finding } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';

/* What is said of a proposal while it is under vote: what its adoption would come to. */

/** That it, or a part of it, has no effect. */
export const VOID: ReadonlySet<Code> = new Set(['law/void', 'change/void']);
/** The doubt that words and mechanics differ, also if their author has answered it. */
export const DOUBTS: ReadonlySet<Code> = new Set(['mechanics/differ', 'mechanics/as-meant']);
/** What a vote carries that a rule says may not be. */
export const BREACHES: ReadonlySet<Code> = new Set(['limit/breached', 'win/not-by-points']);

/** Of an open proposal. */
export function notedIfAdopted(
  findings: readonly Finding[],
  { file }: WrittenProposal,
): readonly Finding[] {
  return findings.filter(
    ({ code, severity, at }) =>
      severity === 'note' &&
      at.file === file &&
      (VOID.has(code) || DOUBTS.has(code) || REGISTER[code].severity === 'error'),
  );
}

/** Where words and mechanics of a proposal seem to differ, for whoever reads or votes on it. */
export function doubtsOf(
  findings: readonly Finding[],
  { file }: WrittenProposal,
): readonly string[] {
  const doubted = findings.filter(({ code, at }) => DOUBTS.has(code) && at.file === file);
  return doubted.map(({ message }) => message);
}

/** A vote that has not ended: how it stands, and what would end it. */
export interface OpenVote {
  /** The proposal's name. */
  readonly proposal: string;
  /** Who may vote, in the order of seats. */
  readonly voters: readonly PlayerId[];
  /** The votes so far. */
  readonly count: VoteCount;
  /** What the votes so far would come to. */
  readonly adopted: boolean;
  /** The rules that decide the outcome. */
  readonly decidedBy: readonly Authority[];
  readonly prospect: Prospect;
  /** The rule that asks everybody for a vote. */
  readonly demanded?: Authority;
  /** Whether it may end without those who break that duty. */
  readonly mayEndWithout?: true;
  /** The last moment of the voting period, in milliseconds and in words, where a rule sets one. */
  readonly until?: {
    readonly rule: Authority;
    readonly latest: number;
    readonly words: string;
  };
}

/**
 * What those who have not voted can still make of a vote. The numbers are left out where it matters
 * which of them do.
 */
export type Prospect =
  | { readonly is: 'carried' | 'lost' }
  | {
      readonly is: 'open';
      /** How many of them must vote for it to carry it, if all others vote against it. */
      readonly needs?: number;
      /** The same if the others do not vote, where they may be silent: none if it is carried as it stands. */
      readonly unopposed?: number;
      /** How many votes against it defeat what is carried as it stands, if the others do not vote. */
      readonly defeatedBy?: number;
    };

export interface OpenQuestion {
  /** The Judgment's name. */
  readonly judgment: string;
  /** Who is to judge it, as recorded or as the rules have it. */
  readonly judge?: PlayerId;
}

export interface VoteCount {
  readonly for: Fraction;
  readonly against: Fraction;
  readonly abstain: Fraction;
  readonly eligible: Fraction;
  /** Eligible voters of whom the record says nothing. */
  readonly silent: readonly PlayerId[];
}
