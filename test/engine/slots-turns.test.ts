/** The order of turns and their parts, when a circuit is complete, and rules that become others. */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  newRule,
  outcomes,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

/** Seats are in the order written; by surname it is b, c, a. */
const PLAYERS = 'a: { name: Ann Young }\n  b: { name: Bob Adams }\n  c: { name: Cyd Moore }';
const points = 'quantities: { points: { starts: 0 } }';
const ordered = (order: string) => ({ 201: card(201, `{ turns: ${order}, ${points} }`) });

/** Proposals from 301 on by these players, one after another. */
function by(players: string, acts: Readonly<Record<number, string>> = {}): Record<string, string> {
  const made = [...players].map((player, index) => {
    const number = 301 + index;
    return [number, enact(number, player, acts[number] ?? '', `Words of ${number}.`)];
  });
  return Object.fromEntries(made);
}

describe('the order of turns', () => {
  it.each([
    ['seat', 'abca', []],
    ['seat', 'acb', ['turn/out-of-order']],
    ['{ order: seat }', 'abca', []],
    ['surname', 'bcab', []],
    ['surname', 'abc', ['turn/out-of-order']],
    ['none', 'aabbc', []],
  ])('%s: %s', (order, players, codes) => {
    const setting = { players: PLAYERS, cards: ordered(order), proposals: by(players) };
    expect(wrongs(setting)).toEqual(codes);
  });

  it('goes on from the last player when the rule is changed in mid-game', () => {
    const change = `amend: 201\nmechanics: { turns: surname, ${points} }`;
    const setting = (players: string): Setting => ({
      players: PLAYERS,
      cards: ordered('seat'),
      proposals: by(players, { 302: change }),
    });
    // b made the change; by surname c comes after b, and then a.
    expect(wrongs(setting('abcab'))).toEqual([]);
    expect(wrongs(setting('abac'))).toEqual(['turn/out-of-order']);
  });

  it('passes over those who have left and takes in those who join', () => {
    const events = (...all: readonly string[]) => all.map((event) => `  - { ${event} }`).join('\n');
    const leaving = events(`on: ${day(301, 1)}, leave: b`);
    const votes = 'votes: { for: [a, c] }';
    const left = { 302: votes, 303: votes, 304: votes };
    const gone = (players: string) =>
      wrongs({
        players: PLAYERS,
        cards: ordered('seat'),
        proposals: by(players, left),
        events: leaving,
      });
    expect(gone('aca')).toEqual([]);
    expect(gone('aac')).toEqual(['turn/out-of-order']);
    const joining = events(`on: ${day(301, 1)}, join: { id: d, name: Dov Zif, seat: 2 }`);
    const four = 'votes: { for: [a, b, c, d] }';
    const more = (players: string) =>
      wrongs({
        players: PLAYERS,
        cards: ordered('seat'),
        proposals: by(players, { 302: four, 303: four, 304: four }),
        events: joining,
      });
    expect(more('adbc')).toEqual([]);
    expect(more('abcd')).toEqual(['turn/out-of-order']);
  });
});

