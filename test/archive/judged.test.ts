/** The changes by Judgments, on their own pages and on those of the proposals. */
import { describe, expect, test } from 'vitest';
import { gameJson } from '../../src/archive/json/game-json.ts';
import type { GameArchive } from '../../src/archive/lookup/game-archive.ts';
import { describeGame } from '../../src/archive/page-models/game/describe-game.ts';
import { describePlayer } from '../../src/archive/page-models/game/describe-player.ts';
import { describeJudgment } from '../../src/archive/page-models/judgments/describe-judgment.ts';
import {
  describeHome,
  describeOnHome,
} from '../../src/archive/page-models/library/describe-home.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { card, day, enact, judged, page, type Setting } from '../engine/table.ts';
import { laid, played, proposalPage, recorded, told } from './replayed.ts';

const ILLEGAL = '{ move: 301, is: illegal }';
const LEGAL = '{ move: 301, is: legal }';
const ALL_FOR = '{ reading: unanimity, take: all-for }';
const NONE_AGAINST = '{ reading: unanimity, take: none-against }';

/** The first proposal, as it is recorded. */
const FIRST = {
  carried: enact(301, 'a'),
  divided: enact(301, 'a', 'votes: { for: [a, b], against: [c] }'),
  abstaining: enact(301, 'a', 'votes: { for: [a, b], abstain: [c] }'),
  /** The record says otherwise than the votes. */
  contrary: enact(301, 'a', 'votes: { for: [a], against: [b, c] }\noutcome: adopted'),
  attested: enact(301, 'a', 'outcome: adopted').replace(/^votes:.*\n/m, ''),
  forbidden: enact(301, 'a', 'repeal: 101'),
  open: page(`proposal: 301\nby: a\nproposed: ${day(301, 0)}\nenact: {}`, 'A rule.'),
} as const;
const ABSTAINING = 'votes: { for: [a, b], abstain: [c] }';

/** Judgments by C on the day of the vote, or `early`, the day before; or `overruled` by all the others. */
const judgments = (...settled: readonly string[]) =>
  Object.fromEntries(
    settled.map((each, i) => {
      const [how] = each.split(' ');
      const on = day(301, how === 'early' ? 0 : 1);
      const bench = `bench: [{ judge: c, ruling: 'Yes', given: ${on}, overruled: { for: [a, b] } }]\n`;
      const given = `${how === 'overruled' ? bench : ''}settles: [${each.slice(each.indexOf('{'))}]`;
      return [i + 1, judged(i + 1, on, 'c', given)];
    }),
  );

/** A game by mail in which these are settled. */
function game(first: string, settled: readonly string[], more: Setting = {}): GameArchive {
  const [, proposal] = Object.entries(FIRST).find(([name]) => name === first) ?? [first, first];
  return laid({
    medium: 'mail',
    judgments: judgments(...settled),
    ...more,
    proposals: { 301: proposal, ...more.proposals },
  });
}

function changed(archive: GameArchive, number = 1): readonly string[] {
  const judgment = archive.judgmentsByNumber.get(String(number));
  if (!judgment) throw new Error(`There is no Judgment ${number}.`);
  return describeJudgment(archive, judgment).changed.map(({ of, terms, before, since }) =>
    [plain(of), `${terms[0]}: ${plain(before)}`, `${terms[1]}: ${plain(since)}`].join(' | '),
  );
}

function outcome(archive: GameArchive, name = '301'): string {
  const { outcomeWords, judged: by } = proposalPage(archive, name);
  return by ? `${outcomeWords} ${plain(by)}` : outcomeWords;
}

const VOID = 'Void: it changes nothing.';
const TURNED =
  'The outcome of Proposal 301 | Until then: It is defeated, under “all-for”. | Since: It is adopted, under “none-against”.';

