/** Numbers that are given, assigned or none, of rules and of proposals. */
import { describe, expect, test } from 'vitest';
import { rulesAt } from '../../src/engine/results/rules-at.ts';
import { compareNumbers } from '../../src/helpers/numbers.ts';
import { newNumbers, WITHOUT_TURNS } from './reading-cases/reading-case.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  hangingOn,
  inTurn,
  judged,
  notesOf,
  play,
  type Setting,
  wrongs,
  wrongsIn,
} from './table.ts';

const numbered = (changed: string, fresh: string) => ({
  108: card(108, `{ numbering: { first: 301, changed-rule: ${changed}, new-rule: ${fresh} } }`),
});
const LAW = (newRule: string) => numbered('keeps-its-own', newRule);
const GIVEN = numbered('takes-proposal-number', 'given');
const UNNUMBERED = { 108: null };
const AMEND = 'amend: 206\nmechanics: keep';
const TWO = '{ enact: {}, text: One. }, { enact: {}, text: Two. }';

const compound = (...parts: readonly string[]) => inTurn(`changes: [${parts.join(', ')}]`);

/** The faults; or else the numbers of rules beyond the Initial Set, and those of letters. */
function numbersIn(setting: Setting): string {
  const replayed = play(setting);
  const rules = rulesAt(replayed.lives, replayed.versions.length - 1);
  const late = rules.filter(({ number }) => typeof number === 'string' || number > 213);
  return wrongsIn(replayed).join(' ') || late.map(({ number }) => number).join(' ');
}

/**
 * A new rule has the number that its proposal gives it, if the rules let it or say nothing. Otherwise it
 * has the next after the highest of any rule or, as in Suber's set, that of its proposal. No two rules
 * have one number, and no number is used up by being given to a rule.
 */
test.each<readonly [string, Setting['cards'], readonly string[], string]>([
  ['given', LAW('given'), ['enact: { number: 2627 }'], '2627'],
  ['given where no rule speaks of numbers', UNNUMBERED, ['enact: { number: 2627 }'], '2627'],
  ['not given', LAW('given'), ['enact: {}'], 'proposal/number'],
  ['the next', LAW('next'), [`changes: [${TWO}]`, ''], '214 215 216'],
  ['the next, but stated', LAW('next'), ['enact: { number: 250 }'], 'proposal/number'],
  ['of the proposal, stated', {}, ['enact: { number: 301 }'], '301'],
  ['of the proposal, stated otherwise', {}, ['enact: { number: 302 }'], 'proposal/number'],
  ['of another rule', LAW('given'), ['enact: { number: 206 }'], 'proposal/number'],
  [
    'of another in the same proposal',
    LAW('given'),
    ['changes: [{ enact: { number: 9 }, text: A. }, { enact: { number: 9 }, text: B. }]'],
    'proposal/number',
  ],
  [
    'of a rule that goes before it',
    LAW('given'),
    ['changes: [{ repeal: 206 }, { enact: { number: 206 }, text: B. }]'],
    '',
  ],
  [
    'no matter how proposals are counted',
    LAW('given'),
    ['enact: { number: 900 }', 'enact: { number: 901 }'],
    '900 901',
  ],
])('the number of a new rule: %s', (_, cards = {}, acts, expected) => {
  expect(numbersIn({ cards, proposals: inTurn(...acts) })).toBe(expected);
});

test('a number that is gone names the rule that bore it last', () => {
  const made = ['enact: { number: 900 }', 'repeal: 900'];
  const [error] = errorsOf(
    play({ cards: LAW('given'), proposals: inTurn(...made, ...made, 'amend: 900') }),
  );
  expect(error?.message).toMatch(/^Rule 900 was repealed by Proposal 304 on /);
});

