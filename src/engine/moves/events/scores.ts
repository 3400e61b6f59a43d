/** Scores that a record states: the replay must come to the same. */
import { formatNumber } from '../../../values/number.ts';
import { referToAnyone } from '../../decisions/resolve-names.ts';
import { holdingOf } from '../../holdings/holdings.ts';
import { type Docket, object, spot } from '../../state/log.ts';
import type { State } from '../../state/state.ts';
import type { Happening } from './happening.ts';

export function assertScores(
  docket: Docket,
  state: State,
  { event, fact }: Happening<'scores'>,
): void {
  for (const [player, recorded] of fact.scores) {
    const at = spot(event, ...event.path, 'scores', player);
    const seat = referToAnyone(docket, state, player, { ...at, part: 'key' });
    if (!seat) continue;
    const computed = holdingOf(state, player, 'points');
    if (computed.equals(recorded)) continue;
    object(docket, {
      code: 'scores/mismatch',
      at,
      message: `${seat.name} (${player}) is recorded with ${formatNumber(recorded)} points; the replay comes to ${formatNumber(computed)}.`,
      mismatch: {
        recorded: formatNumber(recorded),
        computed: formatNumber(computed),
        difference: formatNumber(recorded.sub(computed)),
        arithmetic: ledgerLines(docket, player),
      },
      help: `Correct the score to ${formatNumber(computed)}, or record the points that are missing under the rule that gives them.`,
    });
  }
}

function ledgerLines(docket: Docket, player: string): readonly string[] {
  const entries = docket.ledger.filter(
    (entry) => entry.player === player && entry.quantity === 'points',
  );
  return entries.map(({ amount, balance, cause, rule, arithmetic }) => {
    const source =
      cause.by === 'proposal'
        ? `Proposal ${cause.number}`
        : cause.by === 'judgment'
          ? `Judgment ${cause.judgment}`
          : (cause.event.on?.text ?? 'event');
    const under = rule ? `, Rule ${rule.number}` : '';
    const sign = amount.compare(0) > 0 ? '+' : '';
    return `${source}${under}: ${sign}${formatNumber(amount)} (${arithmetic}), makes ${formatNumber(balance)}`;
  });
}
