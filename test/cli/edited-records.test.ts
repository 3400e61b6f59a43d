/**
 * The commands that write what is no proposal: questions, rulings, events and corrections.
 *
 * @module-tag slow
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

let game: ScratchGame;
beforeEach(async () => {
  game = scratchGame();
  await nomic('propose', '--repeal', '205', '--on', '2026-03-02');
});
afterEach(() => game.remove());

function nomic(command: string, ...words: readonly string[]) {
  return game.nomic([command, 'friends', ...words]);
}

describe('a Judgment', () => {
  const FILE = 'games/friends/judgments/1.md';
  const ask = ['--ask', 'May Eve lose nothing?', '--by', 'dov', '--on', '2026-03-03'];

  test('goes from the question to the ruling of the Judge who is due', async () => {
    const asked = await nomic('judge', ...ask, '--rules', '206,105');
    expect(asked.out).toContain('Judgment 1 waits for Eve Fox: May Eve lose nothing?\n');
    await nomic('judge', '--accept', '--on', '2026-03-04');
    const ruled = await nomic(
      'judge',
      '1',
      '--ruling',
      'No',
      '--text',
      'Rule 206 says so.',
      '--settles',
      '{ move: 301, is: legal }',
      '--on',
      '2026-03-05',
    );
    expect(ruled.out).toContain('Judgment 1 by Eve Fox: No.\n');
    expect((await nomic('judge', '--ruling', 'Yes')).err).toContain(
      'Judgment 1 has its answer already: No.',
    );
    expect(game.read(FILE)).toBe(`---
judgment: 1
question: May Eve lose nothing?
by: dov
invoked: 2026-03-03
rules: [ 206, 105 ]
bench:
  - { judge: eve, accepted: 2026-03-04, ruling: No, given: 2026-03-05 }
settles:
  - { move: 301, is: legal }
---
Rule 206 says so.
`);
    expect(await nomic('check')).toMatchObject({ status: 0 });
  });

  test('goes to the next Judge where the others overrule the first', async () => {
    await nomic('judge', ...ask);
    await nomic('judge', '--ruling', 'No', '--on', '2026-03-04');
    const over = ['--overrule', '--for', 'anna,ben,carla,dov', '--on', '2026-03-05'];
    expect((await nomic('judge', ...over)).out).toContain('Judgment 1 waits for Dov Ek');
    await nomic('judge', '--ruling', 'Yes', '--on', '2026-03-06');
    expect(game.read(FILE)).toContain('\n  - { judge: dov, ruling: Yes, given: 2026-03-06 }\n');
  });

  test('is not given by another', async () => {
    await nomic('judge', ...ask);
    const before = game.read(FILE);
    const { status, out } = await nomic('judge', '--ruling', 'No', '--judge', 'ben');
    expect(status).toBe(1);
    expect(out).toContain('judge/wrong');
    expect(game.read(FILE)).toBe(before);
  });

  test.each([
    [['--accept'], 'no question was asked yet'],
    [['1', '--accept'], 'There is no Judgment 1 in friends.'],
    [[], 'say what was done'],
    [['--ask', 'Why?'], 'Say who asks, with --by.'],
  ])('%s: %s', async (words, message) => {
    const { status, err } = await nomic('judge', ...words);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});

describe('an event', () => {
  const FILE = 'games/friends/events/2026-03.md';

  test('stands in the file of its month, with its rule and the reason', async () => {
    await nomic('event', 'note: Eve was ill.', '--on', '2026-03-03');
    const left = ['forfeit: eve', '--rule', '113', '--why', 'Tired.', '--on', '2026-03-04'];
    const { out } = await nomic('event', ...left);
    expect(out).toContain('Next: Anna Berg, to bring the vote to its end.');
    expect(game.read(FILE)).toBe(`---
events:
  - { on: 2026-03-03, note: Eve was ill. }
  - { on: 2026-03-04, forfeit: eve, rule: 113, why: Tired. }
---
`);
  });

  test('may be a throw of the die by whoever is to throw it', async () => {
    const head = game.read('games/friends/game.md');
    game.write('games/friends/game.md', head.replace('medium: mail', 'medium: table'));
    game.write(
      'games/friends/proposals/301.md',
      '---\nproposal: 301\nby: ben\nproposed: 2026-03-02\nrepeal: 205\nvotes: { for: [anna, ben, carla, dov], against: [eve] }\nclosed: 2026-03-02\n---\n',
    );
    const { out } = await nomic('event', '--roll', '4', '--on', '2026-03-02');
    expect(out).toContain('Next: Anna Berg, Proposal 302.');
    expect(game.read(FILE)).toContain(
      '  - { on: 2026-03-02, roll: { by: ben, die: 4, for: 301 } }\n',
    );
  });

  test('is not written where the rules do not allow it', async () => {
    const { status, out } = await nomic('event', 'winner: eve', '--on', '2026-03-03');
    expect(status).toBe(1);
    expect(out).toContain('✗');
    expect(() => game.read(FILE)).toThrow();
  });

  test.each([
    [['--roll', 'x'], '“x” is not what a die shows.'],
    [['eve left'], 'The keys are join, leave, forfeit, roll,'],
    [['{ note: a'], 'what happened cannot be read'],
  ])('%s: %s', async (words, message) => {
    const { status, err } = await nomic('event', ...words);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});

describe('a correction', () => {
  test('is declared in the record, or at the event', async () => {
    const file = 'games/friends/proposals/301.md';
    await nomic('correct', '301', '--why', 'It was 205, not 206.', '--on', '2026-03-05');
    expect(game.read(file)).toContain(
      '\ncorrected: { on: 2026-03-05, why: "It was 205, not 206." }\n---\n',
    );
    await nomic('event', 'note: Eve was ill.', '--on', '2026-03-03');
    await nomic('correct', 'events/2026-03/1', '--why', 'She was.', '--on', '2026-03-06');
    expect(game.read('games/friends/events/2026-03.md')).toContain(
      'note: Eve was ill., corrected: { on: 2026-03-06, why: She was. } }',
    );
    expect(await nomic('check')).toMatchObject({ status: 0 });
    for (const [record, message] of [
      ['301', '301.md has a correction already.'],
      ['events/2026-03/1', '2026-03.md has a correction already.'],
      ['events/2026-03/9', '2026-03.md has no such event.'],
      ['events/2026-03', 'Say which event'],
    ] as const) {
      const { status, err } = await nomic('correct', record, '--why', 'Again.');
      expect([status, err]).toEqual([2, expect.stringContaining(message)]);
    }
  });

  test.each(['game', 'judgments/1'])('of %s is the last key of its record', async (record) => {
    await nomic('judge', '--ask', 'May Eve lose nothing?', '--by', 'dov', '--on', '2026-03-03');
    await nomic('correct', record, '--why', 'It was wrong.', '--on', '2026-03-06');
    expect(game.read(`games/friends/${record}.md`)).toContain(
      '\ncorrected: { on: 2026-03-06, why: It was wrong. }\n---\n',
    );
  });

  test('of a vote in a file of its own is one of its proposal', async () => {
    game.write('games/friends/votes/301-eve.md', '---\nvote: against\n---\n');
    const { err } = await nomic('correct', 'votes/301-eve', '--why', 'x');
    expect(err).toContain('a correction of its proposal, 301.');
  });

  test.each([
    [['301'], 'say why the record was wrong'],
    [['999', '--why', 'x'], 'There is no record games/friends/proposals/999.md.'],
    [['../x', '--why', 'x'], 'There is no record'],
  ])('%s: %s', async (words, message) => {
    const { status, err } = await nomic('correct', ...words);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});
