/** The words of rules as they change: what is replaced, and what makes no difference. */
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
