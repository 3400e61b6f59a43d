/** The beginnings of this folder's games. */
import type { Code } from '../../../src/diagnostics/codes.ts';
import { card, day, enact, inTurn, judged, type Setting } from '../table.ts';

interface Game {
  readonly setting: Setting;
  /** The name of a move in a Judgment: `move: 301`, `event: it`, `judgment: 1`. */
  readonly named: string;
  /** When that Judgment is invoked and given. */
  readonly on: string;
}

/** A game with one thing wrong in it, which is found under this code. */
export type Wrong = readonly [code: Code, what: string, game: Game];

/** A Judgment of the first day under these mechanics, with these keys. */
export const onBench = (mechanics: string, more = '', on = day(301, 0)): Game => ({
  setting: {
    cards: { 212: card(212, `{ judge: ${mechanics} }`) },
    proposals: inTurn(''),
    judgments: { 1: judged(1, day(301, 0), 'b', more) },
  },
  named: 'judgment: 1',
  on,
});

/** By default what is wrong is with 301, the one proposal. */
export const in301 = (setting: Setting, on = day(301, 0)): Game => ({
  setting: { proposals: inTurn(''), ...setting },
  named: 'move: 301',
  on,
});
export const in302 = (setting: Setting): Game => ({
  setting: { proposals: inTurn('', ''), ...setting },
  named: 'move: 302',
  on: day(302, 0),
});
export const proposing = (more: string, by = 'a'): Game =>
  in301({ proposals: { 301: enact(301, by, more) } });

/** The event of the setting called `it` is wrong, or one of the first day with these words. */
export const inEvent = (setting: Setting, on = day(301, 0)): Game => ({
  setting,
  named: 'event: it',
  on,
});
export const happening = (words: string, setting: Setting = {}): Game =>
  inEvent({ ...setting, events: `  - { id: it, on: 2026-01-01, ${words} }` });

export const NOT_ADOPTED = 'readings: { breached-limit: { take: not-adopted } }';
