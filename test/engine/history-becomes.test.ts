/** A rule that changes by its own terms: Suber's 203, at the end of the second circuit. */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { card, day, enact, errorsOf, inTurn, outcomes, play, type Setting } from './table.ts';

/** The proposal whose turn ended as Rule 203 changed, by the day of its vote. */
function changedOn(replayed: Replay): string | undefined {
  expect(errorsOf(replayed)).toEqual([]);
  return replayed.versions.find(({ cause }) => cause.by === 'itself')?.on?.text;
}

/** Proposals from 301 on by these players, each carried by those who then play. */
function turns(order: string, voters: (number: number) => string = () => 'a, b, c'): Setting {
  const made = [...order].map((by, index) => {
    const number = 301 + index;
    return [number, enact(number, by, `votes: { for: [${voters(number)}] }`)];
  });
  return { proposals: Object.fromEntries(made) };
}

const divided = 'votes: { for: [a, b], against: [c] }';

describe('Rule 203', () => {
  it('changes at the end of the second circuit, and not a turn earlier', () => {
    expect(changedOn(play(turns('abcab')))).toBeUndefined();
    expect(changedOn(play(turns('abcabc')))).toBe(day(306, 1));
    expect(changedOn(play(turns('abcabcabc')))).toBe(day(306, 1));
  });

  it('demands a majority from the vote after that, and unanimity up to it', () => {
    const seven = inTurn('', '', '', '', '', divided, divided);
    expect(outcomes(play({ proposals: seven }))).toMatchObject({ 306: 'defeated', 307: 'adopted' });
  });

  it('makes a version of its own, and keeps its number and its words', () => {
    const replayed = play(turns('abcabc'));
    const life = replayed.lives.get('203')?.changes ?? [];
    expect(life).toMatchObject([
      { kind: 'initial', version: 0 },
      { kind: 'becomes', version: 7, cause: { by: 'itself' } },
    ]);
    const [first, then] = life;
    expect(then?.rule).toMatchObject({ number: 203, numbers: [203], text: first?.rule?.text });
    expect(then?.rule?.mechanics?.adoption?.[0]?.needs.source).toBe('votes.majority');
    expect(then?.rule?.mechanics?.becomes).toBeUndefined();
    expect(replayed.versions.at(-1)).toMatchObject({ number: 7, changed: ['203'] });
  });

  it('waits for the throw that ends the turn, at a table', () => {
    const votes = turns('abcabc');
    const thrown = (last: number) =>
      [301, 302, 303, 304, 305, 306]
        .slice(0, last)
        .map((number, index) => {
          const roll = `{ by: ${'abc'.charAt(index % 3)}, die: 3, for: ${number} }`;
          return `  - { on: ${number === 306 ? '2026-01-20' : day(number, 1)}, roll: ${roll} }`;
        })
        .join('\n');
    expect(changedOn(play({ ...votes, medium: 'table', events: thrown(5) }))).toBeUndefined();
    expect(changedOn(play({ ...votes, medium: 'table', events: thrown(6) }))).toBe('2026-01-20');
  });

  it.each<readonly [string, string, string | undefined]>([
    ['amended', 'amend: 203\nmechanics: keep', undefined],
    ['repealed', 'repeal: 203', undefined],
    ['transmuted', 'transmute: { rule: 203, to: immutable }', day(306, 1)],
    ['left alone while another is amended', 'amend: 204\nmechanics: keep', day(306, 1)],
  ])('changes unless it has been amended by then: %s', (_, change, when) => {
    const cards = {
      214: card(214, '{ adoption: [{ of: { kind: enact }, needs: votes.unanimous }] }'),
    };
    const proposals = inTurn(change, '', '', '', '', '');
    expect(changedOn(play({ cards, proposals }))).toBe(when);
  });

  it('changes where it is amended only after that', () => {
    const amend = 'amend: 203\nmechanics: keep';
    const proposals = inTurn('', '', '', '', '', '', amend);
    expect(changedOn(play({ proposals }))).toBe(day(306, 1));
  });

  it('changes at any time where its terms do not ask whether it was amended', () => {
    const becoming =
      '{ adoption: votes.unanimous, becomes: { when: game.turn >= 3, mechanics: { adoption: votes.majority } } }';
    const proposals = inTurn('amend: 203\nmechanics: keep', '', '', divided);
    const replayed = play({ cards: { 203: card(203, becoming) }, proposals });
    expect(changedOn(replayed)).toBe(day(303, 0));
    expect(outcomes(replayed)[304]).toBe('adopted');
  });

  it('lays no text on its card, so that the repeal of an amendment shows the text under it', () => {
    const becoming =
      '{ adoption: votes.unanimous, becomes: { when: game.turn >= 3, mechanics: { adoption: votes.majority } } }';
    const proposals = inTurn('amend: 203\nmechanics: keep', '', '', 'repeal: { amendment: 301 }');
    const replayed = play({ cards: { 203: card(203, becoming) }, proposals });
    expect(changedOn(replayed)).toBe(day(303, 0));
    expect(replayed.lives.get('203')?.changes.at(-1)?.rule?.text).toBe('The words of Rule 203.');
  });
});

describe('a circuit', () => {
  it('is of two turns once one of three has left before moving', () => {
    const leaving = turns('abababab', (number) => (number < 302 ? 'a, b, c' : 'a, b'));
    const events = `  - { on: ${day(301, 1)}, leave: c }`;
    expect(changedOn(play({ ...leaving, events }))).toBe(day(304, 1));
  });

  it('is of two turns from the second on once one of three has left after moving', () => {
    const leaving = turns('abcabab', (number) => (number < 304 ? 'a, b, c' : 'a, b'));
    const events = `  - { on: ${day(303, 1)}, leave: c }`;
    expect(changedOn(play({ ...leaving, events }))).toBe(day(305, 1));
  });

  it('is of four turns once one has joined behind the last', () => {
    const joining = turns('abcdabcdab', (number) => (number < 303 ? 'a, b, c' : 'a, b, c, d'));
    const events = `  - { on: ${day(302, 1)}, join: { id: d, name: D } }`;
    expect(changedOn(play({ ...joining, events }))).toBe(day(308, 1));
  });

  it('is no shorter for robots, which take no turns', () => {
    const players = 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }';
    expect(changedOn(play({ players, ...turns('abab') }))).toBe(day(304, 1));
    expect(changedOn(play({ players, ...turns('aba') }))).toBeUndefined();
  });

  it('is not completed by a departure between turns, where nobody moves after it', () => {
    const five = turns('abcab');
    const events = `  - { on: 2026-02-01, leave: c }`;
    expect(changedOn(play({ ...five, events }))).toBeUndefined();
  });

  it('is every turn of one who plays alone', () => {
    const alone = { players: 'a: { name: A }', ...turns('aaa', () => 'a') };
    expect(changedOn(play(alone))).toBe(day(302, 1));
    expect(play(alone).circuit).toBe(3);
  });

  it('is counted for whoever reads the game', () => {
    expect(play({}).circuit).toBe(0);
    expect(play(turns('ab')).circuit).toBe(0);
    expect(play(turns('abc')).circuit).toBe(1);
    expect(play(turns('abcabca')).circuit).toBe(2);
  });
});
