/** How the last rule that came to bear a number came to be gone: `was repealed by Proposal 301 on 2024-01-03`. */
import type { RuleNumber } from '../../values/ids.ts';
import type { Context } from '../state/context.ts';

export function repealWords({ state, recorder }: Context, number: RuleNumber): string {
  const latest = state.book.everNumbered.get(number)?.at(-1);
  const last = latest === undefined ? undefined : recorder.log.lives.get(latest)?.peek();
  const on = last?.on ? ` on ${last.on.text}` : '';
  if (last?.cause.by === 'proposal') return `was repealed by Proposal ${last.cause.number}${on}`;
  if (last?.cause.by === 'fiat') return `was repealed by the word of ${last.cause.who}${on}`;
  return 'has been repealed';
}
