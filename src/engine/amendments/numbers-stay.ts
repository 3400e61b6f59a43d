/** Whether changed rules keep their numbers or take that of the proposal (Suber's 108). */
import type { Spot } from '../../diagnostics/finding.ts';
import { changeLaw, type Law, rulingOn } from '../../law/in-force/law.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { wordOf } from '../decisions/evaluate.ts';
import { namesOf } from '../decisions/formula-environment.ts';
import { type Inquiry, inquire } from '../decisions/inquiry.ts';
import type { Context } from '../state/context.ts';
import type { Plan } from '../state/plan.ts';

/** By the law of the vote; where that very vote changes the law of numbering, by a reading. */
export function numbersStay(
  context: Context,
  plans: readonly Plan[],
  { at, proposal }: { readonly at: Spot; readonly proposal: WrittenProposal },
): boolean {
  const { state } = context;
  const under = (law: Law, inquiry: Inquiry) => numbersStayUnder(inquiry, law, proposal);
  const during = proposal.name;
  const renumbers = plans.some(({ kind, after }) => kind !== 'enact' && after !== undefined);
  if (!renumbers || !plans.some(speaksOfNumbers)) {
    return under(state.law, inquire(context, { during, at }));
  }
  const next = plans.reduce((law, { before, after }) => changeLaw(law, before, after), state.law);
  const inquiry = inquire(context, { during, at });
  const isNext = inquiry.reader.take('numbering-law') === 'law-it-makes';
  return under(isNext ? next : state.law, inquiry);
}

function speaksOfNumbers({ before, after }: Plan): boolean {
  return !saySame(before?.mechanics?.numbering, after?.mechanics?.numbering);
}

/** Numbers of changed rules are the players' to decide: no rule, no new number. */
export function numbersStayUnder(inquiry: Inquiry, law: Law, proposal: WrittenProposal): boolean {
  const ruling = rulingOn(law, 'numbering');
  if (ruling.kind !== 'settled') return true;
  const choice = ruling.rule.mechanics?.numbering?.['changed-rule'];
  if (choice === undefined) return true;
  const words = ['takes-proposal-number', 'keeps-its-own'] as const;
  const word = wordOf(namesOf(inquiry, { proposal }), ruling.rule, choice, words);
  return word !== words[0];
}