describe('the parts of a turn', () => {
  const thrown = (...throws: readonly (readonly [on: string, by: string, of: number])[]) =>
    throws
      .map(
        ([on, player, number]) =>
          `  - { on: ${on}, roll: { by: ${player}, die: 3, for: ${number} } }`,
      )
      .join('\n');
  const atTable = (turn: string, events: string, players = 'ab'): Setting => ({
    medium: 'table',
    cards: {
      202: card(202, `{ turn: ${turn}, awards: [{ on: rolled, to: roller, points: roll.die }] }`),
    },
    proposals: by(players),
    ...(events && { events }),
  });
  const BOTH = '[propose, roll]';

  it.each([
    ['all are done', BOTH, thrown([day(301, 1), 'a', 301], [day(302, 1), 'b', 302]), []],
    ['the throw is left out', BOTH, '', ['turn/incomplete']],
    ['another throws', BOTH, thrown([day(301, 1), 'b', 301]), ['turn/out-of-order']],
    [
      'a throw comes before the vote',
      BOTH,
      thrown([day(301, 0), 'a', 999]),
      ['unknown/proposal', 'turn/roll'],
    ],
    [
      'it is thrown twice',
      BOTH,
      thrown([day(301, 1), 'a', 301], [day(301, 1), 'a', 301]),
      ['turn/roll'],
    ],
    [
      'the die has fewer faces',
      '[propose, { part: roll, faces: 2 }]',
      thrown([day(301, 1), 'a', 301]),
      ['turn/roll'],
    ],
    [
      'the die has just as many faces',
      '[propose, { part: roll, faces: 3 }]',
      thrown([day(301, 1), 'a', 301], [day(302, 1), 'b', 302]),
      [],
    ],
    ['no throw is part of it', '[propose]', '', []],
    [
      'it is thrown though no throw is part of it',
      '[propose]',
      thrown([day(301, 1), 'a', 301]),
      [],
    ],
    ['the condition does not hold', '[propose, { part: roll, if: game.turn > 9 }]', '', []],
    ['the condition holds', '[propose, { part: roll, if: game.turn > 1 }]', '', []],
  ])('%s', (_, turn, events, codes) => {
    expect(wrongs(atTable(turn, events))).toEqual(codes);
  });

  it.each([
    [
      'the vote in that turn is not complete',
      thrown([day(301, 0), 'a', 301]).replace(', for: 301', ''),
    ],
    [
      'no throw is due now',
      thrown([day(301, 1), 'a', 301], [day(301, 1), 'b', 302]).replace(', for: 302', ''),
    ],
    ['it is the turn of A', thrown([day(301, 1), 'b', 301])],
  ])('are recorded each in its place: %s', (why, events) => {
    const [found] = errorsOf(play(atTable(BOTH, events)));
    expect(found?.message).toContain(`throws the die, but ${why}.`);
  });

  it('are of the latest turn where no order says whose it is', () => {
    const anyone = (events: string) => {
      const setting = atTable(BOTH, events);
      return wrongs({ ...setting, cards: { ...setting.cards, ...ordered('none') } });
    };
    const throwing = thrown([day(301, 1), 'b', 301]);
    expect(anyone(throwing)).toEqual([]);
    const before = throwing.replace(day(301, 1), '2025-12-31').replace(', for: 301', '');
    expect(anyone(before)).toEqual(['turn/roll']);
  });

  it('may be done the other way round', () => {
    const first = thrown([day(301, 0), 'a', 301]).replace(', for: 301', '');
    const setting = atTable('[roll, propose]', first, 'a');
    const early = { ...setting, events: first.replace(day(301, 0), '2025-12-31') };
    expect(wrongs(early)).toEqual([]);
    expect(scores(play(early)).a).toBe(3);
    expect(wrongs(atTable('[roll, propose]', '', 'a'))).toEqual(['turn/incomplete']);
  });

  it('stop being demanded when the rule is repealed, and cost nothing then', () => {
    const repealed = (events: string): Setting => ({
      ...atTable(BOTH, events, 'abc'),
      proposals: by('abc', { 302: 'repeal: 202' }),
    });
    // b's turn ends with the vote that repealed the throw.
    expect(wrongs(repealed(thrown([day(301, 1), 'a', 301])))).toEqual([]);
    expect(wrongs(repealed(''))).toEqual(['turn/incomplete']);
  });
});

