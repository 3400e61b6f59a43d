/** A rule on the parts of a turn, amended while a turn lasts. */
import { describe, expect, it } from 'vitest';
import { day, enact, play } from './table.ts';

describe('a turn whose parts are changed while it lasts', () => {
  /** A has 202 amended in a turn of a proposal and a throw, and has made the proposal. */
  const changing = (turn: string, thrown = '') =>
    play({
      medium: 'table',
      proposals: { 301: enact(301, 'a', `amend: 202\nmechanics: { turn: ${turn} }`) },
      ...(thrown && { events: `  - { on: ${day(302, 0)}, roll: { by: ${thrown}, die: 2 } }` }),
    });

  it.each([
    ['[roll, propose]', ['a', 'roll']],
    ['[roll]', ['a', 'roll']],
    ['[propose, propose]', ['a', 'propose']],
    ['[propose]', ['b', 'propose']],
  ])('has left what of its parts has not been done: %s', (turn, left) => {
    const { toMove, due } = changing(turn);
    expect([toMove, due]).toEqual(left);
  });

  it('is over when that is done, and the next has the parts in their order', () => {
    const { findings, toMove, due } = changing('[roll, propose]', 'a');
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect([toMove, due]).toEqual(['b', 'roll']);
  });
});
