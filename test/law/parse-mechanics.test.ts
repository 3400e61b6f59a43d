import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Formula } from '../../src/law/formula/formula.ts';
import type { Mechanics } from '../../src/law/mechanics/mechanics.ts';
import { COMBINES, SLOT_NAMES } from '../../src/law/mechanics/slot-combination.ts';
import { SLOT_REFERENCE } from '../../src/law/mechanics/slots.ts';
import { mechanics } from '../../src/law/schema/parse-mechanics.ts';
import { parseShape } from '../../src/records/parse/shape-findings.ts';

function shape(yaml: string) {
  return parseShape(mechanics, parse(yaml), 'card.md');
}

function read(yaml: string): Mechanics {
  const { value, findings } = shape(yaml);
  if (!value) throw new Error(findings.map(({ message }) => message).join('\n'));
  return value;
}

/** `code path`, with `!` after a key and the span within a text. */
function found(yaml: string): readonly string[] {
  return shape(yaml).findings.map(({ code, at }) => {
    if (!('path' in at)) throw new Error('Nowhere.');
    const { path, part, span } = at;
    return `${code} ${path.join('.')}${part === 'key' ? '!' : ''}${span ? ` ${span.join('-')}` : ''}`;
  });
}

/** A formula by its source, since functions are not compared. */
function source(value: Formula | string | undefined): string | undefined {
  return typeof value === 'object' ? `= ${value.source}` : value;
}

describe('slots', () => {
  test.each(Object.entries(SLOT_REFERENCE))('the example of %s is read', (name, { example }) => {
    const read = shape(`${name}: ${example}`);
    expect(read.findings).toEqual([]);
    expect(Object.keys(read.value ?? {})).toEqual([name, 'raw']);
  });

  test('the reference and the register have the same', () => {
    expect(Object.keys(SLOT_REFERENCE).sort()).toEqual(Object.keys(COMBINES).sort());
  });

  test('there are no others', () => {
    expect(found('adoptoin: votes.majority')).toEqual(['format/key adoptoin!']);
    const { findings } = shape('frobnicate: 1');
    expect(findings[0]?.help).toBe(`The keys here: ${SLOT_NAMES.join(', ')}.`);
  });

  test('what was written is kept', () => {
    const raw = { awards: [{ on: 'adopted', to: 'proposer', points: 10 }] };
    expect(read('awards: [{ on: adopted, to: proposer, points: 10 }]').raw).toEqual(raw);
  });

  test('a slot that is not there is not a key either', () => {
    expect(Object.keys(read('{}'))).toEqual(['raw']);
  });
});

describe('short forms', () => {
  test.each([
    ['turns: seat', 'seat'],
    ['turns: { order: surname }', 'surname'],
    [
      'turns: \'game.medium == "table" ? "seat" : "surname"\'',
      '= game.medium == "table" ? "seat" : "surname"',
    ],
    ['turns: { order: player.rank, direction: backward }', '= player.rank'],
    ["turns: '-player.points'", '= -player.points'],
  ])('%s', (yaml, order) => {
    expect(source(read(yaml).turns?.order)).toBe(order);
  });

  test('one demand is a list of one, for every change', () => {
    const [demand, ...more] = read('adoption: votes.majority').adoption ?? [];
    expect(demand?.of).toEqual({});
    expect(source(demand?.needs)).toBe('= votes.majority');
    expect(more).toEqual([]);
  });

  test('one word of titles is a list of one', () => {
    expect(read('titles: required').titles).toEqual(['required']);
    expect(read('titles: [cite-by-title, required]').titles).toEqual(['cite-by-title', 'required']);
  });

  test('a part of a turn is a word, or a word with its condition', () => {
    const turn = read('turn: [propose, { part: roll, if: game.turn > 3 }]').turn ?? [];
    expect(turn.map(({ part }) => part)).toEqual(['propose', 'roll']);
    expect(turn.map((each) => source(each.if))).toEqual([undefined, '= game.turn > 3']);
  });
});