/** A first proposal and what Judgments settle; what the first of them changed; and what the outcome is called. */
const ROWS = `
  carried | ${ILLEGAL}
  Proposal 301 | Until then: Adopted. | Since: ${VOID}
  Void by Judgment 1; adopted until then

  divided | ${ILLEGAL}
  Proposal 301 | Until then: Defeated. | Since: ${VOID}
  Void by Judgment 1; defeated until then

  attested | ${ILLEGAL}
  Proposal 301 | Until then: Adopted. | Since: ${VOID}
  Void by Judgment 1; adopted until then

  contrary | ${ILLEGAL}
  Proposal 301 | Until then: Defeated. | Since: ${VOID}
  Void by Judgment 1; defeated until then

  carried | early ${ILLEGAL}
  Proposal 301 | Without it: Adopted. | With it: ${VOID}
  Void by Judgment 1; adopted without it

  open | ${ILLEGAL}
  Proposal 301 | Before it: Not yet decided. | After it: ${VOID}
  Void by Judgment 1

  forbidden | ${LEGAL}
  Proposal 301 | Until then: Not lawful by the rules alone: Rule 101 is immutable, and immutable rules may not be repealed. | Since: It stands, and is adopted.
  Adopted as Judgment 1 lets it stand; not lawful until then

  contrary | ${LEGAL}
  Proposal 301 | Until then: Defeated. | Since: It stands, and is adopted.
  Adopted by Judgment 1; defeated until then

  carried | ${LEGAL}
  Adopted

  open | ${LEGAL}
  Open

  carried | overruled ${ILLEGAL}
  Adopted

  abstaining | ${LEGAL} & ${NONE_AGAINST}
  Adopted as Judgment 2 reads the rules; defeated until then

  abstaining | ${NONE_AGAINST}
  ${TURNED}
  Adopted as Judgment 1 reads the rules; defeated until then

  abstaining | ${NONE_AGAINST} | none-against
  Adopted

  abstaining | ${NONE_AGAINST} | open
  The outcome of Proposal 301 | Until then: Undetermined: the players had left the question open. | Since: It is adopted, under “none-against”.
  Adopted as Judgment 1 reads the rules; undetermined until then

  abstaining | early ${NONE_AGAINST} & ${ALL_FOR}
  Defeated as Judgment 2 reads the rules; adopted until then

  carried | { points: { a: 3, b: -1/2 } }
  A | Before it: 10 points. | After it: 13 points.
  B | Before it: 0 points. | After it: −1/2 points.
  Adopted

  carried | { winner: b } & { winner: a }
  The game | Before it: Nobody had won. | After it: B has won.
  Adopted
`;

test.each(ROWS.trim().split('\n\n'))('%s', (row) => {
  const [given = '', ...lines] = row.split('\n').map((line) => line.trim());
  const [first = '', settled = '', custom] = given.split(' | ');
  const reading = custom && { game: `readings: { unanimity: { take: ${custom} } }` };
  const archive = game(first, settled.split(' & '), reading || {});
  // Beside an outcome, what it pays may have changed.
  const changes = lines.length === 1 ? [] : expect.arrayContaining(lines.slice(0, -1));
  expect(changed(archive)).toEqual(changes);
  expect(outcome(archive)).toBe(lines.at(-1));
});

describe('a Judgment on a move', () => {
  test('leads to the proposal, and from the proposal to the Judgment', () => {
    const archive = game('carried', [ILLEGAL]);
    const [judgment] = archive.replay.judgments;
    expect(judgment && describeJudgment(archive, judgment).changed[0]?.of).toEqual([
      { words: 'Proposal 301', href: '/games/test/proposals/301/' },
    ]);
    const link = { words: 'Judgment 1', href: '/games/test/judgments/1/' };
    expect(proposalPage(archive).judged).toContainEqual(link);
    const [overruled] = game('carried', [`overruled ${ILLEGAL}`]).replay.judgments;
    expect(overruled && describeJudgment(archive, overruled).status).toBe('overruled');
  });

  test.each([
    ['carried', ILLEGAL, undefined],
    ['contrary', LEGAL, undefined],
    ['carried', LEGAL, 'Verified'],
  ])('%s, with %s, leaves of the votes as evidence: %s', (first, settles, word) => {
    expect(proposalPage(game(first, [settles])).evidence?.word).toBe(word);
  });

  test('tells what the rules alone made of the moves of a whole game', () => {
    const archive = recorded('worked-example');
    // By the rules alone its votes adopt it, and its 26th mutable rule is void.
    const voided = `Proposal 324 | Until then: Adopted. | Since: ${VOID}`;
    expect(changed(archive, 3)).toEqual([voided]);
    expect(changed(archive, 5)[0]).toContain(
      'Undetermined by the rules alone: Rule 207 and Rule 328 differ on “ballots”',
    );
    expect(outcome(archive, '329')).toBe(
      'Undetermined by Judgment 5; undetermined by the rules alone as well',
    );
  });

  test('reckons a move that it made void in the circuit in which it was made', () => {
    // C's proposal ends the circuit in which all must agree; its turn is over before its vote is.
    const majority = '{ adoption: "game.circuit == 0 ? votes.unanimous : votes.majority" }';
    const archive = game(enact(301, 'a', `amend: 203\nmechanics: ${majority}`), [], {
      proposals: {
        302: enact(302, 'b'),
        303: enact(303, 'c', 'votes: { for: [b, c], against: [a] }'),
      },
      judgments: { 1: judged(1, day(303, 1), 'b', 'settles: [{ move: 303, is: illegal }]') },
    });
    expect(outcome(archive, '303')).toBe('Void by Judgment 1; defeated until then');
  });
});

