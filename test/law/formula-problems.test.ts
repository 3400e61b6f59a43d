import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { MAX_NESTING, MAX_PROBLEMS } from '../../src/law/formula/formula.ts';
import { parseFormula } from '../../src/law/formula/parse-formula.ts';
import { compiled, outcome, problemsOf, SCOPE } from './formula-scope.ts';

describe('problems found when a formula is read', () => {
  it.each([
    ['', 'The formula is empty.', ''],
    ['  ', 'The formula is empty.', '  '],
    ['1 +', 'The formula ends too soon.', '+'],
    ['round(1', 'The formula ends too soon.', '1'],
    ['1 2', '`2` cannot stand here.', '2'],
    ['1 "a"', '`"a"` cannot stand here.', '"a"'],
    ['max(1,)', '`)` cannot stand here.', ')'],
    ['max(1 2)', '`2` cannot stand here.', '2'],
    ['rules["a"', 'The formula ends too soon.', '"'],
    ['votes.', 'The formula ends too soon.', '.'],
    ['1 + ()', '`)` cannot stand here.', ')'],
    ['true ? 1', 'The formula ends too soon.', '1'],
    ['(1))', '`)` cannot stand here.', ')'],
    ['"seat', 'The text is not closed by a quote.', '"seat'],
    ['1 + @x', '`@` cannot stand here.', '@'],
    ['1 + 😀', '`😀` cannot stand here.', '😀'],
    ['a: b', '`:` cannot stand here.', ':'],
    ['let x', '`x` cannot stand here.', 'x'],
    ['1\n2', '`2` cannot stand here.', '2'],
    ['1, 2', '`,` cannot stand here.', ','],
    ['1;', '`;` is not part of a formula.', ';'],
    ['votes.for = 2', '`=` is not part of a formula.', '='],
    ['votes.for += 2', '`+=` is not part of a formula.', '+='],
    ['votes.for++', '`++` is not part of a formula.', '++'],
    ['2 ** 3', '`**` is not part of a formula.', '**'],
    // It would be a character that nobody sees, on every page that shows the text.
    ['"\\u202e"', '`"\\u202e"` is not part of a formula.', '"\\u202e"'],
    ['2 % 3', '`%` is not part of a formula.', '%'],
    ['2 & 3', '`&` is not part of a formula.', '&'],
    ['2 | 3', '`|` is not part of a formula.', '|'],
    ['2 ^ 3', '`^` is not part of a formula.', '^'],
    ['~2', '`~` is not part of a formula.', '~'],
    ['+2', '`+` cannot stand here.', '+'],
    ['2 << 3', '`<<` is not part of a formula.', '<<'],
    ['1 ?? 2', '`??` is not part of a formula.', '??'],
    ['votes?.for', '`?.` is not part of a formula.', '?.'],
    ['`a`', '``` is not part of a formula.', '`'],
    ['/a/.test("a")', '`/` cannot stand here.', '/'],
    ['x => x', '`=>` is not part of a formula.', '=>'],
    ['max(...votes)', '`...` is not part of a formula.', '...'],
    ['{}', '`{` is not part of a formula.', '{'],
    ['[1]', '`[` cannot stand here.', '['],
    ['this', '`this` is no name of this formula.', 'this'],
    ['null', '`null` is no name of this formula.', 'null'],
    ['new Date', '`Date` cannot stand here.', 'Date'],
    ['typeof 1', '`1` cannot stand here.', '1'],
    ['function () {}', '`{` is not part of a formula.', '{'],
    ['import("fs")', '`import` is not a function.', 'import'],
    ['"a" in votes', '`in` cannot stand here.', 'in'],
    ['votes.#for', '`#` cannot stand here.', '#'],
    ['1 // one', 'A formula has no comments.', '// one'],
    ['1 /* one */ + 2', 'A formula has no comments.', '/* one */'],
    ['1 <!-- one', '`--` is not part of a formula.', '--'],
    ['#!sh', '`#` cannot stand here.', '#'],
    ['a'.repeat(40), `\`${'a'.repeat(40)}\` is no name of this formula.`, 'a'.repeat(40)],
    ['a'.repeat(41), `\`${'a'.repeat(40)}…\` is no name of this formula.`, 'a'.repeat(41)],
    ['0x10', '`0x10` is not a plain number.', '0x10'],
    ['0b1', '`0b1` is not a plain number.', '0b1'],
    ['010', '`010` is not a plain number.', '010'],
    ['1e9', '`1e9` is not a plain number.', '1e9'],
    ['1_000', '`1_000` is not a plain number.', '1_000'],
    ['10n', '`10n` is not a plain number.', '10n'],
    ['.5', '`.5` is not a plain number.', '.5'],
    ['5.', '`5.` is not a plain number.', '5.'],
    ['1 + 1234567890123456', 'A number has at most 15 digits.', '1234567890123456'],
    ['0.1234567890123456', 'A number has at most 15 digits.', '0.1234567890123456'],
    ['\\u0076otes.for', '`\\u0076otes` is not part of a formula.', '\\u0076otes'],
    ['eval("1")', '`eval` is not a function.', 'eval'],
    ['votes.for()', '`votes.for` is not a function.', 'votes.for'],
    ['(round)(1)', '`(round)` is not a function.', '(round)'],
    ['2(3 + 4)', '`2` is not a function.', '2'],
    ['max(1)(2)', '`max(1)` is not a function.', 'max(1)'],
    ['toString()', '`toString` is not a function.', 'toString'],
    ['round()', '`round` takes one number.', 'round()'],
    ['round(1, 2)', '`round` takes one number.', 'round(1, 2)'],
    ['min()', '`min` takes one number or more.', 'min()'],
    ['vote.for + 1', '`vote.for` is no name of this formula.', 'vote.for'],
    ['1 + votes', '`votes` is no name of this formula.', 'votes'],
    ['votes.for.length', '`votes.for.length` is no name of this formula.', 'votes.for.length'],
    ['player', '`player` is no name of this formula.', 'player'],
    ['player.a.b', '`player.a.b` is no name of this formula.', 'player.a.b'],
    ['player.Points', '`player.Points` is no name of this formula.', 'player.Points'],
    ['player.a__b', '`player.a__b` is no name of this formula.', 'player.a__b'],
    [
      'player.constructor',
      '`player.constructor` is no name of this formula.',
      'player.constructor',
    ],
    ['player.toString', '`player.toString` is no name of this formula.', 'player.toString'],
    ['player.__proto__', '`player.__proto__` is no name of this formula.', 'player.__proto__'],
    [
      'rules["constructor"]',
      '`rules["constructor"]` is no name of this formula.',
      'rules["constructor"]',
    ],
    ['rules["a.b"]', '`rules["a.b"]` is no name of this formula.', 'rules["a.b"]'],
    ['votes["no"]', '`votes["no"]` is no name of this formula.', 'votes["no"]'],
    ['constructor', '`constructor` is no name of this formula.', 'constructor'],
    ['rules[votes.for]', '`votes` cannot stand here.', 'votes'],
    ['player["a"].b', '`.` cannot stand here.', '.'],
    ['"a".length', '`.` cannot stand here.', '.'],
    ['round(1).x', '`.` cannot stand here.', '.'],
    ['1 + "a"', 'This is a text where a number is needed.', '"a"'],
    ['"a" + "b"', 'This is a text where a number is needed.', '"a"'],
    ['2 * (1 < 2)', 'This is true or false where a number is needed.', '1 < 2'],
    ['-game.medium', 'This is a text where a number is needed.', 'game.medium'],
    ['"a" < "b"', 'This is a text where a number is needed.', '"a"'],
    ['1 < 2 < 3', 'This is true or false where a number is needed.', '1 < 2'],
    ['!votes.for', 'This is a number where true or false is needed.', 'votes.for'],
    ['votes.for && true', 'This is a number where true or false is needed.', 'votes.for'],
    ['votes.for ? 1 : 2', 'This is a number where true or false is needed.', 'votes.for'],
    ['max(1, true)', 'This is true or false where a number is needed.', 'true'],
    ['player.points == "7"', 'This compares a value and a text.', 'player.points == "7"'],
    [
      '!(true ? 1 : player.points)',
      'This is a number where true or false is needed.',
      'true ? 1 : player.points',
    ],
    ['1 + (votes.for == "5")', 'This compares a number and a text.', 'votes.for == "5"'],
    ['votes.unanimous ? 1 : "a"', 'This chooses between a number and a text.', '1 : "a"'],
    ['1 / 0', 'Division by zero.', '0'],
    ['votes.for / (2 - 2)', 'Division by zero.', '2 - 2'],
    ['true || 1 / 0.0 > 1', 'Division by zero.', '0.0'],
    [Number.NaN, 'NaN is not a number that is known exactly.', 'NaN'],
    [1e21, '1e+21 is not a number that is known exactly.', '1e+21'],
    [1 / 3, '0.3333333333333333 is not a number that is known exactly.', '0.3333333333333333'],
  ])('%s', (source, message, pointed) => {
    expect(outcome(source)).toEqual([message, pointed]);
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

  it('names all where two names end alike', () => {
    const names = new Map([
      ['votes.sum', 'number'],
      ['awards.sum', 'number'],
    ] as const);
    const scope = { id: 'two that end alike', names, families: new Map() };
    const [problem] = problemsOf(parseFormula('sum', scope));
    expect(problem?.help).toBe('The names here: votes.sum, awards.sum.');
  });

  it('names nothing where there are no names', () => {
    const bare = { id: 'bare', names: new Map(), families: new Map() };
    expect(problemsOf(parseFormula('x', bare))[0]?.help).toBe('No names may be used here.');
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
  it.each([
    ['votes.for / (votes.for - 5)', 'Division by zero.', 'votes.for - 5'],
    ['1 + player.ghost', '`player.ghost` has no value here.', 'player.ghost'],
    ['rules["class-b"]', '`rules.class-b` has no value here.', 'rules["class-b"]'],
    ['1 + player.title', 'This is a text where a number is needed.', 'player.title'],
    ['player.points && true', 'This is a number where true or false is needed.', 'player.points'],
    [
      'votes.unanimous ? 1 : player.title',
      'This is a text where a number is needed.',
      'player.title',
    ],
    ['player.title < 1', 'This is a text where a number is needed.', 'player.title'],
    ['proposal.facts.index', 'This is a text where a number is needed.', 'proposal.facts.index'],
  ])('%s', (source, message, pointed) => {
    expect(parseFormula(source, SCOPE).ok).toBe(true);
    expect(outcome(source)).toEqual([message, pointed]);
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

  it.each<[string, (levels: number) => string]>([
    ['brackets', (levels) => `${'('.repeat(levels)}1${')'.repeat(levels)}`],
    ['minuses', (levels) => `${'- '.repeat(levels)}1`],
    ['negations', (levels) => `${'!'.repeat(levels)}true`],
    ['choices', (levels) => `${'true?1:'.repeat(levels)}1`],
    ['calls', (levels) => `${'abs('.repeat(levels)}1${')'.repeat(levels)}`],
    ['minuses in a sum', (levels) => `1 + ${'- '.repeat(levels - 1)}1`],
    ['negations in a conjunction', (levels) => `true && ${'!'.repeat(levels - 1)}true`],
    ['negations of what is compared', (levels) => `true == ${'!'.repeat(levels - 1)}true`],
    ['negations in a condition', (levels) => `${'!'.repeat(levels - 1)}true ? 1 : 2`],
    ['minuses in a choice', (levels) => `true ? ${'- '.repeat(levels - 1)}1 : 2`],
    ['minuses in another choice', (levels) => `true ? 1 : ${'- '.repeat(levels - 1)}1`],
    ['minuses in a call', (levels) => `max(1, ${'- '.repeat(levels - 1)}1)`],
    ['minuses in brackets', (levels) => `(${'- '.repeat(levels - 1)}1)`],
  ])('nests %s to the limit and no deeper', (_, nested) => {
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
