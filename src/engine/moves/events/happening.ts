import type { EventBody, WrittenEvent } from '../../../records/types.ts';
import type { EventGround, Rule } from '../../results/types.ts';

/** One event as its handler sees it. */
export interface Happening<Kind extends EventBody['kind'] = EventBody['kind']> {
  readonly event: WrittenEvent;
  readonly fact: Extract<EventBody, { readonly kind: Kind }>;
  /** The rule that the record cites. */
  readonly cited: Rule | undefined;
  /** On what it rests, if that was asked. */
  readonly ground: EventGround | undefined;
  /** Whether a grant speaks of it, or speaks against it. */
  readonly isCovered: boolean;
}
