/** The quantity that decides who wins, by the rules in force. The program prefers none. */
import { demandsOf } from '../../law/formula/demands.ts';
import type { Formula } from '../../law/formula/formula.ts';
import { type Law, rulingOn, said } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { SCOPES } from '../../law/mechanics/scopes.ts';
import { namesOf, quantityBy } from './evaluate.ts';
import type { Inquiry } from './inquiry.ts';

/** The only quantity that can win, and its rule. */
export interface OnlyWinning {
  readonly rule: RuleInForce;
  readonly quantity: string;
}

export function onlyWinningQuantity(inquiry: Inquiry): OnlyWinning | undefined {
  const winning = said(inquiry.state.law, 'winning-by');
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
export function quantitiesMarked(law: Law, { source, names }: Formula): readonly string[] {
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