describe('a rule that becomes another by its own terms', () => {
  const SPLIT = 'votes: { for: [a, b], against: [c] }';
  const tried = (
    acts: Readonly<Record<number, string>>,
    players = 'abcabcab',
    more: Setting = {},
  ) => outcomes(play({ ...more, proposals: by(players, acts) }));

  it('does so when its moment has come, and not before', () => {
    // The vote that completes the second circuit is still held under the old words.
    expect(tried({ 305: SPLIT })[305]).toBe('defeated');
    expect(tried({ 306: SPLIT.replace('b], against: [c', 'c], against: [b') })[306]).toBe(
      'defeated',
    );
    expect(tried({ 307: SPLIT })[307]).toBe('adopted');
  });

  it('makes a version of its own', () => {
    const { versions, lives } = play({ proposals: by('abcabc') });
    expect(versions.at(-1)).toMatchObject({ number: 7, cause: { by: 'itself' }, changed: ['203'] });
    expect(lives.get('203')?.changes.map(({ kind }) => kind)).toEqual(['initial', 'becomes']);
    expect(lives.get('203')?.changes.at(-1)?.rule?.mechanics?.becomes).toBeUndefined();
  });

  it.each([
    ['amended', { 301: 'amend: 203\nmechanics: keep' }, 'defeated'],
    [
      'amended by replacing words',
      { 301: 'amend: 203\nmechanics: keep\nreplace: [{ from: simple, to: plain }]' },
      'defeated',
    ],
    ['transmuted only', { 301: 'transmute: { rule: 203, to: immutable }' }, 'adopted'],
    ['left alone', {}, 'adopted'],
  ])('does so unless it has been amended: %s', (_, acts, outcome) => {
    expect(tried({ ...acts, 307: SPLIT })[307]).toBe(outcome);
  });

  it('does so amended or not where its terms say nothing of that', () => {
    const terms = '{ when: game.turn >= 3, unless: amended, mechanics: { titles: required } }';
    const becoming = (becomes: string): Setting => ({
      proposals: by('abca', {
        301: newRule(`{ becomes: ${becomes} }`),
        302: 'amend: 301\nmechanics: keep',
        304: 'enact: {}',
      }),
    });
    expect(wrongs(becoming(terms))).toEqual([]);
    expect(wrongs(becoming(terms.replace('unless: amended, ', '')))).toEqual(['proposal/text']);
  });

  it('takes transmutation for amendment where that is the reading', () => {
    const transmuted = { 301: 'transmute: { rule: 203, to: immutable }', 307: SPLIT };
    const game = 'readings: { transmuted-is-amended: { take: "yes" } }';
    expect(tried(transmuted, 'abcabca', { game })[307]).toBe('defeated');
  });

  it('does so when it was re-enacted, by the terms it was re-enacted with', () => {
    const again = `enact: { mechanics: { adoption: votes.unanimous, becomes: { when: game.circuit >= 3, mechanics: { adoption: votes.majority } } } }`;
    const acts = {
      301: `changes:\n  - repeal: 203\n  - ${again.replace('enact: {', '{ enact: {')}, text: Again. }`,
    };
    expect(tried({ ...acts, 307: SPLIT })[307]).toBe('defeated');
    expect(tried({ ...acts, 310: SPLIT }, 'abcabcabca')[310]).toBe('adopted');
  });

  it('may change any of its slots, and keeps the others', () => {
    const becoming = newRule(
      '{ titles: required, awards: [{ on: adopted, to: proposer, points: 1 }], becomes: { when: game.turn >= 2, mechanics: { titles: cite-by-title } } }',
    );
    const titled = 'enact: { title: Second }';
    const setting = (third: string): Setting => ({ proposals: inTurn(becoming, titled, third) });
    expect(scores(play(setting('amend: Second')))).toEqual({ a: 10, b: 12, c: 13 });
    expect(wrongs(setting('enact: {}'))).toEqual([]);
    const still = becoming.replace('game.turn >= 2', 'game.turn >= 4');
    expect(wrongs({ proposals: inTurn(still, titled, 'enact: {}') })).toEqual(['proposal/text']);
  });
});

describe('a circuit', () => {
  const circuits = (players: string) =>
    play({ players: PLAYERS, cards: ordered('seat'), proposals: by(players) }).circuit;

  it('is complete when all have had a turn', () => {
    expect(['ab', 'abc', 'abcab', 'abcabc'].map((players) => circuits(players))).toEqual([
      0, 1, 1, 2,
    ]);
  });

  it('is one turn of a player who plays alone', () => {
    const alone = { 301: 'votes: { for: [a] }', 302: 'votes: { for: [a] }' };
    const { circuit } = play({ players: 'a: { name: Ann }', proposals: by('aa', alone) });
    expect(circuit).toBe(2);
  });

  it('is none where turns have no order', () => {
    const { circuit } = play({ cards: ordered('none'), proposals: by('abcabc') });
    expect(circuit).toBe(0);
  });
});
