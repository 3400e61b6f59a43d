/** What becomes of holdings that lie beyond a bound which a new law sets. */

import { namesDeclared } from '../../law/law.ts';
import { formatNumber } from '../../values/number.ts';
import { decide, type Reader } from '../decisions/decide.ts';
import type { Docket } from '../state/log.ts';
import { playing, type State } from '../state/state.ts';
import { describeSums } from './awards.ts';
import { boundPassed, holdingOf, type Sum } from './holdings.ts';
import { book, duringOf, type Made } from './version-cause.ts';

export function cutToBounds(docket: Docket, before: State, state: State, made: Made): State {
  const cut = decide(docket, {
    state,
    during: duringOf(state, made),
    at: made.at,
    what: 'what becomes of holdings beyond the bound',
    compute: (reader) => {
      const excess = excessOf(docket, before, state, reader);
      return excess.length > 0 && reader.take('bound-set') === 'cut' ? excess : [];
    },
    describe: (sums) => (sums.length > 0 ? describeSums(state, sums) : 'they stand'),
  });
  return cut.length > 0 ? book(docket, state, cut, made) : state;
}

/** What would bring holdings to their bounds, where the law of before did not bound them so. */
function excessOf(docket: Docket, before: State, state: State, reader: Reader): readonly Sum[] {
  const old = { ...state, law: before.law };
  return playing(state).flatMap((player) =>
    namesDeclared(state.law, 'quantities').flatMap((quantity): readonly Sum[] => {
      const held = holdingOf(state, player.id, quantity);
      // A bound that has no value now is told of when an award first meets it.
      let unknown = false;
      const fail = () => {
        unknown = true;
      };
      const beyond = (position: State) =>
        boundPassed(position, docket.game, { take: reader.take, fail }, player, quantity, held);
      const passed = beyond(state);
      if (!passed || beyond(old) || unknown) return [];
      const { rule, which, bound } = passed;
      const arithmetic = () => `${which} ${formatNumber(bound)} under Rule ${rule.number}`;
      const amount = bound.sub(held);
      return [{ player: player.id, quantity, amount, rule, arithmetic, evidence: 'verified' }];
    }),
  );
}
