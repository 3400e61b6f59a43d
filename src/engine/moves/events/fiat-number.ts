/** The number of a rule that is enacted by fiat, which no proposal gives it. */
import type { RuleNumber } from '../../../values/ids.ts';
import { inquire } from '../../decisions/inquiry.ts';
import type { Context } from '../../state/context.ts';
import { keySpot, spot } from '../../state/make-finding.ts';
import { reportIllegal } from '../../state/write-log.ts';
import { nextNumber } from '../../turns/next-number.ts';
import type { Happening } from './happening.ts';

/**
 * The number that the record states, or else, by a reading, the next of those that a rule gives to
 * proposals; objects, and gives `undefined`, where there is none or another rule bears it.
 */
export function fiatNumber(context: Context, happening: Happening<'fiat'>): RuleNumber | undefined {
  const { event, fact } = happening;
  const stated = fact.number ?? (fact.change.kind === 'enact' ? fact.change.number : undefined);
  const number = stated ?? numberInOrder(context, happening);
  if (number === undefined) {
    reportIllegal(context, {
      code: 'proposal/number',
      at: keySpot(event, ...event.path, 'fiat', 'enact'),
      message: `The fiat of ${fact.by} enacts a rule, and nothing says what its number is.`,
      help: 'Write `number:` beside `enact`: the number by which the players call the rule.',
    });
  } else if (context.state.book.byNumber.has(number)) {
    reportIllegal(context, {
      code: 'proposal/number',
      at: spot(event, ...event.path, 'fiat', fact.number === undefined ? 'enact' : 'number'),
      message: `The fiat of ${fact.by} enacts a rule as Rule ${number}, and another bears that number.`,
      help: 'Write beside `enact` the `number:` of the new rule, one that no rule in force has.',
    });
    return undefined;
  }
  return number;
}

function numberInOrder(context: Context, { event }: Happening<'fiat'>): number | undefined {
  const { state } = context;
  const at = keySpot(event, ...event.path, 'fiat', 'enact');
  const inquiry = inquire(context, { during: state.turn.proposal, at });
  const next = nextNumber(inquiry);
  return next !== undefined && inquiry.reader.take('fiat-number') === 'next' ? next : undefined;
}
