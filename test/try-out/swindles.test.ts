/** Moves at the desk by which Ben tries to have what no rule grants, on every Initial Set. */
import { expect, test } from 'vitest';
import { pastAndRecords } from '../../src/try-out/board-view.ts';
import type { MoveDraft } from '../../src/try-out/moves.ts';
import { tryDraft } from '../../src/try-out/try-draft.ts';
import { ask, change, event, given, opened, propose, sit, vote } from './sit.ts';

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

/** A correction is made openly, so it has to be seen what it changes. */
test('a correction of the die says what it gives', () => {
  const { make, open } = sit();
  const roll = { kind: 'roll', by: 'ada', die: 1 } as const;
  const moves = [propose, vote(301, 'ada', 'ben', 'cyd'), { kind: 'closed', number: 301 }, roll];
  for (const move of moves as readonly MoveDraft[]) expect(make(move), move.kind).toEqual([]);
  const { text } = open().library.sources.find(({ file }) => file.includes('/events/')) ?? {};
  const record = { record: 'events/2026-03/1', text: text?.replace('die: 1', 'die: 6') ?? '' };
  const correct = { kind: 'correct', why: 'A slip.', ...record } as const;
  const { says } = tryDraft(open(), correct, '2026-03-02T11:00:00Z');
  expect(says).toContain('This changes the points of ada: “1” becomes “6”.');
});

/** A link from Ben goes on from the others' game only if it has all that is on record there. */
test('a game that goes on has what was on record, and a forged one has not', () => {
  const { make, open } = sit();
  const moves: readonly MoveDraft[] = [
    { ...propose, changes: [{ ...change, mechanics: '{ titles: required }' }] },
    vote(301, 'ada'),
    vote(301, 'ben', 'cyd'),
    { kind: 'closed', number: 301 },
    ask,
    { ...given, judge: 'cyd', settles: [{ move: 301, is: 'legal' }] },
    event({ what: 'note', why: 'Tea.' }),
    { kind: 'roll', by: 'ada', die: 4 },
    event({ what: 'rename', player: 'ada', by: 'ada', name: 'Adele' }),
  ];
  const gone = (before: readonly string[], after: readonly string[]) =>
    before.filter((each) => !after.includes(each));
  for (const move of moves) {
    const before = pastAndRecords(open());
    expect(make(move), move.kind).toEqual([]);
    expect(gone(before, pastAndRecords(open()))).toEqual([]);
  }
  const { archive, library } = open();
  const FORGED = [
    ['{ titles: required }', '{ awards: [{ on: adopted, to: proposer, points: 99 }] }'],
    ['Tea.', 'Cake.'],
    ['for: [ada, ben, cyd]', 'for: [ada, cyd]\n  against: [ben]'],
    ['{ move: 301, is: legal }', '{ winner: cyd }'],
    ['note: Tea.', 'note: Cake.'],
    ['die: 4', 'die: 6'],
    [
      '  - { on: 2026-03-02T10:17',
      '  - { on: 2026-03-02T10:16:30Z, forfeit: cyd }\n  - { on: 2026-03-02T10:17',
    ],
  ] as const;
  for (const [said, forged] of FORGED) {
    const sources = library.sources.map(({ file, text }) => {
      return { file, text: file.startsWith('games/') ? text.replace(said, forged) : text };
    });
    const other = pastAndRecords(opened(archive.id, sources));
    expect(gone(pastAndRecords(open()), other), said).not.toEqual([]);
  }
});
