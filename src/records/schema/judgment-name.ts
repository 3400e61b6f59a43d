import { number, text } from '../../values/scalar-schemas.ts';
import { oneOf } from '../../values/schema.ts';

/** The number of a judgment, or its file's name. */
export const judgmentName = oneOf([
  number('the number of a judgment'),
  text('the name of a judgment'),
]);
