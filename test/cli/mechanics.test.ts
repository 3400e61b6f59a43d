/** Mechanics in sentences: read and said by a command, written in records, and put into the other form. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

let game: ScratchGame;
beforeEach(() => {
  game = scratchGame();
});
afterEach(() => game.remove());

describe('nomic mechanics', () => {
  test('prints the slots that sentences say', async () => {
    const said = await game.nomic([
      'mechanics',
      'When a proposal is defeated, its proponent pays ten points',
    ]);
    expect(said).toMatchObject({ status: 0 });
    expect(said.out).toBe('awards:\n  - on: defeated\n    to: proposer\n    points: -10\n');
  });

  test('marks the word at which a sentence is no longer understood', async () => {
    const { status, err } = await game.nomic(['mechanics', 'A player wins if pigs fly.']);
    expect(status).toBe(1);
    expect(err).toContain('A player wins if pigs fly.\n                 ^^^^\n');
  });

  test('offers what words that are no sentence seem to say, and does not take it', async () => {
    const words = 'Every defeated proposal costs its author ten points. Pigs fly.';
    const { status, err } = await game.nomic(['mechanics', words]);
    expect(status).toBe(1);
    expect(err).toContain(`
Your words seem to say: When a proposal is defeated, the proposer loses 10 points.
  “Every defeated proposal costs its author ten points”
  awards:
    - on: defeated
      to: proposer
      points: -10
`);
    const { out = '' } = await game.nomic(['mechanics', words, '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({
      mechanics: null,
      problems: [
        {
          offers: [
            {
              words: 'Every defeated proposal costs its author ten points',
              sentence: 'When a proposal is defeated, the proposer loses 10 points.',
              mechanics: { awards: [{ on: 'defeated', to: 'proposer', points: -10 }] },
            },
          ],
        },
      ],
    });
    expect((await game.nomic(['mechanics', 'Pigs fly.'])).err).not.toContain('seem to say');
  });

  test('says a card, and what a card would say in JSON', async () => {
    const { out } = await game.nomic(['mechanics', '--say', 'content/rulesets/suber/206.md']);
    expect(out).toBe('When a proposal is defeated, the proposer loses 10 points.\n');
    const json = ['mechanics', 'Every player may vote.', '--format', 'json'];
    expect(JSON.parse((await game.nomic(json)).out ?? '')).toEqual({
      mechanics: { electorate: true },
      problems: [],
    });
  });
});

describe('a proposal', () => {
  const enact = ['propose', 'friends', '--enact', '--text', 'Cake pays.', '--on', '2026-03-02'];

  test('has what it does in sentences', async () => {
    const does = 'When a proposal is adopted, the proposer receives 3 points.\nThere is one baker.';
    await game.nomic([...enact, '--mechanics', does]);
    const record = game.read('games/friends/proposals/301.md');
    expect(record).toContain(`  mechanics:
    - When a proposal is adopted, the proposer receives 3 points.
    - There is one baker.
`);
    for (const voter of ['anna', 'ben', 'carla', 'dov', 'eve']) {
      await game.nomic(['vote', 'friends', voter, 'for', '--on', '2026-03-03']);
    }
    await game.nomic(['close', 'friends', '--on', '2026-03-04']);
    const { out } = await game.nomic(['status', 'friends', '--format', 'json']);
    expect(out).toContain('baker');
  });

  test('is refused under the word that nobody understands', async () => {
    const { out } = await game.nomic([...enact, '--mechanics', 'There is one of each baker.']);
    expect(out).toContain('malformed  format/sentence');
    expect(out).toMatch(/There is one of each baker\.\n *│ *\^\^\n/);
  });
});

describe('nomic format', () => {
  const CARD = 'games/friends/proposals/301.md';
  const record = (mechanics: string) => `---
proposal: 301
by: anna
proposed: 2026-03-02   # a Monday
enact:
  title: Cake
  mechanics:${mechanics}
  tier: mutable
votes: { for: [ ben ] }
---
Cake pays.
`;
  const SLOTS = record(`
    awards:
      - { on: adopted, to: proposer, points: 3 }
    offices: { baker: { holders: 1 } }`);
  const SENTENCES = record(`
    - When a proposal is adopted, the proposer receives 3 points.
    - There is one baker.`);

  test('changes the mechanics and nothing else', async () => {
    game.write(CARD, SLOTS);
    await game.nomic(['format', 'content/games']);
    expect(game.read(CARD)).toBe(SENTENCES);
    expect((await game.nomic(['format', 'content/games'])).out).toBe('Nothing to write.\n');
    await game.nomic(['format', `content/${CARD}`, '--as', 'slots']);
    expect(game.read(CARD)).toContain('awards: [ { on: adopted, to: proposer, points: 3 } ]');
    await game.nomic(['format', `content/${CARD}`]);
    expect(game.read(CARD)).toBe(SENTENCES);
  });

  test('leaves a card alone that would lose a comment, and says where', async () => {
    const commented = SLOTS.replace('points: 3 }', 'points: 3 } # for the cake');
    game.write(CARD, commented);
    const { status, out } = await game.nomic(['format', 'content']);
    expect(status).toBe(1);
    expect(out).toContain(`content/${CARD}:9: left as it is. A comment`);
    expect(game.read(CARD)).toBe(commented);
  });

  test('writes nothing on trial', async () => {
    game.write(CARD, SLOTS);
    const { out } = await game.nomic(['format', 'content', '--dry-run']);
    expect(out).toContain(`Would be written: content/${CARD}\n`);
    expect(game.read(CARD)).toBe(SLOTS);
  });
});
