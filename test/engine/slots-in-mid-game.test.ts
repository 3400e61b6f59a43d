/**
 * Every slot that one rule can bring into force, take out and bring back by proposals: the same
 * move is judged before the rule, under it, after its repeal, after its re-enactment, and as part of
 * the very proposal that enacts it, which is still judged by the law that it changes.
 */
import { describe, expect, it } from 'vitest';
import type { Setting } from './table.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  newRule,
  outcomes,
  play,
  scores,
  wrongsIn,
} from './table.ts';

interface Case {
  readonly slot: string;
  readonly mechanics: string;
  /** Front matter of Proposal 304 that makes it the move in question. */
  readonly act?: string;
  readonly moves?: Pick<Setting, 'events' | 'proposals'>;
  readonly setting?: Setting;
  /** What comes of the move under the rule, and what without it. */
  readonly under: readonly string[];
  readonly without: readonly string[];
  /** The move can be part of the proposal that brings the rule. */
  readonly inOne?: true;
}

/** Suber's card without its mechanics, so that nothing contradicts the new rule. */
const bare = (...numbers: readonly number[]) =>
  Object.fromEntries(
    numbers.map((number) => [number, card(number, '', number < 200 ? 'immutable' : 'mutable')]),
  );
/** Adoption by whoever votes, so that not all must. */
const RELAXED = {
  ...bare(105, 204),
  203: card(203, '{ adoption: votes.for > votes.against }'),
};

const CASES: readonly Case[] = [
  {
    slot: 'participation',
    mechanics: '{ participation: required }',
    setting: { cards: RELAXED },
    act: 'votes: { for: [a, b] }',
    under: ['vote/missing'],
    without: ['adopted'],
    inOne: true,
  },
  {
    slot: 'electorate',
    mechanics: '{ electorate: "player.points == 0" }',
    setting: { cards: { ...RELAXED, ...bare(202) } },
    act: 'votes: { for: [a, b] }',
    moves: { events: `  - { on: ${day(303, 1)}, points: { b: 1 }, rule: 205 }` },
    under: ['vote/ineligible'],
    without: ['adopted'],
  },
  {
    slot: 'ballots',
    mechanics: '{ ballots: "player.points >= 12 ? 5 : 1" }',
    setting: { cards: { ...RELAXED, ...bare(207) } },
    act: 'votes: { for: [c], against: [a, b] }',
    under: ['adopted'],
    without: ['defeated'],
  },
  {
    slot: 'quorum',
    mechanics: '{ quorum: votes.cast >= 3 }',
    setting: { cards: RELAXED },
    act: 'votes: { for: [a, b] }',
    under: ['defeated'],
    without: ['adopted'],
    inOne: true,
  },
  {
    slot: 'adoption',
    mechanics:
      '{ adoption: [{ of: { kind: enact }, needs: votes.for >= 3 }], overrides: [adoption] }',
    setting: { cards: RELAXED },
    act: 'votes: { for: [a, b], against: [c] }',
    under: ['defeated'],
    without: ['adopted'],
    inOne: true,
  },
  {
    slot: 'voting-period',
    mechanics: '{ voting-period: 3 days }',
    setting: { cards: { 203: RELAXED[203] } },
    act: `votes: { for: [a, b] }\nclosed: ${day(306, 0)}`,
    under: ['adopted'],
    without: ['vote/missing'],
  },
  {
    slot: 'retroactive',
    mechanics: '{ retroactive: forbidden }',
    setting: { cards: bare(107) },
    act: 'effective: 2025-12-31',
    under: ['effect/retroactive'],
    without: ['adopted'],
    inOne: true,
  },
  {
    slot: 'numbering',
    mechanics: '{ numbering: { first: 301, changed-rule: keeps-its-own } }',
    setting: { cards: bare(108) },
    moves: { proposals: { 304: enact(310, 'a') } },
    under: ['proposal/number'],
    without: ['adopted'],
  },
  {
    slot: 'changes',
    mechanics: '{ changes: { mutable: [enact, amend, repeal] }, overrides: [changes] }',
    setting: {
      cards: { 103: card(103, '{ changes: { mutable: [enact, amend, repeal, transmute] } }') },
    },
    act: 'transmute: { rule: 210, to: immutable }',
    under: ['proposal/not-permitted'],
    without: ['adopted'],
  },
  {
    slot: 'turns',
    mechanics: '{ turns: surname }',
    setting: { cards: { 201: card(201, '{ quantities: { points: { starts: 0 } } }') } },
    moves: { proposals: { 304: enact(304, 'b') } },
    under: ['turn/out-of-order'],
    without: ['adopted'],
  },
  {
    slot: 'awards',
    mechanics: '{ awards: [{ on: adopted, to: for, points: 1 }] }',
    setting: { cards: bare(202) },
    act: 'awards: { a: 1, b: 1, c: 1 }',
    under: ['adopted'],
    without: ['awards/mismatch', 'awards/mismatch', 'awards/mismatch'],
    inOne: true,
  },
  {
    slot: 'limits',
    mechanics: '{ limits: [{ of: mutable, most: rules.immutable }] }',
    act: `changes:\n  - { enact: {}, text: One. }\n  - { enact: {}, text: Two. }\n  - { enact: {}, text: Three. }\n  - { enact: {}, text: Four. }`,
    under: ['change/void'],
    without: ['adopted'],
  },
  {
    slot: 'forfeit',
    mechanics: '{ forfeit: forbidden }',
    setting: { cards: bare(113) },
    moves: { events: `  - { on: ${day(304, 1)}, forfeit: c }` },
    under: ['forfeit/forbidden'],
    without: ['adopted'],
  },
  {
    slot: 'winning-by',
    mechanics: '{ winning-by: points-only }',
    setting: { cards: bare(112) },
    act: newRule('{ win: [{ when: game.turn >= 99 }] }'),
    under: ['change/void'],
    without: ['adopted'],
  },
  {
    slot: 'win',
    mechanics: '{ win: [{ when: player.points > 12 }] }',
    setting: { cards: bare(208) },
    under: ['adopted', 'won by a'],
    without: ['adopted'],
  },
  {
    slot: 'offices',
    mechanics: '{ offices: { speaker: { holders: 1 } } }',
    moves: { events: `  - { on: ${day(304, 1)}, appoint: { speaker: [a, c] } }` },
    under: ['limit/breached'],
    without: ['adopted'],
  },
  {
    slot: 'titles: required',
    mechanics: '{ titles: required }',
    under: ['proposal/text'],
    without: ['adopted'],
    inOne: true,
  },
  {
    slot: 'titles: cite-by-title',
    mechanics: '{ titles: cite-by-title }',
    setting: { cards: { 210: card(210, '').replace('tier:', 'title: Conspiracy\ntier:') } },
    act: 'amend: Conspiracy',
    under: ['adopted'],
    without: ['unknown/title'],
  },
  {
    slot: 'proposal-facts',
    mechanics: '{ proposal-facts: { index: { default: 1 } } }',
    act: 'facts: { index: 2 }',
    under: ['adopted'],
    without: ['proposal/text'],
    inOne: true,
  },
  {
    slot: 'quantities',
    mechanics: '{ quantities: { gold: { starts: 3 } } }',
    moves: { events: `  - { on: ${day(304, 1)}, change: { a: { gold: 2 } } }` },
    under: ['adopted'],
    without: ['points/no-authority'],
  },
  {
    slot: 'fiat',
    mechanics: '{ fiat: { tiers: [immutable], by: Magic Elf } }',
    moves: {
      events: `  - { on: ${day(304, 1)}, fiat: { by: Magic Elf, amend: 116, text: All is permitted. } }`,
    },
    under: ['adopted'],
    without: ['proposal/not-permitted'],
  },
];

