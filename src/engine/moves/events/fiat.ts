/** Changes a rule by one player's word, if a rule in force grants that. */

import type { Spot } from '../../../diagnostics/finding.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import { admission, saysWhatChanges } from '../../../law/in-force/admission.ts';
import type { Provision } from '../../../law/in-force/entries.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { ChangeKind } from '../../../law/mechanics/mechanics.ts';
import type { RuleNumber } from '../../../values/ids.ts';
import { planChange } from '../../amendments/plan-change.ts';
import { objectToDifference } from '../../decisions/conflict-of-rules.ts';
import { inquireNow } from '../../decisions/inquiry.ts';
import { resolveProvisions } from '../../decisions/provisions.ts';
import { ruleOf } from '../../effects/grounds/ground.ts';
import { findGround, restOn, weighedAgainst } from '../../grounds/find-ground.ts';
import { actorSeat, withUses } from '../../grounds/weigh-grant.ts';
import { checkNamesPlanned } from '../../legality/names-known.ts';
import { makeLaw } from '../../legality/proposals/limits.ts';
import { checkMechanicsStated } from '../../legality/proposals/proposal-form.ts';
import type { Rule } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import { illegal, keySpot, type Objections, spot } from '../../state/make-finding.ts';
import type { Plan, State } from '../../state/state.ts';
import { reportAll, reportIllegal, writeGround, writeRewording } from '../../state/write-log.ts';
import { recordKey } from '../../timeline/record-words.ts';
import { nextNumber, takeNumber } from '../../turns/turns.ts';
import { groundOf } from './appoint.ts';
import type { Happening } from './happening.ts';

export function byFiat(context: Context, happening: Happening<'fiat'>): State {
  const { state } = context;
  const { event, fact } = happening;
  const unnumbered = planChange(context, { file: event.file }, fact.change);
  if (!unnumbered) return state;
  const grants = askForGrant(context, happening, unnumbered);
  let plan = unnumbered;
  // An enactment has its rule's number before anything is weighed, which precedence needs.
  if (plan.kind === 'enact') {
    const number = fiatNumber(context, happening);
    if (number === undefined || !plan.after) return state;
    const after = { ...plan.after, number, numbers: [number], effectiveNumber: number };
    plan = { ...plan, after };
  }
  writeRewording(context, plan);
  reportAll(context, checkMechanicsStated(context, plan));
  reportAll(context, checkNamesPlanned(context, [plan]));
  const ground = context.recorder.log.grounds.get(recordKey(event));
  const using = withUses(context, grants, event);
  const next = makeLaw({ ...context, state: using }, [plan], {
    cause: {
      by: 'fiat',
      who: fact.by,
      ...withoutUndefined({ cause: fact.cause, why: event.why }),
    },
    ground: groundOf(context, { event, ground }),
    at: keySpot(event, 'fiat'),
  });
  const number = plan.kind === 'enact' ? plan.after?.number : undefined;
  const isStated =
    fact.number !== undefined || (plan.change.kind === 'enact' && plan.change.number !== undefined);
  if (typeof number !== 'number' || isStated) return next;
  return takeNumber({ ...context, state: next }, number);
}

/** The grants by which the owner may make the change; objects if there are none. */
function askForGrant(
  context: Context,
  { event, fact, cited }: Happening<'fiat'>,
  { kind, tier }: Plan,
): readonly Provision<'grants'>[] {
  const { state } = context;
  const at = spot(event, 'fiat', 'by');
  const by = event.isAct ? 'proposal' : fact.by;
  const player = actorSeat(state, by);
  const called = event.isAct ? [] : [by, player?.id, player?.name];
  const inquiry = inquireNow(context, at);
  const owners = resolveProvisions(
    inquiry,
    { law: state.law, slot: 'fiat' },
    (held) => held.filter(({ entry }) => entry.tier === tier),
    (held) => held.some(({ entry }) => called.includes(entry.by)),
  );
  // A vote is not the word of the named owner.
  const owner = owners.find(({ entry }) => called.includes(entry.by));
  const over = owner && weighedAgainst(inquiry, owner.rule, { what: 'rules', of: tier, kind });
  if (owner && over) {
    const { rule: against, ruling } = over;
    const why = { at, tier, kind, against, cited, voids: owner.rule };
    reportAll(
      context,
      ruling.kind === 'conflict'
        ? objectToDifference(context, at, over, [against, owner.rule])
        : notGranted(context, by, why),
    );
    return [];
  }
  if (owner) {
    writeGround(context, event, { by: 'grant', rule: ruleOf(state, owner.rule) });
    return [];
  }
  const words = `${player?.name ?? fact.by} makes ${CHANGES[kind]} of a rule that is ${tier} by fiat`;
  const doing = { event, cited, asked: [{ what: 'rules', of: tier, kind, words, at }] } as const;
  const founded = findGround(context, doing);
  const [first] = owners;
  const isWords = founded.ground?.by === 'words';
  const isGiven = founded.ground !== undefined && !(isWords && first);
  if (isGiven || founded.objections.length > 0) restOn(context, doing, founded);
  else {
    const against = first?.rule ?? founded.against;
    reportAll(
      context,
      notGranted(context, by, { at, tier, kind, first, against, cited, voids: founded.voids }),
    );
    restOn(context, doing, { objections: [] });
  }
  return founded.grants;
}

