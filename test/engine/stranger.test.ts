/** A stranger to the rules wins by no event and no act that no rule grants, whatever rule it cites. */
import { expect, test } from 'vitest';
import { createRandom } from '../games/random.ts';
import { enact, play, type Setting, UNGRANTED } from './table.ts';

const FACTS: readonly string[] = [
  'points: { b: 500 }',
  'points: { a: -500, b: 500 }',
  'change: { b: { points: 500 } }',
  'set: { b: { points: 500 } }',
  'scores: { b: 500 }, stands: true',
  'winner: b',
  'winner: { player: b, by: rule }',
  'winner: { player: b, by: points }',
  'winner: { player: b, by: paradox }',
  'winner: { player: b, by: judgment }',
  'appoint: { winner: b, king: b }',
  'join: { id: d, name: D, roles: [winner] }',
  'leave: a',
  'forfeit: a',
  'rename: { b: The Winner }',
  'pause: {}',
  'round: { reset: [points] }',
  'fiat: { by: b, repeal: 208 }',
  'fiat: { by: b, amend: 208, text: B wins., mechanics: { win: [{ when: player.points >= 0 }] } }',
  'fiat: { by: b, transmute: { rule: 112, to: mutable } }',
  'note: B has won.',
  'end: B has won.',
];
const CITED = ['', ', rule: 101', ', rule: 116', ', rule: 202', ', rule: 208', ', rule: 301'];

function winnerOf(setting: Setting): string | undefined {
  return play({ cards: UNGRANTED, proposals: { 301: enact(301, 'a', '', 'Tea.') }, ...setting })
    .winner?.player;
}

test.each(FACTS)('nobody wins by %s, whatever rule is cited', (fact) => {
  for (const rule of CITED)
    expect(winnerOf({ events: `  - { on: 2026-01-02, ${fact}${rule} }` }), rule).toBeUndefined();
});

test.each(FACTS.filter((fact) => !/^(forfeit|scores)/.test(fact)))('nor by the act %s', (fact) => {
  for (const rule of CITED.slice(0, -1)) {
    const act = `act: [{ ${fact}${rule} }]`;
    expect(winnerOf({ proposals: { 301: enact(301, 'a', act) } }), rule).toBeUndefined();
  }
});

test('nor by several of them in any order', () => {
  const random = createRandom(27);
  for (let i = 0; i < 150; i++) {
    const some = random.shuffle(FACTS).slice(0, 3);
    const events = some
      .map((fact) => `  - { on: 2026-01-02, ${fact}${random.pick(CITED)} }`)
      .join('\n');
    expect(winnerOf({ events }), events).toBeUndefined();
  }
});
