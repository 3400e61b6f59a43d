/** Readings that rules settle, and custom that has a date. */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  newRule,
  notesOf,
  page,
  play,
  type Setting,
  wrongs,
} from './table.ts';

const withdrawn = (number: number, by: string) =>
  page(
    `proposal: ${number}\nby: ${by}\nproposed: ${day(number, 0)}\nenact: {}\nwithdrawn: ${day(number, 1)}`,
    'Thought better of.',
  );

const FORBIDDING = newRule('{ readings: { withdrawal: no } }');
const REFUSED = ['proposal/not-permitted'];

/** The first proposal is what is given; the second is withdrawn. */
function withdrawing(first: string, more: Setting = {}): Setting {
  const proposals = { 301: enact(301, 'a', first), 302: withdrawn(302, 'b') };
  return { ...more, cards: { 104: null, ...more.cards }, proposals };
}

function takenIn({ readings }: Replay, reading: string) {
  const { taken, source, rule } = readings.find(({ id }) => id === reading) ?? {};
  return [taken, source, rule];
}

describe('a reading that a rule settles', () => {
  it('is taken from the adoption of the rule on', () => {
    expect(wrongs(withdrawing(''))).toEqual([]);
    expect(wrongs(withdrawing(FORBIDDING))).toEqual(REFUSED);
    expect(wrongs({ ...withdrawing(''), proposals: { 301: withdrawn(301, 'a') } })).toEqual([]);
  });

  it('is named by that rule where a move breaks it', () => {
    const [wrong] = errorsOf(play(withdrawing(FORBIDDING)));
    expect(wrong?.rule?.number).toBe(301);
    expect(wrong?.message).toBe(
      'Proposal 302 is withdrawn, and Rule 301 has every proposal voted on.',
    );
  });

  it('is told with the number of the rule', () => {
    expect(takenIn(play(withdrawing(FORBIDDING)), 'withdrawal')).toEqual(['no', 'rule', 301]);
  });

  it.each([
    [
      'enacted in the game',
      { cards: {}, proposals: inTurn(newRule('{ readings: { motion-awards: "no" } }'), 'act: []') },
    ],
    [
      'of the Initial Set',
      {
        cards: { 214: card(214, '{ readings: { motion-awards: "no" } }') },
        proposals: inTurn('', 'act: []'),
      },
    ],
  ])('leaves nothing to contest, where the rule is %s', (_, { cards, proposals }) => {
    const contested = (setting: Setting) =>
      notesOf(play(setting), 'contestable').filter(({ message }) =>
        message.includes('What Proposal 302 earns'),
      );
    expect(contested({ proposals: inTurn('', 'act: []') })).toHaveLength(1);
    expect(contested({ cards, proposals })).toEqual([]);
  });

  it('is no longer settled when the rule is repealed', () => {
    const proposals = {
      301: enact(301, 'a', FORBIDDING),
      302: enact(302, 'b', 'repeal: 301'),
      303: withdrawn(303, 'c'),
    };
    expect(wrongs({ ...withdrawing(''), proposals })).toEqual([]);
  });

  it.each([
    ['is no longer settled by a card whose words are other words', 'Other words.', []],
    [
      'is settled as before where the same words are stated again',
      'The words of Rule 214.',
      REFUSED,
    ],
  ])('%s', (_, words, codes) => {
    const cards = { 104: null, 214: card(214, '{ readings: { withdrawal: no } }') };
    const proposals = { 301: enact(301, 'a', 'amend: 214', words), 302: withdrawn(302, 'b') };
    expect(wrongs({ cards, proposals })).toEqual(codes);
  });

  it('is settled by what players enact before custom, and by custom before the Initial Set', () => {
    const game = 'readings: { withdrawal: { take: yes } }';
    const cards = { 104: card(104, '{ readings: { withdrawal: no } }', 'immutable') };
    expect(wrongs(withdrawing('', { cards }))).toEqual(REFUSED);
    expect(wrongs(withdrawing('', { cards, game }))).toEqual([]);
    expect(wrongs(withdrawing(FORBIDDING, { game }))).toEqual(REFUSED);
  });

  it('is settled even where custom has left it open', () => {
    const game = 'readings: { withdrawal: { take: open } }';
    expect(wrongs(withdrawing('', { game }))).toEqual(['reading/open']);
    expect(wrongs(withdrawing(newRule('{ readings: { withdrawal: yes } }'), { game }))).toEqual([]);
  });

  it('is settled otherwise by a Judgment, in its own turn', () => {
    const settles = 'by: b\nsettles: [{ reading: withdrawal, take: yes }]';
    const judgments = { 1: judged(1, day(302, 0), 'a', settles) };
    expect(wrongs(withdrawing(FORBIDDING, { judgments }))).toEqual([]);
  });

  it('is settled by the rule that prevails, where two differ', () => {
    const cards = {
      214: card(214, '{ readings: { withdrawal: yes } }'),
      215: card(215, '{ readings: { withdrawal: no } }'),
    };
    expect(wrongs(withdrawing('', { cards }))).toEqual([]);
    const claiming = { 215: card(215, '{ readings: { withdrawal: no }, overrides: [readings] }') };
    expect(wrongs(withdrawing('', { cards: { ...cards, ...claiming } }))).toEqual(REFUSED);
  });

  it('is undetermined where two differ and nothing says which prevails', () => {
    const cards = { 211: null, 214: card(214, '{ readings: { withdrawal: yes } }') };
    const [finding, ...more] = errorsOf(play(withdrawing(FORBIDDING, { cards })));
    expect(more).toEqual([]);
    expect(finding?.message).toContain('differ on “readings.withdrawal”');
  });
});

