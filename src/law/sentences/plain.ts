/**
 * Mechanics as plain values in one normal form. Short forms of a card (`adoption: votes.majority`,
 * `points: 5`) are expanded, and formulas are trees. Sentences say these values, and reading a sentence
 * makes them.
 */
import Fraction from 'fraction.js';
import { once } from '../../helpers/once.ts';
import { formatNumber } from '../../values/number.ts';
import { recorded, Tree, treeOfFormula } from '../formula/tree.ts';
import type { Duration, Mechanics } from '../mechanics/mechanics.ts';
import { isFormula } from '../mechanics/names-in.ts';

export type Plain = string | number | boolean | Tree | readonly Plain[] | PlainMap;
export interface PlainMap {
  readonly [key: string]: Plain;
}

export function isMap(value: Plain | undefined): value is PlainMap {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Tree);
}

export function isList(value: Plain | undefined): value is readonly Plain[] {
  return Array.isArray(value);
}

/** Whether two values are equal, whatever the order of their keys. */
export function samePlain(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true;
  if (a instanceof Tree || b instanceof Tree) {
    if (!(a instanceof Tree && b instanceof Tree)) return false;
    return a.op === b.op && a.is === b.is && samePlain(a.of, b.of);
  }
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((each, i) => samePlain(each, b[i]));
  }
  if (!isMap(a) || !isMap(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => samePlain(a[key], b[key]));
}

/** The slots of mechanics as plain values. */
export const plainOf = once(({ raw: _, sentences: __, ...slots }: Mechanics): PlainMap => {
  const plain = plainMap(slots);
  const { tiers, becomes } = slots;
  const { offices } = plain;
  // Sentences say it too if any number of players may hold an office.
  const held = Object.entries(isMap(offices) ? offices : {}).map(
    ([name, of]) => [name, isMap(of) ? { holders: ANY, ...of } : of] as const,
  );
  return {
    ...plain,
    ...(isMap(offices) && { offices: Object.fromEntries(held) }),
    ...(tiers && { tiers: [...tiers].map(([id, place]) => ({ id, ...plainMap(place) })) }),
    ...(becomes && { becomes: { ...plainMap(becomes), mechanics: plainOf(becomes.mechanics) } }),
  };
});

/** The value for “any number of holders”. */
const ANY = 'any';

const eachKey =
  (short: (value: Plain) => unknown) =>
  (value: Plain): unknown =>
    isMap(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, short(part)]))
      : asRecorded(value);

function plainMap(of: object): PlainMap {
  const known = Object.entries(of).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([key, value]) => [key, plain(value)]));
}

function plain(value: unknown): Plain {
  if (value instanceof Fraction) return formatNumber(value);
  if (value instanceof Map) return plainMap(Object.fromEntries(value));
  if (Array.isArray(value)) return value.map(plainItem);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  if (isFormula(value)) return treeOfFormula(value);
  if (isDuration(value)) return durationText(value);
  return plainMap(value);
}

/** A requirement without kinds and tiers applies to every change. */
function plainItem(value: unknown): Plain {
  const item = plain(value);
  if (!isMap(item) || !isMap(item.of) || Object.keys(item.of).length > 0) return item;
  const { of: _, ...rest } = item;
  return rest;
}

function isDuration(value: object): value is Duration {
  return 'milliseconds' in value;
}

/** `1 day`, `3 days`: no leading zeros, and the plural s if needed. */
function durationText({ text }: Duration): string {
  const [, count = '', unit = ''] = /^(\d+) ([a-z]+?)s?$/.exec(text) ?? [];
  return `${Number(count)} ${unit}${Number(count) === 1 ? '' : 's'}`;
}

/** The values as a record writes them: formulas as texts, and short forms if there are any. */
export function recordOf(slots: PlainMap): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(slots).map(([slot, value]) => [slot, (SHORT[slot] ?? asRecorded)(value)]),
  );
}

function asRecorded(value: Plain): unknown {
  if (value instanceof Tree) return recorded(value);
  if (isList(value)) return value.map(asRecorded);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asRecorded(each)]));
}

/** Replaces a mapping by its value if that is its only key. */
const alone =
  (key: string) =>
  (value: Plain): unknown => {
    const only = isMap(value) && Object.keys(value).length === 1 ? value[key] : undefined;
    return asRecorded(only ?? value);
  };

const each =
  (short: (value: Plain) => unknown) =>
  (value: Plain): unknown =>
    isList(value) ? value.map(short) : asRecorded(value);

const sole =
  (short: (value: Plain) => unknown) =>
  (value: Plain): unknown => {
    const [first, second] = isList(value) ? value : [];
    const isSole = first !== undefined && second === undefined;
    const one = isSole ? short(first) : undefined;
    return typeof one === 'object' || one === undefined ? asRecorded(value) : one;
  };

/** A claim names a tier in a mapping, and a slot or rule directly. */
function claim(value: Plain): unknown {
  return isMap(value) ? (value.slot ?? value.rule ?? asRecorded(value)) : asRecorded(value);
}

const SHORT: Readonly<Record<string, (value: Plain) => unknown>> = {
  quorum: sole(alone('needs')),
  adoption: sole(alone('needs')),
  titles: sole(asRecorded),
  turns: alone('order'),
  turn: each(alone('part')),
  precedence: alone('tests'),
  awards: each((award) => {
    if (!isMap(award) || award.quantity !== 'points') return asRecorded(award);
    const { on = '', to = '', amount = '', quantity: _, ...rest } = award;
    return asRecorded({ on, to, points: amount, ...rest });
  }),
  'winning-by': (value) => {
    const only = alone('only')(value);
    const isShort = typeof only === 'string' && isMap(value) && !(value.only instanceof Tree);
    return isShort && only === 'points' ? 'points-only' : asRecorded(value);
  },
  quantities: eachKey((quantity) => {
    const worth = isMap(quantity) ? quantity.worth : undefined;
    if (!isMap(quantity) || !isMap(worth)) return asRecorded(quantity);
    return asRecorded({ ...quantity, worth: `${worth.amount} ${worth.of}` });
  }),
  grants: each((grant) => {
    const by = isMap(grant) && isMap(grant.by) ? grant.by.named : undefined;
    return asRecorded(isMap(grant) && by !== undefined ? { ...grant, by } : grant);
  }),
  overrides: each(claim),
  'defers-to': each(claim),
  offices: eachKey((value) => {
    if (!isMap(value)) return asRecorded(value);
    const { holders, ...rest } = value;
    return asRecorded(holders === ANY ? rest : value);
  }),
  becomes: (value) => {
    if (!isMap(value)) return asRecorded(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        key === 'mechanics' && isMap(part) ? recordOf(part) : asRecorded(part),
      ]),
    );
  },
};
