/** What else may come out otherwise: what becomes of the rules, of what players hold, of the turn. */
import { saySame } from '../../law/mechanics/canonical.ts';
import { readingCalled } from '../../law/readings/register.ts';
import { inquire } from '../decisions/inquiry.ts';
import type { DecisionResult, OfTheGame, RuleLeft } from '../results/decision.ts';
import type { RuleId } from '../results/types.ts';
import { callPlayer } from '../state/call-player.ts';
import { since } from '../state/log.ts';
import type { State, Turn } from '../state/state.ts';
import { turnLaw } from '../turns/turns.ts';
import type { Aspect, Compared, MadeUnder } from './otherwise-types.ts';

/** Only the first of these that differs is noted, since the others may follow from it. */
export const CONSEQUENCES: readonly ((compared: Compared) => Aspect)[] = [
  plansOf,
  effectOf,
  rulesOf,
  prevailingOf,
  silencedOf,
  ranksOf,
  holdingsOf,
  officesOf,
  playersOf,
  turnOf,
];

/** Items by what tells them apart. */
type Items<Item> = readonly (readonly [key: string, item: Item])[];

/** Whether all results have the very same of something, which is then no question. */
function areSame(all: Compared['all'], partOf: (state: State) => unknown): boolean {
  const [first] = all;
  return all.every(({ state }) => partOf(state) === partOf(first.state));
}

/** Several things, without those that are the same in all results. */
function ofSeveral<Item>(
  { place, all }: Compared,
  kind: OfTheGame,
  itemsOf: (made: MadeUnder) => Items<Item>,
  toCame: (items: readonly Item[]) => DecisionResult,
): Aspect {
  const items = new Map(all.map((made) => [made, new Map(itemsOf(made))]));
  const keys = new Set([...items.values()].flatMap((each) => [...each.keys()]));
  const different = [...keys].filter((key) => {
    const [first, ...others] = [...items.values()].map((each) => each.get(key));
    return others.some((other) => !saySame(other, first));
  });
  const differentOf = (made: MadeUnder) =>
    different.flatMap((key) => items.get(made)?.get(key) ?? []);
  return { what: { kind }, at: place.at, cameOf: (made) => toCame(differentOf(made)) };
}

/** What the proposal that is made would do to the rules. */
function plansOf(compared: Compared): Aspect {
  const { proposal } = compared.place;
  const itemsOf = ({ state }: MadeUnder): Items<RuleLeft> => {
    const { plans = [] } = (proposal && state.pending.get(proposal.name)) ?? {};
    return plans.map(({ kind, before, after }, i) => [
      String(i),
      { rule: after?.number ?? before?.number ?? '', change: kind, ...left(after) },
    ]);
  };
  const aspect = ofSeveral(compared, 'rules', itemsOf, (rules) => ({ rules }));
  return proposal ? { ...aspect, what: { kind: 'changes', proposal: proposal.number } } : aspect;
}

export function rulesOf(compared: Compared): Aspect {
  const { all, start } = compared;
  const versions = all.flatMap(({ log }) => since(start.log.versions, log.versions));
  const changed = new Set(versions.flatMap((version) => version.changed));
  const itemsOf = (made: MadeUnder): Items<RuleLeft> =>
    [...changed].flatMap((id) => {
      const isRule = compared.start.state.book.inForce.has(id) || made.state.book.inForce.has(id);
      return isRule ? [[id, ruleLeft(compared, made, id)] as const] : [];
    });
  return ofSeveral(compared, 'rules', itemsOf, (rules) => ({ rules }));
}

function ruleLeft({ start }: Compared, { state, log }: MadeUnder, id: RuleId): RuleLeft {
  const now = state.book.inForce.get(id);
  const before = start.state.book.inForce.get(id);
  const life = log.lives.get(id);
  const isChanged = life !== undefined && life.size > (start.log.lives.get(id)?.size ?? 0);
  const change = isChanged ? life.peek()?.kind : undefined;
  return { rule: now?.number ?? before?.number ?? id, ...(change && { change }), ...left(now) };
}

function left(rule: Required<RuleLeft>['as'] | undefined): Pick<RuleLeft, 'as'> {
  return rule ? { as: { tier: rule.tier, text: rule.text } } : {};
}

