/** What Judgments changed, as their own pages and those of the proposals tell it. */

import { describe, expect, it } from 'vitest';
import { gameJson } from '../../src/archive/json/game-json.ts';
import type { GameArchive } from '../../src/archive/lookup/game-archive.ts';
import { describeGame } from '../../src/archive/page-models/game/describe-game.ts';
import { describePlayer } from '../../src/archive/page-models/game/describe-player.ts';
import { describeTimeline } from '../../src/archive/page-models/game/describe-timeline.ts';
import { describeJudgment } from '../../src/archive/page-models/judgments/describe-judgment.ts';
import { describeHome } from '../../src/archive/page-models/library/describe-home.ts';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { card, day, enact, judged, page } from '../engine/table.ts';
import { played, recorded } from './replayed.ts';

const PLAYERS = 'players: { a: { name: A }, b: { name: B }, c: { name: C } }';

/** A game by mail of A, B and C. */
function game(files: Readonly<Record<string, string>>, more = ''): GameArchive {
  const front = `title: Test\nruleset: suber\nmedium: mail\n${PLAYERS}\n${more}`;
  return played({ 'game.md': page(front), ...files });
}

/** A Judgment on the first proposal, given on the day of its vote. */
const settling = (settles: string, on = day(301, 1), number = 1) => ({
  [`judgments/${number}.md`]: judged(number, on, 'c', `settles: [${settles}]`),
});

const first = (more: string, body?: string) => ({
  'proposals/301.md': enact(301, 'a', more, body),
});

/** A first proposal of whose vote only the outcome is known. */
const attested = (outcome: string) => ({
  'proposals/301.md': page(
    `proposal: 301\nby: a\nproposed: ${day(301, 0)}\nenact: {}\nclosed: ${day(301, 1)}\noutcome: ${outcome}`,
    'A rule.',
  ),
});

function changed(archive: GameArchive, number = 1): readonly string[] {
  const judgment = archive.judgmentsByNumber.get(String(number));
  if (!judgment) throw new Error(`There is no Judgment ${number}.`);
  return describeJudgment(archive, judgment).changed.map(({ of, terms, before, since }) =>
    [plain(of), `${terms[0]}: ${plain(before)}`, `${terms[1]}: ${plain(since)}`].join(' | '),
  );
}

function outcome(archive: GameArchive, number = 301): string {
  const [proposal] = archive.proposalsByNumber.get(number) ?? [];
  if (!proposal) throw new Error(`There is no Proposal ${number}.`);
  const { outcomeWords, judged: by } = describeProposal(archive, proposal);
  return by ? `${outcomeWords} ${plain(by)}` : outcomeWords;
}

