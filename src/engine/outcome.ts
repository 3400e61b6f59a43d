/** Whether a proposal is adopted, by the rules in force at the close of its vote. */

import type { Authority } from '../diagnostics/finding.ts';
import { type Requirement, requirementFor } from '../law/adoption.ts';
import { rulingOn } from '../law/law.ts';
import { explain } from './arithmetic.ts';
import type { Reader } from './decide.ts';
import { cite, type Docket } from './docket.ts';
import { holds, ZERO } from './evaluate.ts';
import { namesOf, type Tally } from './names.ts';
import { defaultTier, type Plan } from './plan-change.ts';
import type { Pending, State } from './state.ts';
import { type Count, countVotes, type Electorate, electorateOf } from './votes.ts';

export interface Verdict {
  readonly adopted: boolean;
  /** Whether enough took part, where a rule asks for a quorum. */
  readonly quorate: boolean;
  readonly count?: Count;
  readonly electorate: Electorate;
  readonly decidedBy: readonly { readonly rule: Authority; readonly says: string }[];
}

export function outcomeOf(docket: Docket, state: State, reader: Reader, pending: Pending): Verdict {
  const { written, plans, seats } = pending;
  const electorate = electorateOf(state, docket.game, reader, written, seats);
  if (!written.votes) return { adopted: false, quorate: true, electorate, decidedBy: [] };
  const requirements = requirementsOf(state, plans);
  const count = countVotes(written.votes, electorate);
  const [needed] = quorum(state);
  const tests = [
    ...quorum(state),
    ...requirements.map(({ rule, entry }) => ({ rule, formula: entry.needs })),
  ];
  const names = namesOf({
    state,
    game: docket.game,
    reader,
    proposal: written,
    votes: count.tally,
    unanimityDemanded: () => demandsUnanimity(docket, state, reader, pending, electorate),
  });
  let adopted = requirements.length > 0;
  let quorate = true;
  const decidedBy = tests.map(({ rule, formula }) => {
    const met = holds(reader, rule, formula, names);
    adopted &&= met;
    if (formula === needed?.formula) quorate = met;
    return { rule: cite(state, rule), says: explain(formula, names, met) };
  });
  return { adopted, quorate, count, electorate, decidedBy };
}

function quorum(state: State) {
  const ruling = rulingOn(state.law, 'quorum');
  const formula = ruling.kind === 'settled' ? ruling.rule.mechanics?.quorum : undefined;
  return ruling.kind === 'settled' && formula ? [{ rule: ruling.rule, formula }] : [];
}

/** Every change of the proposal must be adopted as its own kind demands. */
function requirementsOf(state: State, plans: readonly Plan[]): readonly Requirement[] {
  const found = plans.flatMap(
    ({ kind, tier }) => requirementFor(state.law, kind, tier).requirements,
  );
  const known = new Map(found.map((each) => [`${each.rule.id} ${each.entry.needs.source}`, each]));
  if (plans.length > 0) return [...known.values()];
  return requirementFor(state.law, 'enact', defaultTier(state) ?? '').requirements;
}

/**
 * Does adoption now demand unanimity? It does when the vote would fail with all voters but the
 * lightest in favour and that one against.
 */
export function demandsUnanimity(
  docket: Docket,
  state: State,
  reader: Reader,
  { written, plans }: Pending,
  electorate: Electorate,
): boolean {
  const ballots = [...electorate.values()]
    .map((voter) => voter.ballots)
    .filter((each) => each.compare(0) > 0);
  const [first, ...others] = ballots;
  if (!first) return true;
  const eligible = ballots.reduce((sum, each) => sum.add(each), ZERO);
  const lightest = others.reduce((low, each) => (each.compare(low) < 0 ? each : low), first);
  const votes: Tally = {
    for: eligible.sub(lightest),
    against: lightest,
    abstain: ZERO,
    silent: ZERO,
    eligible,
  };
  const names = namesOf({ state, game: docket.game, reader, proposal: written, votes });
  return !requirementsOf(state, plans).every(({ rule, entry }) =>
    holds(reader, rule, entry.needs, names),
  );
}
