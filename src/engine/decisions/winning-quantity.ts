/** By which quantity one wins: no quantity is special but by what the rules in force say of it. */
import { demandsOf, type FormulaDemand } from '../../law/formula/demands.ts';
import type { Formula } from '../../law/formula/formula.ts';
import { type Law, rulingOn, said } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { SCOPES } from '../../law/mechanics/scopes.ts';
import { namesOf, quantityBy } from './evaluate.ts';
import type { Inquiry } from './inquiry.ts';

/** A quantity by which alone one wins, and the rule that says so. */
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

/** The quantity by which a condition is met; `undefined` if it is not by one alone. */
export function quantityWinning(inquiry: Inquiry, when: Formula): string | undefined {
  const marked = quantitiesMarked(inquiry.state.law, when);
  if (marked.length < 2) return marked[0];
  const alone = onlyWinningQuantity(inquiry)?.quantity;
  return alone !== undefined && marked.includes(alone) ? alone : undefined;
}

const MEDIUM = 'game.medium';
const FAMILY = 'player.';

/**
 * The quantities of which a condition demands a mark. The height of the mark may depend on anything,
 * such as the number of players. The condition may ask more of the winner, such as an office. It may ask
 * nothing of the state of play, such as a number of turns.
 */
export function quantitiesMarked(law: Law, { source, names }: Formula): readonly string[] {
  if (ofPlayer(names).length === 0) return [];
  const demands = demandsOf(source, SCOPES.player);
  const marks = demands.map((demand) => markIn(law, demand));
  const isOfWinner = demands.every(
    (demand, i) =>
      marks[i] !== undefined || ofPlayer(demand.names).every((name) => name.startsWith(FAMILY)),
  );
  return isOfWinner ? [...new Set(marks.flatMap((mark) => mark ?? []))] : [];
}

/** The quantity that a condition asks for, if it asks for one alone. */
export function quantityAsked(law: Law, { names }: Formula): string | undefined {
  const asked = names.flatMap((name) => quantityIn(law, name) ?? []);
  return asked.length === 1 ? asked[0] : undefined;
}

/** `player.points >= 100`, or `player.points >= (player.speaker ? 120 : 100)`. */
function markIn(law: Law, { names, sides }: FormulaDemand): string | undefined {
  const own = onlyQuantityIn(law, names);
  if (own !== undefined) return own;
  const [left = [], right = []] = sides;
  return quantityOnOneSide(law, left, right) ?? quantityOnOneSide(law, right, left);
}

/** The quantity that one side asks for, if the other asks for none. */
function quantityOnOneSide(law: Law, side: readonly string[], other: readonly string[]) {
  return other.some((name) => quantityIn(law, name) !== undefined)
    ? undefined
    : onlyQuantityIn(law, side);
}

/** The quantity that names ask for, if it is the only thing. */
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
