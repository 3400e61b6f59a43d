/** Scores that a record states: the replay must come to the same. */

import type { Finding } from '../../../diagnostics/finding.ts';
import { formatNumber } from '../../../values/number.ts';
import { checkKnown } from '../../decisions/resolve-names.ts';
import { holdingOf } from '../../holdings/holdings.ts';
import { citePlayer } from '../../state/call-player.ts';
import type { Context } from '../../state/context.ts';
import { inOrder } from '../../state/log.ts';
import { illegal, spot } from '../../state/report.ts';
import { basisWords } from '../../words/reckoning-words.ts';
import type { Happening } from './happening.ts';

export function checkScores(
  context: Context,
  { event, fact }: Happening<'scores'>,
): readonly Finding[] {
  const { state } = context;
  return [...fact.scores].flatMap(([player, recorded]) => {
    const at = spot(event, ...event.path, 'scores', player);
    const unknown = checkKnown(context, player, { ...at, part: 'key' });
    const computed = holdingOf(state, player, 'points');
    if (unknown.length > 0 || computed.equals(recorded)) return unknown;
    return [
      illegal(context, {
        code: 'scores/mismatch',
        at,
        message: `${citePlayer(state, player)} is recorded with ${formatNumber(recorded)} points; the replay comes to ${formatNumber(computed)}.`,
        mismatch: {
          recorded: formatNumber(recorded),
          computed: formatNumber(computed),
          difference: formatNumber(recorded.sub(computed)),
          arithmetic: ledgerLines(context, player),
        },
        help: `Correct the score to ${formatNumber(computed)}, or record the points that are missing under the rule that gives them.`,
      }),
    ];
  });
}

function ledgerLines(context: Context, player: string): readonly string[] {
  const entries = inOrder(context.recorder.log.ledger).filter(
    (entry) => entry.player === player && entry.quantity === 'points',
  );
  return entries.map(({ amount, balance, cause, rule, basis }) => {
    const source =
      cause.by === 'proposal'
        ? `Proposal ${cause.number}`
        : cause.by === 'judgment'
          ? `Judgment ${cause.judgment}`
          : (cause.event.on?.text ?? 'event');
    const under = rule ? `, Rule ${rule.number}` : '';
    const sign = amount.compare(0) > 0 ? '+' : '';
    return `${source}${under}: ${sign}${formatNumber(amount)} (${basisWords(basis)}), makes ${formatNumber(balance)}`;
  });
}
