/** Games of several rounds, the players' own scores, and names: events on the day of the vote on Proposal 301. */
import { describe, expect, test } from 'vitest';
import { errorsOf, inTurn, notesOf, play, type Setting } from '../table.ts';
import { by, events, held, law, wrong } from './in-short.ts';

const MARK = { 208: 'win: [{ when: player.points >= 20 }]' };
const NEXT = 'round: { why: Ada was carried round the table., reset: [points] }';
const TEN = '2 points: { a: 10 }, rule: 201';
const THIRTY = '4 points: { b: 30 }, rule: 201';

/** A wins the first round with Proposal 301. */
const won = (players: string, ...happened: readonly string[]): Setting => ({
  cards: law(MARK),
  proposals: by(players),
  events: events(TEN, ...happened),
});

/** The winner, the statuses, and the holdings; or the faults. */
function standing(setting: Setting): string {
  const { status, winner } = play(setting);
  return wrong(setting) || `${status} ${winner?.player ?? 'nobody'}: ${held(setting)}`;
}

test.each([
  ['ab', [`2 ${NEXT}`], 'playing nobody: b 11'],
  // It may be won again, and the game is in play until it ends
  ['abc', [`2 ${NEXT}`, THIRTY], 'playing b: b 41 c 12'],
  ['abc', [`2 ${NEXT}`, THIRTY, '6 end: Enough.'], 'ended b: b 41 c 12'],
  // It is not won by what was held when the one before ended
  ['a', ['2 round: {}'], 'playing nobody: a 20'],
  ['ab', ['2 round: {}', '2 set: { a: { points: 0 } }, rule: 201'], 'playing nobody: b 11'],
  ['ab', ['2 round: {}'], 'playing nobody: a 20 b 11'],
  ['abc', ['2 round: {}', THIRTY], 'playing b: a 20 b 41 c 12'],
  // It is what is over, unless a new one has been recorded; until then all is of the one that was won
  ['a', ['2 note: Well played.'], 'won a: a 20'],
  ['ab', ['2 note: Well played.'], 'game/over'],
  ['ab', [`4 ${NEXT}`], 'playing nobody: '],
  ['a', ['2 end: Enough.', `4 ${NEXT}`], 'game/over'],
])('after proposals by %s, the round with %j: %s', (players, happened, expected) => {
  expect(standing(won(players, ...happened))).toBe(expected);
});

describe('a round', () => {
  test('has its winner and why it ended, and what it takes away is in the ledger', () => {
    const { rounds, ledger } = play(won('a', `2 ${NEXT}`));
    expect(rounds).toMatchObject([
      { number: 1, winner: { player: 'a', by: 'points' }, why: 'Ada was carried round the table.' },
    ]);
    const last = ledger.at(-1);
    expect(last).toMatchObject({ player: 'a', basis: { by: 'event', why: 'a new round begins' } });
    expect(last?.balance.valueOf()).toBe(0);
  });

  test('may end without a winner, on the words of the rule cited or of the proposal that ends it', () => {
    const cited = { proposals: by('ab'), events: events(`2 ${NEXT}, rule: 201`) };
    const replayed = play(cited);
    expect(replayed.rounds).toEqual([expect.not.objectContaining({ winner: expect.anything() })]);
    expect(held(cited)).toBe('b 11');
    expect(notesOf(replayed, 'grant/words-alone').map(({ rule }) => rule?.number)).toEqual([201]);
    const voted = play({ proposals: inTurn('', `act: [{ ${NEXT} }]`) });
    expect([errorsOf(voted), notesOf(voted, 'grant/words-alone').length]).toEqual([[], 1]);
  });

  test.each([
    ['[points]', 'a 3 b 7 c 3'],
    ['[gold]', 'a 3 b 3 c 3'],
    ['[golf]', 'points/no-authority'],
  ])('starts afresh with what a rule declares: %s: %s', (reset, expected) => {
    const cards = law({ ...MARK, 209: 'quantities: { gold: { starts: 3 } }' });
    const happened = ['2 change: { b: { gold: 4 } }', `2 round: { reset: ${reset} }, rule: 201`];
    expect(held({ cards, proposals: by('a'), events: events(...happened) }, 'gold')).toBe(expected);
  });

  /** B is ahead with 15, and nobody has won. */
  test.each([
    [NEXT, '', 'points/no-authority'],
    [`${NEXT}, stands: { why: Nobody minded. }`, 'unobjected: stands', 'b 11'],
  ])('takes from those who play on what a rule lets it: %s, %j: %s', (next, game, expected) => {
    const happened = events('2 points: { b: 15 }, rule: 201', `2 ${next}`);
    expect(held({ game, proposals: by('ab'), events: happened })).toBe(expected);
  });
});

