/**
 * Cards whose formulas come to nothing in play: division by zero, numbers that grow without end, names
 * that nothing declares. Each is a finding at the move that asks, and never an exception.
 */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SCOPES } from '../../src/law/mechanics/scopes.ts';
import { SLOT_NAMES } from '../../src/law/mechanics/slot-combination.ts';
import { mechanics } from '../../src/law/schema/parse-mechanics.ts';
import { parseShape } from '../../src/records/parse/shape-findings.ts';
import { by, events, held, law, wrong } from './by-hand/in-short.ts';
import { errorsOf, inTurn, newRule, page, play, type Setting } from './table.ts';

/** Zero while three are playing, and known to be so only in play. */
const ZERO = '(players.count - 3)';

const RULED = 'ruling: "No", given: 2026-01-02';
const bench = (judges: string, settles = ''): Setting => {
  const front = `judgment: 1\nquestion: Q?\nby: a\ninvoked: 2026-01-02\nbench: [${judges}]\nsettles: [${settles}]`;
  return { judgments: { 1: page(front, 'Why.') } };
};
const JUDGED = bench(`{ judge: c, ${RULED} }`);
const OVERRULED = bench(
  `{ judge: b, ${RULED}, overruled: { for: [a, c] } }, { judge: c, ${RULED} }`,
);
const EVENT = (event: string): Setting => ({ events: events(`2 ${event}`) });
const ACT = (act: string): Setting => ({ proposals: inTurn(act) });
const MARK = ACT('amend: 208\nmechanics: { win: [{ when: player.points >= 50 }] }');
const GOLD = EVENT('change: { a: { gold: 1 } }');
const GIVING = EVENT('points: { b: 1 }, by: a, rule: 209');
const INDEX = ACT('facts: { index: 2 }');
const ROLL = EVENT('roll: { by: a, die: 3, for: 301 }');
const HAL: Setting = {
  players: 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }',
  ...EVENT('roll: { by: c, die: 3, for: 301 }'),
};

const BOUND: Setting = { proposals: inTurn('', ''), ...JUDGED };
const PARADOX = {
  ...bench(`{ judge: c, ${RULED} }`, '{ play: cannot-go-on }'),
  ...EVENT('winner: { player: b, by: paradox }'),
};
const WITHDRAWN = ACT('withdrawn: 2026-01-02');
const OFTEN = "[{ what: quantity, of: [points], often: { times: 'FORMULA', per: turn } }]";

type Asking = readonly [slot: string, value: string, sound: string, setting?: Setting];

/** Slot, its value with FORMULA in it, what a sound formula is, and a setting that asks for it. */
const SLOTS: readonly Asking[] = [
  ['proposers', "'FORMULA >= 0'", '1'],
  ['electorate', "'FORMULA >= 0'", '1'],
  ['participation', `'FORMULA > 0 ? "required" : "optional"'`, '1', ACT('votes: { for: [a, b] }')],
  ['ballots', "'FORMULA'", '1'],
  ['quorum', "'votes.cast > FORMULA'", '1'],
  ['adoption', "'votes.for > FORMULA'", '1'],
  ['numbering', "{ first: 'FORMULA', changed-rule: keeps-its-own }", '301'],
  [
    'numbering',
    `{ first: 301, changed-rule: 'FORMULA > 1 ? "keeps-its-own" : "takes-proposal-number"' }`,
    '1',
    ACT('amend: 210'),
  ],
  ['retroactive', `'FORMULA == 1 ? "permitted" : "forbidden"'`, '1', ACT('effective: 2025-12-01')],
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
  ['grants', OFTEN, '9', GIVING],
  ['grants', "[{ what: quantity, of: [points], if: 'FORMULA > 0' }]", '1', GIVING],
  ['becomes', "{ when: 'FORMULA > 1', mechanics: { titles: required } }", '1'],
  ['robot-votes', "'roll.die > FORMULA'", '1', HAL],
  ['judge', `{ chosen: 'FORMULA > 1 ? "by-lot" : "preceding-player"' }`, '1', JUDGED],
  ['judge', "{ chosen: appointed, overruled-by: 'votes.for > FORMULA' }", '1', OVERRULED],
  ['judge', "{ binds-next-turn: 'votes.for >= FORMULA' }", '0', BOUND],
  ['voting-period', `'FORMULA > 1 ? "1 day" : "3 days"'`, '1'],
  ['winning-by', `'FORMULA > 0 ? "points-only" : "points-only"'`, '1', MARK],
  ['turn', "[propose, { part: roll, faces: 'FORMULA' }]", '6', ROLL],
  ['judge', `{ accept-within: 'FORMULA > 1 ? "1 day" : "3 days"' }`, '1', JUDGED],
  ['judge', `{ deliver-within: 'FORMULA > 1 ? "1 day" : "3 days"' }`, '1', JUDGED],
  ['deadlock', `'FORMULA > 1 ? "caller" : "first-unable"'`, '1', PARADOX],
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
  const aside = Object.fromEntries((SUBER[slot] ?? []).map((number) => [number, '']));
  const orders = slot === 'turns' ? { 201: 'quantities: { points: { starts: 0 } }' } : {};
  return {
    proposals: by('a'),
    ...setting,
    cards: law({ 104: '', ...aside, ...orders, 209: `${slot}: ${value}` }),
  };
}

/** Every name that some formula may use. */
const NAMES = [...new Set(Object.values(SCOPES).flatMap(({ names }) => [...names.keys()]))];