test.each([
  [', { amend: 206, mechanics: keep, text: B. }', 1],
  ['', 0],
])('whether a vote that repeals 108%s asks by which law rules are numbered', (more, asked) => {
  const cards = numbered('takes-proposal-number', 'next');
  const replayed = play({ cards, proposals: inTurn(`changes: [{ repeal: 108 }${more}]`) });
  expect(Object.keys(hangingOn(replayed, 'numbering-law'))).toHaveLength(asked);
});

describe('an id of letters', () => {
  const VPRD = inTurn('enact: { number: VPRD }', 'amend: VPRD', 'repeal: VPRD');

  test('names the rule from then on', () => {
    expect(wrongs({ cards: UNNUMBERED, proposals: VPRD })).toEqual([]);
    const proposals = inTurn('enact: { number: VPRD }');
    expect(numbersIn({ cards: UNNUMBERED, proposals })).toBe('VPRD');
  });

  const asked = (on: string, by: string) => judged(1, on, by, 'by: b\nrules: [VPRD]');
  const struck = judged(2, day(304, 1), 'c', 'by: b\nsettles: [{ judgment: 1, is: illegal }]');
  test.each<readonly [string, Record<string, string>]>([
    ['in force', { 1: asked(day(302, 0), 'a') }],
    ['repealed', { 1: asked(day(304, 0), 'c') }],
    ['repealed, and the Judgment is void', { 1: asked(day(304, 0), 'c'), 2: struck }],
  ])('is named by a Judgment while the rule is %s', (_, judgments) => {
    const proposals = { ...VPRD, 304: enact(304, 'a') };
    const replayed = play({ cards: UNNUMBERED, proposals, judgments });
    expect([errorsOf(replayed), replayed.judgments[0]?.rules]).toMatchObject([
      [],
      [{ number: 'VPRD' }],
    ]);
  });

  test('is suggested to whoever misspells it', () => {
    const misspelt = inTurn('enact: { number: VPRD }', 'repeal: VPDR');
    const [found] = errorsOf(play({ cards: UNNUMBERED, proposals: misspelt }));
    expect(found).toMatchObject({ code: 'unknown/title', help: 'Did you mean VPRD?' });
  });

  test('comes after every number', () => {
    expect(['b', 10, 'a', 9].toSorted(compareNumbers)).toEqual([9, 10, 'a', 'b']);
  });

  test('wins no contest of lowest numbers', () => {
    const rule = 'enact: { number: AAA, mechanics: { ballots: 2 } }';
    const { versions } = play({ cards: UNNUMBERED, proposals: inTurn(rule) });
    expect(versions.at(-1)?.voids).toMatchObject([{ rule: 'AAA', yieldsTo: '207' }]);
  });
});

test('where no rule speaks of numbers a changed rule keeps its own, and nothing is asked', () => {
  const proposals = inTurn(AMEND, 'amend: 210\nmechanics: keep');
  expect(numbersIn({ cards: UNNUMBERED, proposals })).toBe('');
  expect(notesOf(play({ cards: UNNUMBERED, proposals }), 'contestable')).toEqual([]);
});

describe('a proposal whose number is none', () => {
  const word = (label: string, more = '') =>
    enact(301, 'a', more).replace('proposal: 301', `proposal: "${label}"`);

  test('takes no part in the count, and has its place by date', () => {
    const proposals = {
      'of-old': word(
        '7729#1',
        `enact: { number: 900 }\nproposed: ${day(303, 0)}\nclosed: ${day(303, 1)}`,
      ),
      301: enact(301, 'a'),
      302: enact(302, 'b'),
      304: enact(303, 'c', `proposed: ${day(304, 0)}\nclosed: ${day(304, 1)}`),
    };
    const replayed = play({ cards: { 202: null, ...WITHOUT_TURNS }, proposals });
    expect(errorsOf(replayed)).toEqual([]);
    const order = replayed.proposals.map(({ written }) => written.number);
    expect(order).toEqual([301, 302, '7729#1', 303]);
    expect(newNumbers(replayed)).toEqual([301, 302, 303, 900]);
  });

  test('gives a new rule no number', () => {
    expect(wrongs({ proposals: { a: word('7729#1') } })).toEqual(['proposal/number']);
  });

  test('is named by its word in other records', () => {
    const events =
      '  - { after: "7729#1", note: So it was. }\n  - { debate: { on-proposal: "7729#1" } }';
    const proposals = { a: word('7729#1', 'enact: { number: 900 }') };
    expect(wrongs({ cards: { 202: null }, proposals, events })).toEqual([]);
    expect(wrongs({ events: '  - { debate: { on-proposal: "7729#2" } }' })).toEqual([
      'unknown/proposal',
    ]);
  });
});

