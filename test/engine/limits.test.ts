import { describe, expect, it } from 'vitest';
import { card, day, enact, errorsOf, notesOf, play, scores, wrongs } from './table.ts';

describe('a limit on rules', () => {
  it.each([
    [['206'], 'would leave 1 immutable rule (0 before it)'],
    [['206', '210'], 'would leave 2 immutable rules (0 before it)'],
  ])('counts what transmuting %j would leave', (raised, words) => {
    const immutable = Array.from({ length: 16 }, (_, i) => [String(101 + i), null]);
    const cards = {
      ...Object.fromEntries(immutable),
      209: card(209, '{ limits: [{ of: immutable, most: 0 }] }'),
      211: card(211, '{ changes: { mutable: [transmute] } }'),
    };
    const changes = raised.map((rule) => `  - transmute: { rule: ${rule}, to: immutable }`);
    const proposal = enact(301, 'a', `changes:\n${changes.join('\n')}`);
    const [found] = notesOf(play({ cards, proposals: { 301: proposal } }), 'change/void');
    expect(found?.message).toContain(words);
  });
});

/**
 * Suber's set with 13 mutable rules, of which there may be four for each player and one more. C leaves
 * after 300, when there are four too many.
 */
const PASSED = {
  cards: {
    105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
    203: card(203, '{ adoption: votes.majority }'),
    209: card(209, '{ limits: [{ of: mutable, most: players.count * 4 + 1, least: 2 }] }'),
    201: card(201, '{ turns: none }'),
    202: card(202, ''),
  },
  events: `  - { on: ${day(300, 0)}, leave: c }`,
};
const made = (change: string) => enact(301, 'a', `${change}\nvotes: { for: [a, b] }`);

describe('where a limit is passed already', () => {
  it.each<[string, string, readonly string[]]>([
    ['an amendment', 'amend: 207\nmechanics: keep', []],
    ['a repeal', 'repeal: 210', []],
    ['a transmutation of one of them', 'transmute: { rule: 210, to: immutable }', []],
    ['a transmutation of another', 'transmute: { rule: 101, to: mutable }', ['change/void']],
    ['a new rule', 'enact: {}', ['change/void']],
    ['a rule for a rule', 'changes: [{ enact: {}, text: Tea. }, { repeal: 210 }]', []],
    [
      'two rules for one',
      'changes: [{ enact: {}, text: Tea. }, { enact: {}, text: Cake. }, { repeal: 210 }]',
      ['change/void'],
    ],
    ['a wider limit', 'amend: 209\nmechanics: { limits: [{ of: mutable, most: 10 }] }', []],
    [
      'a narrower limit',
      'amend: 209\nmechanics: { limits: [{ of: mutable, most: 8 }] }',
      ['change/void'],
    ],
    [
      'a limit on what the other did not bound',
      'amend: 209\nmechanics: { limits: [{ of: immutable, most: 3 }] }',
      ['change/void'],
    ],
    [
      'so many repeals that another limit is passed',
      `changes: [${[201, 202, 203, 204, 205, 206, 207, 208, 210, 211, 212, 213]
        .map((rule) => `{ repeal: ${rule} }`)
        .join(', ')}]`,
      ['change/void'],
    ],
  ])('%s', (_, change, codes) => {
    expect(wrongs({ ...PASSED, proposals: { 301: made(change) } })).toEqual(codes);
  });

  it('the way back goes on, one repeal after another, and ends at the limit', () => {
    const repealing = (rule: number, index: number) => {
      const number = 301 + index;
      const more = rule === 0 ? 'enact: {}' : `repeal: ${rule}`;
      return [number, enact(number, 'a', `${more}\nvotes: { for: [a, b] }`)];
    };
    const made = (...rules: readonly number[]) =>
      wrongs({ ...PASSED, proposals: Object.fromEntries(rules.map(repealing)) });
    expect(made(206, 210, 212, 213, 207, 0)).toEqual([]);
    expect(made(206, 210, 212, 213, 0)).toEqual(['change/void']);
  });

  it('a change that is refused is told only what is then lawful', () => {
    const game = 'readings: { breached-limit: { take: not-adopted } }';
    const [found] = errorsOf(play({ ...PASSED, game, proposals: { 301: made('enact: {}') } }));
    expect(found?.message).toContain('would leave 14 mutable rules (13 before it)');
    expect(found?.help).toBe('First amend Rule 209, so that there may be more.');
  });

  it('a fiat leads back too', () => {
    const cards = {
      ...PASSED.cards,
      202: card(202, '{ fiat: { tiers: [mutable], by: The Elf } }'),
    };
    const fiat = (change: string) =>
      wrongs({
        cards,
        events: `${PASSED.events}\n  - { on: ${day(300, 1)}, fiat: { by: The Elf, ${change} }, rule: 202 }`,
      });
    expect(fiat('repeal: 207')).toEqual([]);
    expect(fiat('enact: {}, text: Tea., number: 400')).toEqual(['limit/breached']);
  });
});

describe('a bound on what players hold', () => {
  /** Gold of which everybody has 20, where there may be at most 10: the game lets it be. */
  const beyond = (events: string) => {
    const cards = {
      209: card(209, '{ quantities: { gold: { starts: 20, most: 10, least: 2 } } }'),
      210: card(210, '{ awards: [{ on: adopted, to: proposer, quantity: gold, amount: -3 }] }'),
      211: card(211, '{ awards: [{ on: defeated, to: proposer, quantity: gold, amount: 3 }] }'),
    };
    return { cards, ...(events && { events: `  - { on: 2026-03-01, ${events} }` }) };
  };

  it.each<[string, readonly string[]]>([
    ['change: { a: { gold: -3 } }', []],
    ['change: { a: { gold: -10 } }', []],
    ['change: { a: { gold: -18 } }', []],
    ['change: { a: { gold: -19 } }', ['limit/breached']],
    ['change: { a: { gold: 1 } }', ['limit/breached']],
    ['set: { a: { gold: 12 } }', []],
    ['set: { a: { gold: 20 } }', []],
    ['set: { a: { gold: 21 } }', ['limit/breached']],
  ])('%s', (event, codes) => expect(wrongs(beyond(event))).toEqual(codes));

  it('takes no more by an award towards it, and gives nothing by one away from it', () => {
    const goldAfter = (votes: string) => {
      const proposals = { 301: enact(301, 'a', votes) };
      return scores(play({ ...beyond(''), proposals }), 'gold').a;
    };
    expect(goldAfter('votes: { for: [a, b, c] }')).toBe(17);
    expect(goldAfter('votes: { for: [a], against: [b, c] }')).toBe(20);
  });
});

it('an office that more hold than may is filled by fewer, or by others', () => {
  const fill = (...holders: readonly string[]) => {
    const cards = { 209: card(209, '{ offices: { scribe: { holders: players.count - 1 } } }') };
    const events = [
      '{ on: 2026-03-01, appoint: { scribe: [a, b] } }',
      '{ on: 2026-03-02, leave: c }',
      `{ on: 2026-03-03, appoint: { scribe: [${holders.join(', ')}] } }`,
    ];
    return wrongs({ cards, events: events.map((each) => `  - ${each}`).join('\n') });
  };
  expect(fill('a')).toEqual([]);
  expect(fill('b', 'a')).toEqual([]);
  expect(fill('b', 'a', 'a')).toEqual(['limit/breached']);
});
