/** What players hold: what they begin with, its bounds, exact sums, and who may change it. */
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../src/values/number.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  newRule,
  notesOf,
  page,
  play,
  type Setting,
  scores,
  UNGRANTED,
  wrongs,
} from './table.ts';

/** Gold as Rule 209 declares it, with what else the rule says. */
function gold(declared: string, setting: Setting = {}, more = ''): Setting {
  const cards = { 209: card(209, `{ quantities: { gold: { ${declared} } }${more} }`) };
  return { ...setting, cards: { ...cards, ...setting.cards } };
}

const held = (setting: Setting) => scores(play(setting), 'gold');

function happenings(...events: readonly string[]): string {
  return events.map((event, index) => `  - { on: 2026-03-0${index + 1}, ${event} }`).join('\n');
}

describe('what players begin with', () => {
  it.each([
    ['3', 3],
    ['-1/2', '-1/2'],
    ['players.count * 2', 6],
    ['game.medium == "table" ? 1 : 9', 9],
    ['rules.mutable - rules.immutable', -3],
  ])('is what the rule says: %s', (starts, amount) => {
    expect(held(gold(`starts: '${starts}'`))).toEqual({ a: amount, b: amount, c: amount });
  });

  it('may be more than no points', () => {
    const cards = { 201: card(201, '{ turns: seat, quantities: { points: { starts: 5 } } }') };
    expect(scores(play({ cards, proposals: { 301: enact(301, 'a') } }))).toEqual({
      a: 15,
      b: 5,
      c: 5,
    });
  });

  it('may hang on another quantity, for those who join too', () => {
    const cards = {
      209: card(209, '{ quantities: { gold: { starts: 10 }, iron: { starts: player.gold / 4 } } }'),
    };
    const events = happenings('join: { id: d, name: D }');
    expect(scores(play({ cards, events }), 'iron')).toEqual({
      a: '5/2',
      b: '5/2',
      c: '5/2',
      d: '5/2',
    });
  });

  it('comes with the rule when it is enacted in mid-game, and goes on with an amendment', () => {
    const declare = newRule('{ quantities: { gold: { starts: 4 } } }');
    const raise = 'amend: 301\nmechanics: { quantities: { gold: { starts: 7 } } }';
    const events = `  - { on: ${day(301, 0)}, scores: { a: 0 } }\n${happenings('join: { id: d, name: D }')}`;
    const joined = held({ proposals: inTurn(declare, ''), events });
    expect(joined).toEqual({ a: 4, b: 4, c: 4, d: 4 });
    // Whoever has begun keeps what they began with; newcomers begin by the law of their day.
    expect(held({ proposals: inTurn(declare, raise), events })).toEqual({ ...joined, d: 7 });
    expect(held({ proposals: inTurn('', '') })).toEqual({ a: 0, b: 0, c: 0 });
  });

  it('is asked again of a player who returns, if that is the reading', () => {
    const events = happenings('change: { c: { gold: 5 } }', 'leave: c', 'join: { id: c, name: C }');
    const setting = gold('starts: 2', { events });
    expect(held(setting).c).toBe(7);
    const afresh = 'readings: { return: { take: starts-afresh } }';
    expect(held({ ...setting, game: afresh }).c).toBe(2);
  });
});

describe('a holding too large to be kept exactly', () => {
  const digits = '9'.repeat(15);
  const most = `'${[...Array(5).fill(digits), 90].join(' * ')}'`;
  const twice = (on: string, to: string): Setting['cards'] => ({
    208: card(208, ''),
    210: card(210, `{ awards: [${`{ on: ${on}, to: ${to}, points: ${most} }, `.repeat(2)}] }`),
  });
  const withdrawn = `proposal: 301\nby: a\nproposed: ${day(301, 0)}\nenact: {}\nwithdrawn: ${day(301, 1)}`;

  it.each<readonly [string, string, Setting]>([
    ['proposed', 'proposer', { proposals: inTurn('') }],
    ['adopted', 'proposer', { proposals: inTurn('') }],
    ['withdrawn', 'proposer', { proposals: { 301: page(withdrawn, 'W.') } }],
    ['left', 'proposer', { events: happenings('leave: c') }],
    ['rolled', 'roller', { events: happenings('roll: { by: a, die: 1 }') }],
    ['judged', 'judge', { proposals: inTurn(''), judgments: { one: judged(1, day(301, 0), 'c') } }],
  ])('is never left out in silence: %s', (on, to, setting) => {
    const [error, ...others] = errorsOf(play({ ...setting, cards: twice(on, to) ?? {} }));
    expect(others).toEqual([]);
    expect(error).toMatchObject({ code: 'format/formula', rule: { number: 210 } });
  });
});

