/** Why a record stands that was played against a rule, where nobody minded. */
import { text } from '../../values/scalar-schemas.ts';
import { mapping } from '../../values/schema.ts';

export const unobjected = mapping('a record that stands', {
  why: text('why it stands against the rule'),
});
