/** The pages of a game without points, whose votes weigh by strength and whose tiers are its own. */
import { describe, expect, it } from 'vitest';
import { drawScores } from '../../src/archive/page-models/charts/describe-scores.ts';
import { describeGame } from '../../src/archive/page-models/game/describe-game.ts';
import { describeTimeline } from '../../src/archive/page-models/game/describe-timeline.ts';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { played } from './replayed.ts';

const card = (rule: number, title: string, tier: string, mechanics: string) =>
  `---\nrule: ${rule}\ntitle: ${title}\ntier: ${tier}\nmechanics:\n${mechanics}\n---\nA rule.\n`;

const GUILD = {
  'ruleset.md': `---
title: The Guild
tiers:
  - { id: charter, title: The Charter }
  - { id: custom, title: Customs }
---
`,
  '1.md': card(
    1,
    'Ballots by Strength',
    'charter',
    `  quantities: { strength: { starts: 2 }, gold: { starts: 5 } }
  ballots: player.strength
  titles: cite-by-title`,
  ),
  '2.md': card(
    2,
    'How to Change',
    'custom',
    `  changes: { charter: [transmute], custom: [enact, amend, repeal, transmute] }
  adoption: votes.for > votes.against
  awards: [{ on: resolved, to: proposer, quantity: gold, amount: -3 }]`,
  ),
};

const archive = played(
  {
    'game.md':
      '---\ntitle: Made\nruleset: set\nmedium: mail\nplayers: { ann: { name: Ann }, bob: { name: Bob } }\n---\n',
    'proposals/3.md': `---
proposal: 3
by: ann
changes:
  - transmute: { rule: Ballots by Strength, to: custom }
  - enact: { tier: custom }
    text: Peace.
votes: { for: [ann, ann], against: [bob] }
closed: 2024-01-02
---
`,
    'events/2024.md':
      '---\nevents:\n  - { on: 2024-01-03, change: { ann: { gold: -1, strength: 1 } }, rule: 1 }\n---\n',
  },
  GUILD,
);
const [first] = archive.replay.proposals;
if (!first) throw new Error('There is no proposal.');

describe('a vote by strength', () => {
  const { vote } = describeProposal(archive, first);

  it('is counted in votes, and names each voter once', () => {
    const sides = vote?.sides.map(({ words, count, voters }) => [
      words,
      count,
      voters.map(({ who, times }) => [who.name, times]),
    ]);
    expect(sides).toEqual([
      ['For', '2', [['Ann', '2 times']]],
      ['Against', '2', [['Bob', undefined]]],
    ]);
    expect(vote?.count).toBe('2 for, 2 against; 4 votes could be cast');
  });
});

it('counts in votes also those who are not recorded as voting, and says who become what together', () => {
  const half = played(
    {
      'game.md':
        '---\ntitle: Half\nruleset: set\nmedium: mail\nplayers: { ann: { name: Ann }, bob: { name: Bob } }\n---\n',
      'proposals/3.md':
        '---\nproposal: 3\nby: ann\nenact: { tier: custom, mechanics: { offices: { elder: {} } } }\nact: [{ appoint: { elder: [ann, bob] } }]\nvotes: { for: [ann] }\nclosed: 2024-01-02\n---\nElders.\n',
    },
    GUILD,
  );
  const [proposal] = half.replay.proposals;
  const page = proposal && describeProposal(half, proposal);
  expect(page?.vote?.sides.map(({ words, count }) => [words, count])).toEqual([
    ['For', '2'],
    ['Against', '0'],
    ['Not recorded as voting', '2'],
  ]);
  expect(page?.acts.map(({ says }) => plain(says))).toEqual(['Ann and Bob become elder.']);
});

describe('a proposal that names a rule by its title and tiers by theirs', () => {
  const page = describeProposal(archive, first);

  it('says what it asks, and leads to the rule', () => {
    expect(plain(page.asks)).toBe(
      'Transmute “Ballots by Strength”, to place it among “Customs”; enact a new rule among “Customs”, “Peace”',
    );
    expect(page.asks).toContainEqual({
      words: '“Ballots by Strength”',
      href: archive.links.version('made', 0, 1),
    });
  });

  it('has awards, and not points', () => {
    expect(page.awardsTitle).toBe('Awards');
  });
});

it('ranks players by the quantity of which a rule sets the mark, where there are no points', () => {
  const set = {
    'ruleset.md': '---\ntitle: Set\ntiers: [{ id: rules, title: Rules }]\n---\n',
    '1.md':
      '---\nrule: 1\ntier: rules\nmechanics: { quantities: { gold: { starts: 1 }, beans: { starts: player.gold } }, win: [{ when: player.beans >= 20 }] }\n---\nTwenty beans win.\n',
  };
  const ranked = played(
    {
      'game.md':
        '---\ntitle: Beans\nruleset: set\nmedium: mail\nplayers:\n  ann: { name: Ann }\n  bob: { name: Bob }\n---\n',
      'events/all.md':
        '---\nevents:\n  - { on: 2024-01-01, change: { bob: { beans: 4 } }, rule: 1, why: Found. }\n---\n',
    },
    set,
  );
  const { quantities, scores } = describeGame(ranked);
  expect(quantities).toEqual(['Beans', 'Gold']);
  expect(scores.map(({ place, player, points }) => [place, player.name, points])).toEqual([
    [1, 'Bob', '5'],
    [2, 'Ann', '1'],
  ]);
  const chart = drawScores(ranked);
  expect(chart).toMatchObject({ title: 'Beans', goal: { words: '20' } });
  // Ann has had one from the start, and no entry says so.
  expect(chart?.lines.map(({ name, score }) => [name, score])).toEqual([
    ['Ann', '1'],
    ['Bob', '5'],
  ]);
});

describe('what players hold', () => {
  it('has no points and no places where no rule declares points', () => {
    const { quantities, scores } = describeGame(archive);
    expect(quantities).toEqual(['Strength', 'Gold']);
    expect(scores.map(({ place, player, amounts }) => [place, player.name, amounts])).toEqual([
      [undefined, 'Ann', ['3', '1']],
      [undefined, 'Bob', ['2', '5']],
    ]);
  });

  it('changes in one sentence for each player', () => {
    const said = describeTimeline(archive, 0).map(({ words }) => plain(words));
    expect(said).toContain(
      'Ann loses 1 gold and receives 1 strength, on the words of Rule 1 alone.',
    );
  });
});