/** Which rules add up is asked again where it matters, so only readings of precedence decide this. */
function prevailingOf(compared: Compared): Aspect {
  const { reading } = compared;
  const isOfPrecedence = reading !== undefined && readingCalled(reading)?.reads === 'precedence';
  const itemsOf = ({ state, log }: MadeUnder) =>
    ((isOfPrecedence && log.versions.peek()?.voids) || []).map(({ rule, slot, part }) => {
      const number = state.book.inForce.get(rule)?.number ?? rule;
      return [JSON.stringify([rule, slot, part]), { rule: number, slot }] as const;
    });
  return ofSeveral(compared, 'prevailing', itemsOf, (voids) => ({ voids }));
}

function silencedOf({ place }: Compared): Aspect {
  const cameOf = ({ state }: MadeUnder): DecisionResult => {
    const names = [...state.law.silenced].map((id) => state.book.inForce.get(id)?.number ?? id);
    return { names };
  };
  return { what: { kind: 'void-rules' }, at: place.at, cameOf };
}

function ranksOf({ place }: Compared): Aspect {
  const cameOf = ({ state }: MadeUnder): DecisionResult => ({
    names: state.law.tiers.all.map(({ title }) => title),
  });
  return { what: { kind: 'ranks' }, at: place.at, cameOf };
}

function effectOf(compared: Compared): Aspect {
  const itemsOf = ({ state }: MadeUnder) =>
    state.deferred.map(
      ({ written: { name, number }, due }) =>
        [name, { proposal: number, until: due.text }] as const,
    );
  return ofSeveral(compared, 'effect', itemsOf, (waiting) => ({ waiting }));
}

export function holdingsOf(compared: Compared): Aspect {
  const { all } = compared;
  const sameSeats = areSame(all, ({ seats }) => seats);
  const isUntouched = sameSeats && areSame(all, ({ holdings }) => holdings);
  const itemsOf = ({ state }: MadeUnder) =>
    (isUntouched ? [] : [...state.holdings]).flatMap(([id, held]) => {
      if (sameSeats && areSame(all, ({ holdings }) => holdings.get(id))) return [];
      const player = callPlayer(state, id);
      return [...held].map(([quantity, amount]) => {
        const item = { player, quantity, amount };
        return [JSON.stringify([id, quantity]), item] as const;
      });
    });
  return ofSeveral(compared, 'holdings', itemsOf, (holdings) => ({ holdings }));
}

function officesOf(compared: Compared): Aspect {
  const { all } = compared;
  const isUntouched = areSame(all, ({ seats }) => seats) && areSame(all, ({ offices }) => offices);
  const itemsOf = ({ state }: MadeUnder) =>
    (isUntouched ? [] : [...state.offices]).map(([office, ids]) => {
      const holders = ids.map((id) => callPlayer(state, id));
      return [office, { office, holders }] as const;
    });
  return ofSeveral(compared, 'offices', itemsOf, (offices) => ({ offices }));
}

function playersOf(compared: Compared): Aspect {
  const isUntouched = areSame(compared.all, ({ seats }) => seats);
  const itemsOf = ({ state }: MadeUnder) =>
    (isUntouched ? [] : state.seats).map(({ id, surname, status }) => {
      const player = callPlayer(state, id);
      return [id, { player, surname, isPlaying: status === 'playing' }] as const;
    });
  return ofSeveral(compared, 'players', itemsOf, (players) => ({ players }));
}

/** Who moves next is asked only where the turn itself is another. */
function turnOf({ place, all }: Compared): Aspect {
  const [first] = all;
  const isSame = all.every(({ state }) =>
    saySame(partsOfTurn(state.turn), partsOfTurn(first.state.turn)),
  );
  const cameOf = (made: MadeUnder): DecisionResult => {
    if (isSame) return { turn: undefined };
    const { context, state, log } = made;
    const position = { ...context, state, recorder: { log } };
    const { mover, due } = turnLaw(inquire(position, place));
    return { turn: mover && { of: callPlayer(state, mover.id), due } };
  };
  return { what: { kind: 'turn' }, at: place.at, cameOf };
}

function partsOfTurn({ begun, mover, done, over, proposal, first }: Turn) {
  return { begun, mover, done, over, proposal, first };
}
