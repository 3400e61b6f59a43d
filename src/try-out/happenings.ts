/** The cases of an event, and the fields that each needs. */
import type { EventKind } from '../records/kinds/event-facts.ts';

type EventField =
  | ('player' | 'name' | 'quantity' | 'amount' | 'office')
  | ('until' | 'debated' | 'changes');

export interface HappeningRow {
  readonly title: string;
  readonly needs: readonly EventField[];
  /** No proposal does it. */
  readonly isNoAct?: true;
}

/** Some kinds of event are moves of their own, and some happenings have kinds for several cases. */
export type WhatHappens =
  | Exclude<EventKind, 'roll' | 'consent' | 'points' | 'change' | 'appoint' | 'winner'>
  | 'quantity'
  | 'office'
  | 'deadlock'
  | 'win';

export const HAPPENINGS: Readonly<Record<WhatHappens, HappeningRow>> = {
  forfeit: { title: 'a player forfeits', needs: ['player'], isNoAct: true },
  leave: { title: 'a player leaves', needs: ['player'] },
  join: { title: 'somebody joins', needs: ['name'] },
  rename: { title: 'a player has a new name', needs: ['player', 'name'] },
  pause: { title: 'play pauses', needs: ['until'] },
  resume: { title: 'play goes on after a pause', needs: [] },
  quantity: {
    title: 'a player receives or loses something',
    needs: ['player', 'quantity', 'amount'],
  },
  set: { title: 'a player has a new amount of something', needs: ['player', 'quantity', 'amount'] },
  office: {
    title: 'an office or a title is filled, or falls vacant',
    needs: ['player', 'office'],
  },
  fiat: { title: 'somebody changes a rule by fiat', needs: ['changes'], isNoAct: true },
  deadlock: {
    title: 'a player wins, as play cannot go on',
    needs: ['player'],
    isNoAct: true,
  },
  win: { title: 'a player wins', needs: ['player'] },
  round: { title: 'a round ends, and the next begins', needs: ['quantity'] },
  debate: { title: 'players debate a proposal', needs: ['debated'], isNoAct: true },
  scores: {
    title: 'the players note what one of them has',
    needs: ['player', 'quantity', 'amount'],
    isNoAct: true,
  },
  end: { title: 'play stops', needs: [] },
  note: { title: 'something else, in words', needs: [], isNoAct: true },
};

export function isHappening(word: unknown): word is WhatHappens {
  return typeof word === 'string' && Object.hasOwn(HAPPENINGS, word);
}
