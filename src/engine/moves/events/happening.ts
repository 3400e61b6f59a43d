import type { EventBody, WrittenEvent } from '../../../records/types.ts';
import type { Moment } from '../../../values/moment.ts';

/** One event as its handler sees it. */
export interface Happening<Kind extends EventBody['kind'] = EventBody['kind']> {
  readonly event: WrittenEvent;
  readonly fact: Extract<EventBody, { readonly kind: Kind }>;
  readonly on: Moment | undefined;
}
