/**
 * Cards whose formulas come to nothing in play: division by zero, numbers that grow from turn to
 * turn, names that nothing declares. Each is a finding at the move that asks, and never an exception.
 */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SCOPES } from '../../src/law/mechanics/scopes.ts';
import { SLOT_NAMES } from '../../src/law/mechanics/slot-combination.ts';
import { mechanics } from '../../src/law/schema/parse-mechanics.ts';
import { parseShape } from '../../src/records/parse/shape-findings.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  newRule,
  page,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

/** Zero while three are playing, and known to be so only in play. */
const ZERO = '(players.count - 3)';

const after301 = (event: string) => `  - { on: ${day(301, 1)}, ${event} }`;
const RULED = `ruling: "No", given: ${day(301, 1)}`;
const bench = (judges: string): Setting => {
  const front = `judgment: 1\nquestion: Q?\nby: a\ninvoked: ${day(301, 1)}\nbench: [${judges}]`;
  return { judgments: { 1: page(front, 'Why.') } };
};
const JUDGED = bench(`{ judge: c, ${RULED} }`);
const EVENT = (event: string): Setting => ({ events: after301(event) });
const VOTES = (ayes: string): Setting => ({ proposals: inTurn(`votes: { for: ${ayes} }`) });
const GOLD = EVENT('change: { a: { gold: 1 } }');
const GIVING = EVENT('points: { b: 1 }, by: a, rule: 209');
const INDEX: Setting = { proposals: inTurn('facts: { index: 2 }') };
const HAL = 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }';

type Asking = readonly [slot: string, value: string, sound: string, setting?: Setting];

/** Slot, its value with FORMULA in it, what a sound formula is, and a setting that asks for it. */
const SLOTS: readonly Asking[] = [
  ['proposers', "'FORMULA >= 0'", '1'],
  ['electorate', "'FORMULA >= 0'", '1'],
  ['participation', `'FORMULA > 0 ? "required" : "optional"'`, '1', VOTES('[a, b]')],
  ['ballots', "'FORMULA'", '1'],
  ['quorum', "'votes.cast > FORMULA'", '1'],
  ['adoption', "'votes.for > FORMULA'", '1'],
  ['numbering', "{ first: 'FORMULA', changed-rule: keeps-its-own }", '301'],
  [
    'numbering',
    `{ first: 301, changed-rule: 'FORMULA > 1 ? "keeps-its-own" : "takes-proposal-number"' }`,
    '1',
    { proposals: inTurn('amend: 210') },
  ],
  [
    'retroactive',
    `'FORMULA == 1 ? "permitted" : "forbidden"'`,
    '1',
    { proposals: inTurn('effective: 2025-12-01') },
  ],
  ['turns', `'FORMULA > 1 ? "surname" : "seat"'`, '1'],
  ['turns', "{ order: 'FORMULA' }", '1'],
  ['turns', `{ order: seat, direction: 'FORMULA > 1 ? "backward" : "forward"' }`, '1'],
  ['turn', "[{ part: propose, if: 'FORMULA > 0' }]", '1'],
  ['quantities', "{ gold: { starts: 'FORMULA' } }", '1', EVENT('join: { id: d, name: D }')],
  ['quantities', "{ gold: { starts: 0, least: '-FORMULA' } }", '9', GOLD],
  ['quantities', "{ gold: { starts: 0, most: 'FORMULA' } }", '9', GOLD],
  ['proposal-facts', "{ index: { least: 'FORMULA' } }", '1', INDEX],
  ['proposal-facts', "{ index: { most: 'FORMULA' } }", '9', INDEX],
  ['awards', "[{ on: adopted, to: proposer, points: 'FORMULA' }]", '1'],
  ['awards', "[{ on: adopted, to: proposer, points: 1, if: 'FORMULA > 0' }]", '1'],
  ['awards', "[{ on: proposed, to: everyone, points: 'FORMULA' }]", '1'],
  ['awards', "[{ on: left, to: everyone, points: 'FORMULA' }]", '1', EVENT('leave: c')],
  ['win', "[{ when: 'player.points > FORMULA' }]", '999'],
  ['limits', "[{ of: mutable, least: 'FORMULA' }]", '1'],
  ['limits', "[{ of: mutable, most: 'FORMULA' }]", '99'],
  ['offices', "{ speaker: { holders: 'FORMULA' } }", '1', EVENT('appoint: { speaker: a }')],
  ['forfeit', `'FORMULA > 1 ? "forbidden" : "allowed"'`, '1', EVENT('forfeit: c')],
  ['grants', "[{ what: quantity, of: [points], to: 'FORMULA > 0' }]", '1', GIVING],
  ['grants', "[{ what: quantity, of: [points], least: '-FORMULA' }]", '9', GIVING],
  ['grants', "[{ what: quantity, of: [points], most: 'FORMULA' }]", '9', GIVING],
  ['grants', "[{ what: quantity, of: [points], by: { player: 'FORMULA > 0' } }]", '1', GIVING],
  [
    'grants',
    "[{ what: quantity, of: [points], often: { times: 'FORMULA', per: turn } }]",
    '9',
    GIVING,
  ],
  ['grants', "[{ what: quantity, of: [points], if: 'FORMULA > 0' }]", '1', GIVING],
  ['becomes', "{ when: 'FORMULA > 1', mechanics: { titles: required } }", '1'],
  [
    'robot-votes',
    "'roll.die > FORMULA'",
    '1',
    { players: HAL, ...EVENT('roll: { by: c, die: 3, for: 301 }') },
  ],
  ['judge', `{ chosen: 'FORMULA > 1 ? "by-lot" : "preceding-player"' }`, '1', JUDGED],
  [
    'judge',
    "{ chosen: appointed, overruled-by: 'votes.for > FORMULA' }",
    '1',
    bench(`{ judge: b, ${RULED}, overruled: { for: [a, c] } }, { judge: c, ${RULED} }`),
  ],
  [
    'judge',
    "{ binds-next-turn: 'votes.for >= FORMULA' }",
    '0',
    { proposals: inTurn('', ''), ...JUDGED },
  ],
  ['voting-period', `'FORMULA > 1 ? "1 day" : "3 days"'`, '1'],
  [
    'winning-by',
    `'FORMULA > 0 ? "points-only" : "points-only"'`,
    '1',
    { proposals: inTurn('amend: 208\nmechanics: { win: [{ when: player.points >= 50 }] }') },
  ],
  [
    'turn',
    "[propose, { part: roll, faces: 'FORMULA' }]",
    '6',
    EVENT('roll: { by: a, die: 3, for: 301 }'),
  ],
  ['judge', `{ accept-within: 'FORMULA > 1 ? "1 day" : "3 days"' }`, '1', JUDGED],
  ['judge', `{ deliver-within: 'FORMULA > 1 ? "1 day" : "3 days"' }`, '1', JUDGED],
  [
    'deadlock',
    `'FORMULA > 1 ? "caller" : "first-unable"'`,
    '1',
    { ...JUDGED, ...EVENT('winner: { player: b, by: paradox }') },
  ],
];

