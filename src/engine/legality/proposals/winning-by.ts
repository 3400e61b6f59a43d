/** Limits the ways to win (Suber's 112: only by points). */
import type { Spot } from '../../../diagnostics/finding.ts';
import { demandsOf } from '../../../law/formula/demands.ts';
import type { Formula } from '../../../law/formula/formula.ts';
import { changeLaw, entriesOf, type Law, lawOn, rulingOn } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import { prevailing } from '../../../law/in-force/weigh-claims.ts';
import { canonical } from '../../../law/mechanics/canonical.ts';
import type { Mechanics } from '../../../law/mechanics/mechanics.ts';
import { SCOPES } from '../../../law/mechanics/scopes.ts';
import { mechanics as mechanicsSchema } from '../../../law/schema/parse-mechanics.ts';
import { mechanicsStated } from '../../../records/kinds/change.ts';
import { isMapping } from '../../../values/schema.ts';
import { type PlanInLaw, withMeasuringState } from '../../amendments/take-effect.ts';
import { namesOf, quantityBy } from '../../decisions/evaluate.ts';
import { type Inquiry, inquire } from '../../decisions/inquiry.ts';
import type { LawChange } from '../../results/decision.ts';
import type { RuleId } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import { illegal, type Objections } from '../../state/make-finding.ts';
import type { Plan, State } from '../../state/state.ts';
import { lawChangeText } from '../../words/decision-words.ts';

/** `before` is the position before the change, the context's position is the one after it. */
export function checkWinningBy(
  context: Context,
  before: State,
  { change, during }: LawChangeInTurn,
  plans: readonly Plan[],
): Objections {
  const [first] = plans;
  const touched = plans.some(({ before, after }) =>
    [before, after].some(
      (rule) => waysToWin(rule?.mechanics).length > 0 || grantsWin(rule?.mechanics),
    ),
  );
  if (!first || !touched) return [];
  const inquiry = inquire({ ...context, state: before }, { during, at: first.at });
  const parts = withMeasuringState(inquiry, plans);
  const ids = context.state.latest?.changed ?? [];
  const others = parts.flatMap((part, index) => {
    const fault = otherWay(inquiry, part);
    const isHeeded = fault && prevailsOver(context.state, ids[index], fault.rule);
    return fault && !isHeeded ? [fault] : [];
  });
  const faults = others.length > 0 ? others : lastWayGone(inquiry, parts);
  return faults.flatMap(({ rule, quantity, way, at }) =>
    illegal(inquiry, {
      code: 'win/not-by-points',
      at,
      rule,
      message:
        way === undefined
          ? `${lawChangeText(change)} leaves no way to win by achieving ${quantity}.`
          : `${lawChangeText(change)} lets a player win without achieving ${quantity}: \`${way}\`.`,
      help:
        way === undefined
          ? `Change the condition instead, or let the same proposal make another one that asks for player.${quantity}.`
          : `A condition for winning must demand a number of player.${quantity}, and may ask more of the winner. The number, and the ways to earn them, are free.`,
    }),
  );
}

/** Whether a rule that makes somebody win prevails over the rule on ways to win. */
export function prevailsOver(
  { book, law }: State,
  id: RuleId | undefined,
  { id: on }: RuleInForce,
) {
  const [made, other] = [book.inForce.get(id ?? ''), book.inForce.get(on)];
  if (!made || !other || made === other) return false;
  return (['win', 'winning-by'] as const).some((slot) => {
    const ruling = prevailing(law, slot, [other, made]);
    return ruling.kind === 'settled' && ruling.rule === made;
  });
}

