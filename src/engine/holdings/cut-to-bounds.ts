/** What becomes of holdings that lie beyond a bound which a new law sets. */

import { namesDeclared } from '../../law/in-force/law.ts';
import { type Inquiry, inquire } from '../decisions/inquiry.ts';

import type { Context } from '../state/context.ts';

import { playing, type State } from '../state/state.ts';
import { boundPassed, holdingOf, type Sum } from './holdings.ts';
import { applySums, duringOf, type VersionCause } from './version-cause.ts';

export function cutToBounds(context: Context, before: State, made: VersionCause): State {
  const { state } = context;
  const inquiry = inquire(context, { during: duringOf(state, made), at: made.at });
  const excess = excessOf(inquiry, before);
  const isCut = excess.length > 0 && inquiry.reader.take('bound-set') === 'cut';
  return isCut ? applySums(context, excess, made) : state;
}

/** What would bring holdings to their bounds, where the law of before did not bound them so. */
function excessOf(inquiry: Inquiry, before: State): readonly Sum[] {
  const { state, reader } = inquiry;
  const old = { ...state, law: before.law };
  return playing(state).flatMap((player) =>
    namesDeclared(state.law, 'quantities').flatMap((quantity): readonly Sum[] => {
      const held = holdingOf(state, player.id, quantity);
      // A bound that has no value now is reported when an award first meets it.
      let unknown = false;
      const fail = () => {
        unknown = true;
      };
      const beyond = (position: State) => {
        const within = { ...inquiry, state: position, reader: { take: reader.take, fail } };
        return boundPassed(within, player, quantity, held);
      };
      const passed = beyond(state);
      if (!passed || beyond(old) || unknown) return [];
      const { rule, which, bound } = passed;
      const basis = () => ({ by: 'bound', bound: { which, bound, rule: rule.number } }) as const;
      const amount = bound.sub(held);
      return [{ player: player.id, quantity, amount, rule, basis, evidence: 'verified' }];
    }),
  );
}
