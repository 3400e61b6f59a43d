/** A correction of a settled record, said openly. */
import { moment, text } from '../../values/scalar-schemas.ts';
import { mapping, optional } from '../../values/schema.ts';

export const corrected = optional(
  mapping('a correction', { on: moment, why: text('the reason for it') }),
);
