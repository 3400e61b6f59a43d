/** The matters that a game waits for after the last move on record. */
import type Fraction from 'fraction.js';
import type { Code } from '../../diagnostics/codes.ts';
import type { Authority, Finding } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';

/* The notes on a proposal under vote: the results of its adoption. */

/** That it, or a part of it, has no effect. */
export const VOID: ReadonlySet<Code> = new Set(['law/void', 'change/void']);
/** The doubt that words and mechanics differ, also if their author has answered it. */
export const DOUBTS: ReadonlySet<Code> = new Set(['mechanics/differ', 'mechanics/as-meant']);
/** The faults that a vote can bring although a rule forbids them. */
export const BREACHES: ReadonlySet<Code> = new Set(['limit/breached', 'win/not-by-points']);

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

/** Doubts whether words and mechanics of a proposal agree, for a reader or voter. */
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
  /** The voters, in the order of seats. */
  readonly voters: readonly PlayerId[];
  readonly count: VoteCount;
  /** The outcome by the votes so far. */
  readonly adopted: boolean;
  readonly decidedBy: readonly Authority[];
  readonly prospect: Prospect;
  /** The rule that asks everybody for a vote. */
  readonly demanded?: Authority;
  /** Whether it may end without those who break that duty. */
  readonly mayEndWithout?: true;
  /** The last moment of the voting period, in milliseconds and in words, if a rule sets one. */
  readonly until?: {
    readonly rule: Authority;
    readonly latest: number;
    readonly words: string;
  };
}

/** The power of missing voters over a vote; without numbers if it matters who votes how. */
export type Prospect =
  | { readonly is: 'carried' | 'lost' }
  | {
      readonly is: 'open';
      /** How many of them must vote for it to carry it, if all others vote against it. */
      readonly needs?: number;
      /** The same if the others may be silent and do not vote: none if it is carried as it stands. */
      readonly unopposed?: number;
      /** How many votes against it defeat what is carried as it stands, if the others do not vote. */
      readonly defeatedBy?: number;
    };

export interface OpenQuestion {
  /** The Judgment's name. */
  readonly judgment: string;
  /** The Judge of it, as recorded or by the rules. */
  readonly judge?: PlayerId;
}

export interface VoteCount {
  readonly for: Fraction;
  readonly against: Fraction;
  readonly abstain: Fraction;
  readonly eligible: Fraction;
  /** Eligible voters whom the record does not name. */
  readonly silent: readonly PlayerId[];
}