describe('a bound', () => {
  const cases = [
    ['change', '-2', []],
    ['change', '-201/100', ['limit/breached']],
    ['change', '3', []],
    ['change', '301/100', ['limit/breached']],
    ['set', '0', []],
    ['set', '-1', ['limit/breached']],
    ['set', '5', []],
    ['set', '51/10', ['limit/breached']],
  ] as const;

  it.each(cases)('may be touched and not passed: %s %s', (how, amount, codes) => {
    const events = happenings(`${how}: { a: { gold: ${amount} } }`);
    expect(wrongs(gold('starts: 2, least: 0, most: 5', { events }))).toEqual(codes);
    expect(wrongs(gold('starts: 2', { events }))).toEqual([]);
  });

  it('may be each player’s own', () => {
    const most = 'starts: 0, most: player.points';
    const changing = (amount: number): Setting =>
      gold(most, {
        proposals: inTurn(''),
        events: happenings(`change: { a: { gold: ${amount} } }`),
      });
    expect(wrongs(changing(10))).toEqual([]);
    expect(wrongs(changing(11))).toEqual(['limit/breached']);
  });

  it('takes nothing from awards that together do not pass it', () => {
    const award = (amount: number) =>
      `{ on: adopted, to: proposer, quantity: gold, amount: ${amount} }`;
    const { ledger } = play(
      gold(
        'starts: 3, least: 0, most: 5',
        { proposals: inTurn(''), game: 'readings: { award-order: { take: as-one-sum } }' },
        `, awards: [${award(4)}, ${award(-4)}]`,
      ),
    );
    const ofGold = ledger.filter(({ quantity }) => quantity === 'gold');
    expect(ofGold.map(({ amount }) => Number(amount))).toEqual([4, -4]);
  });

  it('is the newest, when the rule is amended', () => {
    const declare = newRule('{ quantities: { gold: { starts: 0, most: 5 } } }');
    const lift = 'amend: 301\nmechanics: { quantities: { gold: { starts: 0 } } }';
    const events = happenings('change: { a: { gold: 6 } }');
    expect(wrongs({ proposals: inTurn(declare, ''), events })).toEqual(['limit/breached']);
    expect(wrongs({ proposals: inTurn(declare, lift), events })).toEqual([]);
  });

  const award = (amount: number) =>
    `, awards: [{ on: adopted, to: proposer, quantity: gold, amount: ${amount} }]`;
  const rewarded = (amount: number, game?: string): Setting =>
    gold(
      'starts: 3, least: 0, most: 5',
      { proposals: inTurn(''), ...(game && { game }) },
      award(amount),
    );

  it.each([
    [2, 5, 5],
    [7, 5, 3],
    [-3, 0, 0],
    [-8, 0, 3],
  ])('an award of %i stops at, or is not made, as the reading has it', (amount, stops, none) => {
    expect(held(rewarded(amount)).a).toBe(stops);
    const notAtAll = 'readings: { bounds: { take: not-at-all } }';
    expect(held(rewarded(amount, notAtAll)).a).toBe(none);
    // The reading matters only to an award that would pass the bound.
    const contested = notesOf(play(rewarded(amount)), 'contestable').length;
    expect(contested).toBe(stops === none ? 0 : 1);
  });
});

describe('sums', () => {
  it('are exact', () => {
    const third = 'change: { a: { gold: 1/3 } }';
    expect(held(gold('starts: 0', { events: happenings(third, third) })).a).toBe('2/3');
    expect(held(gold('starts: 0', { events: happenings(third, third, third) })).a).toBe(1);
    const tenth = Array<string>(9).fill('change: { a: { gold: 0.1 } }');
    expect(held(gold('starts: 0', { events: happenings(...tenth) })).a).toBe('9/10');
  });

  it('are in the ledger with the holding that they leave', () => {
    const events = happenings('set: { a: { gold: 5 } }', 'change: { a: { gold: -1/2 } }');
    const { ledger } = play(gold('starts: 2', { events, cards: UNGRANTED }));
    const lines = ledger.map(({ player, quantity, amount, balance, rule }) =>
      [player, quantity, formatNumber(amount), formatNumber(balance), rule?.number].join(' '),
    );
    expect(lines).toEqual(['a gold 3 5 209', 'a gold -1/2 9/2 209']);
  });
});

