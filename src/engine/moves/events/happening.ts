import type { EventBody, WrittenEvent } from '../../../records/types.ts';
import type { EventGround, Rule } from '../../results/types.ts';

/** One event, as its handler needs it. */
export interface Happening<Kind extends EventBody['kind'] = EventBody['kind']> {
  readonly event: WrittenEvent;
  readonly fact: Extract<EventBody, { readonly kind: Kind }>;
  /** The rule that the record cites. */
  readonly cited: Rule | undefined;
  /** The ground, if it was asked for. */
  readonly ground: EventGround | undefined;
  /** Whether a grant is about it, or a rule is against it. */
  readonly isCovered: boolean;
}
