/**
 * Who wins by a move, for each condition and each thing that is earned, under each reading of it.
 * Here, whoever changes the engine reads what else changes; what the rules mean is expected elsewhere.
 */
import { describe, expect, it } from 'vitest';
import { card, day, enact, judged, play, type Setting } from './table.ts';
import { tellReplay } from './tell-replay.ts';

const PLAYERS = 'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D, robot: true }';
const QUANTITIES = 'quantities: { points: { starts: 0 }, gold: { starts: 0 } }';

/** Rule 214 has the first, and Rule 215 the second where there is one. */
const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  'five points': ['when: player.points >= 5'],
  'five points, or three pieces of gold by the same rule': [
    'when: player.points >= 5 }, { when: player.gold >= 3',
  ],
  'five points, or three pieces of gold by another rule': [
    'when: player.points >= 5',
    'when: player.gold >= 3',
  ],
  'more gold than points': ['when: player.gold > player.points'],
  'five points, and a deadlock': ['when: player.points >= 5', 'deadlock: caller'],
  nothing: [],
};

const points = (to: string, number: number) => `{ on: adopted, to: ${to}, points: ${number} }`;
const gold = (to: string, number: number) =>
  `{ on: adopted, to: ${to}, quantity: gold, amount: ${number} }`;
const awarding = (awards: readonly string[], act = ''): Setting => ({
  cards: { 204: card(204, `{ awards: [${awards.join(', ')}] }`) },
  proposals: { 301: enact(301, 'a', `${act}\nvotes: { for: [b, a], abstain: [c, d] }`) },
});
const event = (words: string): Setting => ({
  proposals: { 301: enact(301, 'a', 'votes: { for: [a, b], against: [c] }') },
  events: `  - { on: ${day(301, 1)}, ${words}, rule: 214 }\n  - { on: ${day(301, 1)}, note: Then. }`,
});

const EARNED: Readonly<Record<string, Setting>> = {
  'five points by a vote': awarding([points('proposer', 5)]),
  'five points each by a vote': awarding([points('for', 5)]),
  'five points for all, and more for the proposer': awarding([
    points('everyone', 5),
    points('proposer', 1),
  ]),
  'six points for all, and fewer for the proposer': awarding([
    points('everyone', 6),
    points('proposer', -1),
  ]),
  'points that are lost again': awarding([
    points('abstained', 6),
    points('for', 5),
    points('abstained', -3),
  ]),
  'points that one keeps and another loses': awarding([points('everyone', 5), points('for', -1)]),
  'gold for one and points for another': awarding([gold('proposer', 3), points('abstained', 5)]),
  'a lower mark': awarding(
    [points('for', 4)],
    'amend: 214\nmechanics: { win: [{ when: player.points >= 4 }] }',
  ),
  'a higher mark': awarding(
    [points('for', 6)],
    'amend: 214\nmechanics: { win: [{ when: player.points >= 7 }] }',
  ),
  'no mark any more': awarding([points('proposer', 6)], 'repeal: 214'),
  'points by an event': event('points: { b: 5 }'),
  'points for some by an event': event('points: { b: 5, c: 6, d: 6 }'),
  'points for a robot': event('points: { d: 5 }'),
  'gold and points by an event': event('change: { b: { gold: 3 }, c: { points: 5, gold: 7 } }'),
  'points at the end of a round': event('points: { b: 4 } }\n  - { round: { reset: [gold] }'),
};

const READINGS: readonly string[] = [
  '',
  'simultaneous-win: { take: mover }',
  'simultaneous-win: { take: highest }',
  'momentary-win: { take: yes }',
  'momentary-win: { take: yes }, simultaneous-win: { take: mover }',
  'winning-law: { take: law-before }, simultaneous-win: { take: highest }',
  'robot-player: { take: nothing-else }',
];

/** A Judgment asked in the turn and given after it, which may name the winner. */
const JUDGED: readonly string[] = [
  '',
  'settles: [{ winner: b }]',
  'settles: [{ winner: a }]',
  'settles: [{ move: 301, is: undetermined }, { winner: c }]',
];

function told(conditions: readonly string[], { cards, ...setting }: Setting): string {
  const [first, second] = conditions.map((each) =>
    each.startsWith('when') ? `win: [{ ${each} }]` : each,
  );
  const replayed = play({
    players: PLAYERS,
    ...setting,
    cards: {
      105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
      112: card(112, '', 'immutable'),
      202: card(202, ''),
      203: card(203, '{ adoption: votes.for > votes.against }'),
      206: null,
      208: null,
      212: card(212, '{ judge: { chosen: appointed } }'),
      213: null,
      214: card(214, `{ ${[QUANTITIES, first].filter(Boolean).join(', ')} }`),
      ...(second !== undefined && { 215: card(215, `{ ${second} }`) }),
      ...cards,
    },
  });
  const lines = tellReplay(replayed).filter((line) =>
    /^(?:winner|error|rounds|reading \{id:(?:[a-z]+-win|winning-law),)/.test(line),
  );
  return lines.map((line) => line.replace(/,message:.*$/, '')).join('\n');
}

describe.each(Object.entries(CONDITIONS))('%s', (_, conditions) => {
  it.each(Object.entries(EARNED))('%s', (_, setting) => {
    const readings = READINGS.map((reading) => {
      const game = `readings: { ${reading} }`;
      return `${reading}:\n${told(conditions, { ...setting, game })}`;
    });
    const judgments = JUDGED.map((settles) => {
      const given = `judge: c\nruling: 'Yes'\ngiven: ${day(302, 0)}`;
      const one = judged(1, day(301, 0), 'c', `by: b\n${given}\n${settles}`);
      const two = judged(2, day(301, 1), 'b', 'by: c');
      return `${settles}:\n${told(conditions, { ...setting, judgments: { one, two } })}`;
    });
    expect([...readings, ...judgments].join('\n')).toMatchSnapshot();
  });
});
