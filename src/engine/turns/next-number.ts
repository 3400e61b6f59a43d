import { said } from '../../law/in-force/law.ts';
import { numberOf } from '../decisions/evaluate.ts';
import { namesOf } from '../decisions/formula-environment.ts';
import type { Inquiry } from '../decisions/inquiry.ts';

/** The number of the next proposal; `undefined` where no rule numbers proposals. */
export function nextNumber(inquiry: Inquiry): number | undefined {
  const { state, reader } = inquiry;
  const beginning = said(state.law, 'numbering', 'first');
  if (!beginning) return undefined;
  const { rule, value: formula } = beginning;
  const value = numberOf(namesOf(inquiry), rule, formula);
  if (value.d !== 1n) {
    const { source } = formula;
    const problem = { message: 'It should give a whole number.', start: 0, end: source.length };
    reader.fail({ rule, source, problem });
    return undefined;
  }
  const first = Number(value.valueOf());
  const { lastNumber, lastWithdrawn, lastVoid, lastDefeated = 0 } = state;
  if (lastNumber === undefined) return first;
  if (lastWithdrawn && reader.take('withdrawn-number') === 'reused') return lastNumber;
  if (lastVoid && reader.take('void-number') === 'reused') return lastNumber;
  const isBeyond = lastDefeated > lastNumber;
  const isEach = isBeyond && reader.take('defeated-compound') === 'as-if-adopted';
  const next = (isEach ? lastDefeated : lastNumber) + 1;
  return first > next && reader.take('numbering-raised') === 'the-first' ? first : next;
}
