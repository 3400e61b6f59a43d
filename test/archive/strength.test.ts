/** The pages of a game without points, whose votes weigh by strength and whose tiers are its own. */
import { describe, expect, it } from 'vitest';
import { drawScores } from '../../src/archive/page-models/charts/describe-scores.ts';
import { describeGame } from '../../src/archive/page-models/game/describe-game.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { enact, page } from '../engine/table.ts';
import { played, proposalPage, told } from './replayed.ts';

const ruled = (rule: number, tier: string, mechanics: string, title = '') =>
  page(
    `rule: ${rule}\ntier: ${tier}\n${title && `title: ${title}\n`}mechanics: ${mechanics}`,
    'So.',
  );

const GUILD = {
  'ruleset.md': page(
    'title: The Guild\ntiers: [{ id: charter, title: The Charter }, { id: custom, title: Customs }]',
  ),
  '1.md': ruled(
    1,
    'charter',
    '{ quantities: { strength: { starts: 2 }, gold: { starts: 5 } }, ballots: player.strength, titles: cite-by-title }',
    'Ballots by Strength',
  ),
  '2.md': ruled(
    2,
    'custom',
    '{ changes: { charter: [transmute], custom: [enact, amend, repeal, transmute] }, adoption: votes.for > votes.against, awards: [{ on: resolved, to: proposer, quantity: gold, amount: -3 }] }',
  ),
};

const archive = played(
  {
    'proposals/3.md': enact(
      303,
      'a',
      `changes:
  - transmute: { rule: Ballots by Strength, to: custom }
  - enact: { tier: custom }
    text: Peace.
votes: { for: [a, a], against: [b] }`,
    ),
    'events/2026.md': page(
      'events:\n  - { on: 2026-01-09, change: { a: { gold: -1, strength: 1 } }, rule: 1 }',
    ),
  },
  GUILD,
);

describe('a vote by strength', () => {
  const { vote } = proposalPage(archive);

  it('is counted in votes, and names each voter once', () => {
    const sides = vote?.sides.map(({ words, count, voters }) => [
      words,
      count,
      voters.map(({ who, times }) => [who.name, times]),
    ]);
    expect(sides).toEqual([
      ['For', '2', [['A', '2 times']]],
      ['Against', '2', [['B', undefined]]],
    ]);
    expect(vote?.count).toBe('2 for, 2 against; 4 votes could be cast');
  });
});

it('counts in votes also those who are not recorded as voting, and says who become what together', () => {
  const elders =
    'enact: { tier: custom, mechanics: { offices: { elder: {} } } }\nact: [{ appoint: { elder: [a, b] } }]\nvotes: { for: [a] }';
  const page = proposalPage(played({ 'proposals/3.md': enact(303, 'a', elders) }, GUILD));
  expect(page.vote?.sides.map(({ words, count }) => [words, count])).toEqual([
    ['For', '2'],
    ['Against', '0'],
    ['Not recorded as voting', '2'],
  ]);
  expect(page.acts.map(({ says }) => plain(says))).toEqual(['A and B become elder.']);
});

describe('a proposal that names a rule by its title and tiers by theirs', () => {
  const page = proposalPage(archive);

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
  const ranked = played(
    {
      'events/all.md': page(
        'events:\n  - { on: 2026-01-01, change: { b: { beans: 4 } }, rule: 1, why: Found. }',
      ),
    },
    {
      'ruleset.md': page('title: Set\ntiers: [{ id: rules, title: Rules }]'),
      '1.md': ruled(
        1,
        'rules',
        '{ quantities: { gold: { starts: 1 }, beans: { starts: player.gold } }, win: [{ when: player.beans >= 20 }] }',
      ),
    },
  );
  const { quantities, scores } = describeGame(ranked);
  expect(quantities).toEqual(['Beans', 'Gold']);
  expect(scores.map(({ place, player, points }) => [place, player.name, points])).toEqual([
    [1, 'B', '5'],
    [2, 'A', '1'],
  ]);
  const chart = drawScores(ranked);
  expect(chart).toMatchObject({ title: 'Beans', goal: { words: '20' } });
  // A has had one from the start, and no entry says so.
  expect(chart?.lines.map(({ name, score }) => [name, score])).toEqual([
    ['A', '1'],
    ['B', '5'],
  ]);
});

describe('the list of holdings', () => {
  it('has no points and no places where no rule declares points', () => {
    const { quantities, scores } = describeGame(archive);
    expect(quantities).toEqual(['Strength', 'Gold']);
    expect(scores.map(({ place, player, amounts }) => [place, player.name, amounts])).toEqual([
      [undefined, 'A', ['3', '1']],
      [undefined, 'B', ['2', '5']],
    ]);
  });

  it('changes in one sentence for each player', () => {
    expect(told(archive)).toContain(
      'A loses 1 gold and receives 1 strength, on the words of Rule 1 alone.',
    );
  });
});
