/** Something else that happens: the fact that a player fills in, as the record has it. */

import { type GameToEdit, type PlanResult, refuse } from '../record-edits/plans/draft.ts';
import { newId } from '../record-edits/plans/new-id.ts';
import { planEvent } from '../record-edits/plans/plan-event.ts';
import { readData } from '../record-edits/read-data.ts';
import { EVENT_KINDS } from '../records/kinds/event-facts.ts';
import { parseNumberGiven } from '../values/ids.ts';
import { isMapping } from '../values/schema.ts';

export const HAPPENINGS = [
  'forfeit',
  'leave',
  'join',
  'rename',
  'pause',
  'resume',
  'quantity',
  'office',
  'deadlock',
  'win',
  'round',
  'end',
  'note',
  'fact',
] as const;
export type WhatHappens = (typeof HAPPENINGS)[number];

export interface EventMove {
  readonly kind: 'event';
  readonly what: WhatHappens;
  /** Who does it; empty where nobody in particular does. */
  readonly by: string;
  /** To whom it happens. */
  readonly player: string;
  /** What somebody receives, or what everybody has afresh in a new round. */
  readonly quantity: string;
  readonly amount: string;
  readonly office: string;
  /** The name of somebody who joins, or what a player is called from now on. */
  readonly name: string;
  /** The rule by which it is done; empty where none says it. */
  readonly rule: string;
  readonly why: string;
  /** What happened, as the record has it, in YAML. */
  readonly fact?: string | undefined;
  /** The number of the proposal whose vote came right before. */
  readonly after?: string | undefined;
}

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
      rule: move.rule === '' ? undefined : numberOrWord(move.rule),
      by: move.by === '' ? undefined : move.by,
      why: saysWhy ? own : undefined,
      after: after.number,
      name: undefined,
    },
    toEdit,
  );
}

function numberOrWord(rule: string): number | string {
  return /^\d+$/.test(rule) ? Number(rule) : rule;
}

/** The fact by its key, or what is missing for it. */
function factOf(move: EventMove, { replay }: GameToEdit): object | string {
  const { what, player, quantity, name, office } = move;
  const why = move.why.trim();
  switch (what) {
    case 'forfeit':
    case 'leave':
      return { [what]: player };
    case 'join': {
      if (name.trim() === '') return 'Write the name of the new player.';
      const taken = replay.players.map(({ id }) => id);
      return { join: { id: newId(name, 'player', taken), name: name.trim() } };
    }
    case 'rename':
      if (name.trim() === '') return 'Write the new name of the player.';
      return { rename: { [player]: name.trim() } };
    case 'pause':
    case 'resume':
      return { [what]: {} };
    case 'quantity': {
      const amount = Number(move.amount);
      if (move.amount.trim() === '' || !Number.isFinite(amount)) return 'Write the amount.';
      if (quantity === 'points' || quantity === '') return { points: { [player]: amount } };
      return { change: { [player]: { [quantity]: amount } } };
    }
    case 'office':
      if (office.trim() === '') return 'Write the name of the office.';
      return { appoint: { [office.trim().replaceAll(' ', '_')]: player === '' ? null : player } };
    case 'deadlock':
      return { winner: { player, by: 'paradox' } };
    case 'win':
      return { winner: player };
    case 'round': {
      const reset = quantity === '' ? {} : { reset: [quantity] };
      return { round: { ...(why !== '' && { why }), ...reset } };
    }
    case 'end':
      return why === '' ? 'Write why play stops.' : { end: why };
    case 'note':
      return why === '' ? 'Write what happened.' : { note: why };
    case 'fact': {
      const read = readData(move.fact, 'What happened');
      if (!read.ok) return read.message;
      return isMapping(read.data)
        ? read.data
        : `Write what happened, such as: rename: { ada: Ada }. The keys are ${EVENT_KINDS.join(', ')}.`;
    }
  }
}
