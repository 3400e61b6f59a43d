/** A vote in a file of its own counts as a line in its proposal would. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

let game: ScratchGame;
const PROPOSAL = 'games/friends/proposals/301.md';
const OPEN =
  '---\nproposal: 301\nby: anna\nproposed: 2026-03-02\nenact: {}\nvotes: { for: [anna] }\n---\nTea.\n';

beforeEach(() => {
  game = scratchGame();
  game.write(PROPOSAL, OPEN);
});
afterEach(() => game.remove());

async function said(...words: readonly string[]): Promise<string> {
  const { out = '', err = '' } = await game.nomic(words);
  return out + err;
}

const vote = (id: string, text: string) => game.write(`games/friends/votes/301-${id}.md`, text);

describe('the command', () => {
  test('writes one, and the clerk counts it', async () => {
    const out = await said(
      ...['vote', 'friends', '--against', 'eve', '--own-file', '--on', '2026-03-04'],
      ...['--why', 'Coffee is better.'],
    );
    expect(game.read('games/friends/votes/301-eve.md')).toBe(
      '---\nvote: against\non: 2026-03-04\n---\nCoffee is better.\n',
    );
    expect(game.read(PROPOSAL)).toBe(OPEN);
    expect(out).toContain('1 for, 1 against so far');
    expect(await said('status', 'friends')).toContain('Not yet: Ben Cole, Carla Diaz and Dov Ek');
  });

  test('takes the vote of one player', async () => {
    expect(await said('vote', 'friends', '--for', 'eve,dov', '--own-file')).toContain(
      'A file has the vote of one player',
    );
  });

  test('writes no second vote of a player', async () => {
    vote('eve', '---\nvote: for\n---\n');
    expect(await said('vote', 'friends', '--for', 'eve', '--own-file')).toContain(
      'Eve Fox has voted already',
    );
    expect(await said('vote', 'friends', '--for', 'eve')).toContain('recorded in two places');
  });
});

test('the votes of everybody close a vote, and the record of it is settled', async () => {
  for (const id of ['ben', 'carla', 'dov', 'eve']) vote(id, '---\nvote: yes\n---\n');
  expect(await said('check')).toContain('Did you mean `for`?');
  for (const id of ['ben', 'carla', 'dov', 'eve']) vote(id, '---\nvote: for\n---\n');
  expect(await said('close', 'friends', '--on', '2026-03-05')).toContain('Adopted 5 : 0');
});

test('the letter asks nobody to vote once everybody has', async () => {
  for (const id of ['ben', 'carla', 'dov', 'eve']) vote(id, '---\nvote: for\n---\n');
  expect(await said('status', 'friends', '--format', 'mail')).toContain(
    'Subject: Friends by Post: every vote on Proposal 301 is cast\n',
  );
});

test('a proposal may have all its votes in files', async () => {
  game.write(PROPOSAL, OPEN.replace('votes: { for: [anna] }\n', ''));
  for (const id of ['anna', 'ben', 'carla', 'dov', 'eve']) vote(id, '---\nvote: for\n---\n');
  expect(await said('close', 'friends', '--on', '2026-03-05')).toContain('Adopted 5 : 0');
  expect(await said('check')).toContain('nothing wrong');
});

test('a hyphen in the name of a proposal or of a player is understood', async () => {
  rmSync(join(game.folder, 'content', PROPOSAL));
  game.write('games/friends/proposals/301-tea.md', OPEN);
  const head = game.read('games/friends/game.md');
  game.write('games/friends/game.md', head.replace('eve: {', 'tea-eve: {'));
  game.write('games/friends/votes/301-tea-tea-eve.md', '---\nvote: for\n---\n');
  game.write('games/friends/votes/301-ben.md', '---\nvote: against\n---\n');
  const { games } = JSON.parse(await said('status', 'friends', '--format', 'json'));
  const [{ for: ayes, against }] = games.friends.open.proposals;
  expect([ayes, against]).toEqual([['anna', 'tea-eve'], ['ben']]);
});
