/** Mechanics as cards write them: what each slot says, which names its formulas have, and what cannot be. */
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SLOT_NAMES, SLOTS } from '../../src/law/mechanics/slot-combination.ts';
import { SLOT_REFERENCE } from '../../src/law/mechanics/slots.ts';
import { mechanics } from '../../src/law/schema/parse-mechanics.ts';
import { parseShape } from '../../src/records/parse/shape-findings.ts';

function shape(yaml: string) {
  return parseShape(mechanics, parse(yaml), 'card.md');
}

/** Their meaning as plain data: formulas by their sources, fractions in figures. */
function read(yaml: string): unknown {
  const { value, findings } = shape(yaml);
  if (!value) throw new Error(findings.map(({ message }) => message).join('\n'));
  return plain(value);
}

function plain(value: unknown): unknown {
  if (value instanceof Fraction) return value.toFraction();
  if (value instanceof Map) return plain(Object.fromEntries(value));
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('evaluate' in value && 'source' in value) return `= ${String(value.source)}`;
  const entries = Object.entries(value).filter(([key]) => key !== 'raw');
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
}

/** `type path` for `format/type`, with `!` after a key and the span within a text. */
function found(yaml: string): string {
  const all = shape(yaml).findings.map(({ code, at }) => {
    if (!('path' in at)) throw new Error('Nowhere.');
    const { path, part, span } = at;
    const place = `${path.join('.')}${part === 'key' ? '!' : ''}${span ? ` ${span.join('-')}` : ''}`;
    return `${code.replace('format/', '')} ${place}`;
  });
  return all.join(', ');
}

test.each(Object.entries(SLOT_REFERENCE))('the example of %s is read', (name, { example }) => {
  const { findings, value = {} } = shape(`${name}: ${example}`);
  expect(findings).toEqual([]);
  expect(Object.keys(value)).toEqual([name, 'raw']);
});

test('the reference and the register have the same slots, and there are no others', () => {
  expect(Object.keys(SLOT_REFERENCE).sort()).toEqual(Object.keys(SLOTS).sort());
  const { findings } = shape('frobnicate: 1');
  expect(findings[0]?.help).toBe(`The keys here: ${SLOT_NAMES.join(', ')}.`);
});

test('what was written is kept, and a slot that is not there is not a key either', () => {
  const raw = { awards: [{ on: 'adopted', to: 'proposer', points: 10 }] };
  expect(shape('awards: [{ on: adopted, to: proposer, points: 10 }]').value?.raw).toEqual(raw);
  for (const written of [{ quantities: undefined }, {}])
    expect(mechanics.parse(written)).toStrictEqual({ raw: {} });
});

test('what is written once more is known again, unless it is long', () => {
  const isSame = (length: number) => {
    const by = 'A'.repeat(length - JSON.stringify({ fiat: { by: '', tiers: ['low'] } }).length);
    const written = { fiat: { by, tiers: ['low'] } };
    return new Set([1, 2].map(() => mechanics.parse(written))).size === 1;
  };
  expect([50, 1999, 2000].map(isSame)).toEqual([true, true, false]);
});

const TABLE = '= game.medium == "table" ? "seat" : "surname"';

test.each([
  ['turns: seat', { turns: { order: 'seat' } }],
  ['turns: { order: surname }', { turns: { order: 'surname' } }],
  [`turns: 'game.medium == "table" ? "seat" : "surname"'`, { turns: { order: TABLE } }],
  ['turns: { order: player.rank, direction: backward }', { turns: { order: '= player.rank' } }],
  ["turns: '-player.points'", { turns: { order: '= -player.points' } }],
  ['adoption: votes.majority', { adoption: [{ of: {}, needs: '= votes.majority' }] }],
  ['titles: required', { titles: ['required'] }],
  ['titles: [cite-by-title, required]', { titles: ['cite-by-title', 'required'] }],
  [
    'turn: [propose, { part: roll, if: game.turn > 3 }]',
    { turn: [{ part: 'propose' }, { part: 'roll', if: '= game.turn > 3' }] },
  ],
  [
    'awards: [{ on: defeated, to: proposer, points: -10 }]',
    { awards: [{ on: 'defeated', to: 'proposer', quantity: 'points', amount: '= -10' }] },
  ],
  [
    'awards: [{ on: adopted, to: for, quantity: gold, amount: 1/3, if: proposal.adopted }]',
    { awards: [{ to: 'for', quantity: 'gold', amount: '= 1/3', if: '= proposal.adopted' }] },
  ],
  [
    'quantities: { egbert: { starts: 0, symbol: E, worth: 1/100 hofstadter } }',
    { quantities: { egbert: { symbol: 'E', worth: { of: 'hofstadter', amount: '1/100' } } } },
  ],
  ['voting-period: 90 minutes', { 'voting-period': { milliseconds: 5_400_000 } }],
  ['voting-period: 36 hours', { 'voting-period': { milliseconds: 129_600_000 } }],
  ['voting-period: 1 day', { 'voting-period': { text: '1 day', milliseconds: 86_400_000 } }],
  ['voting-period: 2 weeks', { 'voting-period': { milliseconds: 1_209_600_000 } }],
  ['judge: { chosen: by-lot }', { judge: { chosen: 'by-lot' } }],
  ['judge: { overruled-by: proposal }', { judge: { 'overruled-by': 'proposal' } }],
  ['judge: { overruled-by: votes.unanimous }', { judge: { 'overruled-by': '= votes.unanimous' } }],
  [
    'judge: { binds-next-turn: votes.for > 2 }',
    { judge: { 'binds-next-turn': '= votes.for > 2' } },
  ],
  ['judge: { binds-next-turn: until-given }', { judge: { 'binds-next-turn': 'until-given' } }],
  ['judge: { binds-next-turn: true }', { judge: { 'binds-next-turn': '= true' } }],
  ['judge: { binds-next-turn: "true" }', { judge: { 'binds-next-turn': '= true' } }],
  ['judge: { binds-next-turn: false }', { judge: { 'binds-next-turn': '= false' } }],
  ['judge: { verdicts: ["true", "false"] }', { judge: { verdicts: ['true', 'false'] } }],
  [
    'overrides: [win, 211, VPRD, r2, { tier: mutable }]',
    {
      overrides: [
        { slot: 'win' },
        { rule: 211 },
        { rule: 'VPRD' },
        { rule: 'r2' },
        { tier: 'mutable' },
      ],
    },
  ],
  [
    'becomes: { when: game.turn > 1, unless: amended, mechanics: { becomes: { when: game.turn > 4, mechanics: {} } } }',
    { becomes: { unless: 'amended', mechanics: { becomes: { when: '= game.turn > 4' } } } },
  ],
])('%s', (yaml, said) => {
  expect(read(yaml)).toMatchObject(said);
});

