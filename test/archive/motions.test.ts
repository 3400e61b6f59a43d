/** The pages of a motion: what it is called, and what it did. */
import { expect, it } from 'vitest';
import { describeProposal } from '../../src/archive/pages/describe-proposal.ts';
import { describeTimeline } from '../../src/archive/pages/describe-timeline.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { played } from './replayed.ts';

const archive = played({
  'game.md':
    '---\ntitle: Thanks\nruleset: suber\nmedium: computer\nplayers:\n  ada: { name: Ada }\n  ben: { name: Ben }\n---\n',
  'proposals/301.md': `---
proposal: 301
by: ada
proposed: 2024-01-02
act:
  - { points: { ben: 5 }, why: He brought the cake. }
  - note: Thanks to all.
votes: { for: [ada, ben] }
closed: 2024-01-03
---
That Ben be thanked.
`,
});

it('says on its page what it did, and keeps its words', () => {
  const [page] = archive.replay.proposals.map((proposal) => describeProposal(archive, proposal));
  expect(plain(page?.asks ?? [])).toBe('A motion, “That Ben be thanked”');
  expect(page?.acts.map(({ says, note }) => [plain(says), note])).toEqual([
    ['Ben receives 5 points.', 'He brought the cake.'],
    ['', 'Thanks to all.'],
  ]);
  expect([page?.words, page?.notes]).toEqual(['That Ben be thanked.', undefined]);
  expect(page?.version).toBeUndefined();
});

it('stands in the timeline before what it did', () => {
  const lines = describeTimeline(archive).map(({ words, note }) => plain(words) || note);
  expect(lines).toEqual([
    'Ada makes Proposal 301: A motion, “That Ben be thanked”.',
    'Proposal 301 is adopted: A motion, “That Ben be thanked”.',
    'Ben receives 5 points.',
    'Thanks to all.',
  ]);
});
