/** Whether a proposal is adopted, by the rules in force at the close of its vote. */
import Fraction from 'fraction.js';
import type { Requirement } from '../../law/in-force/adoption.ts';
import { pointOfChange } from '../../law/in-force/entries.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { ChangeKind } from '../../law/mechanics/mechanics.ts';
import { isMotion } from '../../records/kinds/proposal.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { tiersForNewRules } from '../amendments/plan-change.ts';
import { withMeasuringState } from '../amendments/take-effect.ts';
import {
  type Environment,
  isTrue,
  namesOf,
  reckon,
  type Tally,
  ZERO,
} from '../decisions/evaluate.ts';
import type { Inquiry, Interpreter } from '../decisions/inquiry.ts';
import { demandFor, resolveProvisions } from '../decisions/provisions.ts';
import type { OutcomeTest } from '../results/types.ts';
import { cite } from '../state/make-finding.ts';
import type { Pending, Plan } from '../state/state.ts';
import { type Count, countVotes, type Electorate, electorateOf } from './votes.ts';

export interface VoteOutcome {
  readonly adopted: boolean;
  /** The rule-changes that the vote makes: all, none, or by a reading some. */
  readonly carried: readonly Plan[];
  /** Whether a quorum took part, if a rule requires one. */
  readonly quorate: boolean;
  readonly count?: Count;
  readonly electorate: Electorate;
  readonly decidedBy: readonly OutcomeTest[];
  /** Rules that need the number of voters, if a tally does not give it. */
  readonly untold: readonly RuleInForce[];
}

export function outcomeOf(inquiry: Inquiry, pending: Pending): VoteOutcome {
  const { interpreter } = inquiry;
  const { written, plans, seats } = pending;
  const electorate = electorateOf(inquiry, written, seats);
  if (!written.votes)
    return { adopted: false, carried: plans, quorate: true, electorate, decidedBy: [], untold: [] };
  const count = countVotes(written.votes, electorate);
  const names = namesOf(inquiry, {
    proposal: written,
    votes: count.tally,
    unanimityDemanded: () => demandsUnanimity(inquiry, pending, electorate),
  });
  const needed = requirementsOf(inquiry, pending);
  const tests = [
    ...needed.flatMap(({ quorum }) => quorum),
    ...needed.flatMap(({ adoption }) => adoption),
  ];
  // A tally of unequal votes does not give the number of voters.
  const isUntold = count.tally.voters === undefined;
  const untold = tests.filter(
    ({ entry }) => isUntold && entry.needs.names.includes('votes.voters'),
  );
  const told = tests.filter((test) => !untold.includes(test));
  const { met, decidedBy } = weigh(inquiry, names, told);
  const restIsMet = told.every((test) => met.has(keyOf(test)));
  const believed = believe(interpreter, written, untold, restIsMet);
  if (believed) for (const test of untold) met.add(keyOf(test));
  const isMet = (each: readonly Requirement[]) => each.every((test) => met.has(keyOf(test)));
  const parts = needed.map((each) => each.adoption.length > 0 && isMet(testsOf(each)));
  const carried = carriedOf(interpreter, plans, parts);
  return {
    adopted: plans.length > 0 ? carried.length > 0 : parts.every(Boolean),
    carried,
    quorate: needed.every(({ quorum }) => isMet(quorum)),
    count,
    electorate,
    decidedBy,
    untold: untold.map(({ rule }) => rule),
  };
}

/** Which requirements are met, by key, with their figures. */
function weigh({ state }: Inquiry, names: Environment, requirements: readonly Requirement[]) {
  const met = new Set<string>();
  const decidedBy = new Map<string, OutcomeTest>();
  for (const test of requirements) {
    const key = keyOf(test);
    if (decidedBy.has(key)) continue;
    const { rule, entry } = test;
    const holding = isTrue(names, rule, entry.needs);
    if (holding) met.add(key);
    const reckoning = reckon(entry.needs, names.of(rule), holding);
    decidedBy.set(key, { rule: cite(state, rule), ...reckoning });
  }
  return { met, decidedBy: [...decidedBy.values()] };
}

