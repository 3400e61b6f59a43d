/** What players gain or lose, as a card states it. */
import * as z from 'zod';
import { defined } from '../../helpers/defined.ts';
import { declaredName, word } from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  list,
  mapping,
  optional,
  present,
} from '../../values/schema.ts';
import { AWARD_OCCASIONS, AWARD_RECIPIENTS, type Award } from '../mechanics/mechanics.ts';
import { SCOPES } from '../mechanics/scopes.ts';
import { formula } from './formula-leaf.ts';

const SUM = formula(SCOPES.award, 'number');

const shape = mapping('an award', {
  on: word(AWARD_OCCASIONS),
  to: word(AWARD_RECIPIENTS),
  points: optional(SUM),
  quantity: optional(declaredName),
  amount: optional(SUM),
  if: optional(formula(SCOPES.award, 'boolean')),
});

const award = checked(shape, checkSum).transform(
  ({ on, to, points, quantity = 'points', amount, if: condition }): Award => {
    const sum = points ?? amount;
    // The check ensures that one of the two is there.
    if (!sum) return z.NEVER;
    return { on, to, quantity, amount: sum, ...defined({ if: condition }) };
  },
);

export const awards = list('of awards', award);

/** Either points, or an amount of another quantity. */
function checkSum(written: object): readonly CheckProblem[] {
  const [clash] = present(written, ['quantity', 'amount']);
  const hasPoints = present(written, ['points']).length > 0;
  if (hasPoints && clash !== undefined) {
    const message = `An award is of \`points\` or of an amount of another quantity, not of both.`;
    return [{ code: 'format/key', part: 'key', path: [clash], message }];
  }
  if (hasPoints) return [];
  const lacking = ['quantity', 'amount'].filter((key) => !Object.hasOwn(written, key));
  if (lacking.length === 0) return [];
  const message = 'The award does not say how much of what.';
  const help = 'Write `points`, or `quantity` and `amount`.';
  return [{ code: 'format/missing', message, help, keys: ['points', ...lacking] }];
}
