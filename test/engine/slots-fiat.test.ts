/** What rules say of leaving, and of fiat. */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  hangingOn,
  inTurn,
  newRule,
  notesOf,
  outcomes,
  page,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const after301 = (...events: readonly string[]) =>
  events.map((event) => `  - { on: ${day(301, 1)}, ${event} }`).join('\n');

describe('leaving', () => {
  it('by forfeit is open to players unless a rule in force forbids it', () => {
    const setting = (forfeit: string): Setting => ({
      cards: { 113: card(113, forfeit, 'immutable') },
      events: after301('forfeit: c'),
    });
    expect(wrongs(setting(''))).toEqual([]);
    expect(wrongs(setting('{ forfeit: allowed }'))).toEqual([]);
    expect(errorsOf(play(setting('{ forfeit: forbidden }')))).toMatchObject([
      { code: 'forfeit/forbidden', rule: { number: 113, version: 0 } },
    ]);
  });

  it('may cost what the rules say, and takes the vote away', () => {
    const cards = { 210: card(210, '{ awards: [{ on: left, to: proposer, points: -7 }] }') };
    const leaving = (votes: string): Setting => ({
      cards,
      proposals: { 301: enact(301, 'a'), 302: enact(302, 'b', votes) },
      events: after301('forfeit: c'),
    });
    expect(scores(play(leaving('votes: { for: [a, b] }')))).toEqual({ a: 10, b: 11, c: -7 });
    expect(wrongs(leaving('votes: { for: [a, b, c] }'))).toEqual(['gone/player']);
  });

  it('is told of where what it costs depends on a reading', () => {
    const cards = {
      210: card(210, '{ awards: [{ on: left, to: proposer, points: round(1/2) }] }'),
    };
    const replayed = play({ cards, proposals: inTurn(''), events: after301('leave: c') });
    expect(hangingOn(replayed, 'rounding-ties')).toEqual({
      'what the leave event earns': {
        up: 'C receives 1 point',
        down: 'nobody receives anything',
        even: 'nobody receives anything',
      },
    });
  });

  describe('with a proposal that lapses', () => {
    const game = 'readings: { leaver-proposal: { take: lapses } }';
    const left = (more: string, custom = game): Setting => ({
      game: custom,
      proposals: {
        301: page(`proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\n${more}`, 'Words.'),
      },
      events: '  - { on: 2026-01-02, leave: a }',
    });

    it('takes it along while its vote is still on, and the next player moves', () => {
      const replayed = play(left(''));
      expect(outcomes(replayed)).toEqual({ 301: 'withdrawn' });
      expect(replayed.toMove).toBe('b');
      expect(outcomes(play(left('', '')))).toEqual({ 301: 'open' });
    });

    it('leaves nothing that a vote could decide', () => {
      const ended = (outcome: string) =>
        left(`votes: { for: [b, c] }\nclosed: 2026-01-05\n${outcome}`);
      expect(wrongs(ended(''))).toEqual([]);
      expect(wrongs(ended('outcome: adopted'))).toEqual(['outcome/mismatch']);
      expect(wrongs({ ...ended('outcome: adopted'), game: '' })).toEqual([]);
    });

    it('is no question where it was withdrawn all the same', () => {
      const replayed = play(left('withdrawn: 2026-01-05', ''));
      expect(hangingOn(replayed, 'leaver-proposal')).toEqual({});
    });
  });
});

describe('fiat', () => {
  const elf = (tiers: string, ...events: readonly string[]): Setting => ({
    cards: { 210: card(210, `{ fiat: { tiers: [${tiers}], by: Magic Elf } }`) },
    proposals: inTurn(''),
    events: after301(...events),
  });
  const amend = (by: string) => `fiat: { by: ${by}, amend: 116, text: All is permitted. }`;

  it('is for the one whom a rule names, in the tiers that it names', () => {
    expect(wrongs(elf('immutable', amend('Magic Elf')))).toEqual([]);
    expect(wrongs(elf('mutable', amend('Magic Elf')))).toEqual(['proposal/not-permitted']);
    expect(wrongs(elf('immutable', amend('Tragic Elf')))).toEqual(['proposal/not-permitted']);
  });

  it('makes a version, and leaves the rule its number', () => {
    const { versions, lives } = play(elf('immutable', amend('Magic Elf')));
    expect(versions.at(-1)).toMatchObject({ number: 2, cause: { by: 'fiat', who: 'Magic Elf' } });
    expect(lives.get('116')?.changes.at(-1)?.rule).toMatchObject({
      number: 116,
      text: 'All is permitted.',
    });
  });

  it('keeps within the limits, and within what winning may be', () => {
    const enacting = (mechanics: string) =>
      `fiat: { by: Magic Elf, enact: { mechanics: ${mechanics} }, text: Mine. }`;
    const full = { 209: card(209, '{ limits: [{ of: mutable, most: 14 }] }') };
    const plain = elf('mutable', enacting('{ titles: required }'));
    expect(wrongs(plain)).toEqual([]);
    expect(wrongs({ ...plain, cards: { ...plain.cards, ...full } })).toEqual(['limit/breached']);
    const winning = enacting('{ win: [{ when: game.turn > 9 }] }');
    expect(wrongs(elf('mutable', winning))).toEqual(['win/not-by-points']);
  });

  it('says what becomes of mechanics that it rewords', () => {
    const reword = (more: string) =>
      elf('immutable', `fiat: { by: Magic Elf, amend: 105, text: Nobody votes.${more} }`);
    expect(wrongs(reword(''))).toEqual(['mechanics/unstated']);
    expect(wrongs(reword(', mechanics: keep'))).toEqual([]);
    const numbers = elf(
      'mutable',
      'fiat: { by: Magic Elf, amend: 206, text: Whoever loses pays 99 points., mechanics: keep }',
    );
    expect(notesOf(play(numbers), 'mechanics/differ')).toHaveLength(1);
    expect(wrongs(reword(', mechanics: { electorate: false }'))).toEqual([]);
  });

  it('ends with the rule that grants it', () => {
    const granting = newRule('{ fiat: { tiers: [immutable], by: Magic Elf } }');
    const setting = (second: string): Setting => ({
      proposals: inTurn(granting, second),
      events: `  - { on: ${day(302, 1)}, ${amend('Magic Elf')} }`,
    });
    expect(wrongs(setting(''))).toEqual([]);
    expect(wrongs(setting('repeal: 301'))).toEqual(['proposal/not-permitted']);
  });
});
