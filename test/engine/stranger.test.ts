/**
 * A stranger to the rules wins by no event and no act that no rule grants, whatever rule it cites.
 *
 * @module-tag slow
 */
import { expect, test } from 'vitest';
import { createRandom } from '../games/random.ts';
import { card, enact, playForResults, type Setting, UNGRANTED } from './table.ts';

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
  const proposals = { 301: enact(301, 'a', '', 'Tea.') };
  return playForResults({ cards: UNGRANTED, proposals, ...setting }).winner?.player;
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

test.each(FACTS.filter((fact) => /^(points|change|set|appoint|join|leave)/.test(fact)))(
  'nor by %s, which breaks a rule and stands since nobody objected',
  (fact) => {
    const game = 'unobjected: stands';
    for (const rule of CITED)
      expect(
        winnerOf({
          game,
          events: `  - { on: 2026-01-02, ${fact}${rule}, stands: { why: Nobody minded. } }`,
        }),
        rule,
      ).toBeUndefined();
  },
);

/** The wins, votes and awards that B's holdings on words alone could bring. */
const LAWS: readonly string[] = [
  '{ win: [{ when: player.king }], offices: { king: {} }, overrides: [win] }',
  '{ win: [{ when: player.gold > 5 }], quantities: { gold: { starts: 0 } }, overrides: [win] }',
  '{ awards: [{ on: resolved, to: everyone, points: 500, if: player.gold > 5 }], quantities: { gold: { starts: 0 } } }',
  '{ awards: [{ on: resolved, to: everyone, points: 500, if: player.king }], offices: { king: {} } }',
  '{ ballots: "player.king ? 9 : 1", offices: { king: {} } }',
  '{ ballots: player.gold + 1, quantities: { gold: { starts: 0 } } }',
  '{ grants: [{ what: win, by: { office: king } }], offices: { king: {} } }',
  '{ grants: [{ what: quantity, of: [points], by: { office: king } }], offices: { king: {} } }',
];
const HOLDS: readonly string[] = [
  'appoint: { king: b }',
  'join: { id: d, name: D, roles: [king] }',
  'change: { b: { gold: 9 } }',
  'set: { b: { gold: 9 } }',
  'scores: { b: { gold: 9 } }, stands: true',
];

/** B's own proposal, to be the winner, against which A and C vote. */
const OWN = enact(
  302,
  'b',
  'enact: { mechanics: { win: [{ when: player.points >= 0 }], overrides: [win] } }\nvotes: { for: [b], against: [a, c] }',
);

test.each(LAWS)('nor by what is held on words alone under %s', (law) => {
  const cards = {
    ...UNGRANTED,
    112: card(112, '', 'immutable'),
    203: card(203, '{ adoption: votes.for > votes.against }'),
    207: card(207, ''),
    214: card(214, law),
  };
  for (const held of HOLDS) {
    for (const rule of ['205', '214']) {
      for (const then of ['note: Nothing.', 'winner: b, by: b', 'points: { b: 500 }, by: b']) {
        const events = `  - { on: 2026-01-02, ${held}, rule: ${rule} }\n  - { on: 2026-01-02, ${then} }`;
        const proposals = { 301: enact(301, 'a', '', 'Tea.'), 302: OWN };
        expect(
          playForResults({ cards, proposals, events }).winner,
          `${held} ${rule} ${then}`,
        ).toBeUndefined();
      }
    }
  }
});

test('nor by several of them in any order', () => {
  const random = createRandom(27);
  for (let i = 0; i < 50; i++) {
    const some = random.shuffle(FACTS).slice(0, 3);
    const events = some
      .map((fact) => `  - { on: 2026-01-02, ${fact}${random.pick(CITED)} }`)
      .join('\n');
    expect(winnerOf({ events }), events).toBeUndefined();
  }
});
