/** Keys that records of several kinds have. */
import Fraction from 'fraction.js';
import type * as z from 'zod/mini';
import { NAMES, PLAYERS } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';

/** An open correction of a settled record. */
const correction = s.mapping('a correction', { on: v.moment, why: v.text('the reason for it') });
/* @__PURE__ */ s.document('a correction', correction, () => ({
  on: 'the date of the correction, not before what it corrects',
  why: 'what was wrong',
}));

export const corrected = s.optional(correction);
export type Correction = Readonly<z.output<typeof correction>>;

export const source = v.line('the message in which it was said');
export const SOURCE_SAYS =
  'the message in which it was said: its Message-ID, its number or its address';

/** A record may break a rule if nobody objected, and gives the reason under `stands`. */
export const standsBecause = s.mapping('a record that stands', {
  why: v.text('the reason why it stands against the rule'),
});
/* @__PURE__ */ s.document('a record that stands', standsBecause, () => ({
  why: 'the reason why it stands against the rule',
}));

export type NoObjection = Readonly<z.output<typeof standsBecause>>;

/** A record names a judgment by its number, or by the name of its file. */
export const judgmentName = s.oneOf([
  v.number('the number of a judgment'),
  v.text('the name of a judgment'),
]);
export type JudgmentName = z.output<typeof judgmentName>;

const outsider = s.mapping('somebody who does not play', { name: v.line('the name') });
/* @__PURE__ */ s.document('somebody who does not play', outsider, () => ({ name: 'the name' }));

export type Outsider = Readonly<z.output<typeof outsider>>;

export const caller = s.oneOf([v.player, outsider]);
export type Caller = z.output<typeof v.player> | Outsider;

/** A bare number counts this quantity. */
export const POINTS_QUANTITY = 'points';

const holdings = s.keyed('amounts by quantity: `{ coins: 2 }`', NAMES, v.amount);

/** `{ a: { strength: 2 } }`. */
export const quantities = s.keyed(
  'quantities by player: `{ ada: { coins: 2 } }`',
  PLAYERS,
  holdings,
);
/** Player → quantity → amount. */
export type Amounts = z.output<typeof quantities>;

/** `{ a: 10 }`: points. */
export const points = s.keyed(
  'points by player: `{ ada: 5 }`',
  PLAYERS,
  s.coded(v.amount, inPoints, (own) => own.get(POINTS_QUANTITY) ?? new Fraction(0)),
);

/** `{ a: 10 }` for points, or `{ a: { strength: 2 } }`. */
export const gains = s.keyed(
  'amounts by player: `{ ada: 5 }`',
  PLAYERS,
  s.coded(
    s.oneOf([v.amount, holdings]),
    (gained) => (gained instanceof Fraction ? inPoints(gained) : gained),
    (own) => (own.size === 1 && own.get(POINTS_QUANTITY)) || own,
  ),
);

function inPoints(sum: Fraction): z.output<typeof holdings> {
  return new Map([[POINTS_QUANTITY, sum]]);
}

/** Reports each later date of a record that is before the earlier date. */
export function checkDateOrder(
  written: object,
  earlier: string,
  later: readonly string[],
): readonly s.CheckProblem[] {
  const from = momentAt(written, earlier);
  if (!from) return [];
  return later.flatMap((key) => {
    const to = momentAt(written, key);
    if (!to || to.to >= from.from) return [];
    const message = `\`${key}\` is ${to.text}, before \`${earlier}\`, which is ${from.text}.`;
    const help = 'Correct one of the two dates.';
    return [{ code: 'format/date', path: [key], message, help, unsaid: { on: from.text } }];
  });
}

/** The readable date under a key, or under `on` within it. */
function momentAt(written: object, key: string): Moment | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(written, key)?.value;
  if (isMoment(value)) return value;
  return s.isMapping(value) ? momentAt(value, 'on') : undefined;
}

export function isMoment(value: unknown): value is Moment {
  return typeof value === 'object' && value !== null && 'from' in value && 'precision' in value;
}

/** A list of people names nobody twice. `already` has people that a different key names. */
export function checkNamedOnce(
  named: readonly string[],
  { key, already = [] }: { readonly key: string; readonly already?: readonly string[] },
): readonly s.CheckProblem[] {
  return named.flatMap((each, i): readonly s.CheckProblem[] => {
    if (!already.includes(each) && named.indexOf(each) === i) return [];
    const message = `\`${each}\` is named twice.`;
    const help = 'Remove one of the two, or name the other player.';
    return [{ code: 'format/duplicate', path: [key, i], message, help }];
  });
}
