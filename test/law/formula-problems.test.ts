import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { MAX_NESTING, MAX_PROBLEMS } from '../../src/law/formula/formula.ts';
import { parseFormula } from '../../src/law/formula/parse-formula.ts';
import { compiled, outcome, problemsOf, SCOPE } from './formula-scope.ts';

/** Sources of each fault, with marks round the words that are pointed at; `…` stands for these words. */
const FAULTS: Readonly<Record<string, readonly string[]>> = {
  'The formula is empty.': ['⟦⟧', '⟦  ⟧'],
  'The formula ends too soon.': ['1 ⟦+⟧', 'round(⟦1⟧', 'rules["a⟦"⟧', 'votes⟦.⟧', 'true ? ⟦1⟧'],
  'The text is not closed by a quote.': ['⟦"seat⟧'],
  '`…` cannot stand here.': [
    ...['1 ⟦2⟧', '1 ⟦"a"⟧', 'max(1,⟦)⟧', 'max(1 ⟦2⟧)', '1 + (⟦)⟧', '(1)⟦)⟧', '1\n⟦2⟧', '1⟦,⟧ 2'],
    ...['1 + ⟦@⟧x', '1 + ⟦😀⟧', 'a⟦:⟧ b', 'let ⟦x⟧', '⟦+⟧2', '⟦/⟧a/.test("a")', '⟦[⟧1]'],
    ...['new ⟦Date⟧', 'typeof ⟦1⟧', '"a" ⟦in⟧ votes', 'votes.⟦#⟧for', '⟦#⟧!sh'],
    ...['rules[⟦votes⟧.for]', 'player["a"]⟦.⟧b', '"a"⟦.⟧length', 'round(1)⟦.⟧x'],
  ],
  '`…` is not part of a formula.': [
    ...['1⟦;⟧', 'votes.for ⟦=⟧ 2', 'votes.for ⟦+=⟧ 2', 'votes.for⟦++⟧', '2 ⟦**⟧ 3', '2 ⟦%⟧ 3'],
    ...['2 ⟦&⟧ 3', '2 ⟦|⟧ 3', '2 ⟦^⟧ 3', '⟦~⟧2', '2 ⟦<<⟧ 3', '1 ⟦??⟧ 2', 'votes⟦?.⟧for', '⟦`⟧a`'],
    ...['x ⟦=>⟧ x', 'max(⟦...⟧votes)', '⟦{⟧}', 'function () ⟦{⟧}', '1 <!⟦--⟧ one'],
    // They would be characters that nobody sees, on every page that shows the text.
    ...['⟦"\\u202e"⟧', '⟦\\u0076otes⟧.for'],
  ],
  'A formula has no comments.': ['1 ⟦// one⟧', '1 ⟦/* one */⟧ + 2'],
  '`…` is no name of this formula.': [
    ...['⟦this⟧', '⟦null⟧', '⟦constructor⟧', '⟦vote.for⟧ + 1', '1 + ⟦votes⟧', '⟦votes.for.length⟧'],
    ...['⟦player⟧', '⟦player.a.b⟧', '⟦player.Points⟧', '⟦player.a__b⟧', '⟦player.constructor⟧'],
    ...['⟦player.toString⟧', '⟦player.__proto__⟧', '⟦rules["constructor"]⟧', '⟦rules["a.b"]⟧'],
    ...['⟦votes["no"]⟧', `⟦${'a'.repeat(60)}⟧`],
  ],
  [`\`${'a'.repeat(60)}…\` is no name of this formula.`]: [`⟦${'a'.repeat(61)}⟧`],
  '`…` is not a function.': [
    ...['⟦import⟧("fs")', '⟦eval⟧("1")', '⟦votes.for⟧()', '⟦(round)⟧(1)', '⟦2⟧(3 + 4)'],
    ...['⟦max(1)⟧(2)', '⟦toString⟧()'],
  ],
  '`…` is not a plain number.': [
    ...['⟦0x10⟧', '⟦0b1⟧', '⟦010⟧', '⟦1e9⟧', '⟦1_000⟧', '⟦10n⟧', '⟦.5⟧', '⟦5.⟧'],
  ],
  'A number has at most 15 digits.': ['1 + ⟦1234567890123456⟧', '⟦0.1234567890123456⟧'],
  '`round` takes one number.': ['⟦round()⟧', '⟦round(1, 2)⟧'],
  '`min` takes one number or more.': ['⟦min()⟧'],
  'This is a text where a number is needed.': [
    ...['1 + ⟦"a"⟧', '⟦"a"⟧ + "b"', '-⟦game.medium⟧', '⟦"a"⟧ < "b"'],
  ],
  'This is true or false where a number is needed.': [
    ...['2 * (⟦1 < 2⟧)', '⟦1 < 2⟧ < 3', 'max(1, ⟦true⟧)'],
  ],
  'This is a number where true or false is needed.': [
    ...['!⟦votes.for⟧', '⟦votes.for⟧ && true', '⟦votes.for⟧ ? 1 : 2'],
    '!(⟦true ? 1 : player.points⟧)',
  ],
  'This compares a value and a text.': ['⟦player.points == "7"⟧'],
  'This compares a number and a text.': ['1 + (⟦votes.for == "5"⟧)'],
  'This chooses between a number and a text.': ['votes.unanimous ? ⟦1 : "a"⟧'],
  'Division by zero.': ['1 / ⟦0⟧', 'votes.for / (⟦2 - 2⟧)', 'true || 1 / ⟦0.0⟧ > 1'],
};

