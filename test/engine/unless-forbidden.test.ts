/** What no rule forbids, or a rule expressly gives, is not refused. */
import { describe, expect, it } from 'vitest';
import { card, inTurn, outcomes, play, type Setting, wrongs } from './table.ts';

const appointing = (office: string) => `  - { on: 2025-12-31, appoint: { ${office}: c } }`;
const FOR_AGAINST = card(203, '{ adoption: votes.for > votes.against }');

describe('a player who has left', () => {
  const leaving = (electorate: string): Setting => ({
    cards: { 105: card(105, `{ electorate: "${electorate}", participation: required }`) },
    events: '  - { on: 2025-12-31, leave: c }',
    proposals: inTurn('votes: { for: [a, b, c] }'),
  });

  it('votes where a rule gives a vote to those who do not play', () => {
    const setting = leaving('player.playing || player.points >= 0');
    expect(wrongs(setting)).toEqual([]);
    expect(play(setting).proposals[0]?.count?.eligible.valueOf()).toBe(3);
  });

  it('must then vote as all others must', () => {
    const setting = leaving('player.playing || player.points >= 0');
    const proposals = inTurn('votes: { for: [a, b] }');
    expect(wrongs({ ...setting, proposals })).toEqual(['vote/missing']);
  });

  it('does not vote where a rule speaks of players alone', () => {
    expect(wrongs(leaving('true'))).toEqual(['gone/player']);
  });
});

describe('votes that count for less than nothing', () => {
  const saboteur = (votes: string): Setting => ({
    cards: {
      203: FOR_AGAINST,
      207: card(207, '{ ballots: "player.saboteur ? -1 : 1", offices: { saboteur: {} } }'),
    },
    events: appointing('saboteur'),
    proposals: inTurn(votes),
  });

  it.each([
    ['for, and take from those for', 'votes: { for: [a, c], against: [b] }', 'defeated'],
    ['against, and take from those against', 'votes: { for: [a], against: [b, c] }', 'adopted'],
  ])('are counted %s', (_, votes, outcome) => {
    const replayed = play(saboteur(votes));
    expect(wrongs(saboteur(votes))).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: outcome });
  });

  it('are missed like any other', () => {
    expect(wrongs(saboteur('votes: { for: [a, b] }'))).toEqual(['vote/missing']);
  });
});

describe('a robot', () => {
  const withRobot = (proposers: string, ...acts: readonly string[]): Setting => ({
    players: 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }',
    cards: { 209: card(209, `{ proposers: "${proposers}" }`) },
    proposals: inTurn(...acts),
  });

  it('takes turns where a rule on who may propose gives them to robots', () => {
    const setting = withRobot('player.robot || player.points >= 0', '', '', '');
    expect(wrongs(setting)).toEqual([]);
    expect(play(withRobot('player.robot || player.points >= 0', '', '')).toMove).toBe('c');
  });

  it('takes none where the rule does not speak of robots', () => {
    expect(wrongs(withRobot('player.points >= 0', '', '', ''))).toEqual(['turn/robot']);
    expect(play(withRobot('player.points >= 0', '', '')).toMove).toBe('a');
  });
});

it('a quantity is changed under the rule whose words name it, whatever else is declared', () => {
  const setting = (quantity: string): Setting => ({
    cards: { 214: card(214, '{ quantities: { worlds: { starts: 0 } } }') },
    events: `  - { on: 2026-01-01, change: { a: { ${quantity}: 1 } }, rule: 210 }`,
    proposals: inTurn(''),
  });
  expect(wrongs(setting('players'))).toEqual([]);
  expect(wrongs(setting('world'))).toEqual(['points/no-authority']);
});
