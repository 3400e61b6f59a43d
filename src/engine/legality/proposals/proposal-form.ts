/**
 * The form of a proposal (Suber's 106: rule-changes are written down in the form in which they are
 * voted on; titles and facts where a rule in force asks for them).
 */
import type Fraction from 'fraction.js';
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import { saySame } from '../../../law/canonical.ts';
import { declared, namesDeclared } from '../../../law/law.ts';
import type { ProposalFact } from '../../../law/mechanics.ts';
import type { RuleInForce } from '../../../law/rule-in-force.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { formatNumber } from '../../../values/number.ts';
import { plainReader } from '../../decisions/decide.ts';
import { numberOf } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { cite, type Docket, keySpot, object, remark, spot } from '../../state/log.ts';
import type { Plan } from '../../state/plan.ts';
import type { State } from '../../state/state.ts';
import { isAtAPrice } from '../../votes/price.ts';
import { pricesTitles, requiringTitles, titleMissing } from '../../votes/untitled.ts';
import { checkMechanicsKept } from './mechanics-kept.ts';

export function checkProposalForm(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  plans: readonly Plan[],
): void {
  // Of a change that is not permitted nothing more need be asked.
  const permitted = plans.filter(({ at }) => !docket.wrongs.some((wrong) => wrong.at === at));
  for (const plan of permitted) {
    checkMechanicsStated(docket, plan);
    checkMechanicsKept(docket, plan);
    checkDifference(docket, plan);
  }
  checkTitles(docket, state, proposal, plans);
  checkFacts(docket, state, proposal);
}

/** Whoever amends a rule that drives the engine must say what drives it from now on. */
export function checkMechanicsStated(docket: Docket, { change, before, at }: Plan): void {
  if (change.kind !== 'amend' || !before?.mechanics || change.mechanics !== undefined) return;
  const slots = Object.keys(before.mechanics.raw).join(', ');
  object(docket, {
    code: 'mechanics/unstated',
    at,
    message: `Rule ${before.number} carries mechanics (${slots}), and the amendment does not say what becomes of them.`,
    help: 'Write `mechanics: keep`, `mechanics: none`, or the new mechanics beside `amend`.',
  });
}

function checkDifference(docket: Docket, { change, before, after, at }: Plan): void {
  if (!before || !after || change.kind === 'repeal') return;
  const same =
    before.text === after.text &&
    before.tier === after.tier &&
    saySame(before.mechanics, after.mechanics);
  if (!same || before.title !== after.title) return;
  remark(docket, {
    code: 'change/no-difference',
    at,
    message: `The change leaves Rule ${before.number} as it is.`,
  });
}

function checkTitles(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  plans: readonly Plan[],
): void {
  if (!titleMissing(plans)) return;
  const rule = requiringTitles(state);
  const plan = plans.find(({ kind, after }) => kind === 'enact' && !after?.title);
  if (!rule || !plan) return;
  const what = `whether Proposal ${proposal.number} may make a rule without a title`;
  const act = { during: proposal.name, at: plan.at, what };
  if (pricesTitles(state) && isAtAPrice(docket, state, act)) return;
  object(docket, {
    code: 'proposal/text',
    at: plan.at,
    rule: cite(state, rule),
    message: 'The new rule has no title, and a rule in force requires one.',
    help: 'Write `enact: { title: … }`.',
  });
}

function checkFacts(docket: Docket, state: State, proposal: WrittenProposal): void {
  const names = namesDeclared(state.law, 'proposal-facts');
  for (const fact of proposal.facts.keys()) {
    if (!names.includes(fact)) objectToFact(docket, proposal, fact, names);
  }
  for (const name of names) {
    const fact = declared(state.law, 'proposal-facts', name);
    if (!fact) continue;
    const stated = proposal.facts.get(name);
    if (stated !== undefined) checkFactBounds(docket, state, proposal, name, stated, fact);
    else if (!fact.value.default) objectToMissingFact(docket, state, proposal, fact.rule, name);
  }
}

function objectToFact(
  docket: Docket,
  proposal: WrittenProposal,
  fact: string,
  names: readonly string[],
): void {
  const close = didYouMean(fact, names);
  object(docket, {
    code: 'proposal/text',
    at: keySpot(proposal, 'facts', fact),
    message: `No rule in force declares a fact “${fact}” of proposals.`,
    help:
      close !== undefined
        ? `Did you mean “${close}”?`
        : 'Leave it out, or enact a rule that declares it first.',
  });
}

function checkFactBounds(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  name: string,
  stated: Fraction,
  { rule, value }: { readonly rule: RuleInForce; readonly value: ProposalFact },
): void {
  const at = spot(proposal, 'facts', name);
  const reader = plainReader(docket, state, proposal.name, at);
  const names = namesOf({ state, game: docket.game, reader, proposal });
  const low = value.least && numberOf(reader, rule, value.least, names);
  const high = value.most && numberOf(reader, rule, value.most, names);
  if ((!low || stated.compare(low) >= 0) && (!high || stated.compare(high) <= 0)) return;
  const bounds = [low && `at least ${formatNumber(low)}`, high && `at most ${formatNumber(high)}`];
  object(docket, {
    code: 'proposal/text',
    at,
    rule: cite(state, rule),
    message: `The fact “${name}” is ${formatNumber(stated)}.`,
    help: `It must be ${bounds.filter(Boolean).join(' and ')}.`,
  });
}

function objectToMissingFact(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  rule: RuleInForce,
  name: string,
): void {
  object(docket, {
    code: 'proposal/text',
    at: keySpot(proposal, 'proposal'),
    rule: cite(state, rule),
    message: `Every proposal must state the fact “${name}”, and this one does not.`,
    help: `Write \`facts: { ${name}: … }\`.`,
  });
}