test('a Judgment on a reading that binds later turns is told of each of them', () => {
  const archive = game('abstaining', [NONE_AGAINST], {
    proposals: { 302: enact(302, 'b', ABSTAINING) },
    game: 'readings: { precedent: { take: "yes" } }',
  });
  expect(changed(archive)).toContain(TURNED);
  expect(changed(archive)).toContain(
    'The outcome of Proposal 302 | Without it: It is defeated, under “all-for”. | With it: It is adopted, under “none-against”.',
  );
  expect(outcome(archive, '302')).toBe(
    'Adopted as Judgment 1 reads the rules; defeated without it',
  );
});

describe('a Judgment that names the winner', () => {
  const won = game('carried', ['{ winner: b }'], {
    events: `  - { on: ${day(301, 1)}, winner: { player: b, by: judgment } }`,
  });

  test('is named wherever the win is told', () => {
    const words = 'B won by Judgment 1, 2 January 2026, under Rule 212.';
    const [standing] = describeGame(won).outcome;
    expect(standing && plain(standing)).toBe(words);
    expect(standing).toContainEqual({ words: 'Judgment 1', href: '/games/test/judgments/1/' });
    const [card] = describeHome([describeOnHome(won)], [], won.links).games;
    expect(card?.outcome[0] && plain(card.outcome[0])).toBe(words);
    const [a, b] = won.replay.players.map((player) => describePlayer(won, player).won);
    expect([a, b && plain(b)]).toEqual([
      undefined,
      'Won by Judgment 1, 2 January 2026, under Rule 212.',
    ]);
    expect(told(won)).toEqual(
      expect.arrayContaining([
        'B wins on Judgment 1.',
        'B is recorded as the winner by Judgment 1.',
      ]),
    );
  });

  test('is named in the JSON of the game, and so is one that settled a reading', () => {
    const win = { on: day(301, 1), version: 1, kind: 'won', player: 'b' };
    expect(gameJson(won.replay).timeline).toContainEqual({ ...win, judgment: '1', instead: null });
    const { readings } = gameJson(recorded('worked-example').replay);
    const judgments = readings.flatMap(({ mattered }) => mattered.map((each) => each.judgment));
    expect(judgments.filter((each) => each !== null)).toEqual(['2', '3']);
  });

  test('says who had won before it', () => {
    expect(changed(game('carried', ['{ winner: b }', '{ winner: a }']), 2)).toEqual([
      'The game | Before it: B had won. | After it: A has won.',
    ]);
  });

  test('is named with the means by which the winner won', () => {
    const set = {
      'ruleset.md': page('title: S\ntiers: [{ id: mutable, title: Mutable Rules }]'),
      '101.md': card(101, '{ changes: { mutable: [enact] }, adoption: votes.majority }'),
      '102.md': card(102, '{ awards: [{ on: adopted, to: everyone, points: 30 }] }'),
      '103.md': card(103, '{ win: [{ when: player.points >= 30 }] }'),
      '104.md': card(104, '{ judge: { chosen: appointed } }'),
    };
    const files = {
      'proposals/301.md': enact(301, 'a', 'votes: { for: [a, b] }'),
      'judgments/1.md': judged(1, day(301, 1), 'a', 'settles: [{ winner: b }]'),
    };
    const outcomes = [played(files, set), recorded('worked-example')].map((archive) => {
      const [standing] = describeGame(archive).outcome;
      return standing && plain(standing);
    });
    expect(outcomes).toEqual([
      'B won by points, as settled in Judgment 1, 2 January 2026, under Rule 103.',
      'Edith Oyelaran won by paradox, found in Judgment 5, 13 February 2025, 20:58 UTC, under Rule 213.',
    ]);
  });
});
