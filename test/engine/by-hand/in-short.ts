/** Short forms for tables in which a line is a game: what is recorded, and what must come of it. */
import type { Replay } from '../../../src/engine/results/types.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  judged,
  play,
  type Setting,
  scores,
  wrongs,
} from '../table.ts';

/** Players `a` to `e`, or as many of them as are asked for. */
export function players(count: number): string {
  return [...'abcde']
    .slice(0, count)
    .map((id) => `${id}: { name: ${id.toUpperCase()} }`)
    .join('\n  ');
}

/** Anyone may propose at any time, nobody has to vote, more votes for than against adopt, and nothing is awarded. */
export const LOOSE: NonNullable<Setting['cards']> = {
  105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
  201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
  202: card(202, ''),
  203: card(203, '{ adoption: votes.for > votes.against }'),
  204: card(204, ''),
  206: card(206, ''),
  212: card(212, '{ judge: { chosen: appointed } }'),
};

/** `ab/c/d`: a and b for it, c against it, and d abstains. */
export function votes(short: string): string {
  const [yes = '', no = '', none = ''] = short.split('/').map((ids) => [...ids].join(', '));
  return `votes: { for: [${yes}], against: [${no}], abstain: [${none}] }`;
}

/** The faults; or, if there are none, the outcomes of the proposals. */
export function outcome(setting: Setting): string {
  const replayed = play(setting);
  const wrong = errorsOf(replayed).map(({ code }) => code);
  return wrong.join(' ') || replayed.proposals.map((proposal) => proposal.outcome).join(' ');
}

/** The faults; or, if there are none, the amount of each player, without those who hold none. */
export function held(setting: Setting, quantity = 'points'): string {
  const replayed = play(setting);
  const wrong = errorsOf(replayed).map(({ code }) => code);
  return wrong.join(' ') || holdings(replayed, quantity);
}

export function holdings(replayed: Replay, quantity: string): string {
  return Object.entries(scores(replayed, quantity))
    .filter(([, amount]) => amount !== 0)
    .map(([id, amount]) => `${id} ${amount}`)
    .join(' ');
}

/** Cards by number with their mechanics, without the outer braces; those below 200 are immutable. */
export function law(says: Readonly<Record<number, string | null>>): NonNullable<Setting['cards']> {
  const cards = Object.entries(says).map(([key, mechanics]) => {
    const number = Number(key);
    if (mechanics === null) return [key, null] as const;
    return [key, card(number, mechanics && `{ ${mechanics} }`, tierOf(number))] as const;
  });
  return Object.fromEntries(cards);
}

function tierOf(number: number): string {
  return number < 200 ? 'immutable' : 'mutable';
}

/**
 * `5` is the 5th of January 2026, `32` the 1st of February, `0` the last of December, `5T10:00Z` a
 * minute, `m` the month, `m2` the next, `y` the year, `2025` the one before, and `?` no date.
 */
export function dateOf(short: string): string {
  if (short === '?' || short === '') return '';
  if (short === 'y') return '2026';
  if (/^m/.test(short)) return `2026-0${short.slice(1) || 1}`;
  if (/^\d{4}$/.test(short)) return short;
  const [, days = '', time = ''] = /^(-?\d+)(.*)$/.exec(short) ?? [];
  return `${new Date(Date.UTC(2026, 0, Number(days))).toISOString().slice(0, 10)}${time}`;
}

/** Events after their date in short, or without one: `2 leave: c`. */
export function events(...happened: readonly string[]): string {
  const lines = happened.map((event) => {
    const [, date, what = event] = /^(-?\d+(?:T\S+)?) (.*)$/s.exec(event) ?? [];
    return date === undefined ? `  - { ${what} }` : `  - { on: ${dateOf(date)}, ${what} }`;
  });
  return lines.join('\n');
}

/** Proposals from 301 on by these players, one after another: `abca`; with what all do, or some. */
export function by(
  players: string,
  acts: Readonly<Record<number, string>> | string = {},
): Record<string, string> {
  const made = [...players].map((player, index) => {
    const number = 301 + index;
    const act = typeof acts === 'string' ? acts : (acts[number] ?? '');
    return [number, enact(number, player, act, `Words of ${number}.`)];
  });
  return Object.fromEntries(made);
}

/** The faults, void changes among them; nothing if all is right. */
export function wrong(setting: Setting): string {
  return wrongs(setting).join(' ');
}

/** Game custom: `custom('unanimity open')`, with a comma before each other one. */
export function custom(short: string): string {
  if (short === '') return '';
  const readings = short
    .split(', ')
    .map((each) => each.replace(/^(\S+) (\S+)$/, "$1: { take: '$2' }"));
  return `readings: { ${readings.join(', ')} }`;
}

/** The day of a proposal of this number, or of the vote on it. */
export const made = (number: number) => day(number, 0);
export const voted = (number: number) => day(number, 1);
/** A vote in which A and B are for and C is against. */
export const AGAINST_C = 'votes: { for: [a, b], against: [c] }';
/** Nothing says which of two rules prevails; or of two mutable ones. */
export const NO_211 = { 211: card(211, '') };
export const NO_PRECEDENCE = { 110: card(110, '', 'immutable'), ...NO_211 };
/** Anybody may judge, so that nothing but the case itself is in question. */
export const ANYBODY = { 212: card(212, '{ judge: { chosen: appointed } }') };

/** When a Judgment is asked for and given, by which Judge, and what it settles. */
export type Ruling = readonly [on: string, judge: string, settles: string];

/** Judgments 1, 2 and so on, in the files j1, j2 and so on. */
export function rulings(...each: readonly Ruling[]): Record<string, string> {
  return Object.fromEntries(
    each.map(([on, judge, settles], index) => [
      `j${index + 1}`,
      judged(index + 1, on, judge, `settles: [${settles}]`),
    ]),
  );
}
