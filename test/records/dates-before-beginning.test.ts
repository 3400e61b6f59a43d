/** What is dated before the game began. */
import { describe, expect, test } from 'vitest';
import { expectFound, record } from './marked-records.ts';

describe('dates before the beginning', () => {
  const game = record(
    'title: A\nruleset: s\nmedium: table\nstarted: 2020-02\nplayers: { ada: { name: A }, ben: { name: B } }',
  );
  const with_ = (file: string, text: string) => ({
    'games/g/game.md': game,
    [`games/g/${file}`]: text,
  });

  test.each([
    [
      'a proposal',
      'proposals/301.md',
      record('proposal: 301\nby: ada\nproposed: ⟦2020-01-31⟧\nenact: {}', 'W'),
    ],
    [
      'a vote',
      'proposals/301.md',
      record('proposal: 301\nby: ada\nclosed: ⟦2020-01-31⟧\noutcome: adopted\nenact: {}', 'W'),
    ],
    [
      'a withdrawal',
      'proposals/301.md',
      record('proposal: 301\nby: ada\nwithdrawn: ⟦2020-01-31⟧\nenact: {}', 'W'),
    ],
    [
      'a judgment',
      'judgments/1.md',
      record('judgment: 1\nquestion: Is it?\nby: ada\ninvoked: ⟦2019⟧'),
    ],
    ['an event', 'events/1.md', record('events:\n  - { on: ⟦2020-01⟧, points: { ada: 1 } }')],
  ])('are no dates of %s', (_, file, text) => {
    const [found] = expectFound(with_(file, text), ['format/date']);
    expect(found?.message).toMatch(/^20\S+ is before the game began, which was 2020-02\.$/);
    expect(found?.related[0]).toMatchObject({ file: 'games/g/game.md', line: 5 });
  });

  test.each([
    [
      'the month in which it began',
      'proposals/301.md',
      record('proposal: 301\nby: ada\nproposed: 2020-02-01\nenact: {}', 'W'),
    ],
    ['a note', 'events/1.md', record('events:\n  - { on: 2019, note: It was thought of. }')],
    ['a player', 'events/1.md', record('events:\n  - { on: 2019, join: { id: cyd, name: C } }')],
    [
      'a date to come',
      'proposals/301.md',
      record('proposal: 301\nby: ada\nproposed: 9999\nenact: {}', 'W'),
    ],
  ])('leave %s alone', (_, file, text) => {
    expectFound(with_(file, text), []);
  });
});