describe('a custom with a date', () => {
  const since = (date: string) => `readings: { withdrawal: { take: no, since: ${date} } }`;

  it.each([
    ['before the move', day(301, 0), REFUSED],
    ['on its day', day(302, 1), REFUSED],
    ['after it', day(303, 0), []],
  ])('that has arisen %s', (_, date, codes) => {
    expect(wrongs(withdrawing('', { game: since(date) }))).toEqual(codes);
  });

  it('is told as custom once it has arisen, and not before', () => {
    const proposals = inTurn('', '');
    const at = (date: string) =>
      takenIn(play({ game: since(date), proposals, cards: { 104: null } }), 'withdrawal');
    expect(at(day(302, 0))).toEqual(['no', 'custom', undefined]);
    expect(at(day(303, 0))).toEqual(['yes', 'default', undefined]);
  });
});

describe('the number that a claim names', () => {
  /** Rule 302 claims to prevail over Rule 207 on ballots, which has become Rule 301. */
  const claiming = (more: Setting, third = ''): Setting => ({
    ...more,
    proposals: inTurn(
      'amend: 207\nmechanics: keep',
      newRule('{ ballots: 2, overrides: [207] }'),
      third,
    ),
  });
  const yields = (setting: Setting) =>
    play(setting)
      .versions.at(-1)
      ?.voids.flatMap(({ rule, slot }) => (slot === 'ballots' ? rule : []));
  const custom = (more: string) => ({ game: `readings: { renumbering: { ${more} } }` });

  it('is any that the rule has had, unless custom or a rule says otherwise', () => {
    expect(yields(claiming({}))).toEqual(['207']);
    expect(yields(claiming(custom('take: new-only')))).toEqual(['302']);
    expect(yields(claiming({}, newRule('{ readings: { renumbering: new-only } }')))).toEqual([
      '302',
    ]);
  });

  it('is no other before custom on it has arisen', () => {
    const since = (date: string) => yields(claiming(custom(`take: new-only, since: ${date}`)));
    expect(since(day(302, 0))).toEqual(['302']);
    expect(since(day(304, 0))).toEqual(['207']);
  });
});
