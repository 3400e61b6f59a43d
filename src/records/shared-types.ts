/** What records of several kinds may state. */
import type Fraction from 'fraction.js';
import type { PlayerId } from '../values/ids.ts';
import type { Moment } from '../values/moment.ts';

/** An open correction of a settled record: `corrected: { on, why }`. */
export interface Correction {
  readonly on: Moment;
  readonly why: string;
}

/** Why a record stands that breaks a rule, though nobody objected: `stands: { why }`. */
export interface Unobjected {
  readonly why: string;
}

/** Player → quantity → amount. */
export type Amounts = ReadonlyMap<PlayerId, ReadonlyMap<string, Fraction>>;
