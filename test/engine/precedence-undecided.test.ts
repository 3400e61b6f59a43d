/**
 * Where the rules about precedence differ among themselves, where no rule decides, and which of
 * several demands for adoption decides.
 */
import { describe, expect, it } from 'vitest';
import { COMBINES } from '../../src/law/slot-combination.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  newRule,
  outcomes,
  page,
  play,
  type Setting,
  wrongs,
} from './table.ts';

/** Nothing says which of two rules prevails. */
const NO_PRECEDENCE = { 110: card(110, '', 'immutable'), 211: card(211, '') };
const SILENT_C = 'votes: { for: [a, b] }';

describe('rules about precedence that differ', () => {
  /** 208 and 209 differ; 209 prevails by a claim, and 208 by its number. */
  const dispute = (...tests: readonly (readonly [number, string, string])[]): Setting => ({
    cards: {
      105: card(105, '', 'immutable'),
      ...NO_PRECEDENCE,
      203: card(203, '{ adoption: votes.for > votes.against }'),
      208: card(208, '{ participation: required }'),
      209: card(209, '{ participation: optional, overrides: [208] }'),
      ...Object.fromEntries(
        tests.map(([number, list, tier]) => [
          number,
          card(number, `{ precedence: [${list}] }`, tier),
        ]),
      ),
    },
    proposals: { 301: enact(301, 'a', SILENT_C) },
  });

  it('are heeded one after the other, by number', () => {
    const claimsFirst = dispute([210, 'claims', 'mutable'], [211, 'lowest-number', 'mutable']);
    const numberFirst = dispute([210, 'lowest-number', 'mutable'], [211, 'claims', 'mutable']);
    expect(wrongs(claimsFirst)).toEqual([]);
    expect(wrongs(numberFirst)).toEqual(['vote/missing']);
  });

  it('are heeded one after the other, the higher tier first', () => {
    const setting = dispute([116, 'claims', 'immutable'], [106, 'lowest-number', 'mutable']);
    expect(wrongs(setting)).toEqual([]);
    const turned = dispute([116, 'claims', 'mutable'], [106, 'lowest-number', 'immutable']);
    expect(wrongs(turned)).toEqual(['vote/missing']);
  });

  it('leave it to the Judgment of the turn, which is asked for what it has not said', () => {
    const judgments = { 1: judged(1, day(301, 0), 'c') };
    const [found] = errorsOf(play({ ...dispute([110, 'tier', 'immutable']), judgments }));
    expect(found?.help).toContain('Judgment 1 was given in this turn');
    expect(found?.help).toContain('{ move: 301, is: … }');
  });

  it('complete one another where the first does not decide', () => {
    const setting = dispute([110, 'tier', 'immutable'], [211, 'lowest-number', 'mutable']);
    expect(wrongs(setting)).toEqual(['vote/missing']);
    expect(wrongs(dispute([110, 'tier', 'immutable']))).toEqual(['law/conflict']);
  });

  it('change places when one of them is transmuted in mid-game', () => {
    const precedence = newRule('{ precedence: [lowest-number] }');
    const setting = (...acts: readonly string[]): Setting => ({
      ...dispute([211, 'claims', 'mutable']),
      proposals: inTurn(precedence, ...acts, SILENT_C),
    });
    expect(wrongs(setting(''))).toEqual([]);
    expect(wrongs(setting('transmute: { rule: 301, to: immutable }'))).toEqual(['vote/missing']);
  });
});

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
    expect(error?.help).toContain('overrides: [quantities]');
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
    ['changes', '{ mutable: [enact] }', '{ mutable: [enact, amend] }', {}],
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

describe('what adopts a change', () => {
  const TWO_TO_ONE = 'votes: { for: [a, b], against: [c] }';
  const outcome = (act: string, demands: readonly string[], more: Setting['cards'] = {}) => {
    const rules = demands.map((demand, index) => [
      206 + index,
      card(206 + index, `{ adoption: [${demand}] }`),
    ]);
    const unanimous = { 203: card(203, '{ adoption: votes.unanimous }') };
    const cards = { ...more, ...unanimous, ...Object.fromEntries(rules) };
    const replayed = play({ cards, proposals: { 301: enact(301, 'a', `${act}\n${TWO_TO_ONE}`) } });
    return errorsOf(replayed)[0]?.code ?? outcomes(replayed)[301];
  };
  const ANY = '{ of: {}, needs: votes.unanimous }';
  const KIND = '{ of: { kind: enact }, needs: votes.majority }';
  const TIER = '{ of: { tier: mutable }, needs: votes.majority }';
  const BOTH = '{ of: { kind: enact, tier: mutable }, needs: votes.majority }';
  const NEVER = '{ of: { kind: enact }, needs: votes.for > votes.eligible }';

  describe('where no rule says which prevails', () => {
    it.each([
      ['the demand for every change', 'enact: {}', [], 'defeated'],
      [
        'neither of two for every change',
        'enact: {}',
        ['{ needs: votes.majority }'],
        'law/conflict',
      ],
      ['the one for its kind', 'enact: {}', [KIND], 'adopted'],
      ['not the one for another kind', 'repeal: 210', [KIND], 'defeated'],
      ['the one for its tier', 'enact: {}', [TIER], 'adopted'],
      ['the one for kind and tier before that for the kind', 'enact: {}', [NEVER, BOTH], 'adopted'],
      ['neither of two for the kind', 'enact: {}', [KIND, NEVER], 'law/conflict'],
      ['neither of kind and tier', 'enact: {}', [NEVER, TIER], 'law/conflict'],
      ['all the equally specific ones of one rule', 'enact: {}', [`${TIER}, ${NEVER}`], 'defeated'],
      ['the specific one of one rule', 'enact: {}', [`${ANY}, ${KIND}`], 'adopted'],
      ['the specific one, whatever the general ones', 'enact: {}', [ANY, KIND], 'adopted'],
    ])('is %s', (_, act, demands, expected) => {
      expect(outcome(act, demands, NO_PRECEDENCE)).toBe(expected);
    });
  });

  describe('where the lower number prevails', () => {
    it.each([
      ['the general one with the lower number', 'enact: {}', [KIND], 'defeated'],
      [
        'by number, of two for every change',
        'enact: {}',
        ['{ needs: votes.majority }'],
        'defeated',
      ],
      ['the specific one of the prevailing rule', 'enact: {}', [NEVER, BOTH], 'defeated'],
    ])('is %s', (_, act, demands, expected) => {
      expect(outcome(act, demands)).toBe(expected);
    });

    it('is the special one that claims to prevail', () => {
      const claiming = { 214: card(214, `{ adoption: [${KIND}], overrides: [203] }`) };
      expect(outcome('enact: {}', [], claiming)).toBe('adopted');
      expect(outcome('repeal: 210', [], claiming)).toBe('defeated');
    });
  });

  it('is demanded of every part of a compound proposal', () => {
    const compound = (second: string) => `changes:\n  - { enact: {}, text: One. }\n  - ${second}`;
    expect(outcome(compound('{ enact: {}, text: Two. }'), [KIND], NO_PRECEDENCE)).toBe('adopted');
    expect(outcome(compound('{ repeal: 210 }'), [KIND], NO_PRECEDENCE)).toBe('defeated');
  });
});
