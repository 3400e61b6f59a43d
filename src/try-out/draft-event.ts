/** Something else that happens: the fact that a player fills in, as the record has it. */

import { type GameToEdit, type PlanResult, refuse } from '../record-edits/plans/draft.ts';
import { newId } from '../record-edits/plans/new-id.ts';
import { planEvent } from '../record-edits/plans/plan-event.ts';
import { readData } from '../record-edits/read-data.ts';
import { EVENT_KINDS } from '../records/kinds/event-facts.ts';
import { EVENT_TRAITS } from '../records/kinds/event-traits.ts';
import { parseNumberGiven } from '../values/ids.ts';
import { isMapping } from '../values/schema.ts';
import type { DraftedAct, EventMove, WhatHappens } from './moves.ts';

export function draftEvent(move: EventMove, toEdit: GameToEdit): PlanResult {
  const fact = factOf(move, toEdit);
  if (typeof fact === 'string') return refuse(fact);
  const given = move.after ?? '';
  const after = given === '' ? ({ ok: true, number: undefined } as const) : parseNumberGiven(given);
  if (!after.ok) return refuse(after.message);
  const own = move.why.trim();
  const saysWhy = !['round', 'end', 'note'].includes(move.what) && own !== '';
  return planEvent(
    {
      fact,
      rule: move.rule === '' ? undefined : /^\d+$/.test(move.rule) ? Number(move.rule) : move.rule,
      by: move.by === '' ? undefined : move.by,
      why: saysWhy ? own : undefined,
      after: after.number,
      name: undefined,
      id: move.what === 'fact' ? undefined : idOf(fact, toEdit),
    },
    toEdit,
  );
}

/** A Judge may be asked about what may rest on words alone, and finds it by its id. */
function idOf(fact: object, { replay: { game } }: GameToEdit): string | undefined {
  const [kind] = EVENT_KINDS.filter((each) => Object.hasOwn(fact, each));
  if (kind === undefined || !EVENT_TRAITS[kind].asks) return undefined;
  const taken = new Set(game.events.map(({ id }) => id));
  let count = 1;
  while (taken.has(`${kind}-${count}`)) count += 1;
  return `${kind}-${count}`;
}

type Happened = DraftedAct & Pick<EventMove, 'why'>;
type FactOf = (happened: Happened, toEdit: GameToEdit) => object | string;

/** Returns the fact by its key, or says what is missing for it. */
export function factOf(happened: Happened, toEdit: GameToEdit): object | string {
  return FACTS[happened.what](happened, toEdit);
}

const FACTS: { readonly [Of in WhatHappens]: FactOf } = {
  forfeit: ({ player }) => ({ forfeit: player }),
  leave: ({ player }) => ({ leave: player }),
  join: ({ name }, { replay }) => {
    if (name.trim() === '') return 'Write the name of the new player.';
    const taken = replay.players.map(({ id }) => id);
    return { join: { id: newId(name, 'player', taken), name: name.trim() } };
  },
  rename: ({ name, player }) => {
    if (name.trim() === '') return 'Write the new name of the player.';
    return { rename: { [player]: name.trim() } };
  },
  pause: () => ({ pause: {} }),
  resume: () => ({ resume: {} }),
  quantity: ({ player, quantity, amount: written }) => {
    const amount = Number(written);
    if (written.trim() === '' || !Number.isFinite(amount)) return 'Write the amount.';
    if (quantity === 'points' || quantity === '') return { points: { [player]: amount } };
    return { change: { [player]: { [quantity]: amount } } };
  },
  office: ({ office, player }) => {
    if (office.trim() === '') return 'Write the name of the office.';
    return { appoint: { [office.trim().replaceAll(' ', '_')]: player === '' ? null : player } };
  },
  deadlock: ({ player }) => ({ winner: { player, by: 'paradox' } }),
  win: ({ player }) => ({ winner: player }),
  round: ({ quantity, why }) => {
    const reset = quantity === '' ? {} : { reset: [quantity] };
    return { round: { ...(why.trim() !== '' && { why: why.trim() }), ...reset } };
  },
  end: ({ why }) => (why.trim() === '' ? 'Write why play stops.' : { end: why.trim() }),
  note: ({ why }) => (why.trim() === '' ? 'Write what happened.' : { note: why.trim() }),
  fact: ({ fact = '' }) => {
    const read = readData(fact, 'What happened');
    if (!read.ok) return read.message;
    return isMapping(read.data)
      ? read.data
      : `Write what happened, such as: rename: { ada: Ada }. The keys are ${EVENT_KINDS.join(', ')}.`;
  },
};
