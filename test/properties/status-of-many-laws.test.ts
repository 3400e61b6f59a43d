/** By whatever law, the check lets move whom the status calls, and a vote ends as it says. */
import { describe, expect, test } from 'vitest';
import { once } from '../../src/helpers/once.ts';
import { CASES } from '../engine/reading-cases/all-cases.ts';
import { ORDERS } from '../engine/reading-cases/orders.ts';
import { QUIET, type ReadingCase } from '../engine/reading-cases/reading-case.ts';
import { TURNS } from '../engine/reading-cases/turns.ts';
import { VOTES } from '../engine/reading-cases/votes.ts';
import { errorsOf, page, playForResults, type Setting, sourcesOf } from '../engine/table.ts';
import { withRecord } from '../games/with-record.ts';

const ABOUT_TURNS = /^(turn|game)\/|^proposal\/(number|ineligible)$/;

const replayOf = once((setting: Setting) => playForResults(setting));
const codesOf = (setting: Setting) => errorsOf(replayOf(setting)).map(({ code }) => code);

/** The game with one more proposal. */
function proposing(setting: Setting, by: string, more = ''): Setting {
  const { nextNumber = 999 } = replayOf(setting);
  const front = `proposal: ${nextNumber}\nby: ${by}\nproposed: 2027-01-01\nenact: {}\n${more}`;
  return { ...setting, proposals: { ...setting.proposals, later: page(front, 'One more.') } };
}

/** The games of these readings that go on. */
function goingOn(cases: readonly ReadingCase[]): readonly Setting[] {
  return cases
    .flatMap(({ game, quiet = QUIET }) => [game, quiet])
    .filter((game) => codesOf(game).length === 0 && replayOf(game).status === 'playing');
}

/** Nobody but the one whose turn it is may propose, and nobody at all while a Judgment stays it. */
function holdToTurns(setting: Setting): void {
  const { toMove, due, stayed, players } = replayOf(setting);
  const faults = (id: string) =>
    codesOf(proposing(setting, id)).filter((code) => ABOUT_TURNS.test(code));
  const playing = players.filter(({ status }) => status === 'playing').map(({ id }) => id);
  const may = playing.filter((id) => faults(id).length === 0);
  if (due === 'propose') expect(may).toEqual([toMove]);
  else if (stayed) expect(faults(stayed.player)).toEqual(['turn/judgment-pending']);
}

/** A vote that nobody closed, with the vote of the proposer: how it stands, and what ends it how. */
function openVote(setting: Setting) {
  const { toMove: first, due, openVotes } = replayOf(setting);
  if (due !== 'propose' || first === undefined || openVotes.length > 0) return undefined;
  const open = proposing(setting, first, `votes: { for: [${first}] }`);
  const vote = replayOf(open).openVotes.find(({ proposal }) => proposal === 'later');
  if (!vote || codesOf(open).length > 0) return undefined;
  const { silent } = vote.count;
  /** The result if so many more vote for it and so many against it. */
  const ends = (ayes: number, noes: number) => {
    const yes = [first, ...silent.slice(0, ayes)].join(', ');
    const no = silent.slice(ayes, ayes + noes).join(', ');
    const votes = `votes: { for: [${yes}], against: [${no}] }\nclosed: 2027-01-20`;
    const ended = proposing(setting, first, votes);
    if (codesOf(ended).includes('vote/missing')) return 'refused';
    // The votes carry what a limit forbids.
    if (codesOf(ended).includes('limit/breached')) return 'adopted';
    return replayOf(ended).proposals.find(({ written }) => written.name === 'later')?.outcome;
  };
  return { vote, left: silent.length, ends };
}

function holdToProspect({ vote, left, ends }: NonNullable<ReturnType<typeof openVote>>): void {
  const { prospect, demanded, mayEndWithout } = vote;
  const mayBeSilent = !demanded || mayEndWithout === true;
  const counts = Array.from({ length: left + 1 }, (_, count) => count);
  const all = counts.map((ayes) => ends(ayes, left - ayes));
  const unopposed = counts.map((ayes) => ends(ayes, 0));
  const opposed = counts.map((noes) => ends(0, noes));
  expect(all).not.toContain('refused');
  expect(unopposed.includes('refused')).toBe(left > 0 && !mayBeSilent);
  if (prospect.is !== 'open') {
    const outcomes = [...all, ...unopposed].filter((end) => end !== 'refused');
    const expected = prospect.is === 'carried' ? 'adopted' : 'defeated';
    expect(new Set(outcomes)).toEqual(new Set([expected]));
    return;
  }
  expect(all.indexOf('adopted')).toBe(prospect.needs);
  const silently = unopposed.indexOf('adopted');
  expect(mayBeSilent ? silently : undefined).toBe(prospect.unopposed);
  expect(prospect.unopposed === 0 ? opposed.indexOf('defeated') : undefined).toBe(
    prospect.defeatedBy,
  );
}

function statusCallsWhomTheCheckLetsMove(cases: readonly ReadingCase[]): void {
  const games = goingOn(cases);
  expect(games.filter((game) => replayOf(game).due === 'propose').length).toBeGreaterThan(20);
  for (const game of games) {
    withRecord('a reading', sourcesOf(game), () => holdToTurns(game));
  }
}

function votesEndAsTheStatusSays(cases: readonly ReadingCase[]): void {
  const votes = goingOn(cases).flatMap((game) => {
    const vote = openVote(game);
    return vote ? [{ game, vote }] : [];
  });
  expect(votes.filter(({ vote }) => !vote.vote.demanded).length).toBeGreaterThan(5);
  for (const { game, vote } of votes) {
    withRecord('a reading', sourcesOf(game), () => holdToProspect(vote));
  }
}

describe('the status calls whom the check lets move', () => {
  test('in games of orders and turns', { tags: ['slow'] }, () => {
    statusCallsWhomTheCheckLetsMove([...ORDERS, ...TURNS]);
  });
  test('in games of all readings', { tags: ['night'] }, () => {
    statusCallsWhomTheCheckLetsMove(CASES);
  });
});

describe('a vote ends as the status says', () => {
  test('in games of votes', { tags: ['slow'] }, () => votesEndAsTheStatusSays(VOTES));
  test('in games of all readings', { tags: ['night'] }, () => votesEndAsTheStatusSays(CASES));
});