/** The game up to Proposal 303 with the rule's history in it, and the move in Proposal 304. */
function result({ setting, act = '', moves }: Case, history: readonly string[], last = act) {
  const replayed = play({
    ...setting,
    ...moves,
    proposals: { ...inTurn(...history, last), ...moves?.proposals },
  });
  const wrong = wrongsIn(replayed);
  if (wrong.length > 0) return wrong;
  const made = Object.values(outcomes(replayed)).at(-1) ?? 'nothing';
  return replayed.winner ? [made, `won by ${replayed.winner.player}`] : [made];
}

describe.each(CASES)('$slot', (slot) => {
  const rule = newRule(slot.mechanics);
  const titled = rule.replace('enact: { ', 'enact: { title: A Title, ');

  it('regulates nothing before a rule supplies it', () => {
    expect(result(slot, ['', '', ''])).toEqual(slot.without);
  });

  it('is in force from the next move on', () => {
    expect(result(slot, ['', '', rule])).toEqual(slot.under);
  });

  it('is gone when its rule is repealed', () => {
    expect(result(slot, ['', titled, 'repeal: 302'])).toEqual(slot.without);
  });

  it('is back when its rule is re-enacted', () => {
    expect(result(slot, [titled, 'repeal: 301', titled])).toEqual(slot.under);
  });

  it('is gone when its rule is amended to say nothing of it', () => {
    expect(result(slot, ['', titled, 'amend: 302\nmechanics: none'])).toEqual(slot.without);
  });
});

describe('the proposal that brings a rule', () => {
  it.each(CASES.filter(({ inOne }) => inOne))('is not yet governed by it: $slot', (slot) => {
    const bringing = `${newRule(slot.mechanics)}\n${slot.act ?? ''}`;
    expect(result(slot, ['', '', ''], bringing)).toEqual(slot.without);
  });
});

describe('a change of what the Initial Set awards', () => {
  it('pays the vote that makes it by the old law, and the next by the new', () => {
    const amended = `amend: 206\nmechanics: { awards: [{ on: adopted, to: proposer, points: 100 }] }`;
    const replayed = play({ proposals: inTurn(amended, 'enact: {}') });
    expect(scores(replayed)).toEqual({ a: 10, b: 11 + 100, c: 0 });
  });
});

describe('a change of the number with which proposals begin', () => {
  const amended = (first: number, next: number): Setting => ({
    cards: { 108: card(108, '{ numbering: { first: 301, changed-rule: keeps-its-own } }') },
    proposals: {
      ...inTurn(
        `amend: 108\nmechanics: { numbering: { first: ${first}, changed-rule: keeps-its-own } }`,
      ),
      [next]: enact(next, 'b'),
    },
  });

  it.each([
    [401, 401, []],
    [401, 302, ['proposal/number']],
    [1, 302, []],
  ])('to %i goes on from there, or from the last number: %i', (first, next, codes) => {
    expect(errorsOf(play(amended(first, next))).map(({ code }) => code)).toEqual(codes);
  });
});
