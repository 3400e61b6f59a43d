/** What a page says of the past must not be said of what still stands. */
import { expect, it } from 'vitest';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { describeRuleLife } from '../../src/archive/page-models/rules/describe-rule-life.ts';
import { fileChanges } from '../../src/archive/rule-history/describe-change-files.ts';
import { proposalResult } from '../../src/archive/words/proposal-result.ts';
import { played, recorded, recordedGames } from './replayed.ts';

const GAME =
  '---\ntitle: Made\nruleset: suber\nmedium: computer\nplayers: { a: { name: A }, b: { name: B } }\n---\n';

it('lists as repealed only what is no longer in force', () => {
  for (const id of recordedGames) {
    const archive = recorded(id);
    const inForce = fileChanges(archive, 'repeal').filter(({ id }) => {
      const life = archive.replay.lives.get(id);
      return life?.changes.at(-1)?.rule !== undefined;
    });
    expect(inForce.map(({ difference }) => difference.number)).toEqual([]);
  }
});

it('files the repeal of an amendment with what was amended', () => {
  const filed = fileChanges(recorded('worked-example'), 'amend');
  expect(filed.map(({ says }) => says)).toContain(
    'Amendment 318 repealed and the rule renumbered 326',
  );
});

it('says each thing that a compound proposal does to one rule', () => {
  const changes = 'changes: [{ transmute: { rule: 109, to: mutable } }, { repeal: 109 }]';
  const archive = played({
    'game.md': GAME,
    'proposals/301.md': `---\nproposal: 301\nby: a\n${changes}\nvotes: { for: [a, b] }\noutcome: adopted\n---\n`,
  });
  const [proposal] = archive.replay.proposals;
  expect(proposal && proposalResult(archive.replay, proposal)).toContain(
    'Rule 109 transmuted, now Rule 301 and Rule 301 repealed: version 1.',
  );
});

it('says of an open vote who has not voted yet', () => {
  const archive = played({
    'game.md': GAME,
    'proposals/301.md': '---\nproposal: 301\nby: a\nenact: {}\nvotes: { for: [a] }\n---\nA rule.\n',
  });
  const [proposal] = archive.replay.proposals;
  if (!proposal) throw new Error('There is no proposal.');
  const sides = describeProposal(archive, proposal).vote?.sides;
  expect(sides?.map(({ words, voters }) => [words, voters.map(({ who }) => who.name)])).toEqual([
    ['For', ['A']],
    ['Against', []],
    ['Not yet', ['B']],
  ]);
});

it('says first what the law became where the words of a rule stayed as they were', () => {
  const archive = recorded('worked-example');
  const life = archive.replay.lives.get('203');
  const page = life && describeRuleLife(archive, life);
  expect(page?.reread?.effect.come).toEqual(['A change is adopted if a majority is in favour.']);
  expect(page?.reread?.since).toContain('January 2025');
  const others = [...archive.replay.lives.values()].filter(({ id }) => id !== '203');
  expect(others.flatMap((each) => describeRuleLife(archive, each)?.reread ?? [])).toEqual([]);
});
