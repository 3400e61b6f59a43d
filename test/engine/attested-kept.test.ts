/**
 * What a vote earns of which little is known: two awards made at random, a vote without names, and sums
 * that the record states. It is kept as one line for each, in `__snapshots__/attested.txt`; `tellReplay`
 * has what is behind it in full.
 */
import { expect, test } from 'vitest';
import { AWARD_RECIPIENTS } from '../../src/law/mechanics/mechanics.ts';
import { createRandom, type Random } from '../games/random.ts';
import { inBrief } from './brief-replay.ts';
import { card, enact, judged, play, type Setting } from './table.ts';

const OCCASIONS = ['adopted', 'resolved', 'adopted', 'defeated'];
const RECIPIENTS = AWARD_RECIPIENTS.filter((to) => to !== 'roller');
const AMOUNTS = [
  '5',
  '-2',
  '1',
  'votes.for',
  'player.gold',
  '6 / player.gold',
  '6 / votes.against',
];
const CONDITIONS = [
  'votes.for > 1',
  'player.gold > 0',
  '6 / player.gold > 3',
  '!adoption.unanimous',
  'proposal.number > 301',
  'player.points < 3',
];
const VOTES = [
  'votes: { tally: { for: 2, against: 1 } }',
  'votes: { tally: { for: 2, against: 1, abstain: 1 } }',
  'votes: { tally: { for: 4 } }',
  'votes: { tally: { for: 0, against: 3 } }',
  'votes: { tally: { for: 1, against: 1 } }',
  'outcome: adopted',
  'outcome: defeated',
  'votes: { for: [a, b], against: [c] }',
];
const STATED = [
  '{ a: 5 }',
  '{ a: 5, b: 5, c: -2 }',
  '{ b: 3, c: 1 }',
  '{ a: 2, b: { gold: 1 } }',
  '{ c: { points: 5, gold: -2 }, d: 1 }',
  '{ a: 10, b: 2, c: 2, d: 2 }',
  '{ a: 1, d: { silver: 1 } }',
];
const BOUNDS = ['', '', ', least: 0', ', least: 0, most: 4', ', most: 2'];

function award(random: Random): string {
  const amount = random.pick(AMOUNTS);
  const given = random.chance(0.7) ? `points: ${amount}` : `quantity: gold, amount: ${amount}`;
  const when = random.chance(0.4) ? `, if: "${random.pick(CONDITIONS)}"` : '';
  return `{ on: ${random.pick(OCCASIONS)}, to: ${random.pick(RECIPIENTS)}, ${given}${when} }`;
}

function make(random: Random): Setting {
  const by = (vote: string) =>
    `${vote}${random.chance(0.6) ? `\nawards: ${random.pick(STATED)}` : ''}`;
  const ballots = random.chance(0.2) ? '"player.gold > 0 ? 2 : 1"' : '1';
  const isJudged = random.chance(0.2);
  return {
    players: 'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D }',
    cards: {
      105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
      201: card(
        201,
        `{ turns: none, quantities: { points: { starts: 0${random.pick(BOUNDS)} }, gold: { starts: 0 } } }`,
      ),
      202: card(202, `{ awards: [${award(random)}] }`),
      203: card(203, '{ adoption: votes.majority }'),
      206: card(
        206,
        `{ awards: [${award(random)}${random.chance(0.3) ? `, ${award(random)}` : ''}] }`,
      ),
      207: card(207, `{ ballots: ${ballots} }`),
      212: card(212, '{ judge: { chosen: appointed } }'),
    },
    proposals: {
      301: enact(301, 'a', by(random.pick(VOTES))),
      302: enact(302, 'b', by(random.pick(VOTES))),
    },
    events: '  - { on: 2025-12-31, set: { a: { gold: 2 }, c: { gold: 1 } }, rule: 201 }',
    ...(isJudged && {
      judgments: {
        1: judged(1, '2026-01-02', 'c', 'by: b\nsettles: [{ move: 301, is: legal }]'),
      },
    }),
  };
}

test('what is earned by votes without names', async () => {
  const told = Array.from({ length: 400 }, (_, index) => index + 1).map(
    (seed) => `${seed}: ${inBrief(play(make(createRandom(seed))), TOLD)}`,
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/attested.txt');
});

const TOLD = /^(?:proposals|ledger|error|note|reading|undecided) /;