/** Decides requirements that a tally leaves open by the recorded outcome, if there is one. */
function believe(
  interpreter: Interpreter,
  { outcome }: WrittenProposal,
  [untold]: readonly Requirement[],
  restIsMet: boolean,
): boolean {
  if (!untold) return false;
  const { rule, entry } = untold;
  const { source } = entry.needs;
  const message = 'a tally of votes that weigh unequally does not tell how many voted.';
  const help =
    'Record `outcome` with the tally, or replace the tally with the names of the voters.';
  const problem = { message, help, start: 0, end: source.length };
  if (outcome === undefined) interpreter.fail({ rule, source, problem });
  return outcome === 'adopted' || !restIsMet;
}

/** The parts of a proposal that are carried, if only some are. */
function carriedOf(interpreter: Interpreter, plans: readonly Plan[], parts: readonly boolean[]) {
  if (parts.every(Boolean)) return plans;
  if (!parts.some(Boolean) || interpreter.ask('compound-adoption') === 'as-a-whole') return [];
  const lost = new Set<string | undefined>();
  return plans.filter(({ before, after }, index) => {
    const id = before?.id ?? after?.id;
    const carried = parts[index] === true && !lost.has(id);
    if (!carried) lost.add(id);
    return carried;
  });
}

/** The conditions for one change: for the vote to count, and to adopt it. */
interface Requirements {
  readonly quorum: readonly Requirement[];
  readonly adoption: readonly Requirement[];
}

const testsOf = ({ quorum, adoption }: Requirements) => [...quorum, ...adoption];

function keyOf({ rule, entry }: Requirement): string {
  return `${rule.id} ${entry.needs.source}`;
}

/**
 * The conditions for each change, even one without a target. A motion needs the votes of an enactment.
 */
function requirementsOf(
  inquiry: Inquiry,
  { written, plans }: Pick<Pending, 'written' | 'plans'>,
  found = inquiry.state,
): readonly Requirements[] {
  const { state } = inquiry;
  if (plans.length > 0) {
    return withMeasuringState({ ...inquiry, state: found }, plans).map(({ plan, tier }) =>
      neededFor(inquiry, plan.kind, tier),
    );
  }
  const tier = tiersForNewRules(state).at(-1);
  if (isMotion(written)) return [neededFor(inquiry, 'enact', tier)];
  return written.changes.map(({ kind }) => neededFor(inquiry, kind, tier));
}

function neededFor(inquiry: Inquiry, kind: ChangeKind, tier: string | undefined): Requirements {
  const point = pointOfChange(kind, tier);
  const quorum = resolveProvisions(
    inquiry,
    { law: inquiry.state.law, slot: 'quorum', concerns: ({ part }) => part === point },
    (held) => held.map(({ rule, entry: needs }) => ({ rule, entry: { of: {}, needs } })),
    (asked) => asked.map(keyOf),
  );
  return { quorum, adoption: demandFor(inquiry, kind, tier).requirements };
}

/**
 * Whether adoption needs unanimity now: the vote would fail with all in favour but the lightest voter. It
 * must also have failed if anybody voted against. A change in effect is judged by the rules before it, in
 * the position `found`.
 */
export function demandsUnanimity(
  inquiry: Inquiry,
  pending: Pending,
  electorate: Electorate,
  found = inquiry.state,
): boolean {
  const ballots = [...electorate.values()]
    .map((voter) => voter.ballots)
    .filter((each) => each.compare(0) > 0);
  const [lightest] = ballots.toSorted((a, b) => a.compare(b));
  if (!lightest) return true;
  const eligible = ballots.reduce((sum, each) => sum.add(each), ZERO);
  const votes: Tally = {
    for: eligible.sub(lightest),
    against: lightest,
    abstain: ZERO,
    silent: ZERO,
    eligible,
    voters: new Fraction(ballots.length),
  };
  const { written } = pending;
  const needed = requirementsOf(inquiry, pending, found).flatMap(testsOf);
  const adopts = (tally: Tally) => {
    const names = namesOf(inquiry, { proposal: written, votes: tally });
    return needed.every(({ rule, entry }) => isTrue(names, rule, entry.needs));
  };
  const cast = written.votes && countVotes(written.votes, electorate).tally;
  return !adopts(votes) && !(cast && cast.against.compare(0) > 0 && adopts(cast));
}