describe('a Judgment on a move', () => {
  it('makes void what stood as adopted, or as defeated, until then', () => {
    const judgment = settling('{ move: 301, is: illegal }');
    const adopted = game({ ...first(''), ...judgment });
    expect(changed(adopted)).toEqual([
      'Proposal 301 | Until then: Adopted. | Since: Void: it changes nothing.',
    ]);
    expect(outcome(adopted)).toBe('Void by Judgment 1; adopted until then');
    const defeated = game({ ...first('votes: { for: [a, b], against: [c] }'), ...judgment });
    expect(outcome(defeated)).toBe('Void by Judgment 1; defeated until then');
  });

  it('makes void what was recorded without votes, or with an outcome that they did not come to', () => {
    const judgment = settling('{ move: 301, is: illegal }');
    const told = game({ ...attested('adopted'), ...judgment });
    expect(outcome(told)).toBe('Void by Judgment 1; adopted until then');
    const against = 'votes: { for: [a], against: [b, c] }\noutcome: adopted';
    const counted = game({ ...first(against), ...judgment });
    expect(outcome(counted)).toBe('Void by Judgment 1; defeated until then');
  });

  it('leads to the proposal, and from the proposal to the Judgment', () => {
    const archive = game({ ...first(''), ...settling('{ move: 301, is: illegal }') });
    const [judgment] = archive.replay.judgments;
    expect(judgment && describeJudgment(archive, judgment).changed[0]?.of).toEqual([
      { words: 'Proposal 301', href: '/games/made/proposals/301/' },
    ]);
    const [proposal] = archive.replay.proposals;
    expect(proposal && describeProposal(archive, proposal).judged).toContainEqual({
      words: 'Judgment 1',
      href: '/games/made/judgments/1/',
    });
  });

  it('overturns nothing that was not decided when it was given', () => {
    const archive = game({ ...first(''), ...settling('{ move: 301, is: illegal }', day(301, 0)) });
    expect(changed(archive)).toEqual([
      'Proposal 301 | Without it: Adopted. | With it: Void: it changes nothing.',
    ]);
    expect(outcome(archive)).toBe('Void by Judgment 1; adopted without it');
    const open = page(`proposal: 301\nby: a\nproposed: ${day(301, 0)}\nenact: {}`, 'A rule.');
    const undecided = game({
      'proposals/301.md': open,
      ...settling('{ move: 301, is: illegal }'),
    });
    expect(changed(undecided)).toEqual([
      'Proposal 301 | Before it: Not yet decided. | After it: Void: it changes nothing.',
    ]);
    expect(outcome(undecided)).toBe('Void by Judgment 1');
  });

  it('leaves nobody to claim that the outcome follows from the votes', () => {
    const evidence = (settles: string, more = '') => {
      const archive = game({ ...first(more), ...settling(settles) });
      return archive.replay.proposals.map((each) => describeProposal(archive, each).evidence?.word);
    };
    expect(evidence('{ move: 301, is: illegal }')).toEqual([undefined]);
    const against = 'votes: { for: [a], against: [b, c] }\noutcome: adopted';
    expect(evidence('{ move: 301, is: legal }', against)).toEqual([undefined]);
    expect(evidence('{ move: 301, is: legal }')).toEqual(['Verified']);
  });

  it('says why a move that it lets stand would not, by the rules alone', () => {
    const archive = game({
      ...first('repeal: 101'),
      ...settling('{ move: 301, is: legal }'),
    });
    expect(changed(archive)).toEqual([
      'Proposal 301 | Until then: Not lawful by the rules alone: Rule 101 is immutable, and immutable rules may not be repealed. | Since: It stands, and is adopted.',
    ]);
    expect(outcome(archive)).toBe('Adopted as Judgment 1 lets it stand; not lawful until then');
  });

  it('lets an outcome stand that the votes do not come to', () => {
    const archive = game({
      ...first('votes: { for: [a], against: [b, c] }\noutcome: adopted'),
      ...settling('{ move: 301, is: legal }'),
    });
    expect(changed(archive)).toEqual([
      'Proposal 301 | Until then: Defeated. | Since: It stands, and is adopted.',
    ]);
    expect(outcome(archive)).toBe('Adopted by Judgment 1; defeated until then');
  });

  it('changes nothing of a move that was lawful without it', () => {
    const archive = game({ ...first(''), ...settling('{ move: 301, is: legal }') });
    expect(changed(archive)).toEqual([]);
    expect(outcome(archive)).toBe('Adopted');
    const open = page(`proposal: 301\nby: a\nproposed: ${day(301, 0)}\nenact: {}`, 'A rule.');
    const undecided = game({ 'proposals/301.md': open, ...settling('{ move: 301, is: legal }') });
    expect(changed(undecided)).toEqual([]);
    expect(outcome(undecided)).toBe('Open');
  });

  it('leaves room for another, on a reading, to change the outcome', () => {
    const archive = game({
      ...first('votes: { for: [a, b], abstain: [c] }'),
      ...settling('{ move: 301, is: legal }'),
      ...settling('{ reading: unanimity, take: none-against }', day(301, 1), 2),
    });
    expect(outcome(archive)).toBe('Adopted as Judgment 2 reads the rules; defeated until then');
  });

  it('changes nothing while it is open, or once it is overruled', () => {
    const settles = 'settles: [{ move: 301, is: illegal }]';
    const overruled = `bench: [{ judge: c, ruling: 'Yes', given: ${day(301, 1)}, overruled: { for: [a, b] } }]`;
    const archive = game({
      ...first(''),
      'judgments/1.md': judged(1, day(301, 1), '', `${overruled}\n${settles}`),
    });
    expect(changed(archive)).toEqual([]);
    expect(outcome(archive)).toBe('Adopted');
    const [page] = archive.replay.judgments.map((each) => describeJudgment(archive, each));
    expect(page?.status).toBe('overruled');
  });

  it('tells what the rules alone made of the moves of a whole game', () => {
    const archive = recorded('worked-example');
    expect(changed(archive, 3)).toEqual([
      // By the rules alone its votes adopt it, and its 26th mutable rule is void.
      'Proposal 324 | Until then: Adopted. | Since: Void: it changes nothing.',
    ]);
    expect(changed(archive, 5)[0]).toContain(
      'Undetermined by the rules alone: Rule 207 and Rule 328 differ on “ballots”',
    );
    expect(outcome(archive, 329)).toBe(
      'Undetermined by Judgment 5; undetermined by the rules alone as well',
    );
  });

  it('reckons a move that it made void in the circuit in which it was made', () => {
    // C's proposal ends the circuit in which all must agree; its turn is over before its vote is.
    const majority = '{ adoption: "game.circuit == 0 ? votes.unanimous : votes.majority" }';
    const divided = 'votes: { for: [b, c], against: [a] }';
    const archive = game({
      ...first(`amend: 203\nmechanics: ${majority}`, 'At first all must agree.'),
      'proposals/302.md': enact(302, 'b'),
      'proposals/303.md': enact(303, 'c', divided),
      'judgments/1.md': judged(1, day(303, 1), 'b', 'settles: [{ move: 303, is: illegal }]'),
    });
    expect(outcome(archive, 303)).toBe('Void by Judgment 1; defeated until then');
  });
});

