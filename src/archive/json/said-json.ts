import type { WrittenProposal } from '../../records/types.ts';
import { toJson } from '../../values/number.ts';

/** What the record states of single votes beside the name, where it states anything. */
export function saidJson(votes: WrittenProposal['votes']) {
  if (votes?.kind !== 'named' || votes.said.length === 0) return {};
  const said = votes.said.map(({ way, index, strength, why }) => ({
    by: votes[way][index],
    vote: way,
    strength: strength ? toJson(strength) : null,
    why: why ?? null,
  }));
  return { said };
}
