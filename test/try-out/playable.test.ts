import { describe, expect, test } from 'vitest';
import { gameIds, toLibrary } from '../../src/pipeline.ts';
import { readLibrary } from '../../src/read-library.ts';
import { unplayable } from '../../src/try-out/playable.ts';
import { SAMPLES } from '../samples.ts';

const HEAD = '---\ntitle: A Small Set\ntiers:\n  - { id: open, title: Open Rules }\n---\n';
/** A set of cards, each by its mechanics; nothing for one that has words alone. */
function setOf(...cards: readonly string[]) {
  const head = { file: 'rulesets/small/ruleset.md', text: HEAD };
  const sources = cards.map((mechanics, i) => ({
    file: `rulesets/small/${i + 1}.md`,
    text: `---\nrule: ${i + 1}\ntier: open\n${mechanics && `mechanics:\n  ${mechanics}\n`}---\nThe words of the rule.\n`,
  }));
  return [head, ...sources];
}

function told(sources: ReturnType<typeof setOf>) {
  const library = toLibrary({ sources, findings: [] });
  expect(library.findings).toEqual([]);
  return unplayable(library);
}

describe('one imaginary turn', () => {
  test.each([
    ['words alone', setOf('', '')],
    ['nothing of turns and votes', setOf('changes: { open: [enact] }\n  adoption: votes.majority')],
    ['mechanics that say nothing of changes', setOf('ballots: 2')],
  ])('goes well with %s', (_, set) => {
    expect(told(set)).toEqual([]);
  });

  test('is stopped by two cards that say what is in a turn, and the sentence is given', () => {
    const [found, ...others] = told(
      setOf(
        'changes: { open: [enact] }\n  adoption: votes.majority\n  turn: [propose]',
        'turn: [roll]',
      ),
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      code: 'law/conflict',
      at: { file: 'rulesets/small/ruleset.md' },
    });
    expect(found?.message).toContain('Rule 1 and Rule 2 differ on “turn”');
    expect(found?.help).toContain('“A turn is proposing and voting, then throwing the die.”');
    expect(found?.help).not.toMatch(/game was played|Judge/);
  });

  test('is stopped where the votes are counted', () => {
    const [found] = told(
      setOf('changes: { open: [enact] }\n  adoption: votes.majority\n  ballots: 1', 'ballots: 2'),
    );
    expect(found?.message).toContain('Rule 1 and Rule 2 differ on “ballots”');
  });

  test('is stopped where changes are allowed and nothing says what adopts them', () => {
    const [found] = told(setOf('changes: { open: [enact, amend] }'));
    expect(found?.code).toBe('law/no-change-possible');
    expect(found?.help).toContain('Write on a card which changes are allowed');
  });

  test('is stopped where a game has begun and no card says who changes rules', () => {
    const game = `---\ntitle: G\nruleset: small\nmedium: computer\nplayers:\n  ada: { name: Ada Ash }\n---\n`;
    const [found] = told([...setOf('', 'ballots: 2'), { file: 'games/g/game.md', text: game }]);
    expect(found?.code).toBe('law/no-change-possible');
    expect(found?.help).toContain('Write on a card which changes are allowed');
  });

  test('is not played where a game has been', () => {
    const cards = setOf(
      'changes: { open: [enact] }\n  adoption: votes.majority\n  ballots: 1',
      'ballots: 2',
    );
    const game = `---\ntitle: G\nruleset: small\nmedium: computer\nplayers:\n  ada: { name: Ada Ash }\n  ben: { name: Ben Birch }\n---\n`;
    const proposal = '---\nproposal: 1\nby: ada\nenact: {}\n---\nBe kind.\n';
    const begun = [...cards, { file: 'games/g/game.md', text: game }];
    const played = [...begun, { file: 'games/g/proposals/1.md', text: proposal }];
    expect(unplayable(toLibrary({ sources: begun, findings: [] }))).toHaveLength(1);
    expect(unplayable(toLibrary({ sources: played, findings: [] }))).toEqual([]);
  });

  test('goes well with every set of the samples', () => {
    const read = readLibrary(SAMPLES);
    if (!read.ok) throw new Error(read.message);
    expect(gameIds(read.records).length).toBeGreaterThan(0);
    const alone = read.sources.filter(({ file }) => file.startsWith('rulesets/'));
    expect(unplayable(toLibrary({ sources: alone, findings: [] }))).toEqual([]);
  });
});
