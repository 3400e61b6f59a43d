/** A proposal may change while its vote is open: the check without a base on the votes. */
import { describe, expect, test } from 'vitest';
import { page, type Setting, wrongs } from '../engine/table.ts';

/** Proposal 301, with what is said of it. */
function made(more: string, words = 'Tea is served at five.'): Setting {
  const front = `proposal: 301\nproposed: 2026-01-01\n${more}`;
  const by = /^by:/m.test(more) ? '' : 'by: a\n';
  return { proposals: { 301: page(by + front, words) } };
}

const VOTES = 'votes: { for: [b], against: [c] }';
const OTHER = 'Anna proposes every turn.';
const ENACT = 'enact: {}\n';

describe('the check without a base', () => {
  const cast = (c: string) => `votes: { for: [a, b, c], cast: { c: ${c} } }\nclosed: 2026-01-05`;
  const revised = (c: string, game = '') => {
    return wrongs({ game, ...made(`revised: 2026-01-03\n${ENACT}${cast(c)}`) });
  };

  test('finds a vote that is dated before the change', () => {
    expect(revised('2026-01-02')).toEqual(['vote/revised']);
    expect(revised('2026-01-03')).toEqual([]);
    expect(revised('2026-01-04')).toEqual([]);
  });

  test('lets it stand where the game does', () => {
    const game = 'readings: { revised-votes: { take: stand, why: It was agreed. } }';
    expect(revised('2026-01-02', game)).toEqual([]);
  });

  test('lets it stand where a rule in force does', () => {
    const cards = {
      299: page(
        'rule: 299\ntier: mutable\nmechanics: { readings: { revised-votes: stand } }',
        'A vote stands when the proposal changes, unless the voter votes anew.',
      ),
    };
    const open = made(`revised: 2026-01-03\n${ENACT}${cast('2026-01-02')}`);
    expect(wrongs({ cards, ...open })).toEqual([]);
  });

  test('counts a voting period from the change', () => {
    const cards = {
      205: page(
        'rule: 205\ntier: mutable\nmechanics: { voting-period: 3 days }',
        'A vote lasts three days.',
      ),
      105: page(
        'rule: 105\ntier: immutable\nmechanics: { electorate: true, participation: required }',
        'Every player votes.',
      ),
    };
    const two = (closed: string, more = '') => {
      return wrongs({
        cards,
        ...made(`${more}${ENACT}votes: { for: [a, b] }\nclosed: ${closed}`),
      });
    };
    expect(two('2026-01-05')).toEqual([]);
    expect(two('2026-01-05', 'revised: 2026-01-04\n')).toEqual(['vote/missing']);
    expect(two('2026-01-08', 'revised: 2026-01-04\n')).toEqual([]);
  });

  test('knows a next version as a proposal of its own', () => {
    const proposals = {
      301: page(`proposal: 301\nby: a\n${ENACT}${VOTES}\nwithdrawn: 2026-01-02`, 'Tea.'),
      302: page(
        `proposal: 302\nby: a\n${ENACT}votes: { for: [a, b, c] }\nclosed: 2026-01-03`,
        OTHER,
      ),
    };
    const game = 'readings: { withdrawal: { take: yes, why: It was agreed. } }';
    expect(wrongs({ game, proposals })).toEqual([]);
  });
});