test.each([
  [['amend: 206\nmechanics: none', 'enact: { number: 206 }'], 206],
  [['amend: 206\nmechanics: none', 'enact: { number: 206 }', 'repeal: 206'], 301],
])('a question reads the rule in force of two that bore a number: %j', (acts, number) => {
  const judgments = { 1: judged(1, day(300 + acts.length, 1), 'b', 'by: a\nrules: [206]') };
  const replayed = play({ cards: GIVEN, proposals: inTurn(...acts), judgments });
  expect(replayed.judgments.flatMap(({ rules }) => rules)).toMatchObject([{ number }]);
});

describe('the numbers of a compound', () => {
  const PART = '{ amend: 206, mechanics: keep, text: B. }';
  const NEW = '{ enact: {}, text: A. }';
  const STATED = '{ enact: { number: 301 }, text: A. }';
  /** The faults; or the numbers from 300 on, with the first letters of rules; and the next. */
  const after = (setting: Setting): string => {
    const replayed = play(setting);
    const high = rulesAt(replayed.lives, replayed.versions.length - 1).filter(
      ({ number }) => Number(number) > 300,
    );
    const told = high.map(({ number, text }) => `${number}${text.slice(0, 1)}`);
    return wrongsIn(replayed).join(' ') || [...told, replayed.nextNumber].join(' ');
  };
  const ONE = { game: 'readings: { compound-number: { take: one-number } }' };
  const SILENT_206 = { cards: { 206: card(206, '') } };

  // 108: "each rule-change … the next successive integer", and by 103 (1) a repeal is one.
  test.each<readonly [string, Setting, readonly string[], string]>([
    ['a repeal before a new rule takes one', {}, ['{ repeal: 206 }', NEW], '302A 303'],
    ['so does one that stands behind it', {}, [NEW, '{ repeal: 206 }'], '301A 303'],
    [
      'but not where only the rules that are left are numbered',
      { game: 'readings: { compound-number: { take: successive } }' },
      ['{ repeal: 206 }', NEW],
      '301A 302',
    ],
    [
      'nor where a changed rule keeps its number',
      { cards: { 108: card(108, '{ numbering: { first: 301, changed-rule: keeps-its-own } }') } },
      ['{ repeal: 206 }', NEW],
      '301A 302',
    ],
    ['an amendment takes one', SILENT_206, [PART, NEW], '301B 302A 303'],
    [
      'so does a transmutation',
      SILENT_206,
      ['{ transmute: { rule: 206, to: immutable } }', PART.replace('206', '207')],
      '301T 302B 303',
    ],
    ['a new rule may state the number of its proposal', {}, [STATED], '301A 302'],
    ['behind a repeal, which takes the next', {}, ['{ repeal: 206 }', STATED], '301A 303'],
    ['behind two repeals', {}, ['{ repeal: 206 }', '{ repeal: 209 }', STATED], '301A 304'],
    ['behind an amendment, which takes the next', {}, [PART, STATED], '301A 302B 303'],
    ['between two others', {}, [PART, STATED, NEW.replace('A', 'C')], '301A 302B 303C 304'],
    [
      'it is so where new rules are given theirs',
      { cards: GIVEN },
      [PART, STATED],
      '301A 302B 303',
    ],
    [
      'unless another is given',
      { cards: GIVEN },
      [PART, STATED.replace('301', '310')],
      '301B 310A 302',
    ],
    ['all are the same by the other reading', ONE, [PART, STATED], '301B 301A 302'],
    ['no two rules state that of the proposal', {}, [STATED, STATED], 'proposal/number'],
    [
      'nor where new rules are given theirs',
      { cards: LAW('given') },
      [STATED, STATED],
      'proposal/number',
    ],
    [
      'nor the second where the first is taken',
      {},
      [STATED.replace('301', '302')],
      'proposal/number',
    ],
  ])('%s', (_, setting, parts, expected) => {
    expect(after({ ...setting, proposals: compound(...parts) })).toBe(expected);
  });

  test.each([
    [[PART, STATED], ['the change of the rules']],
    [[PART, NEW], ['the change of the rules']],
    [['{ repeal: 206 }', STATED], []],
    [['{ repeal: 206 }', NEW], ['the change of the rules']],
  ])('are noted as a question, where two rules take one: %j', (parts, asked) => {
    const replayed = play({ proposals: compound(...parts) });
    expect(Object.keys(hangingOn(replayed, 'compound-number'))).toEqual(asked);
  });
});

