import type { WrittenProposal } from '../../records/types.ts';
import type { RuleNumber } from '../../values/ids.ts';
import type { VersionCause } from '../holdings/version-cause.ts';

/** What brings changes of the rules into effect, all of them in one version. */
export interface Effect extends VersionCause {
  /** The proposal, where a vote brings them, and the number that each rule takes from it. */
  readonly vote?: {
    readonly proposal: WrittenProposal;
    readonly numbers: readonly (RuleNumber | undefined)[];
  };
}
