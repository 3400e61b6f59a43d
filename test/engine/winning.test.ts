/** How a game is won, by whom, and what comes after (Suber's 112, 113, 208 and 213). */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  newRule,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const mark = (points: number) => ({
  208: card(208, `{ win: [{ when: player.points >= ${points} }] }`),
});
const points = (on: string, player: string, sum: number) =>
  `  - { on: ${on}, points: { ${player}: ${sum} }, rule: 201 }`;
const winner = (words: string, more = '') => `  - { on: 2026-02-01, winner: ${words}${more} }`;
const events = (...lines: readonly string[]) => lines.join('\n');

describe('by points', () => {
  it.each([
    ['computer', 200, 'b'],
    ['mail', 200, 'b'],
    ['table', 100, 'b'],
    ['computer', 199, undefined],
    ['table', 99, undefined],
    ['computer', '399/2', undefined],
  ])('in a %s game, %s points make the winner %s', (medium, sum, won) => {
    const line = `  - { on: 2026-01-01, points: { b: ${sum} }, rule: 201 }`;
    const replayed = play({ medium, events: line });
    expect(replayed.winner?.player).toBe(won);
    expect(replayed.status).toBe(won ? 'won' : 'playing');
    expect(replayed.toMove).toBe(won ? undefined : 'a');
  });

  it('is on the day, and under the rule, of the last point', () => {
    const all = events(points('2026-01-01', 'b', 199), points('2026-01-05', 'b', 1));
    expect(play({ events: all }).winner).toMatchObject({
      player: 'b',
      by: 'points',
      on: { text: '2026-01-05' },
      rule: { number: 208, version: 0 },
    });
  });

  it('goes to the first, even on the same day', () => {
    const all = events(points('2026-01-01', 'c', 200), points('2026-01-01', 'b', 300));
    expect(play({ events: all }).winner?.player).toBe('c');
    expect(wrongs({ events: all })).toEqual(['game/over']);
  });

  it('is by the mark in force: a lower one may be reached at once', () => {
    const lower = inTurn('', 'amend: 208\nmechanics: { win: [{ when: player.points >= 10 }] }');
    expect(play({ proposals: inTurn('', ''), cards: {} }).winner).toBeUndefined();
    const now = { 301: enact(301, 'a'), 302: lower[302] ?? '' };
    const both = play({
      proposals: now,
      game: 'readings: { simultaneous-win: { take: highest } }',
    });
    expect(both.winner).toMatchObject({ player: 'b', on: { text: day(302, 1) } });
  });

  it('is undetermined where two have the most, even for the one with the most', () => {
    const cards = { 204: card(204, '{ awards: [{ on: adopted, to: everyone, points: 30 }] }') };
    const game = 'readings: { simultaneous-win: { take: highest } }';
    const all = points('2025-12-31', 'b', 10);
    const tied = { game, cards: { ...cards, ...mark(30) }, proposals: inTurn('') };
    expect(play(tied).winner?.player).toBe('a');
    expect(wrongs({ ...tied, events: all })).toEqual(['win/simultaneous']);
  });

  it('is nobody’s where no rule says who wins', () => {
    const replayed = play({
      proposals: inTurn('repeal: 208'),
      events: points('2026-02-01', 'a', 1000),
    });
    expect(replayed.winner).toBeUndefined();
    expect(errorsOf(replayed)).toEqual([]);
  });
});

