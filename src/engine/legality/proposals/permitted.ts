/** Checks that rules permit a change (Suber's 103 and 116), and that a rule says what adopts it (104). */
import type { Spot } from '../../../diagnostics/finding.ts';
import { inSeries } from '../../../helpers/words.ts';
import {
  admission,
  excludedBy,
  saysWhatChanges,
  tiersAdmitting,
} from '../../../law/in-force/admission.ts';
import { type Law, suppliersOf } from '../../../law/in-force/law.ts';
import { CHANGE_KINDS, type ChangeKind } from '../../../law/mechanics/mechanics.ts';
import { isMotion } from '../../../records/kinds/proposal.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { tiersForNewRules } from '../../amendments/plan-change.ts';
import {
  changePossible,
  deadlockHelp,
  possibleChanges,
} from '../../amendments/possible-changes.ts';
import { type PlanInLaw, withMeasuringState } from '../../amendments/take-effect.ts';
import { objectToConflict } from '../../decisions/conflict-of-rules.ts';
import { askReading, askWhereItDiffers, type Inquiry, inquire } from '../../decisions/inquiry.ts';
import { demandFor } from '../../decisions/provisions.ts';
import type { Context } from '../../state/context.ts';
import {
  illegal,
  keySpot,
  type Objection,
  type Objections,
  substanceSpot,
} from '../../state/make-finding.ts';
import type { Plan } from '../../state/state.ts';
import { transmuting } from '../cures.ts';
import { staysWithinLimits } from './limits.ts';

export function checkPermitted(
  context: Context,
  proposal: WrittenProposal,
  plans: readonly Plan[],
) {
  const [only, another] = plans;
  const at = only && !another ? only.at : substanceSpot(proposal);
  const occurrence = { during: proposal.name, at };
  const inquiry = inquire(context, occurrence);
  if (!changePossible(inquiry)) {
    const why = saysWhatAdopts(inquiry)
      ? 'no rule in force permits any rule-change'
      : 'no rule in force says what adopts a rule-change';
    return { objections: objectToImpossible(inquiry, proposal, why), permitted: plans };
  }
  const found = askWhereItDiffers(
    context,
    (asking) => {
      const now = inquire(asking, occurrence);
      const parts = withMeasuringState(now, plans);
      return parts.map((part) => {
        return { plan: part.plan, objections: objectionsTo(now, proposal, part) };
      });
    },
    (each) => each.map(({ objections }) => objections.map(({ code }) => code)),
  );
  return {
    objections: [
      ...checkNumberOfChanges(context, proposal),
      ...found.flatMap(({ objections }) => objections),
      ...checkMotion(context, proposal),
    ],
    permitted: found
      // If no change at all is possible, the proposal is not at fault.
      .filter(({ objections }) => objections.every(({ code }) => code === 'law/no-change-possible'))
      .map(({ plan }) => plan),
  };
}

function objectionsTo(inquiry: Inquiry, proposal: WrittenProposal, part: PlanInLaw) {
  const { plan, state, tier } = part;
  const { ruling } = admission(state.law, plan.kind, tier);
  if (ruling.kind === 'conflict') {
    const { kind, at } = plan;
    const differ = `differ on whether ${tier} rules may be ${PARTICIPLES[kind]}`;
    const conflict = {
      at,
      slot: 'changes',
      on: { kind, tier },
      rules: ruling.rules,
      differ,
    } as const;
    return objectToConflict(inquiry, conflict);
  }
  if (!isAdmitted(inquiry, part)) return objectToKind(inquiry, part);
  return checkDemand(inquiry, proposal, { ...plan, tier });
}

/** Objects if a proposal makes more changes than one may. */
function checkNumberOfChanges(
  context: Context,
  { name, number, changes, ...record }: WrittenProposal,
): Objections {
  if (changes.length < 2) return [];
  if (askReading(context, 'compound-proposal', name) !== 'no') return [];
  return illegal(context, {
    code: 'proposal/not-permitted',
    at: keySpot(record, 'changes'),
    message: `Proposal ${number} makes ${changes.length} rule-changes, but under the reading “compound-proposal” a proposal makes only one.`,
    help: 'Record each change as a proposal of its own.',
  });
}

