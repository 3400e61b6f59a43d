/** Rule 112 and the last rule by which points win, at a table that reads it so as to keep that. */
import { describe, expect, it } from 'vitest';
import { card, inTurn, newRule, type Setting, wrongs } from './table.ts';

/** Of a proposal: it is adopted and changes nothing. */
const FORBIDDEN = ['change/void'];
const POINTS = '{ win: [{ when: player.points >= 500 }] }';

const STAYS = 'readings: { last-way-to-win: { take: must-stay, why: Custom. } }';

function doing(act: string, cards: Setting['cards'] = {}): readonly string[] {
  return wrongs({
    game: STAYS,
    cards: { 208: card(208, POINTS), ...cards },
    proposals: inTurn(act),
  });
}

const compound = (...parts: readonly string[]) =>
  `changes:\n${parts.map((part) => `  - ${part}`).join('\n')}`;

describe('the last way to win by points', () => {
  it('stays while winning may be nothing else', () => {
    expect(doing('repeal: 208')).toEqual(FORBIDDEN);
    expect(doing('amend: 208\nmechanics: none')).toEqual(FORBIDDEN);
    expect(doing('amend: 208\nmechanics: { forfeit: allowed }')).toEqual(FORBIDDEN);
  });

  it('may go where the table has not said that it may not: nothing else is made of winning', () => {
    expect(wrongs({ proposals: inTurn('repeal: 208') })).toEqual([]);
  });

  it('is told of once where another takes its place', () => {
    const other = '{ win: [{ when: game.turn > 9 }] }';
    expect(doing(`amend: 208\nmechanics: ${other}`)).toEqual(FORBIDDEN);
  });

  it('may be changed for another', () => {
    expect(doing('amend: 208\nmechanics: { win: [{ when: player.points >= 9000 }] }')).toEqual([]);
    const anew = `{ enact: { mechanics: ${POINTS} }, text: Anew. }`;
    expect(doing(compound('{ repeal: 208 }', anew))).toEqual([]);
    expect(doing(compound(anew, '{ repeal: 208 }'))).toEqual([]);
  });

  it('is not the last while another rule has one', () => {
    expect(doing('repeal: 208', { 209: card(209, POINTS) })).toEqual([]);
    const both = compound('{ repeal: 208 }', '{ repeal: 209 }');
    expect(doing(both, { 209: card(209, POINTS) })).toEqual(FORBIDDEN);
  });

  it('is not kept by a way that asks for something else', () => {
    const other = '{ win: [{ when: game.turn > 99 }] }';
    expect(doing('repeal: 208', { 209: card(209, other) })).toEqual(FORBIDDEN);
  });

  it('stays where the rule has other ways beside it', () => {
    const both = '{ win: [{ when: game.turn > 99 }, { when: player.points >= 500 }] }';
    expect(doing('repeal: 208', { 208: card(208, both) })).toEqual(FORBIDDEN);
  });

  it('may go where no rule protects it, or there was none', () => {
    expect(doing('repeal: 208', { 112: null })).toEqual([]);
    expect(doing('repeal: 208', { 208: card(208, '{ forfeit: allowed }') })).toEqual([]);
    expect(doing(newRule('{ forfeit: allowed }'), { 208: null })).toEqual([]);
  });

  it('is protected against a fiat too', () => {
    const events = '  - { on: 2025-12-31, fiat: { by: Elf, repeal: 208 } }';
    const cards = { 210: card(210, '{ fiat: { tiers: [mutable], by: Elf } }') };
    expect(wrongs({ game: STAYS, cards, events })).toEqual(['win/not-by-points']);
  });
});