const CHANGES: Readonly<Record<ChangeKind, string>> = {
  enact: 'an enactment',
  amend: 'an amendment',
  repeal: 'a repeal',
  transmute: 'a transmutation',
};

interface MissingGrant {
  readonly at: Spot;
  readonly tier: string;
  readonly kind: ChangeKind;
  readonly first?: Provision<'fiat'> | undefined;
  /** The rule that regulates such changes. */
  readonly against: RuleInForce | undefined;
  readonly cited: Rule | undefined;
  /** The rule that would grant it, but is void here. */
  readonly voids?: RuleInForce | undefined;
}

/** A rule's text alone does not grant changes that another rule regulates. */
function notGranted(
  context: Context,
  by: string,
  { at, tier, kind, first, against, cited, voids }: MissingGrant,
): Objections {
  const why =
    voids && against
      ? `what Rule ${voids.number} grants of that is void: Rule ${against.number} prevails over it`
      : cited && against
        ? `no mechanics in force grant that: the words of Rule ${cited.number} alone do not, since Rule ${against.number} regulates how rules change`
        : 'no rule in force grants that';
  const above =
    cited && weighedAgainst(inquireNow(context, at), cited, { what: 'rules', of: tier, kind });
  const prevails = above?.rule ?? (voids && against);
  const onCard = prevails
    ? `A grant of that would be void, since Rule ${prevails.number} prevails over it. So it needs a Judgment.`
    : `If the words of a rule do grant it, its card may say so: \`grants: [{ what: rules, of: [${tier}], by: ${by} }]\`. If not, it needs a Judgment.`;
  const { law } = context.state;
  const isOpen = !saysWhatChanges(law) || admission(law, kind, tier).isAdmitted;
  const who = by === 'proposal' ? 'The adopted proposal' : actorSeat(context.state, by)?.name;
  return illegal(context, {
    code: 'proposal/not-permitted',
    at,
    rule: against,
    message: `${who ?? by} changes a rule that is ${tier} by fiat, and ${why}.`,
    help: first
      ? `Only ${first.entry.by} may.`
      : `${isOpen ? `Rules that are ${tier} are changed by proposals. ` : ''}${onCard}`,
    takesJudge: !first,
  });
}

/**
 * The recorded number, or by a reading the next number for proposals. Objects and gives `undefined` if
 * there is none, or another rule has it.
 */
function fiatNumber(context: Context, happening: Happening<'fiat'>): RuleNumber | undefined {
  const { event, fact } = happening;
  const stated = fact.number ?? (fact.change.kind === 'enact' ? fact.change.number : undefined);
  const inquiry = inquireNow(context, keySpot(event, 'fiat', 'enact'));
  const next = stated === undefined ? nextNumber(inquiry) : undefined;
  const isInOrder = next !== undefined && inquiry.interpreter.ask('fiat-number') === 'next';
  const number = stated ?? (isInOrder ? next : undefined);
  if (number === undefined) {
    reportIllegal(context, {
      code: 'proposal/number',
      at: keySpot(event, 'fiat', 'enact'),
      message: `The fiat of ${fact.by} enacts a rule, but the record does not say its number.`,
      help: 'Write `number:` next to `enact`: the number by which the players call the rule.',
    });
  } else if (context.state.book.byNumber.has(number)) {
    return reportIllegal(context, {
      code: 'proposal/number',
      at: spot(event, 'fiat', fact.number === undefined ? 'enact' : 'number'),
      message: `The fiat of ${fact.by} enacts a rule as Rule ${number}, but another rule has that number.`,
      help: 'Write the `number:` of the new rule next to `enact`. No rule in force may have that number.',
    });
  }
  return number;
}
