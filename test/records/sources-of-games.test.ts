import { describe, expect, it } from 'vitest';
import { sourcesOfGames } from '../../src/records/parse/parse-sources.ts';

const source = (file: string, text = '') => ({ file, text });
const head = (id: string, ruleset: string) =>
  source(
    `games/${id}/game.md`,
    `---\ntitle: ${id}\nruleset: ${ruleset}\nmedium: table\nplayers: { a: { name: Ann } }\n---\n`,
  );

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

const files = (...games: readonly string[]) =>
  sourcesOfGames(SOURCES, games).map(({ file }) => file);

describe('the sources of games', () => {
  it('are their own records and those of their rulesets', () => {
    expect(files('one')).toEqual([
      'games/one/game.md',
      'games/one/proposals/301.md',
      'rulesets/first/101.md',
    ]);
    expect(files('one', 'one-more')).toEqual([
      'games/one/game.md',
      'games/one/proposals/301.md',
      'games/one-more/game.md',
      'rulesets/first/101.md',
      'rulesets/second/ruleset.md',
    ]);
  });

  it.each(['nowhere', '', 'broken', 'astray'])(
    'are all there are, for a game that does not say what it began with: %j',
    (game) => {
      expect(sourcesOfGames(SOURCES, [game])).toBe(SOURCES);
      expect(sourcesOfGames(SOURCES, ['one', game])).toBe(SOURCES);
    },
  );
});
