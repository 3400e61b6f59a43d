/** Numbers that are given, assigned or none, of rules and of proposals. */
import { describe, expect, test } from 'vitest';
import { rulesAt } from '../../src/engine/results/rules-at.ts';
import { compareNumbers } from '../../src/helpers/numbers.ts';
import { newNumbers } from './reading-cases/reading-case.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  hangingOn,
  inTurn,
  judged,
  notesOf,
  page,
  play,
  type Setting,
  wrongs,
} from './table.ts';

const LAW = (newRule: string) => ({
  108: card(
    108,
    `{ numbering: { first: 301, changed-rule: keeps-its-own, new-rule: ${newRule} } }`,
  ),
});
const UNNUMBERED = { 108: null };

function lettersIn(setting: Setting): readonly unknown[] {
  const { lives, versions } = play(setting);
  return rulesAt(lives, versions.length - 1).flatMap(({ number }) =>
    typeof number === 'string' ? [number] : [],
  );
}

describe('the number of a new rule', () => {
  test('is what the proposal gives it, where the rules let it or say nothing', () => {
    const proposals = inTurn('enact: { number: 2627 }');
    expect(newNumbers(play({ cards: LAW('given'), proposals }))).toEqual([2627]);
    expect(newNumbers(play({ cards: UNNUMBERED, proposals }))).toEqual([2627]);
  });

  test('has to be given where nothing else says what it is', () => {
    expect(wrongs({ cards: LAW('given'), proposals: inTurn('enact: {}') })).toEqual([
      'proposal/number',
    ]);
  });

  test('is the next after the highest of any rule, where the rules assign it', () => {
    const cards = LAW('next');
    const two = inTurn('changes: [{ enact: {}, text: One. }, { enact: {}, text: Two. }]', '');
    const { lives, versions } = play({ cards, proposals: two });
    const numbers = rulesAt(lives, versions.length - 1).map(({ number }) => number);
    expect(numbers.slice(-4)).toEqual([213, 214, 215, 216]);
    const stated = inTurn('enact: { number: 250 }');
    expect(wrongs({ cards, proposals: stated })).toEqual(['proposal/number']);
  });

  test('is that of the proposal in Suber’s set, whatever the record gives', () => {
    const cards = LAW('takes-proposal-number');
    expect(newNumbers(play({ cards, proposals: inTurn('enact: { number: 301 }') }))).toEqual([301]);
    expect(wrongs({ cards, proposals: inTurn('enact: { number: 302 }') })).toEqual([
      'proposal/number',
    ]);
  });

  test('is not that of another rule, in force or of the same proposal', () => {
    const cards = LAW('given');
    expect(wrongs({ cards, proposals: inTurn('enact: { number: 206 }') })).toEqual([
      'proposal/number',
    ]);
    const twice =
      'changes: [{ enact: { number: 9 }, text: A. }, { enact: { number: 9 }, text: B. }]';
    expect(wrongs({ cards, proposals: inTurn(twice) })).toEqual(['proposal/number']);
    const inPlace = 'changes: [{ repeal: 206 }, { enact: { number: 206 }, text: B. }]';
    expect(wrongs({ cards, proposals: inTurn(inPlace) })).toEqual([]);
  });

  test('names, once it is gone, the rule that bore it last', () => {
    const made = {
      cards: LAW('given'),
      proposals: inTurn('enact: { number: 900 }', 'repeal: 900'),
    };
    const again = inTurn('', '', 'enact: { number: 900 }', 'repeal: 900', 'amend: 900');
    const [error] = errorsOf(play({ ...made, proposals: { ...again, ...made.proposals } }));
    expect(error?.message).toMatch(/^Rule 900 was repealed by Proposal 304 on /);
  });

  test('leaves the count of proposals alone, unless it was taken from it', () => {
    const proposals = inTurn('enact: { number: 900 }', 'enact: { number: 901 }');
    expect(wrongs({ cards: LAW('given'), proposals })).toEqual([]);
  });
});