describe('values', () => {
  test('awards are of points unless they name another quantity', () => {
    const [points, gold] =
      read(`awards:
  - { on: defeated, to: proposer, points: -10 }
  - { on: adopted, to: for, quantity: gold, amount: 1/3, if: proposal.adopted }`).awards ?? [];
    expect(points).toMatchObject({ on: 'defeated', to: 'proposer', quantity: 'points' });
    expect(source(points?.amount)).toBe('= -10');
    expect(gold).toMatchObject({ on: 'adopted', to: 'for', quantity: 'gold' });
    expect(source(gold?.amount)).toBe('= 1/3');
    expect(source(gold?.if)).toBe('= proposal.adopted');
  });

  test('quantities are worth exact fractions of others', () => {
    const held = read(
      'quantities: { egbert: { starts: 0, symbol: E, worth: 1/100 hofstadter } }',
    ).quantities;
    expect(held?.get('egbert')?.symbol).toBe('E');
    expect(held?.get('egbert')?.worth?.of).toBe('hofstadter');
    expect(held?.get('egbert')?.worth?.amount.toFraction()).toBe('1/100');
  });

  test.each([
    ['90 minutes', 5_400_000],
    ['36 hours', 129_600_000],
    ['1 day', 86_400_000],
    ['2 weeks', 1_209_600_000],
  ])('%s is a length of time', (text, milliseconds) => {
    expect(read(`voting-period: ${text}`)['voting-period']).toEqual({ text, milliseconds });
  });

  test('a Judge may be overruled by a proposal or by votes, and the stay lifted by consent', () => {
    const { judge } = read(`judge:
  chosen: by-lot
  overruled-by: proposal
  binds-next-turn: votes.for > votes.eligible / 2
  verdicts: ["true", "false"]
  deliver-within: 3 days`);
    expect(judge).toMatchObject({ chosen: 'by-lot', 'overruled-by': 'proposal' });
    expect(source(judge?.['binds-next-turn'])).toBe('= votes.for > votes.eligible / 2');
    expect(judge?.verdicts).toEqual(['true', 'false']);
    expect(source(read('judge: { overruled-by: votes.unanimous }').judge?.['overruled-by'])).toBe(
      '= votes.unanimous',
    );
  });

  test.each([
    ['until-given', 'until-given'],
    ['true', '= true'],
    ['"true"', '= true'],
    ['false', '= false'],
  ])('a stay may be said in a word: %s', (word, said) => {
    const { judge } = read(`judge: { binds-next-turn: ${word} }`);
    expect(source(judge?.['binds-next-turn'])).toBe(said);
  });

  test('claims are of slots, rules and tiers', () => {
    expect(read('overrides: [win, 211, { tier: mutable }]').overrides).toEqual([
      { slot: 'win' },
      { rule: 211 },
      { tier: 'mutable' },
    ]);
  });

  test.each([
    ['winn', 'Did you mean `win`?'],
    ['victory', undefined],
  ])('what is no slot is asked for one that is near: %s', (word, help) => {
    expect(shape(`overrides: [${word}]`).findings.map((each) => each.help)).toEqual([help]);
  });

  test('a claim may be over a rule that is called by letters', () => {
    expect(read('overrides: [VPRD, r2]').overrides).toEqual([{ rule: 'VPRD' }, { rule: 'r2' }]);
  });

  test('what a rule becomes may become something again', () => {
    const { becomes } = read(`becomes:
  when: game.circuit >= 2
  unless: amended
  mechanics:
    adoption: votes.majority
    becomes: { when: game.circuit >= 4, mechanics: {} }`);
    expect(becomes?.unless).toBe('amended');
    expect(source(becomes?.mechanics.becomes?.when)).toBe('= game.circuit >= 4');
  });
});

