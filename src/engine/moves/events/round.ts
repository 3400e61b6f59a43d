/** Ends a round and begins another under the present rules. */

import { didYouMean, helpMeant } from '../../../diagnostics/did-you-mean.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import { nameWords } from '../../../helpers/words.ts';
import { quantitiesOf } from '../../../law/in-force/law.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { ZERO } from '../../decisions/evaluate.ts';
import { inquire, inquireNow } from '../../decisions/inquiry.ts';
import { bring, goOn } from '../../effects/bring.ts';
import { fold } from '../../effects/fold.ts';
import { SETUP } from '../../effects/grounds/ground.ts';
import { postSums, type Sum, startOf } from '../../holdings/holdings.ts';
import type { Context } from '../../state/context.ts';
import { holdingOf } from '../../state/held.ts';
import { keySpot, spot } from '../../state/make-finding.ts';
import type { State } from '../../state/state.ts';
import { dated, reportIllegal } from '../../state/write-log.ts';
import { turnLaw } from '../../turns/turns.ts';
import { groundOf } from './appoint.ts';
import type { Happening } from './happening.ts';

export function beginRound(context: Context, happening: Happening<'round'>): State {
  const { state } = context;
  const { event, fact } = happening;
  const why = fact.why ?? event.why;
  const over = {
    number: state.round,
    ...(state.over?.winner && { winner: state.over.winner }),
    ...dated(context.on),
    ...withoutUndefined({ why }),
  };
  const set = fact.reset.reduce<State>(
    (next, quantity, index) => startAfresh({ ...context, state: next }, happening, quantity, index),
    state,
  );
  const ground = groundOf(context, happening);
  const begun = bring({ ...context, state: set }, [{ effect: { kind: 'round', over }, ground }]);
  const renews = over.winner !== undefined || (ground.by !== 'record' && ground.by !== 'words');
  // The record's word renews no grant. An act that is possible once a round was used in this one.
  const used = [...begun.uses].filter(([, each]) => !renews && each.round === state.round);
  const { round } = begun;
  const uses = used.map(([grant, { turn, circuit, times }]) => {
    return { kind: 'use', grant, uses: { turn, circuit, round, times } } as const;
  });
  return beginTurns({ ...context, state: goOn({ ...context, state: begun }, ...uses) }, happening);
}

/** Gives all players their first amount of a quantity again. */
function startAfresh(
  context: Context,
  happening: Happening<'round'>,
  quantity: string,
  index: number,
): State {
  const { state } = context;
  const { event, ground, isCovered } = happening;
  const at = spot(event, 'round', 'reset', index);
  const known = quantitiesOf(state.law);
  if (!known.has(quantity) && !state.holdings.some((held) => held.has(quantity))) {
    reportIllegal(context, {
      code: 'points/no-authority',
      at,
      message: `No rule in force declares the quantity “${quantity}”, and nobody holds any.`,
      ...helpMeant(
        quantity,
        didYouMean(quantity, known),
        `The quantities are ${[...known].join(', ') || 'none'}.`,
      ),
    });
    return state;
  }
  const isByNothing = event.rule === undefined && !event.isAct && !isCovered;
  if (isByNothing && !state.over?.winner)
    reportIllegal(context, {
      code: 'points/no-authority',
      at,
      message: `Nobody has won the round, and no rule is cited that resets ${nameWords(quantity)}.`,
      help: 'Cite under `rule` a rule in force by which the round ends, or reset nothing.',
    });
  const inquiry = inquireNow(context, at);
  // An event that also cites a rule is treated no worse than one without.
  const isWon = ground?.by !== 'grant' && ground?.by !== 'judgment' && state.over?.winner;
  const on = isWon ? SETUP : groundOf(context, happening);
  const sums = state.seats.map((player): Sum => {
    const start = startOf(inquiry, player, quantity);
    return {
      player: player.id,
      quantity,
      amount: (start?.amount ?? ZERO).sub(holdingOf(context, player.id, quantity)),
      rule: start?.rule,
      basis: () => ({ by: 'event', why: event.why ?? 'a new round begins' }),
      evidence: 'attested',
      ground: on,
      sets: true,
    };
  });
  return postSums(context, sums, { by: 'event', event });
}

/** Whose turn begins a round is a reading. A turn in progress goes on. */
function beginTurns(context: Context, { event }: Happening<'round'>): State {
  const { state } = context;
  const { turn } = state;
  if (!turn.over || turn.mover === undefined) return state;
  const { mover: _, first: __, seated: ___, ...anew } = turn;
  const begins = { kind: 'turn', turn: { ...anew, moved: new Set<PlayerId>() } } as const;
  const at = keySpot(event, 'round');
  const inquiry = inquire(context, { during: turn.proposal, at });
  const goesOn = turnLaw(inquiry).mover?.id;
  const first = turnLaw({ ...inquiry, state: fold(state, [begins]) }).mover?.id;
  if (goesOn === first || inquiry.interpreter.ask('round-order') === 'goes-on') return state;
  return goOn(context, begins);
}
