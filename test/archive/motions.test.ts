/** The pages of a motion: what it is called, and what it did. */
import { expect, it } from 'vitest';
import { describeGame } from '../../src/archive/page-models/game/describe-game.ts';
import { describeTimeline } from '../../src/archive/page-models/game/describe-timeline.ts';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
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
  expect(plain(page?.did ?? [])).toBe('It was a motion, “That Ben be thanked”.');
});

it('stands in the timeline before what it did', () => {
  const lines = describeTimeline(archive).map(({ words, note }) => plain(words) || note);
  expect(lines).toEqual([
    'Ada makes Proposal 301: A motion, “That Ben be thanked”.',
    'Proposal 301 is adopted: A motion, “That Ben be thanked”.',
    'Ben receives 5 points, on the words of the proposal alone.',
    'Thanks to all.',
  ]);
});

const made = played({
  'game.md':
    '---\ntitle: Motions\nruleset: suber\nmedium: computer\nplayers:\n  ada: { name: Ada }\n  ben: { name: Ben }\n---\n',
  'proposals/301.md': `---
proposal: 301
by: ada
proposed: 2024-01-02
repeal: 208
votes: { for: [ada, ben] }
closed: 2024-01-03
---
`,
  'proposals/302.md': `---
proposal: 302
by: ben
proposed: 2024-01-04
transmute: { rule: 112, to: mutable }
votes: { for: [ada, ben] }
closed: 2024-01-05
---
`,
  'proposals/303.md': `---
proposal: 303
by: ada
proposed: 2024-01-06
repeal: 112
votes: { for: [ada, ben] }
closed: 2024-01-07
---
`,
  'proposals/304.md': `---
proposal: 304
name: A crown
by: ben
proposed: 2024-01-08
act:
  - { winner: ada, why: She asked. }
  - { round: { why: Once more., reset: [points] } }
votes: { for: [ada, ben] }
closed: 2024-01-09
---
That Ada has won.
`,
});

it('leads from the winner of a round to the proposal that made the winner', () => {
  const { rounds } = describeGame(made);
  const href = made.links.proposal(made.id, '304');
  expect(rounds[0]).toContainEqual({ words: 'Proposal 304 “A crown”', href });
});

it('says why it begins a round', () => {
  const proposal = made.replay.proposals.find(({ written }) => written.number === 304);
  const notes = proposal && describeProposal(made, proposal).acts.map(({ note }) => note);
  expect(notes).toEqual(['She asked.', 'Once more.']);
});

it('names a rule that is called by letters as a rule, with what leads to it', () => {
  const set = {
    'ruleset.md': '---\ntitle: Set\ntiers: [{ id: rules, title: Rules }]\n---\n',
    '1.md':
      '---\nrule: 1\ntier: rules\nmechanics: { changes: { rules: [enact, amend] }, adoption: votes.majority }\n---\nAll goes by majority.\n',
  };
  const lettered = {
    'game.md':
      '---\ntitle: Letters\nruleset: set\nmedium: computer\nplayers:\n  ada: { name: Ada }\n  ben: { name: Ben }\n---\n',
    'proposals/1.md': `---
proposal: 1
by: ada
proposed: 2024-01-02
enact: { number: CAKE }
votes: { for: [ada, ben] }
closed: 2024-01-05
---
There is cake.
`,
    'proposals/2.md': `---
proposal: 2
by: ben
proposed: 2024-01-03
amend: CAKE
votes: { for: [ada, ben] }
closed: 2024-01-06
---
There was cake.
`,
    'events/cake.md': '---\nevents:\n  - { on: 2024-01-07, note: Ben ate it., rule: CAKE }\n---\n',
  };
  const enacted = played(lettered, set);
  const words = describeTimeline(enacted).map((line) => plain(line.words));
  expect(words).toContain('Ben makes Proposal 2: Amend Rule CAKE.');
  expect(describeTimeline(enacted).at(-1)?.words).toContainEqual(
    expect.objectContaining({ words: 'Rule CAKE' }),
  );
});
