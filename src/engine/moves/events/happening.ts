import type { EventFact, WrittenEvent } from '../../../records/types.ts';
import type { Moment } from '../../../values/moment.ts';

/** One event as its handler sees it. */
export interface Happening<Kind extends EventFact['kind'] = EventFact['kind']> {
  readonly event: WrittenEvent;
  readonly fact: Extract<EventFact, { readonly kind: Kind }>;
  readonly on: Moment | undefined;
}
