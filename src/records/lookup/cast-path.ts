/** Where the dates of votes stand: within the votes, whose path is `path`, or beside them. */
import type { Path } from '../../diagnostics/finding.ts';
import type { WrittenVotes } from '../vote-types.ts';

export function castPath(votes: WrittenVotes & { kind: 'named' }, path: Path): Path {
  return [...(votes.castBeside ? path.slice(0, -1) : path), 'cast'];
}