function isAdmitted({ interpreter }: Inquiry, { plan, state, tier }: PlanInLaw): boolean {
  const { law } = state;
  if (saysWhatChanges(law) && !admission(law, plan.kind, tier).isAdmitted) {
    const isEnactedElsewhere = plan.kind === 'enact' && tiersAdmitting(law, 'enact').length > 0;
    return isEnactedElsewhere && interpreter.ask('enacted-tier') === 'any';
  }
  if (tierClosed(law, plan) !== undefined) return false;
  return !isToItself(plan) || interpreter.ask('transmuted-to-itself') === 'yes';
}

/** The tier into which a rule would be transmuted, if no rule of that tier may change. */
function tierClosed(law: Law, { kind, after }: Plan): string | undefined {
  if (kind !== 'transmute' || after === undefined) return undefined;
  const isClosed = CHANGE_KINDS.every((each) => {
    const { ruling, isAdmitted } = admission(law, each, after.tier);
    return ruling.kind === 'settled' && !isAdmitted;
  });
  return isClosed ? after.tier : undefined;
}

/** Whether a rule would be transmuted into its own tier. */
function isToItself({ kind, before, after }: Plan): boolean {
  return kind === 'transmute' && before?.tier === after?.tier;
}

function objectToKind(context: Context, { plan, state, tier }: PlanInLaw): Objections {
  const rule = excludedBy(state.law, plan.kind, tier);
  const to = { file: plan.at.file, path: [...plan.change.path, 'transmute', 'to'] };
  if (isToItself(plan)) {
    return illegal(context, {
      code: 'proposal/not-permitted',
      at: to,
      rule,
      message: `Rule ${plan.before?.number} is ${tier} already, so transmuting it changes nothing.`,
      help: 'Name the tier that the rule should have, or leave the change out.',
      instead: state.law.tiers.all.flatMap(({ id }) =>
        id === tier ? [] : { move: 'propose', says: { transmute: plan.before?.number, to: id } },
      ),
    });
  }
  const closed = tierClosed(state.law, plan);
  if (closed !== undefined) {
    return illegal(context, {
      code: 'proposal/not-permitted',
      at: to,
      rule: excludedBy(state.law, 'transmute', closed),
      message: `Rule ${plan.before?.number} would be ${closed}, and rules of that tier may not be changed. So none becomes one.`,
      help: 'Name a tier whose rules may be changed.',
    });
  }
  if (!rule) return [];
  const what = plan.before
    ? `Rule ${plan.before.number} is ${tier}`
    : `The new rule would be ${tier}`;
  return illegal(context, {
    code: 'proposal/not-permitted',
    at: tierSpot(plan) ?? plan.at,
    rule,
    message: `${what}, and ${tier} rules may not be ${PARTICIPLES[plan.kind]}.`,
    ...remedy(tiersAdmitting(state.law, plan.kind), plan),
  });
}

/** The place of the new rule's tier in a proposal, if no rule may be enacted in it. */
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
  tiers: readonly string[],
  plan: Plan,
): Pick<Objection, 'help' | 'cures' | 'unsaid'> {
  if (tiers.length === 0)
    return { help: `No rule may be ${PARTICIPLES[plan.kind]} under the rules in force.` };
  const { before } = plan;
  const [tier, other] = tiers;
  return {
    ...(tierSpot(plan) && other === undefined && { unsaid: { tier } }),
    help: `Only ${inSeries(tiers)} rules may be ${PARTICIPLES[plan.kind]}.`,
    cures: before
      ? tiers.map((to) => ({
          help: `Transmute it to ${to} first, by a proposal of its own.`,
          changes: [transmuting(before, to)],
        }))
      : [],
  };
}

