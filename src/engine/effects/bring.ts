/**
 * Applies effects to a position. Only this module does. It also keeps what would differ without text-only
 * grounds, and without Judgments.
 */
import type { Spot } from '../../diagnostics/finding.ts';
import { lawOn, namesGranted } from '../../law/in-force/law.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import { ZERO } from '../decisions/evaluate.ts';
import { askReading } from '../decisions/inquiry.ts';
import type { LedgerEntry, Seat } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import type {
  Effect,
  EffectVerdict,
  Ground,
  LoggedEffect,
  PlayEffect,
  QuantityEffect,
} from '../state/effect.ts';
import { withAll } from '../state/log.ts';
import { illegal, type Objections } from '../state/make-finding.ts';
import {
  type Otherwise,
  type State,
  seatOf,
  stoppingClocks,
  type Without,
} from '../state/state.ts';
import { reportAll } from '../state/write-log.ts';
import { fold, holdingAfter } from './fold.ts';
import { type GroundMade, RECORD } from './grounds/ground.ts';
import { TABLE } from './table.ts';

/** An effect of a record, and its ground. */
export interface CausedEffect {
  readonly effect: Effect;
  readonly ground: GroundMade;
  /** The entry for the ledger. */
  readonly entry?: LedgerEntry;
  /** The place in the record, if the effect may be refused. */
  readonly at?: Spot;
}

export function effectsOf(caused: readonly Pick<CausedEffect, 'effect'>[]): readonly Effect[] {
  return caused.map(({ effect }) => effect);
}

/** The position after all effects of one cause, applied together. */
export function bring(context: Context, caused: readonly CausedEffect[]): State {
  const { state, recorder, on, trial } = context;
  if (caused.length === 0) return state;
  const isTried = trial && 'without' in trial && trial.without !== 'nothing';
  const made: LoggedEffect[] = [];
  for (const { effect, ground, entry, at } of caused) {
    const cell = TABLE[effect.kind][ground.by];
    const verdict = cell === 'weighed' ? weighed(context, effect, ground) : cell;
    if (verdict === 'refused' && at) reportAll(context, refusal(context, { effect, ground }, at));
    const left = isTried && isLeftOut(verdict, trial.without) ? leftOf(effect) : effect;
    if (left) made.push({ effect: left, ground, entry, verdict, on });
  }
  const { log } = recorder;
  recorder.log = { ...log, effects: withAll(log.effects, made) };
  const after = fold(state, effectsOf(made));
  const isFirm = !state.firm && made.every(({ verdict }) => verdict === 'stands');
  const isBeside = made.some(({ effect }) => BESIDE.has(effect.kind));
  if (isTried || isFirm || !isBeside) return after;
  const without = (what: Without) => otherwiseAfter(state, after, made, what);
  const firm = { words: without('words'), judgments: without('judgments') };
  const differs = firm.words !== NOTHING || firm.judgments !== NOTHING;
  return { ...after, firm: differs ? firm : undefined };
}

/** Effects on parts that have a second version without text-only grounds. */
const BESIDE: ReadonlySet<Effect['kind']> = new Set(['quantity', 'office', 'pause', 'resume']);

/** The position after effects that move play on, as recorded. */
export function goOn(context: Context, ...effects: readonly PlayEffect[]): State {
  return bring(
    context,
    effects.map((effect) => ({ effect, ground: RECORD })),
  );
}

/**
 * Judges the effects that the table leaves open. A rule's text alone, or the record, can add a player,
 * but cannot remove one. A newcomer cannot take a name to which a rule grants something. Whether a vote
 * removes a player is a reading. So is whether it fills an office, or stops a clock of the rules.
 */
function weighed(context: Context, effect: Effect, ground: Ground): EffectVerdict {
  if (effect.kind !== 'seat') {
    if (ground.by !== 'vote') return 'stands';
    if (effect.kind === 'office' && !lawOn(context.state.law, 'offices', effect.office))
      return 'idle';
    return askReading(context, 'motion-reach', ground.proposal) === 'yes' ? 'stands' : 'idle';
  }
  const { seat } = effect;
  const known = seatOf(context.state, seat.id);
  if (grantingToName(context.state, seat)) return 'refused';
  if (known?.status !== 'playing' || ground.by === 'own') return 'stands';
  if (ground.by === 'vote') {
    if (seat.status === 'playing') return 'stands';
    return askReading(context, 'motion-puts-out', ground.proposal) === 'yes' ? 'stands' : 'refused';
  }
  return seat.status !== 'playing' || ground.by === 'record' ? 'refused' : 'stands';
}

