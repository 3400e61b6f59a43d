/** Votes in a made-up game, and what Suber's rules make of them. */
import { list } from './game-files.ts';
import type { Player } from './players.ts';
import type { Random } from './random.ts';
import type { Gift, Rules } from './rule-book.ts';

export interface Ballot {
  readonly for: readonly Player[];
  readonly against: readonly Player[];
  readonly abstain: readonly Player[];
}

export interface Vote {
  readonly number: number;
  readonly proposer: string;
  /** Whether all have to be in favour. */
  readonly unanimous: boolean;
  readonly atTable: boolean;
}

/** Everybody votes, as Rule 105 demands. */
export function cast(
  random: Random,
  players: readonly Player[],
  { willing }: { readonly willing: boolean },
): Ballot {
  if (willing) return { for: players, against: [], abstain: [] };
  const sides = players.map((player) => ({ player, side: random.below(10) }));
  const on = (from: number, to: number) =>
    sides.filter(({ side }) => side >= from && side < to).map(({ player }) => player);
  return { for: on(0, 5), against: on(5, 9), abstain: on(9, 10) };
}

export function votesOf(ballot: Ballot): string {
  const sides = (['for', 'against', 'abstain'] as const).filter((side) => ballot[side].length > 0);
  return `{ ${sides.map((side) => `${side}: ${list(ballot[side])}`).join(', ')} }`;
}

export function isAdopted(ballot: Ballot, unanimous: boolean): boolean {
  if (unanimous) return ballot.for.length === sizeOf(ballot);
  return ballot.for.length > ballot.against.length;
}

/** The awards of the vote for each player, under the rules in force before it takes effect. */
export function earnings(ballot: Ballot, vote: Vote, rules: Rules): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const give = (id: string, points: number) => sums.set(id, (sums.get(id) ?? 0) + points);
  if (!vote.atTable) give(vote.proposer, popularity(ballot, vote));
  const outcome = isAdopted(ballot, vote.unanimous) ? 'adopted' : 'defeated';
  const gifts = [...rules.values()].flatMap((rule) => rule.gifts);
  for (const gift of gifts.filter(({ on }) => on === outcome)) {
    if (gift.unlessUnanimous && vote.unanimous) continue;
    for (const id of receivers(gift, ballot, vote)) give(id, gift.points);
  }
  return sums;
}

/** Rule 202 at a distance: (number − 291) × fraction in favour, to the nearest whole, one half up. */
function popularity(ballot: Ballot, { number }: Vote): number {
  const all = sizeOf(ballot);
  return Math.floor((2 * (number - 291) * ballot.for.length + all) / (2 * all));
}

function receivers({ to }: Gift, ballot: Ballot, { proposer }: Vote): readonly string[] {
  return to === 'proposer' ? [proposer] : ballot[to].map(({ id }) => id);
}

function sizeOf(ballot: Ballot): number {
  return ballot.for.length + ballot.against.length + ballot.abstain.length;
}