test.each([
  ['winn', 'Did you mean `win`?'],
  ['victory', undefined],
])('what is no slot is asked for one that is near: %s', (word, help) => {
  expect(shape(`overrides: [${word}]`).findings.map((each) => each.help)).toEqual([help]);
});

describe('what cannot be', () => {
  test.each([
    ['adoptoin: votes.majority', 'key adoptoin!'],
    ['participation: requird', 'type participation'],
    ['forfeit: required', 'type forfeit'],
    ['electorate:', 'type electorate'],
    ['electorate: [true]', 'type electorate'],
    ['electorate: 1', 'type electorate'],
    ['ballots: true', 'type ballots'],
    [`ballots: '"one"'`, 'type ballots'],
    ['ballots: votes.for', 'formula ballots 0-9'],
    ['quorum: votes.foo > votes.bar', 'formula quorum 0-9, formula quorum 12-21'],
    ['quorum: process.exit()', 'formula quorum 0-12'],
    ['ballots: 0.12345678901234567', 'formula ballots'],
    ['adoption: [{ of: {} }]', 'missing adoption.0.needs'],
    ['awards: [{ on: adopted, to: proposer }]', 'missing awards.0'],
    ['awards: [{ on: adopted, to: proposer, amount: 1 }]', 'missing awards.0'],
    ['awards: [{ on: adopted, to: proposer, points: 1, amount: 1 }]', 'key awards.0.amount!'],
    ['awards: [{ on: adopted, to: proposer, pionts: 1 }]', 'key awards.0.pionts!'],
    ['awards: [{ on: adopt, to: proposer, points: 1 }]', 'type awards.0.on'],
    ['quantities: { gold: {} }', 'missing quantities.gold'],
    ['quantities: { Gold: { starts: 0 } }', 'key quantities.Gold!'],
    ['quantities: { gold: { starts: 0, worth: a lot } }', 'type quantities.gold.worth'],
    ['quantities: { gold: { starts: 0, worth: 1/100 } }', 'type quantities.gold.worth'],
    ['voting-period: 3', 'type voting-period'],
    ['voting-period: 3 years', 'type voting-period'],
    ['turn: [propose, rol]', 'type turn.1'],
    ['turn: [[propose]]', 'type turn.0'],
    ['win: { when: true }', 'type win'],
    ['readings: { renumberng: both }', 'key readings.renumberng!'],
    ['readings: { renumbering: none }', 'type readings.renumbering'],
    ['readings: { renumbering: open }', 'type readings.renumbering'],
    ['precedence: { between: friends, tests: [tier] }', 'type precedence.between'],
    ['precedence: [tier, age]', 'type precedence.1'],
    ['overrides: [winn]', 'type overrides.0'],
    ['overrides: [victory]', 'type overrides.0'],
    [
      'becomes: { when: 1, mechanics: { turn: x, ballot: 1 } }',
      'type becomes.when, type becomes.mechanics.turn, key becomes.mechanics.ballot!',
    ],
    ['[]', 'type '],
    ['[1]', 'type 0'],
  ])('%s: %s', (yaml, codes) => {
    expect(found(yaml)).toBe(codes);
  });
});

test.each([
  'electorate: "!player.robot && player.strength > 0"',
  'electorate: proposal.kind == "amend" || player.speaker',
  'ballots: player.strength',
  'adoption: votes.for / votes.cast >= proposal.facts.threshold',
  'adoption: rules.mutable > players.count || rules["class-a"] > 0',
  'awards: [{ on: resolved, to: proposer, points: round((proposal.number - 1) * votes.favourable) }]',
  'awards: [{ on: adopted, to: against, points: 10, if: "!adoption.unanimous" }]',
  'awards: [{ on: rolled, to: roller, points: roll.die * player.points }]',
  'robot-votes: roll.die > 3',
  'win: [{ when: player.points >= 100 }]',
  'proposal-facts: { threshold: { least: 1/2, most: game.turn } }',
])('names may be used if they mean something: %s', (yaml) => {
  expect(found(yaml)).toBe('');
});

test.each([
  'adoption: adoption.unanimous',
  'adoption: player.points > 1',
  'electorate: votes.for > 1',
  'win: [{ when: votes.unanimous }]',
  'limits: [{ of: mutable, most: player.points }]',
  'win: [{ when: roll.die > 1 }]',
  'turns: votes.for',
  'turns: \'player.rank > 1 ? "seat" : "none"\'',
  'electorate: player.constructor',
])('and nowhere else: %s', (yaml) => {
  expect(found(yaml)).not.toBe('');
});
