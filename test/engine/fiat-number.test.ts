/** Which number a rule has that is enacted by fiat. */
import { describe, expect, it } from 'vitest';
import { card, enact, errorsOf, inTurn, play, type Setting, wrongs } from './table.ts';

const ELF = { 210: card(210, '{ fiat: { tiers: [mutable], by: Magic Elf } }') };
const UNNUMBERED = { ...ELF, 108: card(108, '', 'immutable') };

/** Proposal 301, then a rule enacted by fiat, then whatever more. */
function decreed(more = '', rest: Setting = {}): Setting {
  const event = `fiat: { by: Magic Elf, enact: {}, text: Mine.${more} }`;
  return { cards: ELF, proposals: inTurn(''), events: `  - { on: 2026-01-02, ${event} }`, ...rest };
}

/** The number of the rule that was enacted by fiat. */
function numberIn(setting: Setting): number | string | undefined {
  const replayed = play(setting);
  expect(errorsOf(replayed)).toEqual([]);
  const [id = ''] = replayed.versions.at(-1)?.changed ?? [];
  const rule = replayed.lives.get(id)?.changes.at(-1)?.rule;
  expect(rule?.numbers).toEqual([rule?.number]);
  expect(rule?.id).toBe(String(rule?.number));
  return rule?.number;
}

describe('a rule that is enacted by fiat', () => {
  it('has the number that the record states', () => {
    expect(numberIn(decreed(', number: 7'))).toBe(7);
    expect(numberIn(decreed(', number: 0'))).toBe(0);
    expect(numberIn(decreed(', number: 7', { cards: UNNUMBERED }))).toBe(7);
  });

  it('else takes the next of those that a rule gives to proposals, and uses it up', () => {
    expect(numberIn(decreed())).toBe(302);
    const numbered = (number: number) => ({ ...inTurn(''), [number]: enact(number, 'b') });
    expect(wrongs(decreed('', { proposals: numbered(302) }))).toEqual(['proposal/number']);
    expect(wrongs(decreed('', { proposals: numbered(303) }))).toEqual([]);
    const freed = 'readings: { withdrawn-number: { take: reused }, void-number: { take: reused } }';
    expect(wrongs(decreed('', { proposals: numbered(303), game: freed }))).toEqual([]);
    expect(wrongs(decreed(', number: 7', { proposals: numbered(302) }))).toEqual([]);
  });

  it('begins the numbers where no proposal has', () => {
    expect(numberIn(decreed('', { proposals: {} }))).toBe(301);
  });

  it('has to have one stated where no rule numbers anything', () => {
    const [found, ...others] = errorsOf(play(decreed('', { cards: UNNUMBERED })));
    expect(others).toEqual([]);
    expect(found?.code).toBe('proposal/number');
    expect(found?.help).toContain('`number:`');
  });

  it('has none that another rule bears', () => {
    expect(wrongs(decreed(', number: 206'))).toEqual(['proposal/number']);
    expect(wrongs(decreed(', number: 301'))).toEqual(['proposal/number']);
  });

  it('may have that of a rule that is gone', () => {
    const proposals = inTurn('repeal: 206');
    expect(play(decreed(', number: 206', { proposals })).lives.get('206-2')).toBeDefined();
  });

  it('answers to its number', () => {
    const more = { 302: enact(302, 'b', 'repeal: 7') };
    expect(wrongs(decreed(', number: 7', { proposals: { ...inTurn(''), ...more } }))).toEqual([]);
  });

  it('is told of the fiat first, where nobody granted that', () => {
    expect(wrongs(decreed('', { cards: {} }))).toEqual(['proposal/not-permitted']);
  });
});