describe('by other conditions', () => {
  const richest = {
    win: '{ win: [{ when: player.gold >= 3 }], quantities: { gold: { starts: 0 } } }',
  };

  it('cites the rule whose condition two players meet at once, and not another about winning', () => {
    const cards = { 112: null, 208: null, 214: card(214, richest.win) };
    const events =
      '  - { on: 2026-01-01, change: { b: { gold: 3 }, c: { gold: 4, points: 1 } }, rule: 214 }';
    const { findings } = play({ cards, events });
    const told = findings.filter(({ message }) => /who wins/i.test(message));
    expect(told.map(({ code, rule }) => [code, rule?.number])).toEqual([
      ['contestable', 214],
      ['win/simultaneous', 214],
    ]);
  });

  it('is by the quantity that the condition asks for, where winning may be other than by points', () => {
    const cards = { 112: null, 208: null, 214: card(214, richest.win) };
    const gold = '  - { on: 2026-01-01, change: { c: { gold: 3 } }, rule: 214 }';
    expect(play({ cards, events: gold }).winner).toMatchObject({
      player: 'c',
      by: 'gold',
      rule: { number: 214 },
    });
  });

  it('may be by a rule’s own words, which the record cites', () => {
    const proposals = inTurn('', 'repeal: 210');
    const cards = { 112: card(112, '', 'immutable') };
    const cite = (rule: number) => winner('{ player: b, by: rule }', `, rule: ${rule}`);
    expect(wrongs({ proposals, events: cite(301) })).toEqual(['win/not-by-points']);
    expect(wrongs({ proposals, cards, events: cite(208) })).toEqual(['winner/mismatch']);
    expect(play({ proposals, cards, events: cite(301) }).winner).toMatchObject({
      player: 'b',
      by: 'rule',
      rule: { number: 301, version: 2 },
    });
    expect(wrongs({ proposals, events: cite(210) })).toEqual(['gone/rule']);
    expect(wrongs({ proposals, events: cite(399) })).toEqual(['unknown/rule']);
    expect(wrongs({ proposals, events: winner('{ player: b, by: rule }') })).toEqual([
      'winner/mismatch',
    ]);
  });
});

describe('the winner that a record states', () => {
  const setting: Setting = { cards: mark(10), proposals: inTurn('') };

  it.each([
    ['a', []],
    ['{ player: a, by: points }', []],
    ['b', ['winner/mismatch']],
    ['{ player: b, by: points }', ['winner/mismatch']],
    ['{ player: a, by: rule }', ['winner/mismatch']],
    ['{ player: a, by: paradox }', ['winner/mismatch']],
    ['zoe', ['unknown/player']],
  ])('must be who won: %s', (words, codes) => {
    expect(wrongs({ ...setting, events: winner(words) })).toEqual(codes);
  });

  it('is told beside the one who won', () => {
    const [error] = errorsOf(play({ ...setting, events: winner('b') }));
    expect(error).toMatchObject({
      mismatch: { recorded: 'b', computed: 'a' },
      help: 'Write `winner: a`.',
    });
  });

  it('is nobody before the mark is reached', () => {
    const early = { cards: mark(10), events: winner('a'), proposals: {} };
    expect(wrongs(early)).toEqual(['winner/mismatch']);
    expect(play(early).winner).toBeUndefined();
  });
});

describe('by paradox', () => {
  /** Rule 103 is mutable here, nothing forbids its repeal, and A has it repealed. */
  const changes = '{ changes: { mutable: [enact, amend, repeal, transmute] } }';
  const cards = { 103: card(103, changes), 114: card(114, '', 'immutable') };
  const stuck: Setting = { cards, proposals: inTurn('repeal: 103') };
  const judgments = { one: judged(1, day(301, 1), 'c', 'by: c') };
  const paradox = (player: string) => winner(`{ player: ${player}, by: paradox }`);

  it('stops the game until a Judge has said what follows', () => {
    expect(wrongs(stuck)).toEqual(['law/no-change-possible']);
    expect(wrongs({ ...stuck, judgments })).toEqual([]);
  });

  it('stops the game although a Judge has said something in another turn', () => {
    const later = { cards, proposals: inTurn('', 'repeal: 103') };
    expect(wrongs({ ...later, judgments })).toEqual(['law/no-change-possible']);
  });

  it('is won by the first player unable to complete a turn', () => {
    expect(play({ ...stuck, judgments, events: paradox('b') }).winner).toMatchObject({
      player: 'b',
      by: 'paradox',
      rule: { number: 213, version: 1 },
    });
    expect(wrongs({ ...stuck, judgments, events: paradox('a') })).toEqual(['winner/mismatch']);
    expect(wrongs({ ...stuck, judgments, events: paradox('c') })).toEqual(['winner/mismatch']);
  });

  it('is won by whoever called for Judgment, where the rule says so', () => {
    const caller = { ...cards, 213: card(213, '{ deadlock: caller, overrides: [win] }') };
    const called = { ...stuck, cards: caller, judgments };
    expect(play({ ...called, events: paradox('c') }).winner?.player).toBe('c');
    expect(wrongs({ ...called, events: paradox('b') })).toEqual(['winner/mismatch']);
  });

  it('is won by nobody without a Judgment, or without a rule', () => {
    const playing = { proposals: inTurn('') };
    expect(wrongs({ ...playing, events: paradox('b') })).toEqual(['winner/mismatch']);
    const lawless = { ...stuck, cards: { ...cards, 213: null }, judgments };
    expect(wrongs({ ...lawless, events: paradox('b') })).toEqual(['winner/mismatch']);
  });

  it('is of the turn in which it was judged, and of no later one', () => {
    const later = { proposals: inTurn('', ''), judgments: { one: judged(1, day(301, 0), 'c') } };
    expect(wrongs({ ...later, events: paradox('c') })).toEqual(['winner/mismatch']);
  });

  it('takes precedence over winning by points', () => {
    const both: Setting = { ...stuck, cards: { ...cards, ...mark(10) }, judgments };
    expect(play({ ...both }).winner?.player).toBe('a');
    expect(play({ ...both, events: paradox('b') }).winner).toMatchObject({ player: 'b' });
    const claiming = (claims: string): Setting => ({
      ...both,
      cards: { ...both.cards, 213: card(213, `{ deadlock: first-unable${claims} }`) },
      events: paradox('b'),
    });
    expect(play(claiming(', overrides: [208]')).winner).toMatchObject({ player: 'b' });
    expect(wrongs(claiming(', overrides: [207]'))).toEqual(['winner/mismatch']);
    expect(wrongs(claiming(''))).toEqual(['winner/mismatch']);
  });
});