test('nothing is asked of the numbers of changed rules where a vote changes none', () => {
  const cards = { 108: (LAW('next')[108] ?? '').replace('keeps-its-own', 'takes-proposal-number') };
  const told = (more: string) => {
    const changes = `changes: [{ repeal: 108 }${more}]`;
    return hangingOn(play({ cards, proposals: inTurn(changes) }), 'numbering-law');
  };
  expect(told(', { amend: 206, mechanics: keep, text: B. }')).not.toEqual({});
  expect(told('')).toEqual({});
});

describe('an id of letters', () => {
  const VPRD = inTurn('enact: { number: VPRD }', 'amend: VPRD', 'repeal: VPRD');

  test('names the rule from then on', () => {
    expect(wrongs({ cards: UNNUMBERED, proposals: VPRD })).toEqual([]);
    const judgments = { 1: judged(1, day(302, 0), 'a', 'by: b\nrules: [VPRD]') };
    const asked = play({ cards: UNNUMBERED, proposals: VPRD, judgments });
    expect([errorsOf(asked), asked.judgments[0]?.rules]).toMatchObject([[], [{ number: 'VPRD' }]]);
    const { 301: made = '' } = VPRD;
    expect(lettersIn({ cards: UNNUMBERED, proposals: { 301: made } })).toEqual(['VPRD']);
  });

  test('is named by a Judgment though the rule is repealed, and though the Judgment is void', () => {
    const asked = judged(1, day(304, 0), 'c', 'by: b\nrules: [VPRD]');
    const struck = judged(2, day(304, 1), 'c', 'by: b\nsettles: [{ judgment: 1, is: illegal }]');
    const proposals = { ...VPRD, ...{ 304: enact(304, 'a') } };
    const rulesOf = (judgments: Setting['judgments']) =>
      play({ cards: UNNUMBERED, proposals, ...(judgments && { judgments }) }).judgments[0]?.rules;
    expect(rulesOf({ 1: asked })).toMatchObject([{ number: 'VPRD' }]);
    expect(rulesOf({ 1: asked, 2: struck })).toMatchObject([{ number: 'VPRD' }]);
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
    const replayed = play({ cards: UNNUMBERED, proposals: inTurn(rule) });
    const voids = replayed.versions
      .at(-1)
      ?.voids.map(({ rule: lost, yieldsTo }) => [lost, yieldsTo]);
    expect(voids).toEqual([['AAA', '207']]);
  });
});

describe('where no rule speaks of numbers', () => {
  test('a changed rule keeps its own, and nothing is asked', () => {
    const amended = ['amend: 206\nmechanics: keep', 'amend: 210\nmechanics: keep'];
    const replayed = play({ cards: UNNUMBERED, proposals: inTurn(...amended) });
    expect(errorsOf(replayed)).toEqual([]);
    expect(newNumbers(replayed)).toEqual([]);
    expect(notesOf(replayed, 'contestable')).toEqual([]);
  });
});

