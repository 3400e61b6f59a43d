/** `judge` puts a question and records its answer in one step, as where several have won at once. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

const WIN = `---
rule: 208
tier: mutable
mechanics:
  win: [{ when: player.gold >= 1 }]
  quantities: { gold: { starts: 0 } }
  awards: [{ on: adopted, to: for, quantity: gold, amount: 1 }]
---
Whoever has gold has won.
`;
const PROPOSAL = `---
proposal: 301
by: anna
proposed: 2026-03-02
enact: {}
votes: { for: [anna, ben, carla, dov, eve] }
closed: 2026-03-03
---
Tea is served at five.
`;

let game: ScratchGame;
beforeEach(() => {
  game = scratchGame();
  game.write('rulesets/suber/208.md', WIN);
  game.write('games/friends/proposals/301.md', PROPOSAL);
});
afterEach(() => game.remove());

const ASK = ['judge', 'friends', '--ask', 'Who has won?', '--by', 'dov', '--on', '2026-03-03'];
const ANSWER = ['--ruling', 'Ben', '--text', 'He spoke first.', '--settles', '{ winner: ben }'];

it('settles a tie of several winners', async () => {
  const before = await game.nomic(['check']);
  expect(before.out).toContain('win/simultaneous');
  const { status, err } = await game.nomic([...ASK, ...ANSWER]);
  expect(err).toBeUndefined();
  expect(status).toBe(0);
  expect(game.read('games/friends/judgments/1.md')).toContain('winner: ben');
  expect((await game.nomic(['check'])).out).toContain('won at version 1');
});

it('by the Judge who is due, and by no other', async () => {
  const other = await game.nomic([...ASK, ...ANSWER, '--judge', 'carla']);
  expect(other.out).toContain('judge/wrong');
  const due = await game.nomic([...ASK, ...ANSWER, '--judge', 'eve']);
  expect(due.status).toBe(0);
});

it('still asks alone', async () => {
  await game.nomic(ASK);
  expect(game.read('games/friends/judgments/1.md')).not.toContain('ruling');
});

it('and play goes on after it on the same day, by commands that name no day', async () => {
  game.remove();
  game = scratchGame();
  const said = async (...words: readonly string[]) => {
    const { out = '', err = '' } = await game.nomic(words);
    return `${out}${err}`.replace(/\s+/g, ' ');
  };
  await said('propose', 'friends', '--enact', '--text', 'Tea is served at five.');
  await said('vote', 'friends', '301', '--for', 'anna,ben,carla,dov,eve');
  await said('close', 'friends', '301');
  expect(await said('judge', 'friends', '--ask', 'Hot tea?', '--by', 'dov')).toContain(
    'The turn of Ben Cole waits for Judgment 1.',
  );
  expect(await said('propose', 'friends', '--repeal', '205')).toContain(
    'nomic: The turn of Ben Cole waits for Judgment 1.',
  );
  expect(await said('judge', 'friends', '--ruling', 'Yes')).toContain(
    'The turn of Ben Cole waits for the consent of the others, after Judgment 1.',
  );
  expect(await said('propose', 'friends', '--repeal', '205')).toContain(
    'as an event: consent: { players: [ID, ID], to: continue, during: 1 }',
  );
  const consent = 'consent: { players: [anna, carla, dov], to: continue, during: 1 }';
  expect(await said('event', 'friends', consent)).toContain('Next: Ben Cole, Proposal 302.');
  expect(await said('propose', 'friends', '--repeal', '205')).toContain('Proposal 302 by Ben Cole');
  await said('vote', 'friends', '302', '--for', 'anna,ben,carla,dov,eve');
  expect(await said('close', 'friends', '302')).toContain('Next: Carla Diaz, Proposal 303.');
  expect(await said('check', 'friends')).toContain('playing at version 2');
});
