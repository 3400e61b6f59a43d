/** The verdict for each kind of effect on each kind of ground. */
import type { Effect, EffectVerdict, Ground } from '../state/effect.ts';

/** `weighed`: `bring.ts` computes the verdict. */
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

/** Effects that a rule's text may cause. They count, but decide nothing that rules regulate. */
const COUNTED = {
  ...STANDS,
  vote: 'idle',
  unobjected: 'idle',
  words: 'idle',
  record: 'idle',
} as const satisfies Row;

/** A missing cell does not compile. */
export const TABLE = {
  quantity: COUNTED,
  office: { ...COUNTED, vote: 'weighed' },
  seat: { ...STANDS, own: 'weighed', vote: 'weighed', words: 'weighed', record: 'weighed' },
  // Without a grant it stops no clock, so it decides nothing.
  pause: { ...STANDS, words: 'idle' },
  resume: { ...COUNTED, vote: 'weighed' },
  round: STANDS,
  win: { ...STANDS, own: 'refused', unobjected: 'refused', record: 'refused' },
  end: STANDS,
  // The law of a whole version is checked for limits (`legality/proposals/limits.ts`).
  rule: { ...STANDS, own: 'refused', record: 'refused' },
  version: { ...STANDS, own: 'refused', record: 'refused' },
  turn: STANDS,
  number: STANDS,
  vote: STANDS,
  wait: STANDS,
  question: STANDS,
  use: STANDS,
} as const satisfies Readonly<Record<Effect['kind'], Row>>;