describe('a proposal whose number is none', () => {
  const word = (label: string, more = '') =>
    enact(301, 'a', more).replace('proposal: 301', `proposal: "${label}"`);

  test('takes no part in the count, and has its place by date', () => {
    const free = {
      202: null,
      201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
    };
    const proposals = {
      'of-old': word(
        '7729#1',
        `enact: { number: 900 }\nproposed: ${day(303, 0)}\nclosed: ${day(303, 1)}`,
      ).replace(`proposed: ${day(301, 0)}\n`, ''),
      301: enact(301, 'a'),
      302: enact(302, 'b'),
      304: enact(303, 'c')
        .replaceAll(day(303, 0), day(304, 0))
        .replaceAll(day(303, 1), day(304, 1)),
    };
    const replayed = play({ cards: free, proposals });
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.proposals.map(({ written }) => written.number)).toEqual([
      301,
      302,
      '7729#1',
      303,
    ]);
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

test('a question reads the rule in force of two that bore a number', () => {
  const cards = {
    108: card(
      108,
      '{ numbering: { first: 301, changed-rule: takes-proposal-number, new-rule: given } }',
      'immutable',
    ),
  };
  const read = (...acts: readonly string[]) => {
    const on = day(300 + acts.length, 1);
    const judgments = { 1: judged(1, on, 'b', 'by: a\nrules: [206]') };
    const replayed = play({ cards, proposals: inTurn(...acts), judgments });
    return replayed.judgments.flatMap(({ rules }) => rules.map(({ number }) => number));
  };
  const again = 'enact: { number: 206 }';
  expect(read('amend: 206\nmechanics: none', again)).toEqual([206]);
  expect(read('amend: 206\nmechanics: none', again, 'repeal: 206')).toEqual([301]);
});

describe('the numbers of a compound', () => {
  const AMEND = '{ amend: 206, mechanics: keep, text: B. }';
  const GIVEN = '{ enact: { number: 301 }, text: A. }';
  const TAKES_AND_GIVEN = {
    108: card(
      108,
      '{ numbering: { first: 301, changed-rule: takes-proposal-number, new-rule: given } }',
    ),
  };
  /** The numbers from 300 on, each with the first letter of its rule, and the next proposal's. */
  const numbered = (setting: Setting) => {
    const replayed = play(setting);
    expect(errorsOf(replayed)).toEqual([]);
    const rules = rulesAt(replayed.lives, replayed.versions.length - 1);
    const high = rules.filter(({ number }) => Number(number) > 300);
    return [...high.map(({ number, text }) => `${number}${text.slice(0, 1)}`), replayed.nextNumber];
  };
  const compound = (...parts: readonly string[]) => inTurn(`changes: [${parts.join(', ')}]`);

  // 108 numbers what is enacted, amended or transmuted; a rule that is repealed has no number.
  test.each<readonly [string, readonly string[], readonly unknown[]]>([
    [
      'a repeal before a new rule takes none',
      ['{ repeal: 206 }', '{ enact: {}, text: A. }'],
      ['301A', 302],
    ],
    [
      'nor does one that stands behind it',
      ['{ enact: {}, text: A. }', '{ repeal: 206 }'],
      ['301A', 302],
    ],
    ['an amendment takes one', [AMEND, '{ enact: {}, text: A. }'], ['301B', '302A', 303]],
    [
      'so does a transmutation',
      ['{ transmute: { rule: 206, to: immutable } }', AMEND.replace('206', '207')],
      ['301T', '302B', 303],
    ],
    ['a new rule may state the number of its proposal', [GIVEN], ['301A', 302]],
    ['behind a repeal', ['{ repeal: 206 }', GIVEN], ['301A', 302]],
    ['behind two repeals', ['{ repeal: 206 }', '{ repeal: 209 }', GIVEN], ['301A', 302]],
    ['behind an amendment, which takes the next one', [AMEND, GIVEN], ['301A', '302B', 303]],
    [
      'between two others',
      [AMEND, GIVEN, '{ enact: {}, text: C. }'],
      ['301A', '302B', '303C', 304],
    ],
  ])('%s', (_, parts, expected) => {
    expect(numbered({ cards: { 206: card(206, '') }, proposals: compound(...parts) })).toEqual(
      expected,
    );
  });

  test('are those of the proposal also where new rules are given theirs', () => {
    const setting = { cards: TAKES_AND_GIVEN, proposals: compound(AMEND, GIVEN) };
    expect(numbered(setting)).toEqual(['301A', '302B', 303]);
    const other = compound(AMEND, GIVEN.replace('301', '310'));
    expect(numbered({ cards: TAKES_AND_GIVEN, proposals: other })).toEqual(['301B', '310A', 302]);
  });

  test('are noted as a question, where two rules take one, and not where one does', () => {
    const asked = (...parts: readonly string[]) =>
      Object.keys(hangingOn(play({ proposals: compound(...parts) }), 'compound-number'));
    expect(asked(AMEND, GIVEN)).toEqual(['what becomes of the rules']);
    expect(asked(AMEND, '{ enact: {}, text: A. }')).toEqual(['what becomes of the rules']);
    expect(asked('{ repeal: 206 }', GIVEN)).toEqual([]);
    expect(asked('{ repeal: 206 }', '{ enact: {}, text: A. }')).toEqual([]);
  });

  test('are all the same by the other reading, whatever is stated', () => {
    const game = 'readings: { compound-number: { take: one-number } }';
    expect(numbered({ game, proposals: compound(AMEND, GIVEN) })).toEqual(['301B', '301A', 302]);
  });

  test.each([
    ['twice that of the proposal', [GIVEN, GIVEN]],
    [
      'the second of the numbers where it is the first that takes one',
      [GIVEN.replace('301', '302')],
    ],
  ])('are not stated otherwise: %s', (_, parts) => {
    expect(wrongs({ proposals: compound(...parts) })).toEqual(['proposal/number']);
    if (parts.length > 1)
      expect(wrongs({ cards: LAW('given'), proposals: compound(...parts) })).toEqual([
        'proposal/number',
      ]);
  });
});

describe('a number that is in force', () => {
  const GIVEN = {
    108: card(
      108,
      '{ numbering: { first: 301, changed-rule: takes-proposal-number, new-rule: given } }',
    ),
  };
  const shared = (setting: Setting) =>
    notesOf(play(setting), 'change/shared-number').map(({ message }) => message);

  test('and that the law gives to another rule is a note', () => {
    const proposals = inTurn('enact: { number: 302 }', 'amend: 206\nmechanics: keep');
    expect(shared({ cards: GIVEN, proposals })).toEqual([
      'Rule 206 takes the number 302 of its proposal, and another rule in force bears that number already.',
    ]);
    const other = inTurn('enact: { number: 309 }', 'amend: 206\nmechanics: keep');
    expect(shared({ cards: GIVEN, proposals: other })).toEqual([]);
  });

  test('and that proposals begin with is a note as well', () => {
    const first = { 108: card(108, '{ numbering: { first: 201, changed-rule: keeps-its-own } }') };
    const made = enact(301, 'a').replace('proposal: 301', 'proposal: 201');
    expect(shared({ cards: first, proposals: { 201: made } })).toEqual([
      'The new rule takes the number 201 of its proposal, and another rule in force bears that number already.',
    ]);
    expect(shared({ cards: { ...first, 201: null }, proposals: { 201: made } })).toEqual([]);
  });

  test('is none where the rule that bears it is repealed or amended by the same vote', () => {
    const both = inTurn(
      'enact: { number: 302 }',
      'changes: [{ repeal: 302 }, { enact: { number: 302 }, text: B. }]',
    );
    expect(shared({ cards: GIVEN, proposals: both })).toEqual([]);
    const itself = inTurn('enact: { number: 302 }', 'amend: 302');
    expect(shared({ cards: GIVEN, proposals: itself })).toEqual([]);
  });

  test('names no rule alone afterwards, and no compound is blamed where there was none', () => {
    const proposals = inTurn(
      'enact: { number: 302 }',
      'amend: 206\nmechanics: keep',
      'repeal: 302',
    );
    const [error] = errorsOf(play({ cards: GIVEN, proposals }));
    expect(error).toMatchObject({
      code: 'unknown/rule',
      message: '2 rules in force bear the number 302.',
      help: 'Name the one that is meant by another number or by its title: 206.',
    });
    const other = {
      ...proposals,
      ...inTurn('enact: { number: 302 }', 'amend: 206\nmechanics: keep', 'repeal: 206'),
    };
    expect(wrongs({ cards: GIVEN, proposals: other })).toEqual([]);
  });
});

describe('a number that one proposal gives while another rule has it', () => {
  const GIVEN = LAW('given');
  const compound = (...changes: readonly string[]) => ({
    cards: GIVEN,
    proposals: inTurn(`changes:\n${changes.map((change) => `  - ${change}`).join('\n')}`),
  });
  const said = (setting: Setting) =>
    errorsOf(play(setting)).map(({ code, message, help, at }) => {
      return { code, message, help, path: at && 'path' in at ? at.path : undefined };
    });
  const NEW_208 = '{ enact: { number: 208 }, text: New. }';
  const FREE = 'No two rules may have one number.';

  test.each(['{ repeal: 208 }', '{ amend: 208, text: Other., mechanics: none }'])(
    'is refused where a later change names the rule in force by it: %s',
    (later) => {
      expect(said(compound(NEW_208, later))).toEqual([
        {
          code: 'proposal/number',
          message:
            'The new rule of Change 1 is numbered 208 while Rule 208 still bears that number, so that “208” in Change 2 names both of them. Changes of one proposal are made one after another, and no two rules may have one number.',
          help: 'Repeal Rule 208 before the new rule is enacted, or give the new rule another number.',
          path: ['changes', 0, 'enact', 'number'],
        },
      ]);
      expect(wrongs(compound('{ repeal: 208 }', NEW_208))).toEqual([]);
    },
  );

  test('is refused, and repealing is advised only where it may be done', () => {
    expect(said(compound(NEW_208))).toMatchObject([
      {
        message: `The new rule of Change 1 is numbered 208, and Rule 208 bears that number and is in force. ${FREE}`,
        help: 'Repeal Rule 208 before the new rule is enacted, or give the new rule a number that no rule in force has.',
      },
    ]);
    expect(said({ cards: GIVEN, proposals: inTurn('enact: { number: 104 }') })).toMatchObject([
      {
        message: `The new rule is numbered 104, and Rule 104 bears that number and is in force. ${FREE}`,
        help: 'Give the new rule a number that no rule in force has.',
      },
    ]);
  });

  test.each(['350', 'VPRD'])('is refused where two new rules have it: %s', (number) => {
    const made = `{ enact: { number: ${number} }, text: New. }`;
    expect(said(compound('{ repeal: 208 }', made, made))).toMatchObject([
      {
        message: `The new rule of Change 3 is numbered ${number}, and so is the new rule of Change 2. ${FREE}`,
        help: 'Give one of the two another number.',
        path: ['changes', 2, 'enact', 'number'],
      },
    ]);
  });
});

describe('proposals whose names are words', () => {
  const named = (name: string, by: string, from: string, to: string) =>
    page(
      `proposal: ${name}\nby: ${by}\nproposed: ${from}\nenact: { number: ${name} }\nvotes: { for: [a, b, c] }\nclosed: ${to}`,
      'X.',
    );
  const orderOf = (proposals: Setting['proposals'] = {}, cards: Setting['cards'] = {}) => {
    const replayed = play({ cards: { 108: null, 202: null, ...cards }, proposals });
    expect(errorsOf(replayed)).toEqual([]);
    return replayed.versions.slice(1).flatMap(({ changed }) => [...changed]);
  };

  test.each([
    ['by days', '2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'],
    [
      'by hours',
      '2026-01-01T10:00Z',
      '2026-01-01T11:00Z',
      '2026-01-01T12:00Z',
      '2026-01-01T13:00Z',
    ],
    ['by months', '2026-01', '2026-02', '2026-03', '2026-04'],
  ])('are in the order of their dates: %s', (_, one, two, three, four) => {
    const proposals = {
      tea: named('ZEBRA', 'a', one, two),
      cake: named('APPLE', 'b', three, four),
    };
    expect(orderOf(proposals)).toEqual(['ZEBRA', 'APPLE']);
    const turned = { tea: named('ZEBRA', 'b', three, four), cake: named('APPLE', 'a', one, two) };
    expect(orderOf(turned)).toEqual(['APPLE', 'ZEBRA']);
  });

  test('follow those with numbers, once no rule numbers them', () => {
    const proposals = {
      301: enact(301, 'a', 'repeal: 108'),
      zoo: named('ZOO', 'b', '2026-01-05', '2026-01-06'),
      ape: named('APE', 'c', '2026-01-07', '2026-01-08'),
    };
    const replayed = play({ cards: { 202: null, 108: LAW('given')[108] ?? null }, proposals });
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.versions.map(({ changed }) => [...changed]).slice(1)).toEqual([
      ['108'],
      ['ZOO'],
      ['APE'],
    ]);
  });
});
