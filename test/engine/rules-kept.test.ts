/**
 * What two new rules come to beside each other and beside Suber's, while both stand and when the first
 * is gone. Here, whoever changes the engine reads what else changes; what the rules mean is expected
 * elsewhere.
 */
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { inBrief } from './brief-replay.ts';
import { card, inTurn, newRule, play, type Setting } from './table.ts';
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

describe.each<readonly [string, NonNullable<Setting['cards']>]>([
  ['where Suber ranks them', {}],
  ['where nothing ranks them', { 110: card(110, '', 'immutable'), 211: card(211, '') }],
])('rules that conflict wherever one does not claim to prevail, %s', (_, cards) => {
  const readings = ['awards', 'wins', 'limits', 'quorums'].map(
    (what) => `several-${what}: { take: conflict }`,
  );
  const summed = RULES.filter((rule) => /^(?:quorum|awards|limits|win):/.test(rule));
  const conflicting = (...acts: readonly string[]) =>
    play({
      game: `readings: { ${readings.join(', ')} }`,
      cards,
      proposals: inTurn(...acts, 'votes: { for: [b], against: [a, c] }', ''),
    });
  let alone: Replay;
  beforeAll(() => {
    alone = conflicting('');
  });

  it.each(
    summed.flatMap((first, place) => summed.slice(place).map((second) => [first, second] as const)),
  )('%s; then %s', (first, second) => {
    const replayed = conflicting(newRule(`{ ${first} }`), newRule(`{ ${second} }`));
    const told = tellBeside(replayed, alone).filter((line) =>
      /^(?:version|error|reading|proposals|without) /.test(line),
    );
    expect(told.join('\n')).toMatchSnapshot();
  });
});

/** The first rule bears a higher number than the second since it was amended. */
test('rules of which one is amended, by its lowest number and by its latest', async () => {
  const told = ['lowest', 'latest'].flatMap((option) => [
    `# contest-number: ${option}`,
    ...pairs.map(([first, second]) => {
      const replayed = play({
        game: `readings: { contest-number: { take: ${option} } }`,
        proposals: inTurn(
          newRule(`{ ${first} }`),
          newRule(`{ ${second} }`),
          'amend: 301\nmechanics: keep',
          '',
        ),
      });
      return inBrief(replayed, /^(?:version|error|note|reading|status) /);
    }),
  ]);
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/rules-amended.txt');
});
