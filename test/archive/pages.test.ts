import { describe, expect, it } from 'vitest';
import { feedEntries } from '../../src/archive/exports/atom-feed.ts';
import {
  describeGame,
  describeGameCard,
} from '../../src/archive/page-models/game/describe-game.ts';
import { describePlayer } from '../../src/archive/page-models/game/describe-player.ts';
import { describeTimeline } from '../../src/archive/page-models/game/describe-timeline.ts';
import { describeJudgment } from '../../src/archive/page-models/judgments/describe-judgment.ts';
import {
  describeReadings,
  readingsFor,
} from '../../src/archive/page-models/judgments/describe-readings.ts';
import {
  describeHome,
  describeOnHome,
} from '../../src/archive/page-models/library/describe-home.ts';
import { describeRuleLife } from '../../src/archive/page-models/rules/describe-rule-life.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { LOOSE } from '../engine/by-hand/in-short.ts';
import { enact, page, type Setting } from '../engine/table.ts';
import { laid, proposalPage, recorded, recordedGames, rulePage } from './replayed.ts';

const nomic = recorded('n-nomic');
const proposal = (name: string) => proposalPage(nomic, name);

it('says on the card of a game whether somebody won', () => {
  expect(describeGameCard(nomic).status).toBe('Ended. Nobody won.');
  const won = recordedGames.map((id) => recorded(id)).find(({ replay }) => replay.winner);
  if (!won?.replay.winner) throw new Error('No sample game has been won.');
  const card = describeGameCard(won);
  expect(card.status).toContain(' won by ');
  expect(card.standings[0]?.name).toBe(won.players.get(won.replay.winner.player)?.name);
  const { leaders } = describeHome([describeOnHome(won)], [], won.links).games[0] ?? {};
  expect(leaders?.map(({ isWinner }) => isWinner)).toEqual([true, false, false]);
});

describe('describeRuleLife', () => {
  const { numbers, stages } = rulePage(nomic, '112');

  it('has every number, with when the rule was first called by it', () => {
    expect(numbers).toEqual([
      { number: 112, since: 'version 0' },
      { number: 304, since: '27 September 2009' },
      { number: 305, since: '24 October 2009' },
    ]);
  });

  it('has every stage, and a redline only where words changed', () => {
    const told = stages.map(({ version, difference }) => [
      version,
      difference.kind,
      difference.redline?.some(({ kind }) => kind !== 'same'),
    ]);
    expect(told).toEqual([
      [0, 'initial', true],
      [4, 'transmute', undefined],
      [5, 'amend', true],
    ]);
  });

  it('knows what speaks of a rule, and of what the rule speaks', () => {
    const words = (links: readonly { readonly words: string }[]) => links.map((link) => link.words);
    expect(words(rulePage(nomic, '101').cites)).toContain('Rule 116');
    expect(words(rulePage(nomic, '116').citedBy)).toContain('Rule 101');
  });

  it('still has the page of a repealed rule', () => {
    const archive = recorded('worked-example');
    const repealed = [...archive.replay.lives.values()].find(
      ({ changes }) => !changes.at(-1)?.rule,
    );
    const gone = repealed && describeRuleLife(archive, repealed);
    expect(gone?.isRepealed).toBe(true);
    expect(plain(gone?.origin ?? [])).toMatch(/^Repealed by Proposal \d+ of [^.]*, \d+ \w+ \d{4}/);
    expect(gone?.text).not.toBe('');
  });
});

