/** What the games of this folder begin with. */
import { card, day, enact, inTurn, judged, type Setting } from '../table.ts';

export interface Wrong {
  readonly what: string;
  readonly setting: Setting;
  /** What a Judgment names: `move: 301`, `event: it`, `judgment: 1`. */
  readonly named: string;
  /** When that Judgment is invoked and given; on the first day, unless said. */
  readonly on?: string;
}

/** Anybody may judge, so that nothing but the case itself is in question. */
export const ANYBODY = card(212, '{ judge: { chosen: appointed } }');

export const IN_302 = { named: 'move: 302', on: day(302, 0) };
export const event = (words: string) => `  - { id: it, on: 2026-01-01, ${words} }`;
export const NO_PRECEDENCE = { 110: card(110, '', 'immutable'), 211: card(211, '') };

/** A Judgment of the first day under these mechanics, with these keys. */
export const onBench = (mechanics: string, more: string): Omit<Wrong, 'what'> => ({
  setting: {
    cards: { 212: card(212, `{ judge: ${mechanics} }`) },
    proposals: inTurn(''),
    judgments: { 1: judged(1, day(301, 0), 'b', more) },
  },
  named: 'judgment: 1',
});

export const proposing = (more: string, by = 'a'): Omit<Wrong, 'what'> => ({
  setting: { proposals: { 301: enact(301, by, more) } },
  named: 'move: 301',
});

export const happening = (words: string, setting: Setting = {}): Omit<Wrong, 'what'> => ({
  setting: { ...setting, events: event(words) },
  named: 'event: it',
});

/** A has won with 301. */
export const WON: Setting = {
  cards: { 208: card(208, '{ win: [{ when: player.points >= 10 }] }') },
};
export const ROBOT = { players: 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }' };
export const GOLD = (number: number, starts: number) =>
  card(number, `{ quantities: { gold: { starts: ${starts} } } }`);
export const UNTITLED = { game: "readings: { title-without-office: { take: 'no' } }" };
export const MARKS = '{ quantities: { mark: { starts: 0, worth: 2 points } } }';
