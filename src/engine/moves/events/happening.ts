import type { EventBody, WrittenEvent } from '../../../records/types.ts';
import type { Moment } from '../../../values/moment.ts';
import type { Ground } from '../../results/ground.ts';

/** One event as its handler sees it. */
export interface Happening<Kind extends EventBody['kind'] = EventBody['kind']> {
  readonly event: WrittenEvent;
  readonly fact: Extract<EventBody, { readonly kind: Kind }>;
  readonly on: Moment | undefined;
  /** On what it rests, where that was asked. */
  readonly ground?: Ground | undefined;
  /** Whether a grant speaks of it, or speaks against it. */
  readonly isCovered?: boolean;
}
