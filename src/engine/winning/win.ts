/** Finds the winner by the conditions of the rules in force. */
import type { Spot } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { inSeries } from '../../helpers/words.ts';
import { entriesOf } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { speakAlike } from '../../law/in-force/voided.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import { isTrue, namesOf } from '../decisions/evaluate.ts';
import { askReading, type Inquiry, inquire, type Occurrence } from '../decisions/inquiry.ts';
import { resolveProvisions } from '../decisions/provisions.ts';
import { bring } from '../effects/bring.ts';
import { fold } from '../effects/fold.ts';
import { type GroundMade, onJudgment, onRule } from '../effects/grounds/ground.ts';
import { quantityAsked, quantityWinning } from '../legality/proposals/winning-by.ts';
import type { Seat, Winner } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import type { LoggedEffect, QuantityEffect } from '../state/effect.ts';
import { holdingOf, underLaw } from '../state/held.ts';
import { type ReplayLog, since } from '../state/log.ts';
import { citeWhereItStands } from '../state/make-finding.ts';
import { citePlayer, playing, type State } from '../state/state.ts';
import {
  addNote,
  addToTimeline,
  attempt,
  dated,
  reportAll,
  reportIllegal,
} from '../state/write-log.ts';

interface WinCase {
  readonly seat: Seat;
  readonly rule: RuleInForce;
  readonly by: Winner['by'];
  /** The only quantity in the condition. */
  readonly quantity?: string | undefined;
}

/** A move: the position before it, and its log. */
export interface MoveMade {
  readonly before: State;
  readonly log: ReplayLog;
}

/** Ends the game if a move makes somebody win. Two winners at once are a reading. */
export function endIfWon(context: Context, move: MoveMade, occurrence: Occurrence): State {
  const { state } = context;
  const conditions = [...entriesOf(state.law, 'win'), ...entriesOf(move.before.law, 'win')];
  const isNextRound = state.round !== move.before.round;
  const isOnWords = context.recorder.log.objections.some(({ code }) => code === 'win/on-words');
  if (state.over || isNextRound || conditions.length === 0 || isOnWords) return state;
  const { during, at } = occurrence;
  const { result: reached, objections } = attempt(context, () =>
    whoReached(inquire(context, occurrence), move),
  );
  const judged = context.bindings.winner(during);
  const isUndecided = objections.some(({ code }) => code === 'law/conflict');
  const named =
    reached.length > 1 || isUndecided || context.winRestsOn !== undefined
      ? reached.find(({ seat }) => seat.id === judged?.player)
      : undefined;
  if (!named) reportAll(context, objections);
  if (reached.length === 0 || (isUndecided && !named)) return state;
  const winner =
    named ??
    (reached.length === 1
      ? reached[0]
      : chosen(context, reached, askReading(context, 'simultaneous-win', during)));
  if (!winner) {
    reportIllegal(context, {
      code: 'win/simultaneous',
      at,
      rule: reached[0]?.rule,
      message: `${inSeries(reached.map(({ seat }) => `${seat.name} (${seat.id})`))} reach the mark at once, and the rules do not say who wins.`,
      help: 'Choose an option of the reading “simultaneous-win” as game custom, or put the question to a Judge.',
      takesJudge: true,
    });
    return state;
  }
  const { seat, rule, by } = winner;
  const judgment = named && judged ? judged.judgment : context.winRestsOn;
  const made = {
    player: seat.id,
    by,
    ...withoutUndefined({ judgment }),
    rule: citeWhereItStands(rule, state, move.before),
  };
  return win(context, made, {
    at,
    ground: judgment === undefined ? onRule(state, rule) : onJudgment(judgment),
  });
}

/** The players who meet a condition after a move, or during its awards: a reading. */
function whoReached(inquiry: Inquiry, move: MoveMade): readonly WinCase[] {
  const { state, interpreter } = inquiry;
  const { before } = move;
  const isLaw =
    speakAlike(before.law, state.law, 'win') || interpreter.ask('winning-law') === 'law-it-makes';
  const under = { ...inquiry, state: isLaw ? state : underLaw(state, before.law) };
  // Players who met a condition before a move of a later round do not win by old holdings.
  const isLater = before.round > 1 && speakAlike(before.law, under.state.law, 'win');
  const old = isLater ? reachedBy({ ...under, state: before }, playing(before)) : [];
  const kept = new Set(old.map(({ seat }) => seat.id));
  const mayWin = playing(under.state).filter(({ id }) => !kept.has(id));
  const after = reachedBy(under, mayWin);
  const first = firstReached(under, move, { mayWin, after });
  if (first.map(({ seat }) => seat.id).join() === after.map(({ seat }) => seat.id).join())
    return after;
  return interpreter.ask('momentary-win') === 'yes' ? first : after;
}

