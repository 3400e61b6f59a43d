/** A correction of a settled record, said openly. */
import { moment, text } from './leaves.ts';
import { mapping, optional } from './schema.ts';

export const corrected = optional(
  mapping('a correction', { on: moment, why: text('the reason for it') }),
);
