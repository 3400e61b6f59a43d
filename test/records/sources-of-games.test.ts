import { expect, it } from 'vitest';
import { sourcesOfGames } from '../../src/records/parse/parse-sources.ts';
import { record } from './marked-records.ts';

const source = (file: string, text = '') => ({ file, text });
const head = (id: string, ruleset: string) => {
  const matter = `title: ${id}\nruleset: ${ruleset}\nmedium: table\nplayers: { a: { name: Ann } }`;
  return source(`games/${id}/game.md`, record(matter));
};

const SOURCES = [
  head('one', 'first'),
  source('games/one/proposals/301.md'),
  head('one-more', 'second'),
  head('astray', 'undefined-anywhere'),
  source('games/broken/game.md', '---\nruleset: first\n---\n'),
  source('rulesets/first/101.md'),
  source('rulesets/first-draft/101.md'),
  source('rulesets/second/ruleset.md'),
  source('rulesets/undefined/ruleset.md'),
];

it.each([
  [['one'], ['games/one/game.md', 'games/one/proposals/301.md', 'rulesets/first/101.md']],
  [
    ['one', 'one-more'],
    [
      ...['games/one/game.md', 'games/one/proposals/301.md', 'games/one-more/game.md'],
      ...['rulesets/first/101.md', 'rulesets/second/ruleset.md'],
    ],
  ],
])('the sources of %j are their own records and those of their rulesets', (games, sources) => {
  expect(sourcesOfGames(SOURCES, games).map(({ file }) => file)).toEqual(sources);
});

it.each([...['nowhere', '', 'broken', 'astray']])(
  'all are of a game that does not say what it began with: %j',
  (game) => {
    expect(sourcesOfGames(SOURCES, [game])).toBe(SOURCES);
    expect(sourcesOfGames(SOURCES, ['one', game])).toBe(SOURCES);
  },
);
