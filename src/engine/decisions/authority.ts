/** The rule that an event cites: it must be in force then. */
import type { WrittenEvent } from '../../records/types.ts';
import type { Rule } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { illegal, spot } from '../state/make-finding.ts';
import { numberHistory } from './number-history.ts';
import { type Resolved, resolveRule } from './resolve-names.ts';

/**
 * The rule in force that an event cites. Points need an authority, so for them a rule that is no
 * longer or not yet in force is an objection of its own kind.
 */
export function authorityOf(
  context: Context,
  event: WrittenEvent,
  givesPoints: boolean,
): Resolved<Rule> {
  const { state } = context;
  const { rule } = event;
  if (rule === undefined) return { result: undefined, objections: [] };
  const at = spot(event, ...event.path, 'rule');
  if (givesPoints && typeof rule === 'number' && isOutOfForce(context, rule)) {
    const objection = illegal(context, {
      code: 'points/no-authority',
      at,
      message: `The points are given under Rule ${rule}, which ${state.book.everNumbered.has(rule) ? numberHistory(context, rule) : 'has not been enacted yet'}.`,
      help: 'Cite a rule that was in force on that day, or leave the points out.',
    });
    return { result: undefined, objections: [objection] };
  }
  const during = state.turn.proposal;
  return resolveRule(context, rule, { at, during });
}

/** A number that a rule bore once or comes to bear, and that no rule in force has had. */
function isOutOfForce(context: Context, number: number): boolean {
  const { book } = context.state;
  const ids = book.everNumbered.get(number) ?? [];
  if (ids.some((id) => book.inForce.has(id))) return false;
  return ids.length > 0 || context.game.proposals.some((proposal) => proposal.number === number);
}
