/**
 * What two new rules come to beside each other and beside Suber's, while both stand and when the first
 * is gone. Here, whoever changes the engine reads what else changes; what the rules mean is expected
 * elsewhere.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { inTurn, newRule, play } from './table.ts';
import { tellBeside } from './tell-replay.ts';

const RULES: readonly string[] = [
  'adoption: votes.majority',
  'adoption: [{ of: { kind: repeal }, needs: votes.for > 1 }, { of: { kind: enact, tier: mutable }, needs: votes.majority }], overrides: [adoption]',
  'quorum: votes.cast >= 3, participation: optional, retroactive: permitted, overrides: [quorum, 105]',
  'awards: [{ on: adopted, to: proposer, points: 3 }, { on: resolved, to: for, points: 1 }]',
  'awards: [{ on: adopted, to: proposer, points: 5 }, { on: adopted, to: for, quantity: gold, amount: -2 }], overrides: [awards]',
  'limits: [{ of: mutable, most: 14 }, { of: immutable, least: 3 }]',
  'limits: [{ of: mutable, most: 13 }], overrides: [limits]',
  'quantities: { gold: { starts: 2, least: 0, most: 5 }, iron: { starts: player.gold - 2 } }',
  'quantities: { gold: { starts: 4, most: 1 }, points: { starts: 1, most: 7 } }',
  'offices: { clerk: { holders: 1 }, guard: {} }, quantities: { clerk: { starts: 1 } }',
  "judge: { chosen: by-lot, verdicts: ['Yes'] }, overrides: [judge]",
  'win: [{ when: player.gold >= 4 }, { when: player.points >= 5 }]',
  'winning-by: { only: gold }, overrides: [winning-by]',
  'changes: { mutable: [enact, repeal], immutable: [transmute, amend] }',
  'precedence: [lowest-effective-number, tier]',
  'precedence: [claims], overrides: [quantities, limits, awards]',
  'tiers: [{ id: bylaw, title: Bylaws }], changes: { bylaw: [enact, amend, repeal, transmute], mutable: [enact, repeal] }',
  'numbering: { first: 301, changed-rule: keeps-its-own, new-rule: next }',
  'proposal-facts: { index: { default: 1, least: 1, most: 3 } }, titles: required',
  'becomes: { when: game.turn >= 2, mechanics: { awards: [{ on: adopted, to: against, points: 2 }] } }, awards: [{ on: adopted, to: everyone, points: 1 }]',
];

const game = (...acts: readonly string[]) => play({ proposals: inTurn(...acts) });
const pairs = RULES.flatMap((first, place) =>
  RULES.slice(place + 1, place + 7).map((second) => [first, second] as const),
);

let ordinary: Replay;
beforeAll(() => {
  ordinary = game('', '', 'repeal: 301', '');
});

it.each(pairs)('%s; then %s', (first, second) => {
  const replayed = game(newRule(`{ ${first} }`), newRule(`{ ${second} }`), 'repeal: 301', '');
  const told = tellBeside(replayed, ordinary).filter((line) => !line.startsWith('change '));
  expect(told.join('\n')).toMatchSnapshot();
});
