/** What becomes of rules: their numbers, their texts, and the cards that lie on them. */

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

const amend = (rule: number, more = 'mechanics: keep') => `amend: ${rule}\n${more}`;

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

describe.each(BOTH)('where a changed rule %s', (value, cards) => {
  const takes = value === 'takes-proposal-number';
  const numbered = (...numbers: readonly number[]) =>
    takes
      ? { number: numbers.at(-1), numbers }
      : { number: numbers[0], numbers: numbers.slice(0, 1), effectiveNumber: numbers.at(-1) };
  /** What the rule is called after the changes so far. */
  const called = (latest: number, own: number) => (takes ? latest : own);

  it('an amendment', () => {
    expect(played({ cards, proposals: inTurn(amend(206)) }, '206')).toMatchObject({
      ...numbered(206, 301),
      text: 'Words of 301.',
      amended: true,
    });
  });

  it('an amendment of a rule that is amended already', () => {
    const proposals = inTurn(amend(206), amend(called(301, 206)));
    expect(played({ cards, proposals }, '206')).toMatchObject({
      ...numbered(206, 301, 302),
      text: 'Words of 302.',
      layers: [{ text: words206 }, { proposal: 301 }, { proposal: 302 }],
    });
  });

  it('the repeal of an amendment that lies on top', () => {
    const proposals = inTurn(
      amend(206, 'mechanics: none'),
      amend(called(301, 206)),
      'repeal: { amendment: 302 }',
      'repeal: { amendment: 301 }',
    );
    const replayed = play({ cards, proposals });
    expect(rule(replayed, '206')).toMatchObject({
      ...numbered(206, 301, 302, 303, 304),
      text: words206,
    });
    const life = replayed.lives.get('206')?.changes ?? [];
    expect(life.map((change) => change.rule?.text)).toEqual([
      words206,
      'Words of 301.',
      'Words of 302.',
      'Words of 301.',
      words206,
    ]);
    expect(life.map((change) => Boolean(change.rule?.mechanics?.awards))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(life.at(-1)).toMatchObject({ kind: 'repeal', amendment: 301 });
  });

  it('the repeal of an amendment that lies under another', () => {
    const proposals = inTurn(amend(206), amend(called(301, 206)), 'repeal: { amendment: 301 }');
    expect(played({ cards, proposals }, '206')).toMatchObject({
      ...numbered(206, 301, 302, 303),
      text: 'Words of 302.',
      layers: [{ text: words206 }, { proposal: 302 }],
    });
  });

  it('an amendment of an amendment', () => {
    const proposals = inTurn(amend(206), 'amend: { amendment: 301 }\nmechanics: keep');
    expect(played({ cards, proposals }, '206')).toMatchObject({
      ...numbered(206, 301, 302),
      text: 'Words of 302.',
      layers: [{ text: words206 }, { proposal: 302 }],
    });
  });

  it('an amendment of an amendment that lies under another', () => {
    const proposals = inTurn(
      amend(206),
      amend(called(301, 206)),
      'amend: { amendment: 301 }\nmechanics: keep',
      'repeal: { amendment: 302 }',
    );
    const replayed = play({ cards, proposals });
    const texts = replayed.lives.get('206')?.changes.map((change) => change.rule?.text);
    expect(texts?.slice(2)).toEqual(['Words of 302.', 'Words of 302.', 'Words of 303.']);
    expect(rule(replayed, '206')).toMatchObject(numbered(206, 301, 302, 303, 304));
  });

  it('an amendment in the words that it replaces', () => {
    const fifty =
      'replace: [{ from: "loses 10", to: "loses 50" }, { from: " proposed it", to: "" }]';
    const proposals = inTurn(amend(206, `mechanics: keep\n${fifty}`));
    expect(played({ cards, proposals }, '206')).toMatchObject({
      ...numbered(206, 301),
      text: 'When a proposed rule-change is defeated, the player who loses 50 points.',
    });
  });

  it('an amendment, in words that its own amendment replaces', () => {
    const replace = 'replace: [{ from: "301", to: "both" }]';
    const proposals = inTurn(amend(206), `amend: { amendment: 301 }\nmechanics: keep\n${replace}`);
    expect(played({ cards, proposals }, '206')?.text).toBe('Words of both.');
  });

  it('transmutation there and back', () => {
    const there = 'transmute: { rule: 206, to: immutable }';
    const back = `transmute: { rule: ${called(301, 206)}, to: mutable }`;
    const replayed = play({ cards, proposals: inTurn(there, back, amend(called(302, 206))) });
    expect(rule(replayed, '206')).toMatchObject({
      ...numbered(206, 301, 302, 303),
      tier: 'mutable',
    });
    const life = replayed.lives.get('206')?.changes ?? [];
    expect(life.map((change) => change.rule?.tier)).toEqual([
      'mutable',
      'immutable',
      'mutable',
      'mutable',
    ]);
    expect(life.map((change) => change.rule?.amended)).toEqual([false, false, false, true]);
    const meanwhile = inTurn(there, amend(called(301, 206)));
    expect(wrongs({ cards, proposals: meanwhile })).toEqual(['proposal/not-permitted']);
  });

  it('re-enactment: it is another rule, with the number of the proposal to reenact it', () => {
    const proposals = { ...inTurn('repeal: 206', 'enact: {}') };
    const replayed = play({
      cards,
      proposals: { ...proposals, 302: (proposals[302] ?? '').replace('Words of 302.', words206) },
    });
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

describe('what an amendment is called', () => {
  it('is the number of the proposal that laid it, while it lies there', () => {
    const gone = inTurn(amend(206), 'repeal: { amendment: 301 }', 'repeal: { amendment: 301 }');
    expect(wrongs({ proposals: gone })).toEqual(['gone/rule']);
    const none = inTurn('', 'repeal: { amendment: 301 }');
    expect(wrongs({ proposals: none })).toEqual(['unknown/rule']);
    const repealed = inTurn(amend(206), 'repeal: 301', 'repeal: { amendment: 301 }');
    expect(wrongs({ proposals: repealed })).toEqual(['gone/rule']);
  });
});

describe('words to replace', () => {
  const replacing = (from: string) =>
    inTurn(amend(206, `mechanics: keep\nreplace: [{ from: "${from}", to: "it" }]`));

  it('occur in the text in force, exactly once', () => {
    expect(wrongs({ proposals: replacing('10 points') })).toEqual([]);
    expect(wrongs({ proposals: replacing('proposed') })).toEqual(['proposal/text']);
    expect(wrongs({ proposals: replacing('20 points') })).toEqual(['proposal/text']);
    const second = inTurn(
      amend(206),
      amend(301, 'mechanics: keep\nreplace: [{ from: Words, to: W }]'),
    );
    expect(played({ proposals: second }, '206')?.text).toBe('W of 301.');
  });

  it.each([300, 301])(
    'do not occur in a rule that is quoted up to its 300th sign, of %i',
    (size) => {
      const amended = enact(301, 'a', amend(206), 'x'.repeat(size));
      const wrong = enact(302, 'b', amend(301, 'mechanics: keep\nreplace: [{ from: z, to: y }]'));
      const [error] = errorsOf(play({ proposals: { 301: amended, 302: wrong } }));
      expect(error?.help).toContain(`“${'x'.repeat(300)}${size > 300 ? '…' : ''}”`);
    },
  );

  it('are replaced one after another', () => {
    const chain = 'replace: [{ from: "10", to: "ten" }, { from: "ten points", to: "a point" }]';
    expect(
      played({ proposals: inTurn(amend(206, `mechanics: keep\n${chain}`)) }, '206')?.text,
    ).toBe(words206.replace('10 points', 'a point'));
  });
});

describe('a change that makes no difference', () => {
  it('is a change, and a note says so', () => {
    const same = inTurn(amend(206));
    const replayed = play({
      proposals: { 301: (same[301] ?? '').replace('Words of 301.', words206) },
    });
    expect(notesOf(replayed, 'change/no-difference')).toHaveLength(1);
    expect(rule(replayed, '206')).toMatchObject({ number: 301, text: words206 });
    expect(notesOf(play({ proposals: same }), 'change/no-difference')).toEqual([]);
  });
});

describe('formulas that differ in spacing alone', () => {
  const win = (formula: string) => `{ win: [{ when: '${formula}' }] }`;
  const cards = { 208: card(208, win('player.points >= 100')) };

  it('make no difference to a rule', () => {
    const act = `amend: 208\nmechanics: ${win('player.points>=100')}`;
    const proposals = {
      301: (inTurn(act)[301] ?? '').replace('Words of 301.', 'The words of Rule 208.'),
    };
    expect(notesOf(play({ cards, proposals }), 'change/no-difference')).toHaveLength(1);
  });

  it('are no conflict between rules', () => {
    const same = (formula: string) => `{ proposers: '${formula}' }`;
    const voids = (one: string, other: string) =>
      notesOf(
        play({
          cards: { 208: card(208, same(one)) },
          proposals: inTurn(newRule(same(other))),
        }),
        'law/void',
      );
    expect(voids('player.points >= 0', 'player.points>=0')).toEqual([]);
    expect(voids('player.points >= 0', 'player.points >= 0 - 1')).toHaveLength(1);
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

  /** The Initial Set as a reader would mark it up by hand, by number. */
  const byHand: readonly (readonly [gone: readonly number[], come: readonly number[]])[] = [
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
  ];

  it('are those that a reader would find by hand', () => {
    const initial = rulesAt(replayed.lives, 0).map(({ number }) => number);
    expect(initial).toHaveLength(29);
    const numbers = byHand.map((_, version) =>
      rulesAt(replayed.lives, version).map(({ number }) => number),
    );
    expect(numbers).toEqual(
      byHand.map(([gone, come]) => [
        ...initial.filter((number) => !gone.includes(Number(number))),
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
