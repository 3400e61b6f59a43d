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
import { describeHome } from '../../src/archive/page-models/library/describe-home.ts';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { describeRuleLife } from '../../src/archive/page-models/rules/describe-rule-life.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { played, recorded, recordedGames } from './replayed.ts';

const nomic = recorded('n-nomic');
const proposal = (name: string) => {
  const found = nomic.proposals.get(name);
  if (!found) throw new Error(`There is no proposal ${name}.`);
  return describeProposal(nomic, found);
};

it('says at the scores and on the card of a game that nobody won', () => {
  expect(describeGame(nomic).unwon).toBe('Nobody won.');
  expect(describeGameCard(nomic).status).toBe('Ended. Nobody won.');
  const won = recordedGames.map((id) => recorded(id)).find(({ replay }) => replay.winner);
  if (!won?.replay.winner) throw new Error('No sample game has been won.');
  const card = describeGameCard(won);
  expect(card.status).toContain(' won by ');
  expect(card.standings[0]?.name).toBe(won.players.get(won.replay.winner.player)?.name);
  expect(describeGame(won).unwon).toBeUndefined();
});

describe('describeRuleLife', () => {
  const life = nomic.replay.lives.get('112');
  const page = life && describeRuleLife(nomic, life);

  it('has every number, with when the rule was first called by it', () => {
    expect(page?.numbers).toEqual([
      { number: 112, since: 'version 0' },
      { number: 304, since: '27 September 2009' },
      { number: 305, since: '24 October 2009' },
    ]);
  });

  it('has every stage, and a redline only where words changed', () => {
    const stages = page?.stages.map(({ version, difference }) => [
      version,
      difference.kind,
      difference.redline?.some(({ kind }) => kind !== 'same'),
    ]);
    expect(stages).toEqual([
      [0, 'initial', true],
      [4, 'transmute', undefined],
      [5, 'amend', true],
    ]);
  });

  it('knows what speaks of a rule, and of what the rule speaks', () => {
    const first = nomic.replay.lives.get('101');
    const words = first && describeRuleLife(nomic, first);
    expect(words?.cites.map((link) => link.words)).toContain('Rule 116');
    const last = nomic.replay.lives.get('116');
    expect(last && describeRuleLife(nomic, last)?.citedBy.map((link) => link.words)).toContain(
      'Rule 101',
    );
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
      'Rule 203 asks whether the vote is unanimous: yes',
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
    const archive = played({
      'game.md':
        '---\ntitle: T\nruleset: suber\nmedium: mail\nplayers: { a: { name: A }, b: { name: B } }\n---\n',
      'proposals/301.md':
        '---\nproposal: 301\nby: a\namend: 206\nmechanics: keep\nreplace: [{ from: "10 points", to: "$& $1 points" }]\nvotes: { for: [a, b] }\n---\n',
    });
    const [open] = archive.replay.proposals;
    expect(open && describeProposal(archive, open).changes[0]?.text).toContain(
      'loses $& $1 points.',
    );
  });
});

describe('how a vote went', () => {
  const vote = (votes: string) => {
    const archive = played({
      'game.md': `---\ntitle: T\nruleset: suber\nmedium: mail\nplayers: { a: { name: A }, b: { name: B }, c: { name: C } }\n---\n`,
      'proposals/301.md': `---\nproposal: 301\nby: a\nenact: {}\nvotes: ${votes}\nclosed: 2024-01-02\n---\nWords.\n`,
    });
    const [only] = archive.replay.proposals;
    return only && describeProposal(archive, only).vote;
  };

  it('counts those who abstain, and says of a test that it was not met', () => {
    const told = vote('{ for: [a], against: [b], abstain: [c] }');
    expect(told?.count).toBe('1 for, 1 against, 1 abstaining; 3 votes could be cast');
    expect(told?.sides.map(({ words, count }) => `${words} ${count}`)).toEqual([
      'For 1',
      'Against 1',
      'Abstaining 1',
    ]);
    expect(told?.decidedBy.map(({ says }) => says)).toEqual([
      ' asks whether the vote is unanimous: no',
    ]);
  });

  it('has numbers and no names where the record has none', () => {
    const told = vote('{ tally: { for: 3, against: 0 } }');
    expect(told?.isNamed).toBe(false);
    expect(told?.sides.map(({ count, voters }) => [count, voters.length])).toEqual([
      ['3', 0],
      ['0', 0],
    ]);
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
      'What Proposal 303 earns',
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
    const home = describeHome([archive], [archive.ruleset], archive.links);
    expect(home.games[0]?.link.href).toBe('/archive/games/n-nomic/');
    expect(home.rulesets[0]?.link.href).toBe('/archive/rulesets/suber/');
    for (const entry of feedEntries([archive])) expect(entry.href).toMatch(/^\/archive\/games\//);
  });

  it('give feeds the newest first', () => {
    const dates = feedEntries([nomic]).map(({ updated }) => updated);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates[0]).toBe('2010-01-04T00:00:00Z');
  });
});
