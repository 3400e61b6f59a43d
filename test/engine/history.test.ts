/** The fate of rules: their numbers, their texts, and the cards that lie on them. */

import { describe, expect, it } from 'vitest';
import { changeAt, rulesAt } from '../../src/engine/results/rules-at.ts';
import type { Replay, Rule } from '../../src/engine/results/types.ts';
import {
  card,
  enact,
  errorsOf,
  inTurn,
  newRule,
  notesOf,
  play,
  type Setting,
  wrongs,
} from './table.ts';

const KEEP = '{ numbering: { first: 301, changed-rule: keeps-its-own } }';

/** Numbers under both values of `changed-rule`. */
const BOTH = [
  ['takes-proposal-number', {}],
  ['keeps-its-own', { 108: card(108, KEEP, 'immutable') }],
] as const;

const words206 =
  'When a proposed rule-change is defeated, the player who proposed it loses 10 points.';

const amend = (rule: number | string, more = 'mechanics: keep') => `amend: ${rule}\n${more}`;

/** The rule with this identity at the end, unless it was repealed. */
function rule(replayed: Replay, id: string): Rule | undefined {
  expect(errorsOf(replayed)).toEqual([]);
  return replayed.lives.get(id)?.changes.at(-1)?.rule;
}

function played(setting: Setting, id: string): Rule | undefined {
  return rule(play(setting), id);
}

describe('where the rules do not say what number a changed rule has', () => {
  it.each([
    ['no rule speaks of numbers', { 108: card(108, '', 'immutable') }],
    [
      'two differ and neither prevails',
      {
        108: card(108, KEEP),
        109: card(109, '{ numbering: { first: 301, changed-rule: takes-proposal-number } }'),
        110: card(110, ''),
        211: card(211, ''),
      },
    ],
  ])('it keeps its own: %s', (_, cards) => {
    const replayed = play({ cards, proposals: inTurn(amend(206)) });
    expect(replayed.lives.get('206')?.changes.at(-1)?.rule).toMatchObject({ number: 206 });
  });
});

/**
 * Rule 206, which is called `@`, under changes that follow one another. The row has the words on its
 * card, from the lowest to those in force, by proposal. A rule takes the number of each proposal that
 * changes it, or else keeps its own and has the other as its effective number.
 */
const CHANGES: readonly (readonly [what: string, acts: readonly string[], card: string])[] = [
  ['an amendment', [amend('@')], '206 301'],
  ['an amendment of an amended rule', [amend('@'), amend('@')], '206 301 302'],
  [
    'the repeal of the amendment on top',
    [amend('@'), amend('@'), 'repeal: { amendment: 302 }'],
    '206 301',
  ],
  [
    'the repeal of both, one after the other',
    [amend('@'), amend('@'), 'repeal: { amendment: 302 }', 'repeal: { amendment: 301 }'],
    '206',
  ],
  [
    'the repeal of an amendment under another',
    [amend('@'), amend('@'), 'repeal: { amendment: 301 }'],
    '206 302',
  ],
  [
    'an amendment of an amendment',
    [amend('@'), 'amend: { amendment: 301 }\nmechanics: keep'],
    '206 302',
  ],
  [
    'an amendment of an amendment under another',
    [amend('@'), amend('@'), 'amend: { amendment: 301 }\nmechanics: keep'],
    '206 303 302',
  ],
  [
    'the same, when the other is repealed',
    [
      amend('@'),
      amend('@'),
      'amend: { amendment: 301 }\nmechanics: keep',
      'repeal: { amendment: 302 }',
    ],
    '206 303',
  ],
  ['transmutation', ['transmute: { rule: @, to: immutable }'], '206!'],
  [
    'transmutation there and back',
    ['transmute: { rule: @, to: immutable }', 'transmute: { rule: @, to: mutable }'],
    '206',
  ],
  [
    'an amendment after both',
    ['transmute: { rule: @, to: immutable }', 'transmute: { rule: @, to: mutable }', amend('@')],
    '206 303',
  ],
];