describe('the players’ own scores', () => {
  const GOLD = 'quantities: { gold: { starts: 3, least: 0, most: 5 } }';
  const own = (scored: string, players = 'a'): Setting => ({
    cards: law({ 214: GOLD }),
    proposals: by(players),
    events: events(`2 scores: ${scored}`),
  });

  /** They are the computed ones, unless they stand, and pass no bound. A has 10 points and 3 gold. */
  test.each([
    ['{ a: 10 }', 'a 3 b 3 c 3'],
    ['{ a: -82 }', 'scores/mismatch'],
    ['{ a: { gold: 3 } }', 'a 3 b 3 c 3'],
    ['{ a: { gold: 4 } }', 'scores/mismatch'],
    ['{ a: { gold: 4 } }, stands: true', 'a 4 b 3 c 3'],
    ['{ b: { gold: 5 } }, stands: true', 'a 3 b 5 c 3'],
    ['{ b: { gold: 9 } }, stands: true', 'limit/breached'],
    ['{ b: { gold: -1 } }, stands: true', 'limit/breached'],
  ])('%s: %s', (scored, expected) => {
    expect(held(own(scored), 'gold')).toBe(expected);
  });

  test('count from then on where they stand, and a note states both', () => {
    const setting = own('{ a: -82, b: 0 }, stands: true, why: The ledger said so', 'abca');
    expect(held(setting)).toBe('a -69 b 11 c 12');
    const replayed = play(setting);
    expect(notesOf(replayed, 'scores/stand')).toMatchObject([
      {
        message:
          'A (a) has -82 points by the players’ own scores, which count from here on, and 10 by the reckoning: a difference of -92. The ledger said so',
        mismatch: { recorded: '-82', computed: '10' },
      },
    ]);
    expect(replayed.ledger.find(({ evidence }) => evidence === 'attested')).toMatchObject({
      player: 'a',
      basis: { by: 'event', why: 'The ledger said so' },
    });
    expect(notesOf(play(own('{ a: 10 }, stands: true')), 'scores/stand')).toEqual([]);
  });

  test('may win', () => {
    const setting = { ...own('{ b: 25 }, stands: true'), cards: law(MARK) };
    expect(play(setting).winner).toMatchObject({ player: 'b', by: 'points' });
  });
});

/** The names of players at the end, and their earlier names. */
test.each([
  [['rename: { b: Bea B, a: Ann A }'], 'Ann A (A), Bea B (B), C'],
  [['rename: { b: Bea B }', 'rename: { b: Beate B }'], 'A, Beate B (B, Bea B), C'],
  [['rename: { zoe: Zoe }'], 'unknown/player'],
  [['leave: c', 'rename: { c: Carl }'], 'A, B, Carl (C)'],
  // It stays with those who come back
  [['rename: { c: Carl }', 'leave: c', 'join: { id: c, name: Carla }'], 'A, B, Carla (C)'],
])('after %j: %s', (happened, expected) => {
  const setting = { proposals: by('a'), events: events(...happened.map((event) => `2 ${event}`)) };
  const named = play(setting).players.map(({ name, formerly }) => {
    const before = formerly.map((former) => former.name).join(', ');
    return before ? `${name} (${before})` : name;
  });
  expect(wrong(setting) || named.join(', ')).toBe(expected);
});

/** Where rules say how rules change, mechanics alone grant a fiat, whatever rule the record cites. */
describe('a rule that is cleaned by a clerk', () => {
  const CLEANING = 'grants: [{ what: rules, of: [mutable], by: Clerk }], overrides: [adoption]';
  const cleaned = (mechanics: string, more: string): Setting => {
    const fiat = 'fiat: { by: Clerk, cause: cleaning, amend: 210, text: Clean. }, why: A misprint';
    return {
      cards: law({ 209: mechanics }),
      proposals: by('a'),
      events: events(`2 ${fiat}${more}`),
    };
  };

  test.each([
    ['', '', 'proposal/not-permitted'],
    ['', ', rule: 201', 'proposal/not-permitted'],
    [CLEANING, '', ''],
    [CLEANING, ', rule: 201', ''],
    ['fiat: { tiers: [mutable], by: Elf }', ', rule: 201', 'proposal/not-permitted'],
  ])('under %j, with %j: %j', (mechanics, more, expected) => {
    expect(wrong(cleaned(mechanics, more))).toBe(expected);
  });

  test('says by what it came about, and why', () => {
    const { versions } = play(cleaned(CLEANING, ''));
    const cause = { by: 'fiat', who: 'Clerk', cause: 'cleaning', why: 'A misprint' };
    expect(versions.at(-1)?.cause).toEqual(cause);
  });
});
