/** What a rule demands and puts a price on (Nomic mit Tens' titles, and its Judges who are late). */
import type { Spot } from '../../diagnostics/finding.ts';
import { entriesOf } from '../../law/law.ts';
import type { AwardOccasion } from '../../law/mechanics.ts';
import { decide } from '../decisions/decide.ts';
import type { Docket } from '../state/log.ts';
import type { State } from '../state/state.ts';

/** Whether a rule in force awards or charges something on an occasion. */
export function isPriced(state: State, occasion: AwardOccasion): boolean {
  return entriesOf(state.law, 'awards').some(({ value }) =>
    value.some(({ on }) => on === occasion),
  );
}

export interface Priced {
  readonly during: string | undefined;
  readonly at: Spot;
  /** What is decided, for a note. */
  readonly what: string;
}

/** Whether what has its price may be done at that price, or is forbidden besides: a reading. */
export function isAtAPrice(docket: Docket, state: State, { during, at, what }: Priced): boolean {
  return decide(docket, {
    state,
    during,
    at,
    what,
    compute: (reader) => reader.take('priced') === 'charged',
    describe: (may) => (may ? 'it may, at its price' : 'it may not'),
  });
}
