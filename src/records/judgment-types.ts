/** What `content/` says of questions put to a Judge. */
import type { Path } from '../diagnostics/finding.ts';
import type { PlayerId, ProposalNumber, RuleName } from '../values/ids.ts';
import type { Moment } from '../values/moment.ts';
import type { Amounts, Correction, Unobjected } from './shared-types.ts';

/** Somebody who does not play, by name. */
export interface Outsider {
  readonly name: string;
}

export type Caller = PlayerId | Outsider;

export interface WrittenBench {
  /** One, or a panel; none where the record has a ruling and does not say whose. */
  readonly judges: readonly PlayerId[];
  readonly accepted?: Moment;
  readonly refused?: Moment;
  readonly ruling?: string;
  readonly given?: Moment;
  readonly overruled?: { readonly on?: Moment } & (
    | {
        readonly for: readonly PlayerId[];
        readonly against: readonly PlayerId[];
        readonly abstain: readonly PlayerId[];
      }
    | { readonly proposal: ProposalNumber }
  );
  readonly path: Path;
}

/** What a Judge may find of a move, an event or another Judgment. */
export const VERDICTS = ['legal', 'illegal', 'undetermined'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How a record calls a judgment: by its number, or by the name of its file. */
export type JudgmentName = number | string;

export type Settlement =
  | {
      readonly kind: 'reading';
      readonly reading: string;
      readonly take: string;
      readonly path: Path;
    }
  | {
      readonly kind: 'move';
      readonly move: ProposalNumber;
      readonly is: Verdict;
      readonly path: Path;
    }
  | {
      readonly kind: 'event';
      /** The event's id. */
      readonly event: string;
      readonly is: Verdict;
      readonly path: Path;
    }
  | {
      readonly kind: 'judgment';
      readonly judgment: JudgmentName;
      readonly is: Verdict;
      readonly path: Path;
    }
  | { readonly kind: 'points' | 'change'; readonly amounts: Amounts; readonly path: Path }
  | { readonly kind: 'winner'; readonly player: PlayerId; readonly path: Path };

export interface WrittenJudgment {
  readonly file: string;
  readonly name: string;
  /** May have letters: `1711a`. */
  readonly number: JudgmentName;
  /** The community's word for the case. */
  readonly kind?: string;
  readonly question: string;
  readonly by: Caller;
  /** The judgment from which it is an appeal. */
  readonly appeals?: JudgmentName;
  /** What was argued before the Judge. */
  readonly arguments: readonly { readonly by: Caller; readonly text: string }[];
  readonly invoked?: Moment;
  readonly rules: readonly RuleName[];
  /** The judges in order: one if nobody was overruled, none while no Judge is recorded. */
  readonly bench: readonly WrittenBench[];
  readonly settles: readonly Settlement[];
  readonly cites: readonly JudgmentName[];
  /** The Judge's reasons. */
  readonly body: string;
  readonly stands?: Unobjected;
  readonly corrected?: Correction;
}