function isAdmitted(slot: string, value: string): boolean {
  const { value: read } = parseShape(mechanics, { [slot]: parse(value) }, 'card.md');
  return read !== undefined;
}

/** Slots in which no formula may stand. */
const BARE = 'changes, tiers, precedence, titles, overrides, defers-to, fiat, readings';

it('is looked for in every slot in which a formula may stand', () => {
  const asked = new Set(SLOTS.map(([slot]) => slot));
  expect(SLOT_NAMES.filter((slot) => !asked.has(slot)).join(', ')).toBe(BARE);
});

describe('a formula without a value', () => {
  it.each(SLOTS.map((row) => [row[0], row[1], row] as const))(
    'is found where %s asks for it: %s',
    (_, __, [slot, value, sound, setting]) => {
      const hostile = world(slot, value.replace('FORMULA', `(1 / ${ZERO})`), setting);
      const harmless = world(slot, value.replace('FORMULA', `(1 / 1 * ${sound})`), setting);
      const [found] = errorsOf(play(hostile)).filter(({ code }) => code === 'format/formula');
      expect(found).toMatchObject({ rule: { number: 209 } });
      expect(found?.message).toContain('division by zero');
      expect(wrong(harmless)).not.toContain('format/formula');
    },
  );

  // Which names an award may use depends on its occasion: `by-hand/occasions.test.ts` has them.
  const OTHERS = SLOTS.filter(([slot]) => slot !== 'awards');

  it.each(OTHERS.map((row) => [row[0], row[1], row] as const))(
    'is not one with the names that %s admits: %s',
    (_, __, [slot, value, sound, setting]) => {
      const asking = (names: readonly string[]) => {
        const known = names.map((name) => `${name} == ${name}`).join(' && ');
        return value.replace('FORMULA', `(${known} ? ${sound} : 0)`);
      };
      const admitted = NAMES.filter((name) => isAdmitted(slot, asking([name])));
      expect(admitted).toContain('game.turn');
      const found = errorsOf(play(world(slot, asking(admitted), setting)));
      const without = found.filter(({ code }) => code === 'format/formula');
      expect(without.map(({ message }) => message)).toEqual([]);
    },
  );

  const award = (on: string, to: string, points: string) =>
    `[{ on: ${on}, to: ${to}, points: ${points} }]`;
  const NONE = `'1 / ${ZERO}'`;
  const first = (number: string) => `{ first: ${number}, changed-rule: keeps-its-own }`;
  const LEAVING = EVENT('leave: c');

  it.each<[slot: string, value: string, string, Setting?]>([
    // It is told once for one move, of however many players it is asked
    ['awards', award('left', 'everyone', NONE), 'format/formula', LEAVING],
    ['win', `[{ when: 'player.points > 1 / ${ZERO}' }]`, 'format/formula'],
    // It is that of a name which the occasion does not know
    ['awards', award('proposed', 'proposer', 'votes.for'), 'format/formula'],
    ['awards', award('proposed', 'proposer', '1'), ''],
    ['awards', award('withdrawn', 'proposer', 'votes.for'), 'format/formula', WITHDRAWN],
    ['awards', award('withdrawn', 'proposer', '1'), '', WITHDRAWN],
    ['awards', award('adopted', 'proposer', 'roll.die'), 'format/formula'],
    ['awards', award('adopted', 'proposer', '1'), ''],
    // It is that of a first number which is not a whole one
    ['numbering', first('601/2'), 'format/formula'],
    ['numbering', first('602/2'), ''],
    // It halts no game in which nothing asks for it
    ['awards', award('defeated', 'proposer', NONE), ''],
  ])('is found at the move that asks, once: %s: %s: %j', (slot, value, expected, setting) => {
    expect(wrong(world(slot, value, setting))).toBe(expected);
  });

  it('is mended by the moves that give it one', () => {
    const act = newRule(`{ awards: ${award('adopted', 'proposer', NONE)} }`);
    const proposals = inTurn(act, 'votes: { for: [a, b, c, d] }');
    expect(held({ proposals, ...EVENT('join: { id: d, name: D }') })).toBe('a 10 b 12');
    expect(wrong({ proposals: inTurn(act, '') })).toBe('format/formula');
  });
});

describe('a name that nothing declares', () => {
  it.each([
    ['player.gold', '', 'format/formula'],
    ['player.gold', ', quantities: { gold: { starts: 1 } }', ''],
    ['proposal.facts.index', '', 'format/formula'],
    ['proposal.facts.index', ', proposal-facts: { index: { default: 1 } }', ''],
    ['rules.sacred', '', 'format/formula'],
    ['roll.die', '', 'format/formula'],
    // An office is no number
    ['player.speaker', ', offices: { speaker: { holders: 1 } }', 'format/formula'],
  ])('%s points, with %j: %j', (name, more, expected) => {
    const cards = law({ 209: `awards: [{ on: adopted, to: proposer, points: ${name} }]${more}` });
    expect(wrong({ cards, proposals: by('a') })).toBe(expected);
  });

  it.each([
    [2, 'a 9 b 7 c 7'],
    [3, 'limit/breached'],
  ])('is not found in what every object of the language has, by %i: %s', (sum, expected) => {
    const cards = law({ 209: 'quantities: { constructor: { starts: 7, most: 9 } }' });
    const given = EVENT(`change: { a: { constructor: ${sum} } }`);
    expect(held({ cards, ...given }, 'constructor')).toBe(expected);
  });
});