describe('an exchange', () => {
  const trade = (amounts: string): Setting => ({
    cards: {
      209: card(
        209,
        '{ quantities: { hofstadter: { starts: 1 }, egbert: { starts: 0, worth: 1/100 hofstadter } } }',
      ),
    },
    events: happenings(`change: { a: ${amounts} }`),
  });

  it('of one quantity for another is at the rate that a rule sets, exactly', () => {
    expect(wrongs(trade('{ hofstadter: -1, egbert: 100 }'))).toEqual([]);
    expect(wrongs(trade('{ hofstadter: -1/3, egbert: 100/3 }'))).toEqual([]);
    expect(wrongs(trade('{ hofstadter: -1, egbert: 99 }'))).not.toEqual([]);
    expect(wrongs(trade('{ hofstadter: -1/3, egbert: 33 }'))).not.toEqual([]);
  });

  it('is none where something is only given or only taken', () => {
    expect(wrongs(trade('{ egbert: 7 }'))).toEqual([]);
    expect(wrongs(trade('{ hofstadter: 1, egbert: 7 }'))).toEqual([]);
  });
});

describe('the authority to change a holding', () => {
  it.each([
    ['gold, which a rule declares', 'change: { a: { gold: 1 } }', []],
    ['iron, which none declares', 'change: { a: { iron: 1 } }', ['points/no-authority']],
    ['points, without a rule', 'change: { a: { points: 1 } }', ['points/no-authority']],
    ['points, under a rule', 'change: { a: { points: 1 } }, rule: 209', []],
    [
      'points and gold, without a rule',
      'set: { a: { points: 1, gold: 1 } }',
      ['points/no-authority'],
    ],
    ['a stranger’s', 'change: { zoe: { gold: 1 } }', ['unknown/player']],
  ])('is asked for: %s', (_, event, codes) => {
    const setting = { events: happenings(event), cards: UNGRANTED };
    expect(wrongs(gold('starts: 0', setting))).toEqual(codes);
  });

  it('ends with the rule that declares the quantity', () => {
    const declare = newRule('{ quantities: { gold: { starts: 1 } } }');
    const events = happenings('change: { a: { gold: 1 } }');
    const setting = (second: string): Setting => ({ proposals: inTurn(declare, second), events });
    expect(wrongs(setting(''))).toEqual([]);
    expect(wrongs(setting('repeal: 301'))).toEqual(['points/no-authority']);
  });
});

describe('a quantity that two rules declare', () => {
  const two = (claim: string, precedence = 'claims, lowest-number'): Setting => ({
    cards: {
      209: card(209, '{ quantities: { gold: { starts: 1, most: 5 } } }'),
      210: card(210, `{ quantities: { gold: { starts: 2, most: 9 } }${claim} }`),
      211: card(211, precedence && `{ precedence: [${precedence}] }`),
    },
    proposals: inTurn(''),
    events: happenings('set: { a: { gold: 7 } }'),
  });

  it('is as the rule has it that prevails', () => {
    expect(wrongs(two(''))).toEqual(['limit/breached']);
    expect(held({ ...two(''), events: '' })).toEqual({ a: 1, b: 1, c: 1 });
    expect(wrongs(two(', overrides: [209]'))).toEqual([]);
    expect(held({ ...two(', overrides: [209]'), events: '' })).toEqual({ a: 2, b: 2, c: 2 });
  });

  it('is undetermined where nothing says which prevails', () => {
    expect(errorsOf(play(two('', '')))[0]?.code).toBe('law/conflict');
  });
});

describe('a quantity that no rule declares', () => {
  const giving = (quantity: string, rule: string) => ({
    proposals: inTurn(newRule('{ quantities: { gold: { starts: 0 } } }')),
    events: `  - { on: 2026-01-03, change: { b: { ${quantity}: 3 } }${rule} }`,
  });

  it('is that of the rule cited, whose words speak of it', () => {
    expect(wrongs(giving('marbles', ', rule: 301'))).toEqual([]);
    expect(scores(play(giving('marbles', ', rule: 301')), 'marbles').b).toBe(3);
  });

  it.each([
    ['no rule is cited', 'marbles', ''],
    ['it is one that a rule declares, misspelt', 'glod', ', rule: 301'],
  ])('is refused where %s', (_, quantity, rule) => {
    expect(wrongs(giving(quantity, rule))).toEqual(['points/no-authority']);
  });
});
