/** Where the vote at a path of its proposal stands, if it has a file of its own. */
import type { Path, ValueSpot } from '../../diagnostics/finding.ts';
import { toPlayerId } from '../../values/ids.ts';
import { WAYS, type WrittenVotes } from '../kinds/votes.ts';

export function placeApart(votes: WrittenVotes | undefined, path: Path): ValueSpot | undefined {
  if (votes?.kind !== 'named' || !votes.apart) return undefined;
  const [first, second, third] = path.slice(path[0] === 'votes' ? 1 : 0);
  if (first === 'cast') {
    const file = votes.apart.get(toPlayerId(String(second)));
    return file === undefined ? undefined : { file, path: ['on'] };
  }
  const way = WAYS.find((each) => each === first);
  const voter = way && votes[way][Number(second)];
  const file = voter && votes.apart.get(voter);
  if (file === undefined) return undefined;
  return { file, path: [third === 'strength' ? third : 'vote'] };
}
