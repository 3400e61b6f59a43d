/** A game begins at the board: on every Initial Set, for two to six players with names of any kind. */
import { expect, test } from 'vitest';
import type { GameWanted } from '../../src/try-out/begin-game.ts';
import { boardView } from '../../src/try-out/board-view.ts';
import { begin, begun, opened, sets } from './sit.ts';

const { sources, records } = sets;

function viewOf(wanted: Partial<GameWanted>) {
  const made = begun(wanted);
  const open = opened(made.game, made.sources);
  return { id: made.game, view: boardView(open, { on: '2026-03-02T10:00:00Z' }), open };
}

test.each([...records.rulesets.keys()])('on the set %s', (ruleset) => {
  const { view, open } = viewOf({ ruleset });
  expect(view.players.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  expect(view.rules.length).toBeGreaterThan(5);
  const { findings } = open.archive.replay;
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('with names in any letters, and with ids that nobody else has', () => {
  const players = ['Zoë', 'Анна', 'Мария', 'Con', 'ada b.', 'Ada B'];
  const { id, view } = viewOf({ title: 'Чай', players, taken: ['game', 'game-2'] });
  expect(id).toBe('game-3');
  const ids = ['zoe', 'player', 'player-2', 'player-3', 'ada-b', 'ada-b-2'];
  expect(view.players).toEqual(ids.map((each, i) => ({ id: each, name: players[i] })));
});

test.each<readonly [string, Partial<GameWanted>, string]>([
  ['one player', { players: ['Ada', '  '] }, 'seats for 2 to 6 players'],
  ['seven players', { players: [...'abcdefg'] }, 'seats for 2 to 6 players'],
  [
    'two of one name',
    { players: ['Ada', ' Ada'] },
    'Two players are called “Ada”. Tell them apart',
  ],
  [
    'two of one name in other letters',
    { players: ['Ada B', 'ADA  b'] },
    'are the same name in different letters',
  ],
  ['no title', { title: ' ' }, 'Give the game a title'],
  ['no such set', { ruleset: 'nowhere' }, 'There is no Initial Set nowhere'],
  ['what nobody can see in a name', { players: ['Ada', 'Ben\u202e'] }, 'U+202E'],
])('not with %s', (_, wanted, why) => {
  const made = begin(wanted);
  expect(made.ok ? 'It has begun.' : made.lines.join(' ')).toContain(why);
});

test('the die has as many faces as the rules give it', () => {
  const [card, ...others] = sources.filter(({ file }) => file === 'rulesets/suber/202.md');
  if (!card || others.length > 0) throw new Error('Suber’s set has one Rule 202.');
  const faces = card.text.replace('a die of 6 faces', 'a die of 20 faces');
  const changed = sources.map((each) => (each === card ? { ...card, text: faces } : each));
  expect(viewOf({}).view.faces).toBe(6);
  expect(viewOf({ sources: changed }).view.faces).toBe(20);
});
