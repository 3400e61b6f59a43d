/** Readings that rules settle, and custom that has a date. */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { custom, law, made, voted, wrong } from './by-hand/in-short.ts';
import {
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  newRule,
  notesOf,
  play,
  type Setting,
} from './table.ts';

const WITHDRAWN = 'enact: {}\nwithdrawn: ';
const FORBIDDING = newRule('{ readings: { withdrawal: no } }');
const ALLOWING = newRule('{ readings: { withdrawal: yes } }');
const REFUSED = 'proposal/not-permitted';

/** Proposals that are adopted, and one after them that is withdrawn. */
function withdrawing(adopted: readonly string[], more: Setting = {}): Setting {
  const number = 301 + adopted.length;
  const proposals = inTurn(...adopted, `${WITHDRAWN}${voted(number)}`);
  return { ...more, cards: { 104: null, ...more.cards }, proposals };
}

function takenIn({ readings }: Replay, reading: string) {
  const { taken, source, rule } = readings.find(({ id }) => id === reading) ?? {};
  return [taken, source, rule];
}

const SAYS_NO = law({ 214: 'readings: { withdrawal: no }' });
const SAYS_YES = law({ 214: 'readings: { withdrawal: yes }' });
const IN_104 = law({ 104: 'readings: { withdrawal: no }' });
const BY_JUDGE = {
  1: judged(1, made(302), 'a', 'by: b\nsettles: [{ reading: withdrawal, take: yes }]'),
};

/**
 * A reading that a rule settles is taken from its adoption to its repeal. Rules that players enact come
 * before custom, and custom before the Initial Set; a Judgment before all of them, in its own turn.
 */
it.each<readonly [string, readonly string[], Setting, string]>([
  ['by no rule', [''], {}, ''],
  ['by one that was enacted', [FORBIDDING], {}, REFUSED],
  ['by one that was repealed', [FORBIDDING, 'repeal: 301'], {}, ''],
  ['by the Initial Set', [''], { cards: IN_104 }, REFUSED],
  [
    'by custom, and not by the Initial Set',
    [''],
    { cards: IN_104, game: custom('withdrawal yes') },
    '',
  ],
  [
    'by what was enacted, and not by custom',
    [FORBIDDING],
    { game: custom('withdrawal yes') },
    REFUSED,
  ],
  ['by nobody, and left open', [''], { game: custom('withdrawal open') }, 'reading/open'],
  ['by a rule, though it was left open', [ALLOWING], { game: custom('withdrawal open') }, ''],
  ['by a Judgment, and not by a rule', [FORBIDDING], { judgments: BY_JUDGE }, ''],
  [
    'by the lower number of two',
    [''],
    { cards: { ...SAYS_YES, ...law({ 215: 'readings: { withdrawal: no }' }) } },
    '',
  ],
  [
    'by the one of two that claims to prevail',
    [''],
    {
      cards: {
        ...SAYS_YES,
        ...law({ 215: 'readings: { withdrawal: no }, overrides: [readings]' }),
      },
    },
    REFUSED,
  ],
  ['by custom from before the move', [''], { game: since(made(301)) }, REFUSED],
  ['by custom from its day on', [''], { game: since(voted(302)) }, REFUSED],
  ['by no custom that is later', [''], { game: since(made(303)) }, ''],
])('whether a proposal may be withdrawn is settled %s', (_, adopted, more, expected) => {
  expect(wrong(withdrawing(adopted, more))).toBe(expected);
});

function since(date: string): string {
  return `readings: { withdrawal: { take: no, since: ${date} } }`;
}

it('no rule settles it before its adoption', () => {
  expect(wrong(withdrawing([]))).toBe('');
});

it.each([
  ['by a card whose words are other words no more', 'Other words.', ''],
  ['as before where the same words are stated again', 'The words of Rule 214.', REFUSED],
])('a reading is settled %s', (_, words, expected) => {
  const { proposals } = withdrawing(['']);
  const amended = { ...proposals, 301: enact(301, 'a', 'amend: 214', words) };
  expect(wrong({ cards: { 104: null, ...SAYS_NO }, proposals: amended })).toBe(expected);
});

describe('a reading that a rule settles', () => {
  it('is named by that rule where a move breaks it, and told with its number', () => {
    const replayed = play(withdrawing([FORBIDDING]));
    const [found] = errorsOf(replayed);
    expect(found?.rule?.number).toBe(301);
    expect(found?.message).toBe(
      'Proposal 302 may not be withdrawn: Rule 301 requires a vote on every proposal.',
    );
    expect(takenIn(replayed, 'withdrawal')).toEqual(['no', 'rule', 301]);
  });

  const motion = law({ 214: 'readings: { motion-awards: "no" }' });
  it.each<readonly [string, Setting['cards'] & object, string, number]>([
    ['no rule', {}, '', 1],
    ['one enacted in the game', {}, newRule('{ readings: { motion-awards: "no" } }'), 0],
    ['one of the Initial Set', motion, '', 0],
  ])('leaves nothing to contest: %s', (_, cards, first, contested) => {
    const notes = notesOf(play({ cards, proposals: inTurn(first, 'act: []') }), 'contestable');
    const told = notes.filter(({ message }) => message.includes('The award for Proposal 302'));
    expect(told).toHaveLength(contested);
  });

  it('is undetermined where two differ and nothing says which prevails', () => {
    const cards = { 211: null, ...SAYS_YES };
    const [finding, ...more] = errorsOf(play(withdrawing([FORBIDDING], { cards })));
    expect(more).toEqual([]);
    expect(finding?.message).toContain('differ on “readings.withdrawal”');
  });
});

it.each([
  ['once it has arisen', day(302, 0), ['no', 'custom', undefined]],
  ['not before', day(303, 0), ['yes', 'default', undefined]],
])('custom is told as custom: %s', (_, date, told) => {
  const replayed = play({ game: since(date), proposals: inTurn('', ''), cards: { 104: null } });
  expect(takenIn(replayed, 'withdrawal')).toEqual(told);
});

/**
 * Rule 302 claims to prevail over Rule 207 on ballots, which has become Rule 301. It does so by any
 * number that the rule has had, unless custom that has arisen, or a rule, says otherwise.
 */
it.each([
  ['', '', '207'],
  ['take: new-only', '', '302'],
  [`take: new-only, since: ${day(302, 0)}`, '', '302'],
  [`take: new-only, since: ${day(304, 0)}`, '', '207'],
  ['', newRule('{ readings: { renumbering: new-only } }'), '302'],
])(
  'the number that a claim names, with the custom %j and Proposal 303 %j',
  (taken, third, yields) => {
    const claim = newRule('{ ballots: 2, overrides: [207] }');
    const { versions } = play({
      game: taken && `readings: { renumbering: { ${taken} } }`,
      proposals: inTurn('amend: 207\nmechanics: keep', claim, third),
    });
    const voids = versions.at(-1)?.voids.filter(({ slot }) => slot === 'ballots');
    expect(voids?.map(({ rule }) => rule)).toEqual([yields]);
  },
);