/** Requires that the rules at the close of a vote still say what adopts it. */
export function checkRequirements(
  context: Context,
  proposal: WrittenProposal,
  plans: readonly Plan[],
): Objections {
  const place = { during: proposal.name, at: substanceSpot(proposal) };
  const found = (asking: Context) => {
    const inquiry = inquire(asking, place);
    return withMeasuringState(inquiry, plans).flatMap(({ plan, tier }) =>
      checkDemand(inquiry, proposal, { ...plan, tier }),
    );
  };
  const objections = askWhereItDiffers(context, found, (each) => each.map(({ code }) => code));
  return [...objections, ...checkMotion(context, proposal)];
}

/** A motion needs the votes that an enactment would. */
function checkMotion(context: Context, proposal: WrittenProposal): Objections {
  if (!isMotion(proposal)) return [];
  const at = substanceSpot(proposal);
  const inquiry = inquire(context, { during: proposal.name, at });
  const tier = tiersForNewRules(context.state).at(-1) ?? '';
  return checkDemand(inquiry, proposal, { kind: 'enact', tier, at });
}

function checkDemand(
  context: Inquiry,
  proposal: WrittenProposal,
  { kind, tier, at }: Pick<Plan, 'kind' | 'tier' | 'at'>,
): Objections {
  const { ruling } = demandFor(context, kind, tier);
  if (ruling.kind === 'silent') {
    const same = isMotion(proposal) ? ', and one that changes no rule takes the same vote' : '';
    const what = `no rule in force says what adopts a proposal to ${kind} a rule that is ${tier}`;
    return objectToImpossible(context, proposal, `${what}${same}`);
  }
  if (ruling.kind !== 'conflict') return [];
  const { rules } = ruling;
  const differ = `require different votes to ${kind} a rule that is ${tier}`;
  return objectToConflict(context, { at, slot: 'adoption', on: { kind, tier }, rules, differ });
}

/** The changes that are still possible, or else the players who can end the game. */
function possibleHelp(context: Inquiry): string {
  const { law } = context.state;
  const possible = possibleChanges(context);
  if (possible === 'all' || possible.length === 0) return deadlockHelp(law);
  const lawful = possible.filter(
    (each) =>
      admission(law, each.kind, each.tier).isAdmitted &&
      demandFor(context, each.kind, each.tier).ruling.kind === 'settled' &&
      staysWithinLimits(context, each),
  );
  if (lawful.length === 0)
    return 'The changes that the rules still allow would pass a limit, or conflicting rules leave them undecided. Put the question to a Judge.';
  const changes = lawful.map(({ kind, tier }) => `to ${kind} a rule that is ${tier}`);
  return `Proposals can still be adopted ${inSeries(changes)}. Make one of these, or put the question to a Judge.`;
}

const SAY_WHAT_ADOPTS =
  'Write on a card what adopts a change, such as: A change is adopted if a majority is in favour.';

const saysWhatAdopts = ({ state }: Inquiry) => suppliersOf(state.law, 'adoption').length > 0;

function objectToImpossible(context: Inquiry, proposal: WrittenProposal, why: string): Objections {
  const { state } = context;
  // Nobody has changed the rules, so a card lacks the sentence.
  const isOfSet = state.version === 0 && !saysWhatAdopts(context);
  const { everNumbered } = state.book;
  // The only unused number between two numbers in use: its card may be lost.
  const [only, another] = [...everNumbered.keys()].flatMap((each) =>
    typeof each === 'number' && !everNumbered.has(each + 1) && everNumbered.has(each + 2)
      ? [each + 1]
      : [],
  );
  const hole = another === undefined ? only : undefined;
  return illegal(context, {
    code: 'law/no-change-possible',
    at: keySpot(proposal, 'proposal'),
    message: `Proposal ${proposal.number} cannot be adopted or defeated: ${why} (ruleset version ${state.version}).`,
    help: `${hole === undefined ? '' : `No rule has the number ${hole}: if its card is lost, put it back. `}${isOfSet ? SAY_WHAT_ADOPTS : possibleHelp(context)}`,
    gone: hole === undefined ? undefined : [`rulesets/${context.game.ruleset}/${hole}.md`],
    takesJudge: !isOfSet,
  });
}
