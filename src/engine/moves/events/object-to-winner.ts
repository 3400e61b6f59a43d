/** What is wrong with a winner that a record states, and what would be right. */
import type { Finding } from '../../../diagnostics/finding.ts';
import { defined } from '../../../helpers/defined.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { WrittenEvent } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Winner } from '../../results/winner.ts';
import { citePlayer } from '../../state/call-player.ts';
import type { Context } from '../../state/context.ts';
import { cite, illegal, spot } from '../../state/make-finding.ts';
import type { Happening } from './happening.ts';

/** The record names another winner, or says that the winner won by other means. */
export function otherWinner(
  context: Context,
  happening: Happening<'winner'>,
  known: Winner,
): Finding {
  const { event, fact } = happening;
  if (fact.by !== undefined && known.player === fact.player)
    return otherMeans(context, event, { player: fact.player, by: fact.by }, known);
  const why = `${citePlayer(context.state, known.player)} won ${wayInWords(known.by)}`;
  return noWinner(context, happening, { computed: known.player, why });
}

/** The winner is who the record says, and won by other means than it says. */
function otherMeans(
  context: Context,
  event: WrittenEvent,
  { player, by: recorded }: { readonly player: PlayerId; readonly by: string },
  { by, rule }: Winner,
): Finding {
  const { state } = context;
  const under = rule ? ` under Rule ${rule.number}` : '';
  return illegal(context, {
    code: 'winner/mismatch',
    at: spot(event, ...event.path, 'winner', 'by'),
    ...defined({ rule }),
    message: `${citePlayer(state, player)} is recorded as winning ${wayInWords(recorded)}, and won ${wayInWords(by)}${under}.`,
    mismatch: { recorded, computed: by, difference: 'how the player won', arithmetic: [] },
    help: `Write \`by: ${by}\`, or leave \`by\` out.`,
  });
}

function wayInWords(by: string): string {
  if (by === 'rule') return 'by the words of a rule';
  if (by === 'record') return 'by the word of the record';
  return by === 'judgment' ? 'by a Judgment' : `by ${by}`;
}

/** Why somebody is not the winner, and who is instead. */
export interface NotWinner {
  readonly computed?: PlayerId;
  readonly why: string;
  readonly rule?: RuleInForce | undefined;
}

export function noWinner(
  context: Context,
  happening: Happening<'winner'>,
  { computed, why, rule }: NotWinner,
): Finding {
  const { state } = context;
  const { event, fact } = happening;
  return illegal(context, {
    code: 'winner/mismatch',
    at: spot(event, ...event.path, 'winner'),
    ...(rule && { rule: cite(state, rule) }),
    message: `${citePlayer(state, fact.player)} is recorded as the winner, but ${why}.`,
    mismatch: {
      recorded: fact.player,
      computed: computed ?? 'nobody',
      difference: 'the winner',
      arithmetic: [why],
    },
    help: computed
      ? `Write \`winner: ${computed}\`.`
      : `Take the event out, or ${otherwise(happening, rule)}.`,
  });
}

/** What a record needs by which somebody has won. */
function otherwise(
  { event, fact }: Happening<'winner'>,
  deadlock: RuleInForce | undefined,
): string {
  const { by, player } = fact;
  if (by === 'judgment')
    return `record the Judgment that says so, with \`settles: [{ winner: ${player} }]\``;
  if (by === 'paradox' && deadlock) return 'record the Judgment that finds it';
  if (event.rule !== undefined) return 'record first what makes its condition true';
  const words = 'cite with `rule` the rule by whose words alone the player won';
  if (by === 'paradox') return `${words}, and leave \`by\` out`;
  return `record first what makes a condition for winning true, or ${words}`;
}
