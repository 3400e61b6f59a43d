/**
 * Where the rules about precedence differ among themselves, where no rule decides, and which of
 * several demands for adoption decides.
 */
import { describe, expect, it } from 'vitest';
import { COMBINES } from '../../src/law/mechanics/slot-combination.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  newRule,
  outcomes,
  page,
  play,
  type Setting,
  wrongs,
} from './table.ts';

/** Nothing says which of two rules prevails. */
const NO_PRECEDENCE = { 110: card(110, '', 'immutable'), 211: card(211, '') };

describe('two declarations of one name', () => {
  const gold = (starts: number) => newRule(`{ quantities: { gold: { starts: ${starts} } } }`);
  const declared = (more: string): Setting => ({
    cards: { ...NO_PRECEDENCE, 205: null },
    proposals: inTurn(gold(1), `${gold(2)}${more}`),
    events: '  - { on: 2026-02-01, note: A month later. }',
  });

  it('conflict as soon as the second takes effect, at the vote or later', () => {
    expect(wrongs(declared(''))).toEqual(['law/conflict']);
    const [error] = errorsOf(play(declared('\neffective: 2026-01-10')));
    expect(error).toMatchObject({ code: 'law/conflict', at: { path: ['effective'] } });
  });

  it('conflict before anybody has moved where both are in the Initial Set', () => {
    const gold = (number: number, starts: number) =>
      card(number, `{ quantities: { gold: { starts: ${starts} } } }`);
    const cards = { ...NO_PRECEDENCE, 209: gold(209, 1), 210: gold(210, 2) };
    const [error, ...others] = errorsOf(play({ cards }));
    expect(others).toEqual([]);
    expect(error).toMatchObject({
      code: 'law/conflict',
      at: { file: 'games/test/game.md', path: ['ruleset'] },
    });
    expect(error?.help).toContain('on one of these cards alone');
  });
});

describe('a conflict that no rule decides', () => {
  const cards = { ...NO_PRECEDENCE, 209: card(209, '{ ballots: 2 }') };
  const turn = { 301: enact(301, 'a') };

  it('makes the move undetermined that needs an answer, and names both rules', () => {
    const [error, ...others] = errorsOf(play({ cards, proposals: turn }));
    expect(others).toEqual([]);
    expect(error).toMatchObject({
      code: 'law/conflict',
      message:
        'Rule 207 and Rule 209 differ on “ballots”, and no rule in force decides between them.',
    });
  });

  it('suspends the game while a Judge is asked', () => {
    const open = page(`judgment: 1\nquestion: How many?\nby: b\ninvoked: ${day(301, 0)}`);
    const replayed = play({ cards, proposals: turn, judgments: { 1: open } });
    expect([replayed.status, errorsOf(replayed)]).toEqual(['suspended', []]);
    expect(replayed.findings.map(({ code }) => code)).toContain('law/conflict');
  });

  it('is passed over where a Judge has let the move stand', () => {
    const ruled = page(
      `judgment: 1\nquestion: How many?\nby: b\ninvoked: ${day(301, 0)}\njudge: c\nruling: One\ngiven: ${day(301, 0)}\nsettles: [{ move: 301, is: legal }]`,
      'One.',
    );
    const outcome = 'outcome: adopted';
    const proposals = { 301: enact(301, 'a', outcome) };
    const replayed = play({ cards, proposals, judgments: { 1: ruled } });
    expect([replayed.status, outcomes(replayed)]).toEqual(['playing', { 301: 'adopted' }]);
    expect(errorsOf(replayed)).toEqual([]);
  });

  const robot = 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }';
  const answered = page(
    `judgment: 1\nquestion: Q?\nby: b\ninvoked: ${day(301, 1)}\njudge: c\nruling: "No"\ngiven: ${day(301, 1)}`,
    'Why.',
  );
  const judgment = { 1: answered };
  const SLOTS: readonly (readonly [slot: string, one: string, other: string, Setting])[] = [
    ['proposers', 'true', 'player.points >= 0', {}],
    ['turns', 'seat', 'surname', {}],
    ['turn', '[propose]', '[propose, roll]', {}],
    ['changes', '{ mutable: [] }', '{ mutable: [enact, amend] }', {}],
    [
      'numbering',
      '{ first: 301, changed-rule: keeps-its-own }',
      '{ first: 1, changed-rule: keeps-its-own }',
      {},
    ],
    ['electorate', 'true', 'player.points >= 0', {}],
    ['participation', 'required', 'optional', {}],
    ['ballots', '1', '2', {}],
    ['adoption', 'votes.unanimous', 'votes.majority', {}],
    ['voting-period', '1 day', '2 days', {}],
    [
      'retroactive',
      'forbidden',
      'permitted',
      { proposals: { 301: enact(301, 'a', 'effective: 2025-12-01') } },
    ],
    ['winning-by', 'points-only', `'true ? "points-only" : "points-only"'`, {}],
    ['robot-votes', 'roll.die > 3', 'roll.die > 4', { players: robot }],
    ['forfeit', 'allowed', 'forbidden', { events: `  - { on: ${day(301, 1)}, forfeit: c }` }],
    [
      'deadlock',
      'first-unable',
      'caller',
      {
        judgments: judgment,
        events: `  - { on: ${day(301, 1)}, winner: { player: b, by: paradox } }`,
      },
    ],
    ['judge', '{ chosen: preceding-player }', '{ chosen: appointed }', { judgments: judgment }],
    ['judge', '{ verdicts: [A] }', '{ verdicts: [B] }', { judgments: judgment }],
    ['judge', '{ deliver-within: 1 day }', '{ deliver-within: 2 days }', { judgments: judgment }],
    [
      'judge',
      '{ binds-next-turn: true }',
      '{ binds-next-turn: false }',
      { judgments: judgment, proposals: inTurn('', '') },
    ],
  ];

  it('is told of every slot on which precedence decides', () => {
    const told = new Set(SLOTS.map(([slot]) => slot));
    const deciding = Object.entries(COMBINES).flatMap(([slot, how]) => (how === 'one' ? slot : []));
    expect(deciding.filter((slot) => !told.has(slot))).toEqual([]);
  });

  it.each(SLOTS)(
    'is told of %s, %s against %s, and not where they agree',
    (slot, one, other, more) => {
      const suber = Object.entries({
        ...NO_PRECEDENCE,
        105: '',
        108: '',
        201: '',
        202: '',
        203: '',
      });
      const bare = Object.fromEntries(
        suber.map(([number]) => [
          number,
          card(Number(number), '', Number(number) < 200 ? 'immutable' : 'mutable'),
        ]),
      );
      const needed: Readonly<Record<string, string>> = {
        103: card(103, slot === 'changes' ? '' : '{ changes: { mutable: [enact] } }', 'immutable'),
        203: card(203, slot === 'adoption' ? '' : '{ adoption: votes.for > 0 }'),
        107: card(107, '', 'immutable'),
        113: card(113, '', 'immutable'),
        207: card(207, ''),
        208: card(208, ''),
        212: card(212, ''),
        213: card(213, ''),
      };
      const world = (second: string): Setting => ({
        proposals: turn,
        ...more,
        cards: {
          ...bare,
          ...needed,
          209: card(209, `{ ${slot}: ${one} }`),
          210: card(210, `{ ${slot}: ${second} }`),
        },
      });
      expect(wrongs(world(other))).toContain('law/conflict');
      expect(wrongs(world(one))).not.toContain('law/conflict');
    },
  );
});
