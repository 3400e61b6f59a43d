/** Moves at the desk by which Ben tries to have what no rule grants, on every Initial Set. */
import { expect, test } from 'vitest';
import type { MoveDraft } from '../../src/try-out/moves.ts';
import { ask, change, event, given, sit } from './sit.ts';

const BEN = { player: 'ben', by: 'ben' } as const;
const POINTS = { ...BEN, quantity: 'points', amount: '500' } as const;
const SWINDLES: Readonly<Record<string, MoveDraft>> = {
  'winner/mismatch': event({ what: 'win', ...BEN }),
  'points/no-authority': event({ what: 'quantity', ...POINTS }),
  'scores/mismatch': event({ what: 'scores', ...POINTS }),
  'seat/no-authority': event({ what: 'leave', player: 'cyd', by: 'ben' }),
  'format/duplicate': event({ what: 'rename', player: 'cyd', by: 'ben', name: 'Ben' }),
  'proposal/not-permitted': event({
    what: 'fiat',
    by: 'ben',
    changes: [{ ...change, kind: 'amend', rule: '4', text: 'Ben wins.', mechanics: 'none' }],
  }),
};
/** A rule of each set that Ben would like to change. */
const SETS = { suber: '208', smurp: '208', gnomic: '208', 'nomic-mit-tens': '208', dvorak: '8' };

test.each(Object.entries({ ...SETS, classes: '104', allotments: '13' }))(
  'in a game of %s nobody has them',
  (ruleset, rule) => {
    const { make, open } = sit(ruleset, ['Ada', 'Ben', 'Cyd', 'Dov', 'Eve']);
    for (const [code, move] of Object.entries(SWINDLES)) {
      const isFiat = move.kind === 'event' && move.changes?.[0];
      const made = isFiat ? { ...move, changes: [{ ...isFiat, rule }] } : move;
      expect(make(made)).toEqual([code]);
    }
    make(ask);
    const judging = { ...given, judge: 'ben', settles: [{ winner: 'ben' }] } as const;
    make(judging);
    expect(make(event({ what: 'deadlock', ...BEN }))).toEqual(['winner/mismatch']);
    expect(open().archive.replay.winner).toBeUndefined();
  },
);
