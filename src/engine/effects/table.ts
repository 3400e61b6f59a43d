/** What stands, is marked or decides nothing: every kind of effect, on every kind of ground. */
import type { Effect, Ground, Verdict } from '../results/effect.ts';

type Row = Readonly<Record<Ground['by'], Verdict>>;

const STANDS: Row = {
  setup: 'stands',
  rule: 'stands',
  grant: 'stands',
  vote: 'stands',
  judgment: 'stands',
  own: 'stands',
  unobjected: 'stands',
  words: 'stands',
  record: 'stands',
};

/** What counts like all the rest, and decides nothing that rules regulate by their mechanics. */
const COUNTED: Row = { ...STANDS, judgment: 'marked', words: 'idle', record: 'idle' };

/** It does not compile with a cell missing. */
export const TABLE: Readonly<Record<Effect['kind'], Row>> = {
  quantity: COUNTED,
  office: COUNTED,
  seat: STANDS,
  pause: STANDS,
  resume: STANDS,
  round: STANDS,
  win: STANDS,
  end: STANDS,
};
