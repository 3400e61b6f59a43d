/** The kinds of events: their fields, and the fact that is recorded. */
import type { EventKind } from '../records/kinds/event-facts.ts';
import { numberOrWord } from '../values/ids.ts';

type EventField =
  | ('player' | 'name' | 'quantity' | 'amount' | 'office')
  | ('until' | 'debated' | 'changes');

/** Some fields with their values. */
interface Filling {
  readonly player: string;
  readonly name: string;
  readonly quantity: string;
  readonly amount: string;
  readonly office: string;
  readonly why: string;
  readonly until?: string | undefined;
  readonly debated?: string | undefined;
}

/** Facts that depend on the game; a string says what is missing. */
interface FactMaker {
  readonly idOfPlayer: (name: string) => string;
  readonly fiat: () => object | string;
}

export interface HappeningRow {
  readonly title: string;
  readonly needs: readonly EventField[];
  /** A proposal cannot do it. */
  readonly isNoAct?: true;
  /** The fact under its key, or what is missing. */
  readonly fact: (filling: Filling, maker: FactMaker) => object | string;
}

/** Some kinds of event are separate moves, and some moves cover several kinds. */
export type WhatHappens =
  | Exclude<EventKind, 'roll' | 'consent' | 'points' | 'change' | 'appoint' | 'winner'>
  | 'quantity'
  | 'office'
  | 'deadlock'
  | 'win';

export const HAPPENINGS: Readonly<Record<WhatHappens, HappeningRow>> = {
  forfeit: {
    title: 'a player forfeits',
    needs: ['player'],
    isNoAct: true,
    fact: ({ player }) => ({ forfeit: player }),
  },
  leave: { title: 'a player leaves', needs: ['player'], fact: ({ player }) => ({ leave: player }) },
  join: {
    title: 'somebody joins',
    needs: ['name'],
    fact: ({ name }, { idOfPlayer }) => {
      if (name.trim() === '') return 'Write the name of the new player.';
      return { join: { id: idOfPlayer(name), name: name.trim() } };
    },
  },
  rename: {
    title: 'a player has a new name',
    needs: ['player', 'name'],
    fact: ({ name, player }) => {
      if (name.trim() === '') return 'Write the new name of the player.';
      return { rename: { [player]: name.trim() } };
    },
  },
  pause: {
    title: 'play pauses',
    needs: ['until'],
    fact: ({ until = '' }) => ({ pause: until.trim() === '' ? {} : { until: until.trim() } }),
  },
  resume: { title: 'play goes on after a pause', needs: [], fact: () => ({ resume: {} }) },
  quantity: {
    title: 'a player receives or loses something',
    needs: ['player', 'quantity', 'amount'],
    fact: (filling) => {
      const isOfPoints = ['points', ''].includes(filling.quantity);
      return amountIn(filling, isOfPoints ? 'points' : 'change', isOfPoints);
    },
  },
  set: {
    title: 'a player has a new amount of something',
    needs: ['player', 'quantity', 'amount'],
    fact: (filling) => amountIn(filling, 'set'),
  },
  office: {
    title: 'an office or a title is filled, or falls vacant',
    needs: ['player', 'office'],
    fact: ({ office, player }) => {
      if (office.trim() === '') return 'Write the name of the office.';
      return { appoint: { [office.trim().replaceAll(' ', '_')]: player === '' ? null : player } };
    },
  },
  fiat: {
    title: 'somebody changes a rule by fiat',
    needs: ['changes'],
    isNoAct: true,
    fact: (_, { fiat }) => fiat(),
  },
  deadlock: {
    title: 'a player wins, as play cannot go on',
    needs: ['player'],
    isNoAct: true,
    fact: ({ player }) => ({ winner: { player, by: 'paradox' } }),
  },
  win: { title: 'a player wins', needs: ['player'], fact: ({ player }) => ({ winner: player }) },
  round: {
    title: 'a round ends, and the next begins',
    needs: ['quantity'],
    fact: ({ quantity, why }) => {
      const reset = quantity === '' ? {} : { reset: [quantity] };
      return { round: { ...(why.trim() !== '' && { why: why.trim() }), ...reset } };
    },
  },
  debate: {
    title: 'players debate a proposal',
    needs: ['debated'],
    isNoAct: true,
    fact: ({ debated = '' }) => ({ debate: { 'on-proposal': numberOrWord(debated) } }),
  },
  scores: {
    title: 'the players note what one of them has',
    needs: ['player', 'quantity', 'amount'],
    isNoAct: true,
    fact: (filling) => amountIn(filling, 'scores'),
  },
  end: {
    title: 'play stops',
    needs: [],
    fact: ({ why }) => (why.trim() === '' ? 'Write why play stops.' : { end: why.trim() }),
  },
  note: {
    title: 'something else, in words',
    needs: [],
    isNoAct: true,
    fact: ({ why }) => (why.trim() === '' ? 'Write what happened.' : { note: why.trim() }),
  },
};

export function isHappening(word: unknown): word is WhatHappens {
  return typeof word === 'string' && Object.hasOwn(HAPPENINGS, word);
}

function amountIn(filling: Filling, kind: EventKind, isOfPoints = false): object | string {
  const { player, quantity, amount: written } = filling;
  const amount = Number(written);
  if (written.trim() === '' || !Number.isFinite(amount)) return 'Write the amount.';
  return { [kind]: { [player]: isOfPoints ? amount : { [quantity || 'points']: amount } } };
}
