/** Questions about a game that has been played, and their answers in short. */
import type { Code } from '../../../src/diagnostics/codes.ts';
import type { Replay } from '../../../src/engine/results/types.ts';
import { errorsOf, play, type Setting, wrongsIn } from '../table.ts';
import { holdings } from './in-short.ts';

const TELLS = {
  outcomes: ({ proposals }) => proposals.map(({ outcome }) => outcome).join(' '),
  points: (replayed) => holdings(replayed, 'points') || 'no points',
  gold: (replayed) => holdings(replayed, 'gold') || 'no gold',
  /** `b by points 208`, with the rule by which B has won. */
  winner: ({ winner }) =>
    winner ? [winner.player, 'by', winner.by, winner.rule?.number].join(' ').trim() : 'nobody',
  judgments: ({ judgments }) =>
    judgments.map(({ status, judges = [] }) => [status, ...judges].join(' ')).join(', '),
  /** The last change of each rule that is not as it was at the beginning. */
  changes: ({ lives }) =>
    [...lives]
      .map(([id, { changes }]) => `${changes.at(-1)?.kind} ${id}`)
      .filter((change) => !change.startsWith('initial'))
      .join(' '),
  /** `206 awards yields to 301 under 211`. */
  voids: ({ versions }) =>
    (versions.at(-1)?.voids ?? [])
      .map(({ rule, slot, part, yieldsTo, under }) =>
        [rule, slot, part && `(${part})`, 'yields to', yieldsTo, 'under', under]
          .filter(Boolean)
          .join(' '),
      )
      .join(', '),
  offices: ({ offices }) => [...offices].map(([office, ids]) => `${office} ${ids}`).join(', '),
  gone: ({ players }) =>
    players
      .filter(({ status }) => status !== 'playing')
      .map(({ id, status }) => `${id} ${status}`)
      .join(' '),
  status: ({ status }) => status,
  next: ({ toMove }) => toMove ?? 'nobody',
} satisfies Readonly<Record<string, (replayed: Replay) => string>>;

export type Asked = keyof typeof TELLS;

/** The faults; or, if there are none, the answers about the game: `adopted void; b 10`. */
export function told(setting: Setting, ...asked: readonly Asked[]): string {
  const replayed = play(setting);
  const wrong = wrongsIn(replayed).join(' ');
  return wrong || asked.map((what) => TELLS[what](replayed)).join('; ') || 'fine';
}

/** The messages of what is found under a code. */
export function said(setting: Setting, code: Code): readonly string[] {
  return play(setting).findings.flatMap((found) => (found.code === code ? found.message : []));
}

/** The faults, with the place, and the rule if one is named: `judge/wrong 1.md judge, 212`. */
export function faults(setting: Setting): readonly string[] {
  return errorsOf(play(setting)).map(({ code, at, rule }) => {
    const path = 'path' in at ? at.path.join('.') : '';
    const place = `${code} ${at.file.split('/').at(-1)} ${path}`;
    return rule?.number === undefined ? place : `${place}, ${rule.number}`;
  });
}