describe('a Judgment on a reading', () => {
  const abstaining = 'votes: { for: [a, b], abstain: [c] }';
  const NONE_AGAINST = '{ reading: unanimity, take: none-against }';
  const LINE =
    'The outcome of Proposal 301 | Until then: It is defeated, under “all-for”. | Since: It is adopted, under “none-against”.';

  it('turns what hung on it', () => {
    const archive = game({ ...first(abstaining), ...settling(NONE_AGAINST) });
    expect(changed(archive)).toContain(LINE);
    expect(outcome(archive)).toBe('Adopted as Judgment 1 reads the rules; defeated until then');
  });

  it('that binds later turns is told of each of them', () => {
    const archive = game(
      {
        ...first(abstaining),
        ...settling(NONE_AGAINST),
        'proposals/302.md': enact(302, 'b', abstaining),
      },
      'readings: { precedent: { take: "yes" }, stay-ends: { take: when-given } }',
    );
    expect(changed(archive)).toContain(LINE);
    expect(changed(archive)).toContain(
      'The outcome of Proposal 302 | Without it: It is defeated, under “all-for”. | With it: It is adopted, under “none-against”.',
    );
    expect(outcome(archive, 302)).toBe(
      'Adopted as Judgment 1 reads the rules; defeated without it',
    );
  });

  it('turns nothing that the players read the same way', () => {
    const archive = game(
      { ...first(abstaining), ...settling(NONE_AGAINST) },
      'readings: { unanimity: { take: none-against } }',
    );
    expect(changed(archive)).toEqual([]);
    expect(outcome(archive)).toBe('Adopted');
  });

  it('settles what the players left open', () => {
    const archive = game(
      { ...first(abstaining), ...settling(NONE_AGAINST) },
      'readings: { unanimity: { take: open } }',
    );
    expect(changed(archive)[0]).toContain(
      '| Until then: Undetermined: the players had left the question open.',
    );
    expect(outcome(archive)).toBe('Adopted as Judgment 1 reads the rules; undetermined until then');
  });

  it('is set against the Judgment before it, of two in one turn', () => {
    const archive = game({
      ...first(abstaining),
      ...settling(NONE_AGAINST, day(301, 0)),
      ...settling('{ reading: unanimity, take: all-for }', day(301, 1), 2),
    });
    expect(changed(archive, 1)).toEqual([]);
    expect(outcome(archive)).toBe('Defeated as Judgment 2 reads the rules; adopted until then');
  });
});

