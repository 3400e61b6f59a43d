/** Games of several rounds: each has its winner, and the game is in play until it ends. */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  notesOf,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const MARK = { 208: card(208, '{ win: [{ when: player.points >= 20 }] }') };
const NEXT = 'round: { why: Ada was carried round the table., reset: [points] }';
const at = (number: number, event: string) => `  - { on: ${day(number, 1)}, ${event} }`;
const lists = (...events: readonly string[]) => events.join('\n');

/** A wins the first round with Proposal 301; `more` are the moves of b, c and so on. */
function won(events: string, ...more: readonly string[]): Setting {
  const points = at(301, 'points: { a: 10 }, rule: 201');
  return { cards: MARK, proposals: inTurn('', ...more), events: lists(points, events) };
}

describe('a round', () => {
  it('ends with its winner, and the next begins with what every player begins with', () => {
    const replayed = play(won(at(301, NEXT), ''));
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.rounds).toMatchObject([
      { number: 1, winner: { player: 'a', by: 'points' }, why: 'Ada was carried round the table.' },
    ]);
    expect([replayed.status, replayed.winner, scores(replayed)]).toEqual([
      'playing',
      undefined,
      { a: 0, b: 11, c: 0 },
    ]);
  });

  it('may be won again, and the game is in play until it ends', () => {
    const second = at(302, 'points: { b: 30 }, rule: 201');
    const replayed = play(won(lists(at(301, NEXT), second), '', ''));
    expect(errorsOf(replayed)).toEqual([]);
    expect([replayed.status, replayed.winner?.player]).toEqual(['playing', 'b']);
    expect(replayed.toMove).toBe('a');
    const ended = play(won(lists(at(301, NEXT), second, at(303, 'end: Enough.')), '', ''));
    expect([ended.status, ended.winner?.player]).toEqual(['ended', 'b']);
  });

  it('is not won by what was held when the one before ended', () => {
    const kept = play(won(at(301, 'round: {}')));
    expect([kept.winner, scores(kept).a]).toEqual([undefined, 20]);
    const set = lists(at(301, 'round: {}'), at(301, 'set: { a: { points: 0 } }, rule: 201'));
    expect(play(won(set, '')).winner).toBeUndefined();
  });

  it('may end without a winner', () => {
    const setting = { proposals: inTurn('', ''), events: at(301, `${NEXT}, rule: 201`) };
    expect(play(setting).rounds).toEqual([
      expect.not.objectContaining({ winner: expect.anything() }),
    ]);
    expect(scores(play(setting))).toEqual({ a: 0, b: 11, c: 0 });
  });

  it('is what is over when nothing else has been recorded', () => {
    expect(play(won(at(301, 'note: Well played.'))).status).toBe('won');
    expect(wrongs(won(at(301, 'note: Well played.'), ''))).toEqual(['game/over']);
    // Moves between the win and the new round belong to the round that was won.
    expect(wrongs(won(at(302, NEXT), ''))).toEqual([]);
  });

  it('is not begun after the end', () => {
    expect(wrongs(won(lists(at(301, 'end: Enough.'), at(302, NEXT))))).toEqual(['game/over']);
  });

  it.each([
    ['[points]', []],
    ['[gold]', []],
    ['[golf]', ['points/no-authority']],
  ])('starts afresh with what a rule declares: %s', (reset, codes) => {
    const cards = { ...MARK, 209: card(209, '{ quantities: { gold: { starts: 3 } } }') };
    const events = lists(
      at(301, 'change: { b: { gold: 4 } }'),
      at(301, `round: { reset: ${reset} }, rule: 201`),
    );
    const setting = { cards, proposals: inTurn(''), events };
    expect(wrongs(setting)).toEqual(codes);
    if (reset === '[gold]') expect(scores(play(setting), 'gold')).toEqual({ a: 3, b: 3, c: 3 });
  });

  it('takes nothing from those who play on, where nobody has won and no rule is cited', () => {
    const ahead = at(301, 'points: { b: 15 }, rule: 201');
    const setting = { proposals: inTurn('', ''), events: lists(ahead, at(301, NEXT)) };
    expect(wrongs(setting)).toEqual(['points/no-authority']);
    const custom = { ...setting, game: 'unobjected: stands' };
    const stands = `${NEXT}, stands: { why: Nobody minded. }`;
    expect(scores(play({ ...custom, events: lists(ahead, at(301, stands)) })).b).toBe(11);
  });

  it('rests on the words of the rule cited, or of the proposal that begins it', () => {
    const events = at(301, `${NEXT}, rule: 201`);
    const cited = play({ proposals: inTurn('', ''), events });
    expect(notesOf(cited, 'grant/words-alone').map(({ rule }) => rule?.number)).toEqual([201]);
    const voted = play({ proposals: inTurn('', `act: [{ ${NEXT} }]`) });
    expect(notesOf(voted, 'grant/words-alone')).toHaveLength(1);
    expect(errorsOf(voted)).toEqual([]);
  });

  it('enters what it takes away into the ledger', () => {
    const { ledger } = play(won(at(301, NEXT)));
    expect(ledger.at(-1)).toMatchObject({
      player: 'a',
      basis: { by: 'event', why: 'a new round begins' },
    });
    expect(ledger.at(-1)?.balance.valueOf()).toBe(0);
  });
});

