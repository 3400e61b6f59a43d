/**
 * What a record of a winner comes to, for each way to win that it names, in each state of a game.
 * Here, whoever changes the engine reads what else changes; what the rules mean is expected elsewhere.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { card, day, enact, inTurn, judged, play, type Setting } from './table.ts';
import { tellBeside } from './tell-replay.ts';

const ANY_WAY = { 112: card(112, '', 'immutable') };
const GOLD = {
  ...ANY_WAY,
  214: card(214, '{ quantities: { gold: { starts: 0 } }, win: [{ when: player.gold >= 3 }] }'),
};
const FIRST = { 301: enact(301, 'a') };
const MARK = `  - { on: ${day(301, 1)}, points: { b: 200 }, rule: 201 }`;
const question = { judgments: { 1: judged(1, day(301, 1), 'c', 'by: b') } };
const open = { 302: enact(302, 'b', 'closed: 2026-01-20') };

/** Each up to the day before the winner is recorded. */
const STATES: Readonly<Record<string, Setting>> = {
  'nobody is near it': { proposals: FIRST },
  'no rule says how, and any way will do': {
    cards: { ...ANY_WAY, 208: null, 213: null },
    proposals: FIRST,
  },
  'B has the points': { proposals: FIRST, events: MARK },
  'B has the points, and play goes on in rounds': {
    game: 'readings: { play-after-win: { take: yes } }',
    proposals: FIRST,
    events: MARK,
  },
  'B is just below the mark': { proposals: FIRST, events: MARK.replace('200', '199') },
  'B and C have it at once, and C more': {
    game: 'readings: { simultaneous-win: { take: highest } }',
    proposals: FIRST,
    events: MARK.replace('b: 200', 'b: 200, c: 201'),
  },
  'C has the gold': {
    cards: GOLD,
    proposals: FIRST,
    events: `  - { on: ${day(301, 1)}, change: { c: { gold: 3 } }, rule: 214 }`,
  },
  'a Judge has been asked': { proposals: FIRST, ...question },
  'a Judge has been asked, and whoever asked wins': {
    cards: { 213: card(213, '{ deadlock: caller, overrides: [win] }') },
    proposals: FIRST,
    ...question,
  },
  'B has the points, and a Judge has been asked': { proposals: FIRST, events: MARK, ...question },
  'B has the points, and the rule on paradox goes before': {
    cards: { 207: card(207, '{ deadlock: caller }'), 213: null },
    proposals: FIRST,
    events: MARK,
    ...question,
  },
  'A has the points and C the gold': {
    cards: GOLD,
    proposals: FIRST,
    events: `  - { on: ${day(301, 1)}, change: { a: { points: 200 }, c: { gold: 3 } }, rule: 214 }`,
  },
  'a Judge has been asked in an open turn': {
    proposals: { ...FIRST, ...open },
    judgments: { 1: judged(1, day(302, 0), 'a', 'by: c') },
  },
  'a Judge gives B the points': {
    proposals: FIRST,
    judgments: { 1: judged(1, day(301, 1), 'c', 'by: b\nsettles: [{ points: { b: 200 } }]') },
  },
  'a Judge found that B wins': {
    proposals: FIRST,
    judgments: { 1: judged(1, day(301, 1), 'c', 'by: b\nsettles: [{ winner: b }]') },
  },
  'a Judge found that B wins, who has the points': {
    proposals: FIRST,
    events: MARK,
    judgments: { 1: judged(1, day(301, 1), 'c', 'by: b\nsettles: [{ winner: b }]') },
  },
};

const WINNERS: readonly string[] = [
  'winner: b',
  'winner: c',
  'winner: b, rule: 208',
  'winner: c, rule: 213',
  'winner: b, rule: 201',
  'winner: b, rule: 399',
  'winner: { player: b, by: points }',
  'winner: { player: c, by: points }, rule: 208',
  'winner: { player: c, by: gold }',
  'winner: { player: b, by: rule }',
  'winner: { player: c, by: rule }, rule: 214',
  'winner: { player: b, by: rule }, rule: 202',
  'winner: { player: b, by: judgment }',
  'winner: { player: a, by: judgment }, rule: 212',
  'winner: { player: b, by: paradox }',
  'winner: { player: a, by: paradox }',
  'winner: z',
];

const told = (setting: Setting, event: string) => {
  const events = [setting.events, `  - { on: ${day(301, 1)}, ${event} }`]
    .filter(Boolean)
    .join('\n');
  return play({ ...setting, events });
};

describe.each(Object.entries(STATES))('%s', (_, setting) => {
  let before: Replay;
  beforeAll(() => {
    before = play(setting);
  });

  it('as it stands', () => {
    expect(tellBeside(before, undefined).join('\n')).toMatchSnapshot();
  });

  it.each(WINNERS)('%s', (event) => {
    expect(tellBeside(told(setting, event), before).join('\n')).toMatchSnapshot();
  });
});

it.each(WINNERS)('by the adoption of a proposal: %s', (event) => {
  const settings: readonly Setting[] = [
    { proposals: inTurn('', `act: [{ ${event} }]`) },
    { cards: ANY_WAY, proposals: inTurn('', `act: [{ ${event} }]`) },
    { cards: GOLD, proposals: inTurn(`act: [{ change: { c: { gold: 3 } } }, { ${event} }]`) },
    { cards: GOLD, proposals: inTurn(`act: [{ ${event} }]\nvotes: { against: [a, b, c] }`) },
  ];
  const lines = settings.flatMap((setting) => tellBeside(play(setting), undefined));
  expect(
    lines.filter((line) => !/^(?:tiers|players|voids)/.test(line)).join('\n'),
  ).toMatchSnapshot();
});
