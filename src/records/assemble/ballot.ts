import type { PlayerId } from '../../values/ids.ts';
import type { WrittenVote } from '../kinds/votes.ts';

/** A vote in a file of its own, and whose it is by the name of the file. */
export interface Ballot {
  readonly vote: WrittenVote;
  readonly by: PlayerId;
}