describe('what cannot be', () => {
  test.each<[string, string, readonly string[]]>([
    ['a word that is none', 'participation: requird', ['format/type participation']],
    ['a word of another slot', 'forfeit: required', ['format/type forfeit']],
    ['an empty slot', 'electorate:', ['format/type electorate']],
    ['a list for a formula', 'electorate: [true]', ['format/type electorate']],
    ['a number for a truth', 'electorate: 1', ['format/type electorate']],
    ['a truth for a number', 'ballots: true', ['format/type ballots']],
    ['a text for a number', 'ballots: \'"one"\'', ['format/type ballots']],
    ['a name of another slot', 'ballots: votes.for', ['format/formula ballots 0-9']],
    [
      'two wrong names',
      'quorum: votes.foo > votes.bar',
      ['format/formula quorum 0-9', 'format/formula quorum 12-21'],
    ],
    ['a program', 'quorum: process.exit()', ['format/formula quorum 0-12']],
    ['a number too long', 'ballots: 0.12345678901234567', ['format/formula ballots']],
    ['a demand without a demand', 'adoption: [{ of: {} }]', ['format/missing adoption.0.needs']],
    ['an award of nothing', 'awards: [{ on: adopted, to: proposer }]', ['format/missing awards.0']],
    [
      'an amount of what',
      'awards: [{ on: adopted, to: proposer, amount: 1 }]',
      ['format/missing awards.0'],
    ],
    [
      'an award of both',
      'awards: [{ on: adopted, to: proposer, points: 1, amount: 1 }]',
      ['format/key awards.0.amount!'],
    ],
    [
      'a mistyped award',
      'awards: [{ on: adopted, to: proposer, pionts: 1 }]',
      ['format/key awards.0.pionts!'],
    ],
    [
      'a quantity of which nothing is said',
      'quantities: { gold: {} }',
      ['format/missing quantities.gold'],
    ],
    [
      'a quantity in capitals',
      'quantities: { Gold: { starts: 0 } }',
      ['format/key quantities.Gold!'],
    ],
    [
      'a worth in words',
      'quantities: { gold: { starts: 0, worth: a lot } }',
      ['format/type quantities.gold.worth'],
    ],
    [
      'a worth of nothing named',
      'quantities: { gold: { starts: 0, worth: 1/100 } }',
      ['format/type quantities.gold.worth'],
    ],
    ['a length without a unit', 'voting-period: 3', ['format/type voting-period']],
    ['a length in years', 'voting-period: 3 years', ['format/type voting-period']],
    ['a part that is none', 'turn: [propose, rol]', ['format/type turn.1']],
    ['a part in a list', 'turn: [[propose]]', ['format/type turn.0']],
    ['one way to win', 'win: { when: true }', ['format/type win']],
    ['an unknown reading', 'readings: { renumberng: both }', ['format/key readings.renumberng!']],
    ['an unknown option', 'readings: { renumbering: none }', ['format/type readings.renumbering']],
    [
      'an option left open',
      'readings: { renumbering: open }',
      ['format/type readings.renumbering'],
    ],
    [
      'an unknown scope of tests',
      'precedence: { between: friends, tests: [tier] }',
      ['format/type precedence.between'],
    ],
    ['an unknown test', 'precedence: [tier, age]', ['format/type precedence.1']],
    ['a claim on nothing', 'overrides: [winn]', ['format/type overrides.0']],
    ['a claim on no slot', 'overrides: [victory]', ['format/type overrides.0']],
    [
      'an unknown occasion',
      'awards: [{ on: adopt, to: proposer, points: 1 }]',
      ['format/type awards.0.on'],
    ],
    [
      'faults below faults',
      'becomes: { when: 1, mechanics: { turn: x, ballot: 1 } }',
      [
        'format/type becomes.when',
        'format/type becomes.mechanics.turn',
        'format/key becomes.mechanics.ballot!',
      ],
    ],
    ['no mapping', '[]', ['format/type ']],
    ['no sentence', '[1]', ['format/type 0']],
  ])('%s: %s', (_, yaml, codes) => {
    expect(found(yaml)).toEqual(codes);
  });
});