/** In order, and without a value. */
const WITHOUT_VALUE: Readonly<Record<string, readonly string[]>> = {
  'Division by zero.': ['votes.for / (⟦votes.for - 5⟧)'],
  '`…` has no value here.': ['1 + ⟦player.ghost⟧'],
  '`rules.class-b` has no value here.': ['⟦rules["class-b"]⟧'],
  'This is a text where a number is needed.': [
    ...['1 + ⟦player.title⟧', 'votes.unanimous ? 1 : ⟦player.title⟧', '⟦player.title⟧ < 1'],
    '⟦proposal.facts.index⟧',
  ],
  'This is a number where true or false is needed.': ['⟦player.points⟧ && true'],
};

const rowsOf = (faults: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(faults).flatMap(([message, sources]) =>
    sources.map((marked) => {
      const [, words = ''] = /⟦(.*)⟧/s.exec(marked) ?? [];
      const told = message.startsWith('`…`') ? message.replace('…', () => words) : message;
      return [marked, told] as const;
    }),
  );
const unmarked = (source: string) => source.replace(/[⟦⟧]/g, '');

describe('problems found when a formula is read', () => {
  it.each(rowsOf(FAULTS))('%s: %s', (marked, message) => {
    expect(parseFormula(unmarked(marked), SCOPE).ok).toBe(false);
    expect(outcome(unmarked(marked))).toEqual([message, marked]);
  });

  it.each([Number.NaN, 1e21, 1 / 3])('%s is not known exactly', (source) => {
    const message = `${source} is not a number that is known exactly.`;
    expect(outcome(source)).toEqual([message, `⟦${source}⟧`]);
  });

  it.each([
    ['vote.for', 'Did you mean `votes.for`?'],
    ['rond(1)', 'Did you mean `round`?'],
    ['unanimous', 'Did you mean `votes.unanimous`?'],
    ['sqrt(2)', 'The functions are round, floor, ceil, abs, min, max.'],
    ['rules.class-a', 'A name with a hyphen is written rules["class-a"].'],
    ['proposal.facts.a-b', 'A name with a hyphen is written proposal.facts["a-b"].'],
    ['votes.for-zzz', expect.stringMatching(/^The names here: .*votes\.for.*player\.<id>/)],
    ['1 % 2', expect.stringContaining('the operators + - * /')],
    ['votes.for = 1', 'To compare, write ==. Nothing is assigned.'],
  ])('helps with %s', (source, help) => {
    expect(problemsOf(parseFormula(source, SCOPE))[0]?.help).toEqual(help);
  });

  it.each([
    // Two names that end alike are both named.
    [['votes.sum', 'awards.sum'], 'The names here: votes.sum, awards.sum.'],
    [[], 'No names may be used here.'],
  ])('helps with a name among %j', (known, help) => {
    const names = new Map(known.map((name) => [name, 'number' as const]));
    const scope = { id: known.join(), names, families: new Map() };
    expect(problemsOf(parseFormula('sum', scope))[0]?.help).toBe(help);
  });

  it('tells several problems, but not what follows from them, and not endlessly', () => {
    const messages = (source: string) =>
      problemsOf(parseFormula(source, SCOPE)).map(({ message }) => message);
    expect(messages('vote.for + "a" > 1 / 0')).toEqual([
      '`vote.for` is no name of this formula.',
      'This is a text where a number is needed.',
      'Division by zero.',
    ]);
    expect(messages('!(("a" + 1) && true)')).toEqual(['This is a text where a number is needed.']);
    expect(messages(Array(100).fill('x').join('+'))).toHaveLength(MAX_PROBLEMS);
  });
});

describe('problems found when a formula is evaluated', () => {
  it.each(rowsOf(WITHOUT_VALUE))('%s: %s', (marked, message) => {
    expect(parseFormula(unmarked(marked), SCOPE).ok).toBe(true);
    expect(outcome(unmarked(marked))).toEqual([message, marked]);
  });

  it('passes on what is no problem of the formula', () => {
    const broken = {
      name: () => {
        throw new TypeError('a bug');
      },
      round: (x: Fraction) => x,
    };
    expect(() => compiled('votes.for').evaluate(broken)).toThrow('a bug');
  });

  it('stops a quantity that is squared again and again', () => {
    const formula = compiled('player.points * player.points');
    let points = new Fraction(2);
    let turns = 0;
    for (; turns < 100; turns++) {
      const names = { name: () => points, round: (x: Fraction) => x };
      const next = formula.evaluate(names);
      if (!next.ok) break;
      if (next.value instanceof Fraction) points = next.value;
    }
    expect(points.n).toBe(2n ** 128n);
    expect(turns).toBe(7);
  });
});

describe('hostile formulas', () => {
  const big = `(${Array(20).fill('999999999999999').join('*')})`;
  it.each([
    ['100,000 brackets', '('.repeat(100_000), /at most 1000 characters/],
    ['a thousand brackets', `${'('.repeat(499)}1${')'.repeat(499)}`, /nested/],
    ['unclosed brackets', '('.repeat(1000), /nested/],
    ['unclosed calls', 'abs('.repeat(250), /nested/],
    ['a thousand negations', `${'!'.repeat(996)}true`, /nested/],
    ['a thousand minuses', '- '.repeat(499) + 1, /nested/],
    ['choices in choices', `${'true?1:'.repeat(140)}1`, /nested/],
    ['calls in calls', `${'abs('.repeat(160)}1${')'.repeat(160)}`, /nested/],
    ['powers of powers', '9**9**9**9**9', /`\*\*` is not part/],
    ['thousands of terms', Array(5000).fill('1').join('+'), /at most 1000 characters/],
    ['a number of 900 digits', '9'.repeat(900), /at most 15 digits/],
    ['an exponent', '1e999999999', /not a plain number/],
    ['a product beyond the bound', big, /too large/],
    ['a quotient beyond the bound', `1/${big}`, /too large/],
    ['the global object', 'constructor.constructor("return process")()', /is not a function/],
    ['a prototype', 'votes.__proto__.polluted', /is no name/],
    ['a template', '`$' + '{process.exit()}`', /is not part of a formula/],
    ['an unclosed regular expression', '/[', /cannot stand here/],
    ['a lone surrogate', '\ud800', /cannot stand here/],
    ['a null character', '1\u0000', /cannot stand here/],
  ])('%s', (_name, source, message) => {
    const problems = problemsOf(parseFormula(source, SCOPE));
    expect(problems[0]?.message).toMatch(message);
  });

  /** How many levels the rest has; and a part that is repeated in place of `*`, with its end. */
  it.each<readonly [levels: number, around: string, part: string, end: string]>([
    [0, '*1', '(', ')'],
    [0, '*1', '- ', ''],
    [0, '*true', '!', ''],
    [0, '*1', 'true?1:', ''],
    [0, '*1', 'abs(', ')'],
    [1, '1 + *1', '- ', ''],
    [1, 'true && *true', '!', ''],
    [1, 'true == *true', '!', ''],
    [1, '*true ? 1 : 2', '!', ''],
    [1, 'true ? *1 : 2', '- ', ''],
    [1, 'true ? 1 : *1', '- ', ''],
    [1, 'max(1, *1)', '- ', ''],
    [1, '(*1)', '- ', ''],
  ])('beside %i levels, %s nests %s to the limit and no deeper', (own, around, part, end) => {
    const nested = (levels: number) =>
      around.replace('*', part.repeat(levels - own)) + end.repeat(levels - own);
    expect(problemsOf(parseFormula(nested(MAX_NESTING), SCOPE))).toEqual([]);
    const [problem] = problemsOf(parseFormula(nested(MAX_NESTING + 1), SCOPE));
    expect(problem?.message).toMatch(/nested/);
  });

  it('lets a long flat formula be', () => {
    const terms = 499;
    expect(outcome(Array(terms).fill('1').join('+'))).toEqual(new Fraction(terms));
    expect(outcome(Array(140).fill('true').join('&&'))).toBe(true);
    const brackets = MAX_NESTING + 1;
    expect(outcome(Array(brackets).fill('(1)').join('+'))).toEqual(new Fraction(brackets));
  });
});