/** The players who meet a condition after the first award that makes anybody do so. */
function firstReached(
  inquiry: Inquiry,
  move: MoveMade,
  { mayWin, after }: { readonly mayWin: readonly Seat[]; readonly after: readonly WinCase[] },
) {
  const awards = awardsInQuestion(inquiry, move, after);
  const asBefore = awards.flat().map(({ effect: { kind, player, quantity } }) => {
    return { kind, player, quantity, set: move.before.holdings.get(player)?.get(quantity) };
  });
  let state = fold(inquiry.state, asBefore);
  for (const award of awards) {
    const effects = award.map(({ effect }) => effect);
    state = fold(state, effects);
    const seats = mayWin.filter(({ id }) => effects.some(({ player }) => player === id));
    const reached = reachedBy({ ...inquiry, state }, seats);
    if (reached.length > 0) return reached;
  }
  return after;
}

/** The order of awards matters only for players with several, or if several players win. */
function awardsInQuestion(
  { recorder }: Inquiry,
  { log }: MoveMade,
  after: readonly WinCase[],
): readonly Award[] {
  const sums = since(log.effects, recorder.log.effects).flatMap(({ effect, ground }) =>
    effect.kind === 'quantity' ? [{ effect, ground }] : [],
  );
  const players = new Set(sums.map(({ effect }) => effect.player));
  const isOfOrder = sums.length > 1 && (players.size < sums.length || after.length > 1);
  const awards: SumMade[][] = [];
  // An award is consecutive sums with one ground, until a player appears twice.
  for (const sum of isOfOrder ? sums : []) {
    const last = awards.at(-1);
    const goesOn =
      last !== undefined &&
      saySame(last[0]?.ground, sum.ground) &&
      last.every(({ effect }) => effect.player !== sum.effect.player);
    if (goesOn) last.push(sum);
    else awards.push([sum]);
  }
  return awards;
}

type SumMade = Pick<LoggedEffect, 'ground'> & { readonly effect: QuantityEffect };
/** A rule gives to several players at once. */
type Award = readonly SumMade[];

/** The players who meet a condition, each with its rule. */
export function reachedBy(inquiry: Inquiry, seats: readonly Seat[]): readonly WinCase[] {
  const { state, interpreter } = inquiry;
  const place = { law: state.law, slot: 'win' } as const;
  return resolveProvisions(
    inquiry,
    place,
    (held) =>
      seats.flatMap((seat) => {
        const names = namesOf(inquiry, { player: seat });
        const met = held.find(({ rule, entry }) => isTrue(names, rule, entry.when));
        if (!met || (seat.robot && interpreter.ask('robot-player') === 'nothing-else')) return [];
        const { rule, entry } = met;
        const by = quantityWinning(inquiry, entry.when) ?? 'rule';
        return [{ seat, rule, by, quantity: quantityAsked(state.law, entry.when) }];
      }),
    (reached) => reached.map(({ seat }) => seat.id),
  );
}

function chosen(context: Context, reached: readonly WinCase[], option: string) {
  const { state } = context;
  if (option === 'mover') return reached.find(({ seat }) => seat.id === state.turn.mover);
  const [quantity, ...others] = new Set(reached.map((each) => each.quantity));
  if (option !== 'highest' || quantity === undefined || others.length > 0) return undefined;
  const held = ({ seat }: WinCase) => holdingOf(context, seat.id, quantity);
  const best = reached.filter((one) =>
    reached.every((other) => held(one).compare(held(other)) >= 0),
  );
  return best.length === 1 ? best[0] : undefined;
}

/** Records the winner and ends play. */
export function win(
  context: Context,
  won: Omit<Winner, 'on'>,
  { at, ground }: { readonly at: Spot; readonly ground: GroundMade },
): State {
  const { state } = context;
  const winner: Winner = { ...won, ...dated(context.on) };
  const { judgment } = winner;
  const before = state.over?.winner?.player;
  if (judgment !== undefined) noteJudged(context, { ...winner, judgment }, at, before);
  addToTimeline(context, {
    kind: 'won',
    player: winner.player,
    ...withoutUndefined({ judgment, instead: before }),
  });
  return bring(context, [{ effect: { kind: 'win', winner }, ground }]);
}

/** Notes that a win depends on a Judgment, and whether the winner gave it. */
function noteJudged(
  context: Context,
  { player, by, rule, judgment }: Winner & { readonly judgment: string },
  at: Spot,
  before: Winner['player'] | undefined,
): void {
  const written = context.bindings.judgmentCalled(judgment);
  const name = citePlayer(context.state, player);
  const why =
    by === 'judgment' || !rule
      ? 'No condition of a rule in force makes that win by itself.'
      : by === 'paradox'
        ? `Rule ${rule.number} says who wins when play cannot go on.`
        : `Rule ${rule.number} names the winner only by what that Judgment decides.`;
  // Warns if a Judge's word made the winner, or the winner was the Judge.
  const isOwn = written?.bench.some(({ judges }) => judges.includes(player)) === true;
  addNote(context, {
    code: 'by-judgment',
    at,
    rule,
    warns: isOwn || by === 'judgment' || by === 'paradox' ? true : undefined,
    help: `The win stands or falls with that Judgment, which answers “${written?.question}”: read what it says and who gave it.`,
    message: `${name} wins by Judgment ${written?.number ?? judgment}. ${why}${before === undefined ? '' : ` Until then the winner was ${citePlayer(context.state, before)}.`}${isOwn ? ` ${name} was the Judge.` : ''}`,
  });
}