describe('after the end', () => {
  const won: Setting = { cards: mark(10), proposals: inTurn('') };
  const over = ['game/over'];

  it.each([
    ['a proposal', { proposals: inTurn('', '') }, over],
    ['a throw', { events: '  - { on: 2026-02-01, roll: { by: b, die: 5 } }' }, over],
    ['points', { events: points('2026-02-01', 'b', 1) }, over],
    ['a note', { events: '  - { on: 2026-02-01, note: Well played. }' }, []],
    ['the scores', { events: '  - { on: 2026-02-01, scores: { a: 10, b: 0 } }' }, []],
    ['the end', { events: '  - { on: 2026-02-01, end: A has won. }' }, []],
    [
      'a Judgment that was still due',
      {
        judgments: {
          one: judged(1, day(301, 0), 'c', `judge: c\nruling: 'Yes'\ngiven: 2026-02-01`),
        },
      },
      [],
    ],
  ])('of a game that is won: %s', (_, more, codes) => {
    expect(wrongs({ ...won, ...more })).toEqual(codes);
    expect(play({ ...won, ...more }).winner?.player).toBe('a');
  });

  it('play goes on where custom has it so, and the winner stays the first', () => {
    const game = 'readings: { play-after-win: { take: "yes" } }';
    const on = { game, cards: mark(10), proposals: inTurn('', '') };
    const replayed = play(on);
    expect(errorsOf(replayed)).toEqual([]);
    expect(scores(replayed)).toEqual({ a: 10, b: 11, c: 0 });
    expect(replayed.winner?.player).toBe('a');
  });

  it('which the record states, nothing is a move, whatever custom has', () => {
    const game = 'readings: { play-after-win: { take: "yes" } }';
    const ended = '  - { on: 2026-01-02, end: It rained. }';
    expect(play({ game, proposals: inTurn(''), events: ended }).status).toBe('ended');
    expect(wrongs({ game, proposals: inTurn('', ''), events: ended })).toEqual(over);
    const later = events(ended, points('2026-02-01', 'b', 1));
    expect(wrongs({ game, proposals: inTurn(''), events: later })).toEqual(over);
  });
});

describe('leaving', () => {
  const goes = (how: string) => `  - { on: 2026-01-02, ${how}: c }`;

  it.each(['leave', 'forfeit'])('by %s keeps the holdings and loses the game', (how) => {
    const all = events(points('2026-01-01', 'c', 199), goes(how), points('2026-01-03', 'c', 5));
    const replayed = play({ events: all });
    expect(scores(replayed).c).toBe(204);
    expect(replayed.winner).toBeUndefined();
    const status = how === 'leave' ? 'left' : 'forfeited';
    expect(replayed.players.at(-1)).toMatchObject({
      id: 'c',
      status,
      left: { text: '2026-01-02' },
    });
  });

  it('is open to all who play, once', () => {
    expect(wrongs({ events: events(goes('leave'), goes('forfeit')) })).toEqual(['gone/player']);
    expect(wrongs({ events: '  - { on: 2026-01-02, leave: zoe }' })).toEqual(['unknown/player']);
  });

  it('by forfeit is forbidden only where a rule says so', () => {
    const cards = { 113: card(113, '{ forfeit: forbidden }') };
    expect(wrongs({ cards, events: goes('forfeit') })).toEqual(['forfeit/forbidden']);
    expect(wrongs({ cards, events: goes('leave') })).toEqual([]);
    expect(wrongs({ cards: { 113: null }, events: goes('forfeit') })).toEqual([]);
  });

  it('may cost or earn what a rule says', () => {
    const cards = { 214: card(214, '{ awards: [{ on: left, to: proposer, points: -7 }] }') };
    expect(scores(play({ cards, events: goes('leave') }))).toEqual({ a: 0, b: 0, c: -7 });
  });
});

