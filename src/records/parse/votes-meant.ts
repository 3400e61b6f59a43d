/** Votes in another form than the one that records have, in that form. */
import { isMapping } from '../../values/schema.ts';
import { WAYS, type WayToVote } from '../kinds/votes.ts';

const WORDS: Readonly<Record<WayToVote, readonly string[]>> = {
  for: ['for', 'yes', 'aye', 'yea', 'y', 'pro', 'true'],
  against: ['against', 'no', 'nay', 'n', 'con', 'false'],
  abstain: ['abstain', 'abstains', 'abstained', 'abstention'],
};
/** More voters than these are not written out. */
const MOST = 12;

/** For `{ ada: yes }` and `[{ ada: yes }]`; `undefined` for what is nothing of the kind. */
export function votesMeant(written: unknown): string | undefined {
  const parts: readonly unknown[] = Array.isArray(written) ? written : [written];
  if (!parts.every(isMapping)) return undefined;
  const ways = parts.flatMap(Object.entries).map(([voter, vote]) => [voter, wayOf(vote)] as const);
  if (ways.length === 0 || ways.some(([, way]) => way === undefined)) return undefined;
  if (ways.length > MOST) return '`votes: { for: [a, b], against: [c] }`';
  const sides = [...Map.groupBy(ways, ([, way]) => way)].map(
    ([way, voters]) => `${way}: [${voters.map(([voter]) => voter).join(', ')}]`,
  );
  return `\`votes: { ${sides.join(', ')} }\``;
}

function wayOf(vote: unknown): WayToVote | undefined {
  if (typeof vote !== 'string' && typeof vote !== 'boolean') return undefined;
  const word = String(vote).toLowerCase();
  return WAYS.find((way) => WORDS[way].includes(word));
}
