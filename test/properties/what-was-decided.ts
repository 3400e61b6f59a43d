/** The decisions of a replay, as plain data, without the words and places in which they are told. */
import { rulesAt } from '../../src/engine/results/rules-at.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { toJson } from '../../src/values/number.ts';

export function whatWasDecided(replayed: Replay) {
  const { proposals, judgments, players, versions, lives, rounds, winner } = replayed;
  const holdings = players.map(({ id, status, holdings }) => [
    id,
    status,
    Object.fromEntries(
      [...holdings].map(([quantity, amount]) => [quantity, toJson(amount)]).sort(),
    ),
  ]);
  return {
    proposals: proposals.map(({ written, outcome }) => `${written.number} ${outcome}`),
    judgments: judgments.map(({ written, status }) => `${written.number} ${status}`),
    holdings,
    versions: versions.map(({ on, changed }) => `${on?.text} ${changed.join(' ')}`),
    rules: rulesAt(lives, versions.length - 1).map(
      ({ number, tier, text }) => `${number} ${tier} ${text}`,
    ),
    voids: versions.at(-1)?.voids.map(({ rule, slot, yieldsTo }) => `${rule} ${slot} ${yieldsTo}`),
    rounds: rounds.map((round) => round.winner?.player),
    winner: winner?.player,
    toMove: replayed.toMove,
    nextNumber: replayed.nextNumber,
    errors: replayed.findings
      .filter(({ severity }) => severity === 'error')
      .map(({ code, rule }) => `${code} ${rule?.number}`),
    readings: replayed.readings
      .filter(({ mattered }) => mattered.length > 0)
      .map(({ id, taken }) => `${id} ${taken}`),
  };
}