/** The rule that grants something to the id or name that a player newly gets. */
function grantingToName(state: State, seat: Seat) {
  const known = seatOf(state, seat.id);
  const borne = [known?.name, ...seat.formerly.map(({ name }) => name)];
  const taken = known ? [seat.name] : [seat.id, seat.name];
  const granted = namesGranted(state.law);
  const name = taken.find((each) => granted.has(each) && !borne.includes(each));
  return name === undefined ? undefined : granted.get(name);
}

function refusal(context: Context, { effect, ground }: CausedEffect, at: Spot): Objections {
  const seat = effect.kind === 'seat' ? effect.seat : undefined;
  const isGoing = seat?.status !== 'playing';
  const rule = seat && grantingToName(context.state, seat);
  if (rule) {
    return illegal(context, {
      code: 'seat/no-authority',
      at,
      rule,
      message: `${seat.name} takes the name by which Rule ${rule.number} grants something to another.`,
      help: 'Give the player another id or name. Only a Judgment can say that the rule means this player.',
    });
  }
  const isVote = ground.by === 'vote';
  const name = (isGoing ? seat : seatOf(context.state, seat.id))?.name ?? '';
  const [did, own, what] = isGoing
    ? [`put ${name} out of the game`, `${name} left`, 'leave']
    : [`gave ${name} another name`, `${name} has that name`, 'rename'];
  return illegal(context, {
    code: 'seat/no-authority',
    at,
    message: `${isVote ? 'The adopted proposal' : 'The record says that another player'} ${did}, but no rule in force allows that.`,
    help: `Record that ${own} without \`by\`, if ${name} did. If the words of a rule let others do it, its card may say so: \`grants: [{ what: ${what}, by: ${isVote ? 'proposal' : '…'} }]\`. If they do not, only a Judgment can do it.`,
  });
}

const LEFT_OUT = {
  words: new Set<EffectVerdict>(['idle']),
  judgments: new Set<EffectVerdict>(['idle', 'marked']),
} as const satisfies Readonly<Record<Without, ReadonlySet<EffectVerdict>>>;

export function isLeftOut(verdict: EffectVerdict, without: Without): boolean {
  return LEFT_OUT[without].has(verdict);
}

/** A refused effect leaves nothing, but a refused gain leaves its quantity, with an amount of 0. */
function leftOf(effect: Effect): Effect | undefined {
  if (effect.kind !== 'quantity') return undefined;
  const { kind, player, quantity } = effect;
  return { kind, player, quantity, add: ZERO };
}

const NOTHING: Otherwise = { holdings: new Map() };

/** The differences without text-only grounds. */
function otherwiseAfter(
  before: State,
  after: State,
  made: readonly LoggedEffect[],
  without: Without,
): Otherwise {
  const otherwise = before.firm?.[without] ?? NOTHING;
  const isOut = made.some(({ verdict }) => isLeftOut(verdict, without));
  const isTouched = made.some(({ effect }) =>
    effect.kind === 'quantity' ? otherwise.holdings.has(effect.player) : BESIDE.has(effect.kind),
  );
  if (!isOut && (otherwise === NOTHING || !isTouched)) return otherwise;
  const firm = made.flatMap(({ effect, verdict }) =>
    isLeftOut(verdict, without) ? (leftOf(effect) ?? []) : [effect],
  );
  const { offices = before.offices, pauses = before.pauses } = otherwise;
  const others = firm.filter(({ kind }) => kind !== 'quantity');
  const folded = fold({ ...before, offices, pauses }, others);
  const [was, is] = [folded, after].map(({ offices, pauses }) => {
    return { offices, pauses: stoppingClocks(pauses) };
  });
  const parts = (['offices', 'pauses'] as const).filter(
    (part) => !saySame(was?.[part], is?.[part]),
  );
  // The differing holdings of players who lost something in the second version, now or before.
  const holdings = new Map(otherwise.holdings);
  const quantities = firm.filter((effect): effect is QuantityEffect => effect.kind === 'quantity');
  for (const [player, each] of Map.groupBy(quantities, ({ player }) => player)) {
    const is = holdingAfter(holdings.get(player) ?? before.holdings.get(player), each);
    const all = after.holdings.get(player);
    const isSame =
      is.size === (all?.size ?? 0) &&
      [...is].every(([quantity, amount]) => all?.get(quantity)?.equals(amount) === true);
    if (isSame) holdings.delete(player);
    else holdings.set(player, is);
  }
  if (holdings.size + parts.length === 0) return NOTHING;
  return { holdings, ...Object.fromEntries(parts.map((part) => [part, folded[part]])) };
}