describe('the players’ own scores', () => {
  const own = (scored: string, ...more: readonly string[]): Setting => ({
    proposals: inTurn('', ...more),
    events: at(301, scored),
  });

  it.each([
    ['9', ['limit/breached']],
    ['5', []],
    ['-1', ['limit/breached']],
  ])('pass no bound that a rule sets: %s', (gold, codes) => {
    const gilded = card(214, '{ quantities: { gold: { starts: 3, least: 0, most: 5 } } }');
    const scored = own(`scores: { b: { gold: ${gold} } }, stands: true`);
    expect(wrongs({ ...scored, cards: { 214: gilded } })).toEqual(codes);
  });

  it('count from then on where they stand, and a note states both', () => {
    const stands = own(
      'scores: { a: -82, b: 0 }, stands: true, why: The ledger said so',
      '',
      '',
      '',
    );
    const replayed = play(stands);
    expect(errorsOf(replayed)).toEqual([]);
    expect(scores(replayed)).toMatchObject({ a: -69, b: 11 });
    const notes = notesOf(replayed, 'scores/stand');
    expect(notes.map(({ message }) => message)).toEqual([
      'A (a) has -82 points by the players’ own scores, which count from here on, and 10 by the reckoning: a difference of -92. The ledger said so',
    ]);
    expect(notes[0]?.mismatch).toMatchObject({ recorded: '-82', computed: '10' });
    expect(replayed.ledger.find(({ evidence }) => evidence === 'attested')).toMatchObject({
      player: 'a',
      basis: { by: 'event', why: 'The ledger said so' },
    });
  });

  it('are the computed ones, unless they stand', () => {
    expect(wrongs(own('scores: { a: -82 }'))).toEqual(['scores/mismatch']);
    expect(notesOf(play(own('scores: { a: 10 }, stands: true')), 'scores/stand')).toEqual([]);
  });

  it('may be of any quantity', () => {
    const cards = { 209: card(209, '{ quantities: { gold: { starts: 3 } } }') };
    const gold = (scored: string) => ({ cards, ...own(scored) });
    expect(wrongs(gold('scores: { a: { gold: 3 } }'))).toEqual([]);
    expect(wrongs(gold('scores: { a: { gold: 4 } }'))).toEqual(['scores/mismatch']);
    const stands = play(gold('scores: { a: { gold: 4 } }, stands: true'));
    expect(scores(stands, 'gold')).toEqual({ a: 4, b: 3, c: 3 });
  });

  it('may win', () => {
    const setting = { cards: MARK, ...own('scores: { b: 25 }, stands: true') };
    expect(play(setting).winner).toMatchObject({ player: 'b', by: 'points' });
  });
});

describe('a new name', () => {
  const renamed = (event: string, more: Setting = {}): Setting => ({
    proposals: inTurn('', ''),
    events: at(301, event),
    ...more,
  });

  it('is what the player is called from then on', () => {
    const replayed = play(renamed('rename: { b: Bea B, a: Ann A }'));
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.players.map(({ name, formerly }) => [name, formerly[0]?.name])).toEqual([
      ['Ann A', 'A'],
      ['Bea B', 'B'],
      ['C', undefined],
    ]);
  });

  it('does not take the place of an earlier one in what is on record', () => {
    const events = lists(at(301, 'rename: { b: Bea B }'), at(301, 'rename: { b: Beate B }'));
    const [, b] = play({ proposals: inTurn('', ''), events }).players;
    expect([b?.name, b?.formerly.map(({ name }) => name)]).toEqual(['Beate B', ['B', 'Bea B']]);
  });

  it('is of somebody who plays or has played', () => {
    expect(wrongs(renamed('rename: { zoe: Zoe }'))).toEqual(['unknown/player']);
    const gone = lists(at(301, 'leave: c'), at(301, 'rename: { c: Carl }'));
    const proposals = { 301: enact(301, 'a') };
    expect(wrongs({ proposals, events: gone })).toEqual([]);
  });

  it('stays with those who come back', () => {
    const events = lists(
      at(301, 'rename: { c: Carl }'),
      at(301, 'leave: c'),
      at(301, 'join: { id: c, name: Carla }'),
    );
    const [, , c] = play({ proposals: inTurn(''), events }).players;
    expect([c?.name, c?.formerly.map(({ name }) => name)]).toEqual(['Carla', ['C']]);
  });
});

describe('a change by fiat', () => {
  const amend = 'fiat: { by: Clerk, cause: cleaning, amend: 210, text: Clean. }, why: A misprint';
  const cleaned = (more: string, cards = {}): Setting => ({
    cards,
    proposals: inTurn(''),
    events: at(301, `${amend}${more}`),
  });

  const CLEANING = '{ grants: [{ what: rules, of: [mutable], by: Clerk }] }';

  it('is granted by mechanics alone, whatever rule the record cites, where rules say how rules change', () => {
    expect(wrongs(cleaned(''))).toEqual(['proposal/not-permitted']);
    expect(wrongs(cleaned(', rule: 201'))).toEqual(['proposal/not-permitted']);
    const cleaning = { 209: card(209, CLEANING) };
    expect(wrongs(cleaned('', cleaning))).toEqual([]);
    expect(wrongs(cleaned(', rule: 201', cleaning))).toEqual([]);
    const granted = { 209: card(209, '{ fiat: { tiers: [mutable], by: Elf } }') };
    expect(wrongs(cleaned(', rule: 201', granted))).toEqual(['proposal/not-permitted']);
  });

  it('says by what it came about, and why', () => {
    const { versions } = play(cleaned('', { 209: card(209, CLEANING) }));
    expect(versions.at(-1)?.cause).toEqual({
      by: 'fiat',
      who: 'Clerk',
      cause: 'cleaning',
      why: 'A misprint',
    });
  });
});
