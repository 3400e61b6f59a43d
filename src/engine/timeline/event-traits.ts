/** What the engine has to know of a kind of event besides what the event does. */
import type { EventKind } from '../../records/kinds/event-facts.ts';

interface EventTraits {
  /** It gives or takes what words alone may support. A trial without words leaves that out. */
  readonly gives: boolean;
  /** It moves the game on, so it may not follow the end. */
  readonly isMove: boolean;
  /** It closes a round or the game, so a winner is looked for first. */
  readonly closes: boolean;
}

/** Each trait of each kind; a new kind of event does not compile without its row. */
export const EVENT_TRAITS = {
  join: { gives: false, isMove: true, closes: false },
  leave: { gives: false, isMove: false, closes: false },
  forfeit: { gives: false, isMove: true, closes: false },
  roll: { gives: false, isMove: true, closes: false },
  points: { gives: true, isMove: true, closes: false },
  change: { gives: true, isMove: true, closes: false },
  set: { gives: true, isMove: true, closes: false },
  appoint: { gives: true, isMove: true, closes: false },
  consent: { gives: false, isMove: false, closes: false },
  debate: { gives: false, isMove: false, closes: false },
  pause: { gives: false, isMove: false, closes: false },
  resume: { gives: false, isMove: false, closes: false },
  scores: { gives: true, isMove: false, closes: false },
  winner: { gives: false, isMove: false, closes: false },
  rename: { gives: false, isMove: false, closes: false },
  round: { gives: false, isMove: true, closes: true },
  end: { gives: false, isMove: false, closes: true },
  note: { gives: false, isMove: false, closes: false },
  fiat: { gives: false, isMove: true, closes: false },
} as const satisfies Readonly<Record<EventKind, EventTraits>>;
