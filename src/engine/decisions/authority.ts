/** The rule that an event cites: it must be in force then. */
import type { WrittenEvent } from '../../records/types.ts';
import { type Docket, object, spot } from '../state/log.ts';
import type { State } from '../state/state.ts';
import type { Rule } from '../state/types.ts';
import { referToRule } from './resolve-names.ts';

/**
 * The rule in force that an event cites. Points need an authority, so for them a rule that is no
 * longer or not yet in force is an objection of its own kind.
 */
export function authorityOf(
  docket: Docket,
  state: State,
  event: WrittenEvent,
  givesPoints: boolean,
): Rule | undefined {
  const { rule } = event;
  if (rule === undefined) return undefined;
  const at = spot(event, ...event.path, 'rule');
  if (givesPoints && typeof rule === 'number' && isOutOfForce(docket, state, rule)) {
    object(docket, {
      code: 'points/no-authority',
      at,
      message: `The points are given under Rule ${rule}, which ${state.book.everNumbered.has(rule) ? 'has been repealed' : 'has not been enacted yet'}.`,
      help: 'Cite a rule that was in force on that day, or leave the points out.',
    });
    return undefined;
  }
  const during = state.turn.proposal;
  return referToRule(docket, state, rule, at, during);
}

/** A number that a rule bore once or comes to bear, and that no rule in force has had. */
function isOutOfForce(docket: Docket, { book }: State, number: number): boolean {
  const ids = book.everNumbered.get(number) ?? [];
  if (ids.some((id) => book.inForce.has(id))) return false;
  return ids.length > 0 || docket.game.proposals.some((proposal) => proposal.number === number);
}
