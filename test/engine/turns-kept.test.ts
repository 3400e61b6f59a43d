/**
 * Whose turn it is, and what a circuit is, under each order of turns while players come and go.
 * Here, whoever changes the engine reads what else changes.
 */
import { describe, expect, it } from 'vitest';
import { card, day, enact, play, type Setting } from './table.ts';
import { tellReplay } from './tell-replay.ts';

/** By surname they are b, d, c, a; by rank c, a, d, b. */
const PLAYERS =
  'a: { name: Ann Young }\n  b: { name: Bob Adams }\n  c: { name: Cyd Moore }\n  d: { name: Dot Dean }';
const RANK = '{ rank: { starts: 0 }, points: { starts: 0 } }';
const RANKS =
  '  - { on: 2025-12-31, set: { a: { rank: 2 }, b: { rank: 4 }, c: { rank: 1 }, d: { rank: 3 } }, rule: 201 }';

const ORDERS: readonly string[] = [
  'seat',
  '{ order: seat, direction: backward }',
  'surname',
  '{ order: surname, direction: backward }',
  'player.rank',
  '{ order: \'game.circuit > 0 ? "seat" : "surname"\' }',
  '{ order: seat, direction: \'game.turn > 2 ? "backward" : "forward"\' }',
  'none',
];

const at = (number: number, event: string) => `  - { on: ${day(number, 1)}, ${event} }`;
const during = (number: number, event: string) => `  - { on: ${day(number, 0)}, ${event} }`;

const STORIES: Readonly<Record<string, readonly string[]>> = {
  'nobody comes or goes': [],
  'somebody joins before the first turn': [
    '  - { on: 2025-12-31, join: { id: e, name: Eve Bell, seat: 2 } }',
  ],
  'somebody joins': [at(302, 'join: { id: e, name: Eve Bell, seat: 2 }')],
  'the first leaves': [at(301, 'leave: a'), at(302, 'leave: b')],
  'the first leaves and comes back': [
    at(301, 'leave: a'),
    at(303, 'join: { id: a, name: Ann Young }'),
  ],
  'whoever would be next leaves in the turn before': [
    during(302, 'leave: c'),
    during(302, 'leave: d'),
  ],
  'the mover leaves before the vote': [during(302, 'leave: b')],
  'the ranks change': [at(302, 'set: { c: { rank: 9 }, d: { rank: 0 } }, rule: 201')],
  'somebody is renamed, and a round begins': [
    at(301, 'rename: { b: Bob Zimmer }'),
    at(303, 'round: { reset: [points] }'),
  ],
};

/** Each moves as soon as the rules allow, so that the game goes on for as long as it can. */
function inOrder(cards: NonNullable<Setting['cards']>, events: readonly string[]): Setting {
  const all = [RANKS, ...events].join('\n');
  const proposals: Record<string, string> = {};
  const table = () => ({ players: PLAYERS, cards, events: all, proposals });
  for (let number = 301; number <= 306; number++) {
    // Those who leave later are here when the turn begins.
    const until = [RANKS, ...events.filter((event) => event < `  - { on: ${day(number, 0)}`)];
    const { toMove = 'a' } = play({ ...table(), events: until.join('\n') });
    proposals[number] = enact(number, toMove, `votes: { tally: { for: 1, against: 0 } }`);
  }
  return table();
}

describe.each(ORDERS)('%s', (order) => {
  it.each(Object.entries(STORIES))('%s', (_, events) => {
    const cards = {
      105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
      201: card(201, `{ turns: ${order}, quantities: ${RANK} }`),
      202: card(202, '{ awards: [{ on: adopted, to: proposer, points: game.circuit + 1 }] }'),
      203: card(203, '{ adoption: votes.for > votes.against }'),
    };
    const told = tellReplay(play(inOrder(cards, events))).filter(
      (line) => !/^(?:tiers|voids|proposals|version|change|note|ledger) /.test(line),
    );
    expect(told.join('\n')).toMatchSnapshot();
  });
});