/** Suber's rules that supply the slot too, to be laid aside. */
const SUBER: Readonly<Record<string, readonly number[]>> = {
  electorate: [105],
  participation: [105],
  ballots: [207],
  win: [208],
  adoption: [203],
  numbering: [108],
  retroactive: [107],
  'winning-by': [112],
  turn: [202],
  forfeit: [113],
  judge: [212],
  deadlock: [213],
};

function world(slot: string, value: string, setting: Setting = {}): Setting {
  const aside = (SUBER[slot] ?? []).map((number) => [
    number,
    card(number, '', number < 200 ? 'immutable' : 'mutable'),
  ]);
  const orders =
    slot === 'turns' ? { 201: card(201, '{ quantities: { points: { starts: 0 } } }') } : {};
  return {
    proposals: inTurn(''),
    ...setting,
    cards: { ...Object.fromEntries(aside), ...orders, 209: card(209, `{ ${slot}: ${value} }`) },
  };
}

/** Every name that some formula may use. */
const NAMES = [...new Set(Object.values(SCOPES).flatMap(({ names }) => [...names.keys()]))];

function isAdmitted(slot: string, value: string): boolean {
  const { value: read } = parseShape(mechanics, { [slot]: parse(value) }, 'card.md');
  return read !== undefined;
}

/** Slots in which no formula may stand. */
const BARE = [
  'changes',
  'tiers',
  'precedence',
  'titles',
  'overrides',
  'defers-to',
  'fiat',
  'readings',
];

it('is looked for in every slot in which a formula may stand', () => {
  const asked = new Set(SLOTS.map(([slot]) => slot));
  expect(SLOT_NAMES.filter((slot) => !asked.has(slot))).toEqual(BARE);
});