/** A rule's mechanics without forbidden ways to win, or nothing if no more is left. */
export function withoutOtherWays(
  { state }: Context,
  { before, after }: Plan,
  quantity: string,
): Mechanics | undefined {
  const { win, grants, becomes, ...rest } = after?.mechanics?.raw ?? {};
  const says = Object.keys(rest).filter((slot) => slot !== 'overrides' && slot !== 'defers-to');
  const law = changeLaw(state.law, before, after);
  const ways = after?.mechanics?.win ?? [];
  const kept = listed(win).filter(
    (_, nth) => ways[nth] !== undefined && isBy(law, quantity, ways[nth].when),
  );
  const old = listed(before?.mechanics?.raw.win);
  const other = listed(grants).filter((each) => !isMapping(each) || each.what !== 'win');
  if (says.length + other.length + kept.length === 0) return undefined;
  const left = kept.length > 0 ? kept : old;
  const raw = {
    ...rest,
    ...(left.length > 0 && { win: left }),
    ...(other.length > 0 && { grants: other }),
    ...(becomes !== undefined && waysToBecome(after?.mechanics).length === 0 && { becomes }),
  };
  return mechanicsSchema.safeParse(raw).data;
}

function listed(written: unknown): readonly unknown[] {
  return Array.isArray(written) ? written : [];
}

interface Fault extends OnlyWinning {
  /** The state with this law. */
  readonly state: State;
  /** The new way to win, or nothing if the last way by the quantity is removed. */
  readonly way?: string;
  readonly at: Spot;
}

/** The last part that removes a way to win, if no way by the quantity is left. */
function lastWayGone(inquiry: Inquiry, parts: readonly PlanInLaw[]): readonly Fault[] {
  const { interpreter } = inquiry;
  const { law } = inquiry.state;
  const left = parts.reduce((next, { plan }) => changeLaw(next, plan.before, plan.after), law);
  const taken = parts.flatMap(({ plan, state }) => {
    const only = onlyWinningQuantity({ ...inquiry, state });
    const ways = plan.before?.mechanics?.win ?? [];
    const isWay = only && ways.some(({ when }) => isBy(state.law, only.quantity, when));
    return isWay ? [{ ...only, state, at: plan.at }] : [];
  });
  const last = taken.at(-1);
  if (!last || !isWonBy(law, last.quantity) || isWonBy(left, last.quantity)) return [];
  return interpreter.ask('last-way-to-win') === 'may-go' ? [] : [last];
}

function isWonBy(law: Law, quantity: string): boolean {
  const ways = entriesOf(law, 'win').flatMap(({ value }) => value);
  return ways.some(({ when }) => isBy(law, quantity, when));
}

function isBy(law: Law, quantity: string, when: WinCondition['when']): boolean {
  return quantitiesMarked(law, when).includes(quantity);
}

type WinCondition = NonNullable<Mechanics['win']>[number];

/** The first new way to win that a rule forbids. */
function otherWay(inquiry: Inquiry, { plan, state }: PlanInLaw): Fault | undefined {
  const only = onlyWinningQuantity({ ...inquiry, state });
  if (!only) return undefined;
  const known = new Set(waysToWin(plan.before?.mechanics).map(canonical));
  // A change may itself create an office that it uses.
  const law = changeLaw(state.law, plan.before, plan.after);
  const other = waysToWin(plan.after?.mechanics).find(
    (way) => !known.has(canonical(way)) && !isBy(law, only.quantity, way.when),
  );
  if (!other && grantsWin(plan.after?.mechanics) && !grantsWin(plan.before?.mechanics))
    return { ...only, state, way: 'grants: [{ what: win }]', at: plan.at };
  if (!other) return undefined;
  const at = placeOf(plan, other.when.source) ?? plan.at;
  return { ...only, state, way: other.when.source, at };
}

/** The place in a change's mechanics of a way to win. */
function placeOf({ change, at }: Plan, way: string): Spot | undefined {
  const { mechanics, path = [] } = mechanicsStated(change) ?? {};
  const { win = [], becomes } = mechanics ?? {};
  const says = ({ when }: WinCondition) => when.source === way;
  const own = win.findIndex(says);
  const later = becomes?.mechanics.win?.findIndex(says) ?? -1;
  if (own < 0 && later < 0) return undefined;
  const inside = own < 0 ? ['becomes', 'mechanics', 'win', later] : ['win', own];
  return { file: at.file, path: [...path, ...inside, 'when'] };
}