describe('describeProposal', () => {
  it('has the vote, what decided it, and the reckoning of the points', () => {
    const page = proposal('305');
    expect(page.outcomeWords).toBe('Adopted');
    expect(page.evidence?.word).toBe('Verified');
    expect(
      page.vote?.sides.map(({ way, voters }) => [way, voters.map(({ who }) => who.name)]),
    ).toEqual([
      ['for', ['Player A', 'Player B', 'Player C', 'Player E', 'Player F']],
      ['against', []],
    ]);
    expect(page.vote?.decidedBy.map(({ rule, says }) => plain(rule) + says)).toEqual([
      'Rule 203 requires that the vote is unanimous: met',
    ]);
    expect(page.vote?.count).toBe('5 for, none against; 5 votes could be cast');
    expect(page.awards.map(({ amount, arithmetic }) => [amount, arithmetic])).toEqual([
      ['+14', expect.stringContaining('14')],
    ]);
    expect(page.did).toContainEqual({ words: 'version 5', href: '/games/n-nomic/versions/5/' });
  });

  it('shows the words of its change against the words of that day', () => {
    const [change] = proposal('305').changes;
    expect(change?.redline?.filter(({ kind }) => kind === 'added')[0]?.words).toBe('points ');
  });

  it('says what is only attested, and what is only the substance', () => {
    expect(proposal('303').evidence?.word).toBe('Attested');
    expect(proposal('301').isParaphrased).toBe(true);
    expect(proposal('307-withdrawn').evidence).toBeUndefined();
  });

  it('shows a defeated change against the rule that it would have changed', () => {
    const page = proposal('307');
    expect(page.made).toEqual([]);
    expect(page.changes[0]?.redline?.some(({ kind }) => kind === 'removed')).toBe(true);
  });

  it('takes a dollar sign in new words for a dollar sign', () => {
    const dollars = 'replace: [{ from: "10 points", to: "$& $1 points" }]';
    const front = `proposal: 301\nby: a\namend: 206\nmechanics: keep\n${dollars}\nvotes: { for: [a, b] }`;
    const [change] = proposalPage(laid({ proposals: { 301: page(front) } })).changes;
    expect(change?.text).toContain('loses $& $1 points.');
  });
});

describe('how a vote went', () => {
  const shown = (more: string, cards: NonNullable<Setting['cards']> = LOOSE) => {
    const carried = enact(301, 'a', more);
    const asked = more.includes('votes') ? carried : carried.replace(/^votes.*\n/m, '');
    const archive = laid({ cards, proposals: { 301: asked } });
    const { vote, evidence } = proposalPage(archive);
    return { archive, vote, means: evidence?.means };
  };

  it('counts those who abstain, and says of a test that it was not met', () => {
    const { vote } = shown('votes: { for: [a], against: [b], abstain: [c] }', {});
    expect(vote?.count).toBe('1 for, 1 against, 1 abstaining; 3 votes could be cast');
    expect(vote?.decidedBy.map(({ says }) => says)).toEqual([
      ' requires that the vote is unanimous: not met',
    ]);
  });

  it.each([
    ['for: [a], against: [b], abstain: [c]', ['For 1: A', 'Against 1: B', 'Abstaining 1: C']],
    ['tally: { for: 3, against: 0 }', ['For 3: ', 'Against 0: ']],
    // Votes that a tally leaves out are shown, and abstentions that it does not have are not
    ['tally: { for: 2, against: 0 }', ['For 2: ', 'Against 0: ', 'Not recorded as voting 1: ']],
    ['tally: { for: 1, against: 1, abstain: 1 }', ['For 1: ', 'Against 1: ', 'Abstaining 1: ']],
  ])('%s', (votes, sides) => {
    const { vote } = shown(`votes: { ${votes} }\noutcome: adopted`);
    expect(vote?.isNamed).toBe(!votes.startsWith('tally'));
    const names =
      vote?.sides.map(({ voters }) => voters.map(({ who }) => who.name).join(' ')) ?? [];
    expect(vote?.sides.map(({ words, count }, i) => `${words} ${count}: ${names[i]}`)).toEqual(
      sides,
    );
  });

  it('stands on each player’s page, without names if it is a tally', () => {
    const pages = (votes: string) => {
      const { archive } = shown(`votes: { ${votes} }`);
      return archive.replay.players.map((player) => describePlayer(archive, player));
    };
    const tallied = pages('tally: { for: 2, against: 1 }');
    expect(tallied).toHaveLength(3);
    for (const { nameless, summary, votes } of tallied) {
      expect(nameless.count).toBe(1);
      expect(nameless.latest.map(({ words }) => words)).toEqual(['301']);
      expect(summary).toContain('The record gives no names for 1 vote.');
      expect(votes).toEqual([]);
    }
    const named = pages('for: [a, b], against: [c]').map(({ nameless }) => nameless);
    expect(named).toEqual(Array(3).fill({ count: 0, latest: [] }));
  });

  it('is what the outcome is computed from, and without one the outcome is the record’s word', () => {
    const tallied = shown('votes: { tally: { for: 3, against: 0 } }\noutcome: adopted');
    expect(tallied.means).toContain('computed from the tally');
    expect(shown('outcome: adopted').means).toContain('the outcome rests on the record');
  });
});