describe('a number that is in force', () => {
  const FROM_201 = { 108: card(108, '{ numbering: { first: 201, changed-rule: keeps-its-own } }') };
  const BEGIN = { 201: enact(301, 'a').replace('proposal: 301', 'proposal: 201') };
  const BORNE = 'but another rule in force already has that number.';

  test.each<readonly [string, Setting, string]>([
    [
      'that the law gives to another rule',
      { cards: GIVEN, proposals: inTurn('enact: { number: 302 }', AMEND) },
      `Rule 206 takes the number 302 of its proposal, ${BORNE}`,
    ],
    [
      'that it does not give',
      { cards: GIVEN, proposals: inTurn('enact: { number: 309 }', AMEND) },
      '',
    ],
    [
      'that proposals begin with',
      { cards: FROM_201, proposals: BEGIN },
      `The new rule takes the number 201 of its proposal, ${BORNE}`,
    ],
    ['that no rule bears', { cards: { ...FROM_201, 201: null }, proposals: BEGIN }, ''],
    [
      'of a rule that the same vote repeals',
      {
        cards: GIVEN,
        proposals: inTurn(
          'enact: { number: 302 }',
          'changes: [{ repeal: 302 }, { enact: { number: 302 }, text: B. }]',
        ),
      },
      '',
    ],
    [
      'of a rule that the same vote amends',
      { cards: GIVEN, proposals: inTurn('enact: { number: 302 }', 'amend: 302') },
      '',
    ],
  ])('%s is a note, or none', (_, setting, said) => {
    const notes = notesOf(play(setting), 'change/shared-number').map(({ message }) => message);
    expect(notes.join()).toBe(said);
  });

  test('names no rule alone afterwards, and no compound is blamed where there was none', () => {
    const shared = ['enact: { number: 302 }', AMEND];
    const [error] = errorsOf(play({ cards: GIVEN, proposals: inTurn(...shared, 'repeal: 302') }));
    expect(error).toMatchObject({
      code: 'unknown/rule',
      message: '2 rules in force have the number 302.',
      help: 'Name the rule that you mean by another number or by its title: 206.',
    });
    expect(wrongs({ cards: GIVEN, proposals: inTurn(...shared, 'repeal: 206') })).toEqual([]);
  });
});

