/** Whether changed rules keep their numbers or take that of the proposal (Suber's 108). */
import { saySame } from '../../law/canonical.ts';
import { changeLaw, type Law, rulingOn } from '../../law/law.ts';
import type { WrittenGame, WrittenProposal } from '../../records/types.ts';
import { decide, plainReader, type Reader } from '../decisions/decide.ts';
import { wordOf } from '../decisions/evaluate.ts';
import { namesOf } from '../decisions/formula-environment.ts';
import type { Docket } from '../state/log.ts';
import type { Plan } from '../state/plan.ts';
import type { State } from '../state/state.ts';
import type { Effect } from './effect.ts';

/** By the law of the vote; where that very vote changes the law of numbering, by a reading. */
export function numbersStay(
  docket: Docket,
  state: State,
  plans: readonly Plan[],
  { at, numbers, proposal }: Effect,
): boolean {
  const under = (law: Law, reader: Reader) => stay(law, state, docket.game, reader, proposal);
  const during = proposal?.name ?? state.turn.proposal;
  const renumbers = plans.some(({ kind, after }) => kind !== 'enact' && after !== undefined);
  if (!numbers || !renumbers || !plans.some(speaksOfNumbers)) {
    return under(state.law, plainReader(docket, state, during, at));
  }
  const next = plans.reduce((law, { before, after }) => changeLaw(law, before, after), state.law);
  return decide(docket, {
    state,
    during,
    at,
    what: 'which numbers the changed rules have',
    compute: (reader) =>
      under(reader.take('numbering-law') === 'law-it-makes' ? next : state.law, reader),
    describe: (stays) => (stays ? 'they keep their own' : "they take the proposal's"),
  });
}

function speaksOfNumbers({ before, after }: Plan): boolean {
  return !saySame(before?.mechanics?.numbering, after?.mechanics?.numbering);
}

/** Numbers of changed rules are the players' to decide: no rule, no new number. */
function stay(
  law: Law,
  state: State,
  game: WrittenGame,
  reader: Reader,
  proposal: WrittenProposal | undefined,
): boolean {
  const ruling = rulingOn(law, 'numbering');
  if (ruling.kind !== 'settled') return true;
  const choice = ruling.rule.mechanics?.numbering?.['changed-rule'];
  if (choice === undefined) return true;
  const words = ['takes-proposal-number', 'keeps-its-own'] as const;
  const word = wordOf(
    reader,
    ruling.rule,
    choice,
    words,
    namesOf({ state, game, reader, proposal }),
  );
  return word !== words[0];
}
