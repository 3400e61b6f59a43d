/** The verdict on an effect, for every kind of effect on every kind of ground. */
import type { Effect, EffectVerdict, Ground } from '../state/effect.ts';

/** `weighed`: a function of its own says which of the others it is (`bring.ts`). */
type Row = Readonly<Record<Ground['by'], EffectVerdict | 'weighed'>>;

const STANDS = {
  setup: 'stands',
  rule: 'stands',
  grant: 'stands',
  vote: 'stands',
  judgment: 'marked',
  own: 'stands',
  unobjected: 'stands',
  words: 'stands',
  record: 'stands',
} as const satisfies Row;

/** Things that words may give count like all the rest, and decide nothing that rules regulate. */
const COUNTED = {
  ...STANDS,
  vote: 'idle',
  unobjected: 'idle',
  words: 'idle',
  record: 'idle',
} as const satisfies Row;

/** It does not compile with a cell missing. */
export const TABLE = {
  quantity: COUNTED,
  office: { ...COUNTED, vote: 'weighed' },
  seat: { ...STANDS, own: 'weighed', vote: 'weighed', words: 'weighed', record: 'weighed' },
  pause: { ...COUNTED, vote: 'weighed' },
  resume: { ...COUNTED, vote: 'weighed' },
  round: STANDS,
  win: { ...STANDS, own: 'refused', unobjected: 'refused', record: 'refused' },
  end: STANDS,
  // The limits weigh the law of a whole version (`legality/proposals/limits.ts`).
  rule: { ...STANDS, own: 'refused', record: 'refused' },
  version: { ...STANDS, own: 'refused', record: 'refused' },
  turn: STANDS,
  number: STANDS,
  vote: STANDS,
  wait: STANDS,
  question: STANDS,
  use: STANDS,
} as const satisfies Readonly<Record<Effect['kind'], Row>>;