describe('a number that one proposal gives while another rule has it', () => {
  const giving = (...changes: readonly string[]) => ({
    cards: LAW('given'),
    proposals: compound(...changes),
  });
  const said = (setting: Setting) =>
    errorsOf(play(setting)).map(({ code, message, help, at }) => {
      return { code, message, help, path: at && 'path' in at ? at.path : undefined };
    });
  const NEW_208 = '{ enact: { number: 208 }, text: New. }';
  const FREE = 'Two rules may not have the same number.';

  test.each(['{ repeal: 208 }', '{ amend: 208, text: Other., mechanics: none }'])(
    'is refused where a later change names the rule in force by it: %s',
    (later) => {
      expect(said(giving(NEW_208, later))).toEqual([
        {
          code: 'proposal/number',
          message:
            'The new rule of Change 1 is numbered 208 while Rule 208 still has that number, so “208” in Change 2 names both. The changes of a proposal are made one after the other, and two rules may not have the same number.',
          help: 'Repeal Rule 208 before the new rule is enacted, or give the new rule another number.',
          path: ['changes', 0, 'enact', 'number'],
        },
      ]);
      expect(wrongs(giving('{ repeal: 208 }', NEW_208))).toEqual([]);
    },
  );

  test('is refused, and repealing is advised only where it may be done', () => {
    expect(said(giving(NEW_208))).toMatchObject([
      {
        message: `The new rule of Change 1 is numbered 208, but Rule 208 is in force with that number. ${FREE}`,
        help: 'Repeal Rule 208 before the new rule is enacted, or give the new rule a number that no rule in force has.',
      },
    ]);
    expect(
      said({ cards: LAW('given'), proposals: inTurn('enact: { number: 104 }') }),
    ).toMatchObject([
      {
        message: `The new rule is numbered 104, but Rule 104 is in force with that number. ${FREE}`,
        help: 'Give the new rule a number that no rule in force has.',
      },
    ]);
  });

  test.each(['350', 'VPRD'])('is refused where two new rules have it: %s', (number) => {
    const made = `{ enact: { number: ${number} }, text: New. }`;
    expect(said(giving('{ repeal: 208 }', made, made))).toMatchObject([
      {
        message: `The new rule of Change 3 is numbered ${number}, and so is the new rule of Change 2. ${FREE}`,
        help: 'Give one of the two a different number.',
        path: ['changes', 2, 'enact', 'number'],
      },
    ]);
  });
});

describe('proposals whose names are words', () => {
  const named = (name: string, by: string, from: string, to: string) =>
    enact(301, by, `enact: { number: ${name} }\nproposed: ${from}\nclosed: ${to}`).replace(
      'proposal: 301',
      `proposal: ${name}`,
    );
  const orderOf = (proposals: Record<string, string>, cards: Setting['cards'] = UNNUMBERED) => {
    const replayed = play({ cards: { 202: null, ...cards }, proposals });
    expect(errorsOf(replayed)).toEqual([]);
    return replayed.versions.slice(1).flatMap(({ changed }) => [...changed]);
  };

  test.each([
    ['days', '2026-01-0', ''],
    ['hours', '2026-01-01T1', ':00Z'],
    ['months', '2026-0', ''],
  ])('are in the order of their dates: by %s', (_, before, behind) => {
    const [one, two, three, four] = [1, 2, 3, 4].map((n) => `${before}${n}${behind}`);
    const [early, late] = [[one, two] as const, [three, four] as const];
    const made = (name: string, by: string, [from, to]: typeof early) =>
      named(name, by, `${from}`, `${to}`);
    const proposals = { tea: made('ZEBRA', 'a', early), cake: made('APPLE', 'b', late) };
    expect(orderOf(proposals)).toEqual(['ZEBRA', 'APPLE']);
    const turned = { tea: made('ZEBRA', 'b', late), cake: made('APPLE', 'a', early) };
    expect(orderOf(turned)).toEqual(['APPLE', 'ZEBRA']);
  });

  test('follow those with numbers, once no rule numbers them', () => {
    const proposals = {
      301: enact(301, 'a', 'repeal: 108'),
      zoo: named('ZOO', 'b', '2026-01-05', '2026-01-06'),
      ape: named('APE', 'c', '2026-01-07', '2026-01-08'),
    };
    expect(orderOf(proposals, LAW('given'))).toEqual(['108', 'ZOO', 'APE']);
  });
});
