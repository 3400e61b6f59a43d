/** The awards of one move, made one after another. */
import type { PlayerId } from '../../values/ids.ts';
import type { LedgerEntry } from '../results/types.ts';
import type { State } from '../state/state.ts';

/** What everybody holds once one more award has been made, and whom it was made to. */
export interface AwardStep {
  readonly holdings: State['holdings'];
  readonly players: ReadonlySet<PlayerId>;
}

/**
 * The holdings after each award that a move made. What one rule gives to several players it gives
 * to all of them at once.
 */
export function awardSteps(state: State, entries: readonly LedgerEntry[]): readonly AwardStep[] {
  let holdings = beforeAwards(state, entries);
  return awardsOf(entries).map((award) => {
    for (const { player, quantity, balance } of award) {
      holdings = holdings.set(player, new Map(holdings.get(player)).set(quantity, balance));
    }
    return { holdings, players: new Set(award.map(({ player }) => player)) };
  });
}

function beforeAwards(state: State, entries: readonly LedgerEntry[]): State['holdings'] {
  return entries.reduceRight((holdings, { player, quantity, amount, balance }) => {
    const held = new Map(holdings.get(player)).set(quantity, balance.sub(amount));
    return holdings.set(player, held);
  }, state.holdings);
}

/** Entries in a row under one rule, until a player comes up again. */
function awardsOf(entries: readonly LedgerEntry[]): readonly (readonly LedgerEntry[])[] {
  const awards: LedgerEntry[][] = [];
  for (const entry of entries) {
    const last = awards.at(-1);
    const goesOn =
      last !== undefined &&
      last[0]?.rule?.id === entry.rule?.id &&
      last.every(({ player }) => player !== entry.player);
    if (goesOn) last.push(entry);
    else awards.push([entry]);
  }
  return awards;
}
