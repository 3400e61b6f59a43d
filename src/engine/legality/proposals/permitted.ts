/**
 * Which rule-changes are possible at all (Suber's 103 and 116: changing the rules is permitted only
 * where a rule permits it; and 104: a rule must say what adopts a change).
 */

import type { Finding, Spot } from '../../../diagnostics/finding.ts';
import { rulingOn, suppliersOf } from '../../../law/law.ts';
import type { ChangeKind } from '../../../law/mechanics.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { type Measured, measured } from '../../amendments/measured.ts';
import { decide, type Inquiry, plainInquiry } from '../../decisions/decide.ts';
import { demandFor } from '../../decisions/demand-for.ts';
import { conflictHelp } from '../../decisions/undecided.ts';
import type { Context } from '../../state/context.ts';
import { inSeries } from '../../state/in-series.ts';
import type { Plan } from '../../state/plan.ts';
import { cite, illegal, keySpot } from '../../state/report.ts';
import type { State } from '../../state/state.ts';

/** What the rules say of the changes of a proposal. */
export interface Permission {
  readonly objections: readonly Finding[];
  /** The changes that are permitted, and of which it is certain what adopts them. */
  readonly permitted: readonly Plan[];
}

export function checkPermitted(
  context: Context,
  proposal: WrittenProposal,
  plans: readonly Plan[],
): Permission {
  if (noChangePossible(context.state)) {
    const why = 'no rule in force permits any rule-change';
    return { objections: objectToImpossible(context, proposal, why), permitted: plans };
  }
  const parts = decide(context, {
    during: proposal.name,
    at: keySpot(proposal, 'changes'),
    what: { kind: 'permitted', proposal: proposal.number },
    compute: (inquiry) => measured(inquiry, plans),
    by: refusedPlaces,
    describe: permissionInWords,
  });
  const inquiry = plainInquiry(context, {
    during: proposal.name,
    at: keySpot(proposal, 'changes'),
  });
  const found = parts.map((part) => ({
    plan: part.plan,
    objections: isAdmitted(part)
      ? checkRequirement(inquiry, proposal, part)
      : objectToKind(context, part),
  }));
  return {
    objections: found.flatMap(({ objections }) => objections),
    permitted: found
      .filter(({ objections }) => !objections.some(isOfThePlan))
      .map(({ plan }) => plan),
  };
}

/** Whether it is the change that is objected to, and not the state of the law. */
function isOfThePlan({ code }: Finding): boolean {
  return code !== 'law/no-change-possible';
}

/** Which of the changes, counted from one, the rules do not permit. */
function refusedPlaces(parts: readonly Measured[]): readonly number[] {
  return parts.flatMap((part, index) => (isAdmitted(part) ? [] : [index + 1]));
}

function permissionInWords(parts: readonly Measured[]): string {
  const places = refusedPlaces(parts);
  if (places.length === 0) return 'they permit all of it';
  return `they do not permit its change ${inSeries(places)}`;
}

/** With no rule that admits changes, or none that adopts them, the law can change no more. */
export function noChangePossible(state: State): boolean {
  const ruling = rulingOn(state.law, 'changes');
  const changes = ruling.kind === 'settled' ? ruling.rule.mechanics?.changes : undefined;
  const admitted = [...(changes?.values() ?? [])].flat();
  const admitsNone = ruling.kind !== 'conflict' && admitted.length === 0;
  return admitsNone || suppliersOf(state.law, 'adoption').length === 0;
}

/** Whether the rules admit the kind of change. */
function isAdmitted({ plan, state, tier }: Measured): boolean {
  const ruling = rulingOn(state.law, 'changes');
  if (ruling.kind !== 'settled') return true;
  return ruling.rule.mechanics?.changes?.get(tier)?.includes(plan.kind) ?? false;
}

function objectToKind(context: Context, { plan, state, tier }: Measured): readonly Finding[] {
  const ruling = rulingOn(state.law, 'changes');
  if (ruling.kind !== 'settled') return [];
  const what = plan.before
    ? `Rule ${plan.before.number} is ${tier}`
    : `The new rule would be ${tier}`;
  return [
    illegal(context, {
      code: 'proposal/not-permitted',
      at: tierSpot(plan) ?? plan.at,
      rule: cite(state, ruling.rule),
      message: `${what}, and ${tier} rules may not be ${PARTICIPLES[plan.kind]}.`,
      help: remedy(ruling.rule.mechanics?.changes ?? new Map(), plan, tier),
    }),
  ];
}

/** The tier that a proposal names for a new rule: the words at fault where none may be enacted in it. */
function tierSpot({ change, at }: Plan): Spot | undefined {
  if (change.kind !== 'enact' || change.tier === undefined) return undefined;
  return { file: at.file, path: [...change.path, 'enact', 'tier'] };
}

const PARTICIPLES: Readonly<Record<ChangeKind, string>> = {
  enact: 'enacted',
  amend: 'amended',
  repeal: 'repealed',
  transmute: 'transmuted',
};

function remedy(
  changes: ReadonlyMap<string, readonly ChangeKind[]>,
  plan: Plan,
  tier: string,
): string {
  const admitted = changes.get(tier) ?? [];
  const tiers = [...changes].filter(([, kinds]) => kinds.includes(plan.kind)).map(([each]) => each);
  if (admitted.includes('transmute') && plan.before && tiers[0] !== undefined) {
    return `Transmute it first: transmute: { rule: ${plan.before.number}, to: ${tiers[0]} }.`;
  }
  if (tiers.length > 0) return `Only ${inSeries(tiers)} rules may be ${PARTICIPLES[plan.kind]}.`;
  return `No rule may be ${PARTICIPLES[plan.kind]} under the rules in force.`;
}

/** Whether the rules at the close of a vote still say what adopts it. */
export function checkRequirements(
  context: Context,
  proposal: WrittenProposal,
  plans: readonly Plan[],
): readonly Finding[] {
  const inquiry = plainInquiry(context, {
    during: proposal.name,
    at: keySpot(proposal, 'changes'),
  });
  return measured(inquiry, plans).flatMap((part) => checkRequirement(inquiry, proposal, part));
}

function checkRequirement(
  context: Inquiry,
  proposal: WrittenProposal,
  { plan, tier }: Measured,
): readonly Finding[] {
  const { state } = context;
  const { ruling } = demandFor(context, plan.kind, tier);
  if (ruling.kind === 'silent') {
    const what = `no rule in force says what adopts a proposal to ${plan.kind} a rule that is ${tier}`;
    return objectToImpossible(context, proposal, what);
  }
  if (ruling.kind !== 'conflict') return [];
  const [first] = ruling.rules;
  return [
    illegal(context, {
      code: 'law/conflict',
      at: plan.at,
      ...(first && { rule: cite(state, first) }),
      message: `${inSeries(ruling.rules.map(({ number }) => `Rule ${number}`))} require different votes to ${plan.kind} a rule that is ${tier}, and no rule in force decides between them.`,
      help: conflictHelp(context, plan.at),
    }),
  ];
}

function objectToImpossible(
  context: Context,
  proposal: WrittenProposal,
  why: string,
): readonly Finding[] {
  const { state } = context;
  return [
    illegal(context, {
      code: 'law/no-change-possible',
      at: keySpot(proposal, 'proposal'),
      message: `Proposal ${proposal.number} cannot be adopted or defeated: ${why} (ruleset version ${state.version}).`,
      help: 'Play cannot continue until a Judgment says who has won; record it under judgments/.',
    }),
  ];
}
