/** Amounts as YAML data. */
import type Fraction from 'fraction.js';
import { toJson } from '../../values/number.ts';
import { POINTS } from '../schema/amounts.ts';
import { toObject } from './format-record.ts';

type Held = ReadonlyMap<string, Fraction>;

/** `{ gold: 2, "silver": "1/3" }` */
export function formatAmounts(amounts: Held): object {
  return toObject(amounts, toJson);
}

/** Points as bare numbers, anything else by quantity. */
export function formatGains(gains: ReadonlyMap<string, Held>): object {
  return toObject(gains, (held) => {
    const points = held.size === 1 ? held.get(POINTS) : undefined;
    return points ? toJson(points) : formatAmounts(held);
  });
}
