import type { WrittenProposal } from '../../records/types.ts';
import type { RuleNumber } from '../../values/ids.ts';
import type { VersionCause } from '../holdings/version-cause.ts';

/** What brings changes of the rules into effect, all of them in one version. */
export interface Effect extends VersionCause {
  /** The number each changed rule takes, where rules take the proposal's number. */
  readonly numbers?: readonly (RuleNumber | undefined)[];
  readonly proposal?: WrittenProposal;
}