describe('a Judgment that gives points', () => {
  it('tells what each player held before and holds since', () => {
    const archive = game({ ...first(''), ...settling('{ points: { a: 3, b: -1/2 } }') });
    expect(changed(archive)).toEqual([
      'A | Before it: 10 points. | After it: 13 points.',
      'B | Before it: 0 points. | After it: −1/2 points.',
    ]);
  });
});

describe('a Judgment that names the winner', () => {
  const won = game({
    ...first(''),
    ...settling('{ winner: b }'),
    'events/e.md': page(`events:\n  - { on: ${day(301, 1)}, winner: { player: b, by: judgment } }`),
  });

  it('is named wherever the win is told', () => {
    const words = 'B won by Judgment 1, 2 January 2026, under Rule 212.';
    const [standing] = describeGame(won).outcome;
    expect(standing && plain(standing)).toBe(words);
    expect(standing).toContainEqual({ words: 'Judgment 1', href: '/games/made/judgments/1/' });
    const [card] = describeHome([won], [], won.links).games;
    expect(card?.outcome[0] && plain(card.outcome[0])).toBe(words);
    const [a, b] = won.replay.players.map((player) => describePlayer(won, player).won);
    expect(a).toBeUndefined();
    expect(b && plain(b)).toBe('Won by Judgment 1, 2 January 2026, under Rule 212.');
    expect(describeTimeline(won).map((line) => plain(line.words))).toEqual(
      expect.arrayContaining([
        'B wins on Judgment 1.',
        'B is recorded as the winner by Judgment 1.',
      ]),
    );
  });

  it('is named in the JSON of the game, and so is one that settled a reading', () => {
    const { timeline } = gameJson(won.replay);
    expect(timeline).toContainEqual({
      on: day(301, 1),
      version: 1,
      kind: 'won',
      player: 'b',
      judgment: '1',
      instead: null,
    });
    const { readings } = gameJson(recorded('worked-example').replay);
    const judgments = readings.flatMap(({ mattered }) => mattered.map((each) => each.judgment));
    expect(judgments.filter((each) => each !== null)).toEqual(['2', '3']);
  });

  it('says that nobody had won, or who had', () => {
    expect(changed(won)).toEqual(['The game | Before it: Nobody had won. | After it: B has won.']);
    const twice = game({
      ...first(''),
      ...settling('{ winner: b }'),
      ...settling('{ winner: a }', day(301, 1), 2),
    });
    expect(changed(twice, 2)).toEqual(['The game | Before it: B had won. | After it: A has won.']);
  });

  it('is named with the means by which the winner won', () => {
    const set = {
      'ruleset.md': page('title: S\ntiers: [{ id: mutable, title: Mutable Rules }]'),
      '101.md': card(101, '{ changes: { mutable: [enact] }, adoption: votes.majority }'),
      '102.md': card(102, '{ awards: [{ on: adopted, to: everyone, points: 30 }] }'),
      '103.md': card(103, '{ win: [{ when: player.points >= 30 }] }'),
    };
    const files = {
      'game.md': page(`title: Test\nruleset: set\nmedium: mail\n${PLAYERS}`),
      ...first(''),
      ...settling('{ winner: b }'),
    };
    const [several] = describeGame(played(files, set)).outcome;
    expect(several && plain(several)).toBe(
      'B won by points, as settled in Judgment 1, 2 January 2026, under Rule 103.',
    );
    const [standing] = describeGame(recorded('worked-example')).outcome;
    expect(standing && plain(standing)).toBe(
      'Edith Oyelaran won by paradox, found in Judgment 5, 13 February 2025, 20:58 UTC, under Rule 213.',
    );
  });
});