describe.each(BOTH)('where a changed rule %s', (value, cards) => {
  const takes = value === 'takes-proposal-number';
  /** The number of the rule after so many changes. */
  const called = (changes: number) => (takes && changes > 0 ? 300 + changes : 206);

  it.each(CHANGES)('%s', (_, acts, laid) => {
    const proposals = inTurn(...acts.map((act, i) => act.replaceAll('@', `${called(i)}`)));
    const numbers = [206, ...acts.map((_, index) => 301 + index)];
    const words = laid.replace('!', '').split(' ').map(Number);
    const textOf = (number: number) => (number === 206 ? words206 : `Words of ${number}.`);
    expect(played({ cards, proposals }, '206')).toMatchObject({
      number: called(acts.length),
      numbers: takes ? numbers : [206],
      effectiveNumber: numbers.at(-1),
      tier: laid.endsWith('!') ? 'immutable' : 'mutable',
      text: textOf(words.at(-1) ?? 0),
      layers: words.map((number) => ({ text: textOf(number) })),
      amended: acts.some((act) => act.startsWith('amend')),
    });
  });

  it('mechanics go and come back with the words under an amendment', () => {
    const proposals = inTurn(
      amend(206, 'mechanics: none'),
      amend(called(1)),
      'repeal: { amendment: 302 }',
      'repeal: { amendment: 301 }',
    );
    const life = play({ cards, proposals }).lives.get('206')?.changes ?? [];
    expect(life.map(({ rule }) => Boolean(rule?.mechanics?.awards))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(life.at(-1)).toMatchObject({ kind: 'repeal', amendment: 301 });
  });

  it.each([
    [
      'of the rule',
      [
        amend(
          206,
          'mechanics: keep\nreplace: [{ from: "loses 10", to: "loses 50" }, { from: " proposed it", to: "" }]',
        ),
      ],
      'When a proposed rule-change is defeated, the player who loses 50 points.',
    ],
    [
      'of an amendment',
      [
        amend(206),
        'amend: { amendment: 301 }\nmechanics: keep\nreplace: [{ from: "301", to: "both" }]',
      ],
      'Words of both.',
    ],
  ])('words %s are replaced', (_, acts, text) => {
    expect(played({ cards, proposals: inTurn(...acts) }, '206')?.text).toBe(text);
  });

  it('an immutable rule is not amended', () => {
    const there = 'transmute: { rule: 206, to: immutable }';
    const proposals = inTurn(there, amend(called(1)));
    expect(wrongs({ cards, proposals })).toEqual(['proposal/not-permitted']);
  });

  it('re-enactment: it is another rule, with the number of the proposal to reenact it', () => {
    const proposals = { 301: enact(301, 'a', 'repeal: 206'), 302: enact(302, 'b', '', words206) };
    const replayed = play({ cards, proposals });
    expect(rule(replayed, '206')).toBeUndefined();
    expect(rule(replayed, '302')).toMatchObject({ number: 302, numbers: [302], text: words206 });
    expect(replayed.lives.get('302')?.changes).toMatchObject([
      { kind: 'enact', reenacts: '206', version: 2 },
    ]);
  });

  it('a new title, which goes with the amendment that gave it', () => {
    const proposals = inTurn(
      'enact: { title: One }',
      'amend: 301\ntitle: Two',
      'repeal: { amendment: 302 }',
    );
    const life = play({ cards, proposals }).lives.get('301')?.changes ?? [];
    expect(life.map((change) => change.rule?.title)).toEqual(['One', 'Two', 'One']);
  });
});

/** An amendment is called by the number of the proposal that laid it, while it lies there. */
it.each([
  ['which is taken off', [amend(206), 'repeal: { amendment: 301 }'], 'gone/rule'],
  ['which was none', [''], 'unknown/rule'],
  ['whose rule is gone', [amend(206), 'repeal: 301'], 'gone/rule'],
])('the repeal of an amendment %s', (_, acts, code) => {
  expect(wrongs({ proposals: inTurn(...acts, 'repeal: { amendment: 301 }') })).toEqual([code]);
});

describe('words to replace', () => {
  const replacing = (...pairs: readonly (readonly [from: string, to: string])[]) =>
    `mechanics: keep\nreplace: [${pairs.map(([from, to]) => `{ from: "${from}", to: "${to}" }`).join(', ')}]`;

  it.each([
    ['once', '10 points', []],
    ['twice', 'proposed', ['proposal/text']],
    ['nowhere', '20 points', ['proposal/text']],
  ])('occur in the text in force, exactly once: %s', (_, from, codes) => {
    expect(wrongs({ proposals: inTurn(amend(206, replacing([from, 'it']))) })).toEqual(codes);
  });

  it('occur in an amendment, which is the text in force', () => {
    const proposals = inTurn(amend(206), amend(301, replacing(['Words', 'W'])));
    expect(played({ proposals }, '206')?.text).toBe('W of 301.');
  });

  it.each([300, 301])(
    'do not occur in a rule that is quoted up to its 300th sign, of %i',
    (size) => {
      const proposals = {
        301: enact(301, 'a', amend(206), 'x'.repeat(size)),
        302: enact(302, 'b', amend(301, replacing(['z', 'y']))),
      };
      const [error] = errorsOf(play({ proposals }));
      expect(error?.help).toContain(`“${'x'.repeat(300)}${size > 300 ? '…' : ''}”`);
    },
  );

  it('are replaced one after another', () => {
    const chain = replacing(['10', 'ten'], ['ten points', 'a point']);
    const { text } = played({ proposals: inTurn(amend(206, chain)) }, '206') ?? {};
    expect(text).toBe(words206.replace('10 points', 'a point'));
  });
});

describe('a change that makes no difference, which a note says', () => {
  const win = (formula: string) => `{ win: [{ when: '${formula}' }] }`;
  const POINTS = { 208: card(208, win('player.points >= 100')) };

  it.each([
    ['the same words', amend(206), words206, 1],
    ['other words', amend(206), 'Words of 301.', 0],
    [
      'the same formula in other spacing',
      amend(208, `mechanics: ${win('player.points>=100')}`),
      'The words of Rule 208.',
      1,
    ],
    [
      'another formula',
      amend(208, `mechanics: ${win('player.points >= 101')}`),
      'The words of Rule 208.',
      0,
    ],
  ])('%s', (_, act, words, noted) => {
    const replayed = play({ cards: POINTS, proposals: { 301: enact(301, 'a', act, words) } });
    expect(errorsOf(replayed)).toEqual([]);
    expect(notesOf(replayed, 'change/no-difference')).toHaveLength(noted);
    expect(replayed.versions).toHaveLength(2);
  });

  it.each([
    ['player.points>=0', 0],
    ['player.points >= 0 - 1', 1],
  ])('nor do formulas that differ in spacing alone conflict: %s', (formula, voids) => {
    const proposers = (said: string) => `{ proposers: '${said}' }`;
    const setting = {
      cards: { 208: card(208, proposers('player.points >= 0')) },
      proposals: inTurn(newRule(proposers(formula))),
    };
    expect(notesOf(play(setting), 'law/void')).toHaveLength(voids);
  });
});

describe('the rules at a version', () => {
  const proposals = inTurn(
    '',
    'votes: { for: [a, b], against: [c] }',
    amend(206),
    'repeal: 207',
    'transmute: { rule: 101, to: mutable }',
    'repeal: 301',
  );
  const replayed = play({ proposals });

  /** The Initial Set as a reader would mark it up by hand: what has gone and what has come. */
  const byHand = [
    [[], []],
    [[], [301]],
    [[206], [301, 303]],
    [
      [206, 207],
      [301, 303],
    ],
    [
      [206, 207, 101],
      [301, 303, 305],
    ],
    [
      [206, 207, 101],
      [303, 305],
    ],
    // The sixth turn ends the second circuit, and Rule 203 changes by its own terms.
    [
      [206, 207, 101],
      [303, 305],
    ],
  ] as const satisfies readonly (readonly [gone: readonly number[], come: readonly number[]])[];

  it('are those that a reader would find by hand', () => {
    const numbersAt = (version: number) =>
      rulesAt(replayed.lives, version).map(({ number }) => Number(number));
    const initial = numbersAt(0);
    expect(initial).toHaveLength(29);
    expect(byHand.map((_, version) => numbersAt(version))).toEqual(
      byHand.map(([gone, come]) => [
        ...initial.filter((number) => !gone.some((each) => each === number)),
        ...come,
      ]),
    );
    expect(replayed.versions).toHaveLength(byHand.length);
  });

  it('are told with what changed, and by what', () => {
    expect(replayed.versions.slice(1)).toMatchObject([
      { number: 1, changed: ['301'], cause: { number: 301 }, on: { text: '2026-01-02' } },
      { number: 2, changed: ['206'], cause: { number: 303 }, on: { text: '2026-01-06' } },
      { number: 3, changed: ['207'], cause: { number: 304 } },
      { number: 4, changed: ['101'], cause: { number: 305 } },
      { number: 5, changed: ['301'], cause: { number: 306 } },
      { number: 6, changed: ['203'], cause: { by: 'itself' }, on: { text: '2026-01-12' } },
    ]);
    expect(replayed.proposals.map(({ version }) => version)).toEqual([1, undefined, 2, 3, 4, 5]);
  });

  it('read as they did then', () => {
    const life = replayed.lives.get('206');
    if (!life) throw new Error('no Rule 206');
    const texts = [0, 1, 2, 5].map((version) => changeAt(life, version)?.rule?.text);
    expect(texts).toEqual([words206, words206, 'Words of 303.', 'Words of 303.']);
    const enacted = replayed.lives.get('301');
    if (!enacted) throw new Error('no Rule 301');
    expect(changeAt(enacted, 0)).toBeUndefined();
    expect(changeAt(enacted, 4)?.rule?.text).toBe('Words of 301.');
    expect(changeAt(enacted, 5)?.rule).toBeUndefined();
  });
});