describe('a formula without a value', () => {
  for (const [slot, value, sound, setting] of SLOTS) {
    it(`is found where ${slot} asks for it: ${value}`, () => {
      const hostile = world(slot, value.replace('FORMULA', `(1 / ${ZERO})`), setting);
      const harmless = world(slot, value.replace('FORMULA', `(1 / 1 * ${sound})`), setting);
      const [found] = errorsOf(play(hostile)).filter(({ code }) => code === 'format/formula');
      expect(found).toMatchObject({ rule: { number: 209 } });
      expect(found?.message).toContain('division by zero');
      expect(wrongs(harmless)).not.toContain('format/formula');
    });
  }

  // Which names an award may use depends on its occasion: `slots-awards.test.ts` has them.
  for (const [slot, value, sound, setting] of SLOTS.filter(([slot]) => slot !== 'awards')) {
    it(`is not one with the names that ${slot} admits: ${value}`, () => {
      const asking = (names: readonly string[]) => {
        const known = names.map((name) => `${name} == ${name}`).join(' && ');
        return value.replace('FORMULA', `(${known} ? ${sound} : 0)`);
      };
      const admitted = NAMES.filter((name) => isAdmitted(slot, asking([name])));
      expect(admitted).toContain('game.turn');
      const found = errorsOf(play(world(slot, asking(admitted), setting)));
      const without = found.filter(({ code }) => code === 'format/formula');
      expect(without.map(({ message }) => message)).toEqual([]);
    });
  }

  it('is told once for one move, of however many players it is asked', () => {
    const left = `[{ on: left, to: everyone, points: '1 / ${ZERO}' }]`;
    expect(wrongs(world('awards', left, EVENT('leave: c')))).toEqual(['format/formula']);
    const many = world('win', `[{ when: 'player.points > 1 / ${ZERO}' }]`);
    expect(wrongs(many)).toEqual(['format/formula']);
  });

  it.each([
    ['votes.for', 'proposed', ''],
    ['votes.for', 'withdrawn', 'withdrawn: 2026-01-02'],
    ['roll.die', 'adopted', ''],
  ])('is that of a name which the occasion does not know: %s, %s', (name, on, act) => {
    const award = (points: string) => `[{ on: ${on}, to: proposer, points: ${points} }]`;
    const setting = { proposals: inTurn(act) };
    expect(wrongs(world('awards', award(name), setting))).toEqual(['format/formula']);
    expect(wrongs(world('awards', award('1'), setting))).toEqual([]);
  });

  it('is that of a first number which is not a whole one', () => {
    const first = (number: string) => `{ first: ${number}, changed-rule: keeps-its-own }`;
    expect(wrongs(world('numbering', first('601/2')))).toEqual(['format/formula']);
    expect(wrongs(world('numbering', first('602/2')))).toEqual([]);
  });

  it('halts no game in which nothing asks for it', () => {
    const idle = world('awards', `[{ on: defeated, to: proposer, points: '1 / ${ZERO}' }]`);
    expect(wrongs(idle)).toEqual([]);
  });

  it('is mended by the moves that give it one', () => {
    const award = newRule(`{ awards: [{ on: adopted, to: proposer, points: '1 / ${ZERO}' }] }`);
    const joined = `  - { on: ${day(301, 1)}, join: { id: d, name: D } }`;
    const all = 'votes: { for: [a, b, c, d] }';
    const proposals = { ...inTurn(award), 302: enact(302, 'b', all) };
    expect(scores(play({ proposals, events: joined }))).toMatchObject({ a: 10, b: 12 });
    expect(wrongs({ proposals: inTurn(award, '') })).toEqual(['format/formula']);
  });
});

describe('a name that nothing declares', () => {
  const naming = (name: string, more = ''): Setting => ({
    cards: {
      209: card(209, `{ awards: [{ on: adopted, to: proposer, points: ${name} }]${more} }`),
    },
    proposals: inTurn(''),
  });

  it.each([['player.gold'], ['proposal.facts.index'], ['rules.sacred'], ['roll.die']])(
    '%s',
    (name) => {
      expect(wrongs(naming(name))).toEqual(['format/formula']);
    },
  );

  it('has a value when a rule declares it', () => {
    expect(wrongs(naming('player.gold', ', quantities: { gold: { starts: 1 } }'))).toEqual([]);
    const facts = ', proposal-facts: { index: { default: 1 } }';
    expect(wrongs(naming('proposal.facts.index', facts))).toEqual([]);
  });

  it('is not found in what every object of the language has', () => {
    const cards = { 209: card(209, '{ quantities: { constructor: { starts: 7, most: 9 } } }') };
    const events = after301('change: { a: { constructor: 2 } }');
    expect(scores(play({ cards, events }), 'constructor')).toEqual({ a: 9, b: 7, c: 7 });
    expect(wrongs({ cards, events: events.replace('constructor: 2', 'constructor: 3') })).toEqual([
      'limit/breached',
    ]);
  });

  it('may be an office where a number is wanted, and is no number', () => {
    expect(wrongs(naming('player.speaker', ', offices: { speaker: { holders: 1 } }'))).toEqual([
      'format/formula',
    ]);
  });
});