describe('the other pages', () => {
  it('place those who play by their points, and name those who left after them', () => {
    const { scores } = describeGame(nomic);
    expect(scores.map(({ place, player, points }) => [place, player.name, points])).toEqual([
      [1, 'Player E', '27'],
      [2, 'Player A', '18'],
      [3, 'Player C', '−2'],
      [undefined, 'Player B', '11'],
      [undefined, 'Player F', '11'],
      [undefined, 'Player D', '−1'],
    ]);
  });

  it('add a player up', () => {
    const player = nomic.players.get('f');
    const page = player && describePlayer(nomic, player);
    expect(page?.ledger.at(-1)?.balance).toBe('11');
    expect(page?.proposals.map(({ link }) => link.words)).toEqual(['Proposal 305']);
    expect(page?.statusWords).toBe('Left the game, 3 February 2010.');
  });

  it('list each place where a reading mattered', () => {
    const unanimity = describeReadings(nomic).find(({ id }) => id === 'unanimity');
    expect(unanimity?.taken).toBe('none-against');
    const places = unanimity?.mattered.map(({ place }) => place) ?? [];
    expect(places.map((place) => place.find((part) => typeof part !== 'string'))).toEqual(
      [303, 303, 304, 304, 306, 306].map((number) => ({
        words: `Proposal ${number}`,
        href: `/games/n-nomic/proposals/${number}/`,
      })),
    );
    expect(places.slice(0, 2).map(plain)).toEqual([
      'The outcome of Proposal 303',
      'The award for Proposal 303',
    ]);
    const file = nomic.proposals.get('303')?.written.file ?? '';
    expect(readingsFor(nomic, file).map(({ href }) => href)).toContain(
      '/games/n-nomic/readings/#unanimity',
    );
  });

  it('name the answer taken at each place, which a Judgment may have made another', () => {
    const [game, file] = [recorded('worked-example'), 'proposals/319.md'];
    const scoring = describeReadings(game).find(({ id }) => id === 'scoring-law');
    const said = (each: { readonly taken: string; readonly said: string }) => [
      each.taken,
      each.said,
    ];
    expect(scoring?.mattered.map(said)).toContainEqual([
      'law-of-the-vote',
      'as a Judgment settled it',
    ]);
    const { written } = game.proposals.get('319') ?? {};
    expect(written?.file).toContain(file);
    expect(readingsFor(game, written?.file ?? '').map(said)).toContainEqual([
      'law-of-the-vote',
      'as a Judgment settled it',
    ]);
  });

  it('tell a Judgment with its bench, and who cites it', () => {
    const archive = recorded('worked-example');
    const pages = archive.replay.judgments.map((judgment) => describeJudgment(archive, judgment));
    expect(pages[0]?.bench).toHaveLength(3);
    expect(pages.some(({ citedBy }) => citedBy.length > 0)).toBe(true);
  });

  it.each(recordedGames)('tell the whole timeline of %s', (id) => {
    const archive = recorded(id);
    const lines = describeTimeline(archive);
    expect(lines).toHaveLength(archive.replay.timeline.length);
    for (const { words } of lines) expect(plain(words)).not.toMatch(/undefined|\[object/);
    const made = lines.flatMap(({ version }) => version?.number ?? []);
    expect(made).toEqual(made.toSorted((a, b) => a - b));
  });

  it('carry the base path in every link', () => {
    const archive = recorded('n-nomic', '/archive');
    const home = describeHome([describeOnHome(archive)], [archive.ruleset], archive.links);
    expect(home.games[0]?.link.href).toBe('/archive/games/n-nomic/');
    expect(home.rulesets[0]?.link.href).toBe('/archive/rulesets/suber/');
    for (const entry of feedEntries(archive)) expect(entry.href).toMatch(/^\/archive\/games\//);
  });

  it('give feeds the newest first', () => {
    const dates = feedEntries(nomic).map(({ updated }) => updated);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates[0]).toBe('2010-01-04T00:00:00Z');
  });
});