/** A rule's conditions for winning, those of its announced change included. */
function waysToWin(mechanics: Mechanics | undefined): readonly WinCondition[] {
  return [...(mechanics?.win ?? []), ...waysToBecome(mechanics)];
}

function waysToBecome(mechanics: Mechanics | undefined): readonly WinCondition[] {
  return mechanics?.becomes?.mechanics.win ?? [];
}

/** Whether a rule grants a win by the record's word, whatever the winner holds. */
function grantsWin(mechanics: Mechanics | undefined): boolean {
  const grants = [...(mechanics?.grants ?? []), ...(mechanics?.becomes?.mechanics.grants ?? [])];
  return grants.some(({ what }) => what === 'win');
}

export interface LawChangeInTurn {
  readonly change: LawChange;
  /** The proposal whose turn it is. */
  readonly during: string | undefined;
}

/** The only quantity that can win, and its rule. */
interface OnlyWinning {
  readonly rule: RuleInForce;
  readonly quantity: string;
}

export function onlyWinningQuantity(inquiry: Inquiry): OnlyWinning | undefined {
  const winning = lawOn(inquiry.state.law, 'winning-by');
  if (!winning) return undefined;
  const { rule, value } = winning;
  const quantity = quantityBy(namesOf(inquiry), rule, value.only);
  return quantity === undefined ? undefined : { rule, quantity };
}

/** The quantity that meets a condition, or `undefined` if others are needed too. */
export function quantityWinning(inquiry: Inquiry, when: Formula): string | undefined {
  const marked = quantitiesMarked(inquiry.state.law, when);
  if (marked.length < 2) return marked[0];
  const alone = onlyWinningQuantity(inquiry)?.quantity;
  return alone !== undefined && marked.includes(alone) ? alone : undefined;
}

const MEDIUM = 'game.medium';
const FAMILY = 'player.';

/**
 * The quantities for which a condition sets a mark. The mark may depend on anything, such as the number
 * of players. The condition may also require an office, but nothing of the state of play, such as a
 * number of turns.
 */
function quantitiesMarked(law: Law, { source, names }: Formula): readonly string[] {
  if (ofPlayer(names).length === 0) return [];
  const demands = demandsOf(source, SCOPES.player);
  const marks = demands.map((demand) => {
    const own = onlyQuantityIn(law, demand.names);
    if (own !== undefined) return own;
    const [left = [], right = []] = demand.sides;
    return quantityOnOneSide(law, left, right) ?? quantityOnOneSide(law, right, left);
  });
  const isOfWinner = demands.every(
    (demand, i) =>
      marks[i] !== undefined || ofPlayer(demand.names).every((name) => name.startsWith(FAMILY)),
  );
  return isOfWinner ? [...new Set(marks.flatMap((mark) => mark ?? []))] : [];
}

/** The quantity that a condition uses, if it uses only one. */
export function quantityAsked(law: Law, { names }: Formula): string | undefined {
  const asked = names.flatMap((name) => quantityIn(law, name) ?? []);
  return asked.length === 1 ? asked[0] : undefined;
}

/** The quantity on one side of a comparison, if the other side has none. */
function quantityOnOneSide(law: Law, side: readonly string[], other: readonly string[]) {
  return other.some((name) => quantityIn(law, name) !== undefined)
    ? undefined
    : onlyQuantityIn(law, side);
}

/** The quantity among names, if there is nothing else. */
function onlyQuantityIn(law: Law, names: readonly string[]): string | undefined {
  const [first, ...others] = ofPlayer(names);
  return first !== undefined && others.length === 0 ? quantityIn(law, first) : undefined;
}

function ofPlayer(names: readonly string[]): readonly string[] {
  return names.filter((name) => name !== MEDIUM);
}

function quantityIn(law: Law, name: string): string | undefined {
  if (!name.startsWith(FAMILY) || SCOPES.player.names.has(name)) return undefined;
  const id = name.slice(FAMILY.length);
  return rulingOn(law, 'offices', id).kind === 'silent' ? id : undefined;
}
