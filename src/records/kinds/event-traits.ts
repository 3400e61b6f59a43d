/** Traits of each kind of event besides what the event says and does. */
import type { EventKind } from './event-facts.ts';

interface EventTraits {
  /** It may have a `by` beside it. Other kinds say who does it, or nobody does it. */
  readonly hasBy: boolean;
  /** It gives or takes what words alone may support. A trial without words leaves that out. */
  readonly gives: boolean;
  /** It moves the game on, so it may not follow the end. */
  readonly isMove: boolean;
  /** It closes a round or the game, so a winner is looked for first. */
  readonly closes: boolean;
  /** It completes a turn, belongs to one, or somebody comes or goes by it. */
  readonly isSign: boolean;
  /** It asks by itself for what a rule may let be done or not. Another asks for it where it happens. */
  readonly asks: boolean;
}

const NONE = {
  hasBy: false,
  gives: false,
  isMove: false,
  closes: false,
  isSign: false,
  asks: false,
} as const;

/** Each trait of each kind; a new kind of event does not compile without its row. */
export const EVENT_TRAITS = {
  join: { ...NONE, hasBy: true, isMove: true, isSign: true, asks: true },
  leave: { ...NONE, hasBy: true, isSign: true, asks: true },
  forfeit: { ...NONE, hasBy: true, isMove: true, isSign: true, asks: true },
  roll: { ...NONE, isMove: true, isSign: true },
  points: { ...NONE, hasBy: true, gives: true, isMove: true, asks: true },
  change: { ...NONE, hasBy: true, gives: true, isMove: true, asks: true },
  set: { ...NONE, hasBy: true, gives: true, isMove: true, asks: true },
  appoint: { ...NONE, hasBy: true, gives: true, isMove: true, asks: true },
  consent: { ...NONE, isSign: true },
  debate: { ...NONE },
  pause: { ...NONE, hasBy: true, asks: true },
  resume: { ...NONE, hasBy: true, asks: true },
  scores: { ...NONE, hasBy: true, gives: true },
  winner: { ...NONE, hasBy: true },
  rename: { ...NONE, hasBy: true, asks: true },
  round: { ...NONE, hasBy: true, isMove: true, closes: true, asks: true },
  end: { ...NONE, closes: true },
  note: { ...NONE },
  fiat: { ...NONE, isMove: true },
} as const satisfies Readonly<Record<EventKind, EventTraits>>;

/** The kinds of event that ask for nothing by themselves. */
export type Unasked = {
  [Of in EventKind]: (typeof EVENT_TRAITS)[Of]['asks'] extends false ? Of : never;
}[EventKind];
