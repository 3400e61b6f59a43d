/** Quantities and offices whose rule goes, and comes again. */
import { describe, expect, it } from 'vitest';
import { card, hangingOn, inTurn, newRule, notesOf, play, type Setting, scores } from './table.ts';

const GOLD = { 214: card(214, '{ quantities: { gold: { starts: 3 } } }') };
const AGAIN = newRule('{ quantities: { gold: { starts: 5 } } }');
const custom = (take: string) => ({
  game: `readings: { undeclared-holding: { take: '${take}' } }`,
});

describe('a quantity that is declared again', () => {
  const setting: Setting = { cards: GOLD, proposals: inTurn('repeal: 214', AGAIN) };

  it('is found as it was left, and the other result is named', () => {
    const replayed = play(setting);
    expect(scores(replayed, 'gold')).toEqual({ a: 3, b: 3, c: 3 });
    expect(hangingOn(replayed, 'undeclared-holding')).toMatchObject({
      'what players hold': {
        yes: 'A holds 3 gold, B holds 3 gold, C holds 3 gold',
        no: 'A holds 5 gold, B holds 5 gold, C holds 5 gold',
      },
    });
  });

  it('begins afresh where custom has it lapse', () => {
    expect(scores(play({ ...setting, ...custom('no') }), 'gold')).toEqual({ a: 5, b: 5, c: 5 });
  });

  it('is no question where one vote takes one rule for the other', () => {
    const amend = 'amend: 214\nmechanics: { quantities: { gold: { starts: 5 } } }';
    const replayed = play({ cards: GOLD, proposals: inTurn(amend) });
    expect(scores(replayed, 'gold')).toEqual({ a: 3, b: 3, c: 3 });
    expect(hangingOn(replayed, 'undeclared-holding')).toEqual({});
  });
});

it('books what lapses, so that the ledger comes to what is held', () => {
  const earns = '{ awards: [{ on: adopted, to: proposer, quantity: gold, amount: 2 }] }';
  const cards = {
    214: card(214, '{ quantities: { gold: { starts: 0 } } }'),
    215: card(215, earns),
  };
  const proposals = inTurn('repeal: 214', 'repeal: 215');
  const { ledger } = play({ cards, proposals, ...custom('no') });
  const gold = ledger.filter(({ quantity }) => quantity === 'gold');
  expect(gold.map(({ player, amount }) => [player, amount.valueOf()])).toEqual([
    ['a', 2],
    ['a', -2],
    ['b', 2],
  ]);
});

it('lets players hold what a rule awards, though none declares it', () => {
  const cards = {
    201: card(201, '{ turns: seat }'),
    208: card(208, '{ win: [{ when: player.points >= 15 }] }'),
  };
  const replayed = play({ cards, proposals: inTurn('', '', '', '') });
  expect(replayed.findings).toEqual([]);
  expect(scores(replayed)).toEqual({ a: 23, b: 11, c: 12 });
  expect(replayed.winner?.player).toBe('a');
});

describe('an office', () => {
  const office = '{ offices: { speaker: { holders: 1 } } }';
  const setting: Setting = {
    cards: { 214: card(214, office) },
    proposals: inTurn('repeal: 214', newRule(office)),
    events: '  - { on: 2026-01-01, appoint: { speaker: b } }',
  };

  it('is held again by whoever held it, or vacant', () => {
    const replayed = play(setting);
    expect(replayed.offices.get('speaker')).toEqual(['b']);
    expect(notesOf(replayed, 'contestable')[0]?.message).toContain(
      'Under “yes” speaker: B; under “no” there are no offices',
    );
    expect(play({ ...setting, ...custom('no') }).offices.get('speaker') ?? []).toEqual([]);
  });

  it('is no question while nobody holds it', () => {
    const { events: _, ...vacant } = setting;
    expect(hangingOn(play(vacant), 'undeclared-holding')).toEqual({});
  });
});

it('leaves a bound without a value alone until an award meets it', () => {
  const odd = '{ quantities: { gold: { starts: 3, most: 1 / (players.count - 3) } } }';
  const replayed = play({ cards: GOLD, proposals: inTurn(`amend: 214\nmechanics: ${odd}`) });
  expect(replayed.findings).toEqual([]);
});