describe('winning by points alone', () => {
  const condition = (when: string) => inTurn(newRule(`{ win: [{ when: ${when} }] }`));

  it.each([
    ['player.points >= 50', []],
    ['player.points >= 2 * 50', []],
    ['player.points >= 50 || game.turn >= 9', ['win/not-by-points']],
    ['game.turn >= 9', ['win/not-by-points']],
    ['player.points >= 50 || player.robot', ['win/not-by-points']],
    ['player.points >= 50 && players.count > 2', ['win/not-by-points']],
  ])('a vote may not make it anything else: %s', (when, codes) => {
    expect(wrongs({ proposals: condition(when) })).toEqual(codes);
    expect(wrongs({ cards: { 112: null }, proposals: condition(when) })).toEqual([]);
  });
});

describe('the winner that a Judgment names', () => {
  const GIFT = card(204, '{ awards: [{ on: adopted, to: everyone, points: 30 }] }');
  const named = (player: string, more = '') => ({
    one: judged(1, day(301, 1), 'c', `settles: [{ winner: ${player} }${more}]`),
  });
  const won = (setting: Setting) => play(setting).winner;

  it('of several who reach the mark at once wins by points', () => {
    const cards = { 204: GIFT, ...mark(30) };
    const setting = { cards, proposals: inTurn(''), judgments: named('b') };
    expect(won(setting)).toMatchObject({ player: 'b', by: 'points', rule: { number: 208 } });
  });

  it('wins by points where another was taken to have won in their stead', () => {
    const game = 'readings: { simultaneous-win: { take: mover } }';
    const late = judged(1, '2026-02-01', 'c', 'settles: [{ winner: b }]');
    const pair = `  - { on: 2025-12-31, points: { a: 30, b: 30 }, rule: 201 }`;
    const setting = { game, cards: mark(30), events: pair, judgments: { late } };
    expect(won(setting)).toMatchObject({ player: 'b', by: 'points' });
  });

  it('wins by judgment where neither the rules nor a paradox make a winner', () => {
    const setting = { cards: mark(30), proposals: inTurn(''), judgments: named('b') };
    expect(won(setting)).toMatchObject({ player: 'b', by: 'judgment', rule: { number: 212 } });
  });

  it('wins by paradox where no rule-change is possible any more', () => {
    const changes = '{ changes: { mutable: [enact, amend, repeal, transmute] } }';
    const cards = { 103: card(103, changes), 114: card(114, '', 'immutable') };
    const setting = { cards, proposals: inTurn('repeal: 103'), judgments: named('b') };
    expect(won(setting)).toMatchObject({ player: 'b', by: 'paradox', rule: { number: 213 } });
    const lawless = { ...setting, cards: { ...cards, 213: null } };
    expect(won(lawless)).toMatchObject({ player: 'b', by: 'judgment', rule: { number: 212 } });
  });

  it('wins by paradox where a move of the turn is equally legal and illegal', () => {
    const both = ', { move: 301, is: undetermined }';
    const setting = { proposals: inTurn(''), judgments: named('a', both) };
    expect(won(setting)).toMatchObject({ player: 'a', by: 'paradox', rule: { number: 213 } });
  });

  it('is recorded in an event as the Judgment has it, or not at all', () => {
    const setting = { proposals: inTurn(''), judgments: named('b') };
    const said = (words: string, judgments = setting.judgments) =>
      wrongs({ ...setting, judgments, events: winner(words) });
    expect(said('{ player: b, by: judgment }')).toEqual([]);
    expect(said('b')).toEqual([]);
    expect(said('a')).toEqual(['winner/mismatch']);
    const none = { one: judged(1, day(301, 1), 'c') };
    expect(said('{ player: b, by: judgment }', none)).toEqual(['winner/mismatch']);
  });
});
