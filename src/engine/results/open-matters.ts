/** The matters for which a game waits after its last recorded move. */
import type Fraction from 'fraction.js';
import type { Code } from '../../diagnostics/codes.ts';
import type { Authority, Finding } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';

/** It or a part of it has no effect. */
export const VOID: ReadonlySet<Code> = new Set(['law/void', 'change/void']);
/** Words and mechanics may differ, whether or not the author has answered. */
export const DOUBTS: ReadonlySet<Code> = new Set(['mechanics/differ', 'mechanics/as-meant']);
/** The vote can bring these faults, although a rule forbids them. */
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

/** The doubts about a proposal's words, for its readers and voters. */
export function doubtsOf(
  findings: readonly Finding[],
  { file }: WrittenProposal,
): readonly string[] {
  const doubted = findings.filter(({ code, at }) => DOUBTS.has(code) && at.file === file);
  return doubted.map(({ message }) => message);
}

/** An open vote: its present state, and what would end it. */
export interface OpenVote {
  /** The proposal's name. */
  readonly proposal: string;
  /** The voters, in the order of seats. */
  readonly voters: readonly PlayerId[];
  readonly count: VoteCount;
  /** The outcome if the vote ended now. */
  readonly adopted: boolean;
  readonly decidedBy: readonly Authority[];
  readonly prospect: Prospect;
  /** The rule that requires all to vote. */
  readonly demanded?: Authority;
  /** Whether the vote may end without those who do not. */
  readonly mayEndWithout?: true;
  /** The end of the voting period, in milliseconds and words, if a rule sets one. */
  readonly until?: {
    readonly rule: Authority;
    readonly latest: number;
    readonly words: string;
  };
}

/** How missing votes can change the outcome; without numbers if it matters who votes how. */
export type Prospect =
  | { readonly is: 'carried' | 'lost' }
  | {
      readonly is: 'open';
      /** The fewest of them that carry it, if all others vote against it. */
      readonly needs?: number;
      /** The fewest that carry it if the others do not vote: 0 if it is carried already. */
      readonly unopposed?: number;
      /** If it is carried already: the fewest votes against it that defeat it, without the others. */
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
