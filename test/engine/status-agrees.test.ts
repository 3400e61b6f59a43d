/** Whom the status calls next the check lets move, and nobody else; and a vote ends as it says. */
import { describe, expect, it } from 'vitest';
import type { OpenVote } from '../../src/engine/results/open-matters.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { getOrMake } from '../../src/helpers/once.ts';
import { CASES } from './reading-cases/all-cases.ts';
import { QUIET } from './reading-cases/reading-case.ts';
import { errorsOf, page, playForResults, type Setting } from './table.ts';

const ABOUT_TURNS = /^(turn|game)\/|^proposal\/(number|ineligible)$/;
const LATER = '2027-01-01';

/** The game with one more proposal, which is open. */
function proposing(setting: Setting, number: number | string, by: string): Setting {
  const front = `proposal: ${number}\nby: ${by}\nproposed: ${LATER}\nenact: {}`;
  return { ...setting, proposals: { ...setting.proposals, later: page(front, 'One more.') } };
}

const faultsOf = (setting: Setting) =>
  errorsOf(playForResults(setting))
    .map(({ code }) => code)
    .filter((code) => ABOUT_TURNS.test(code));

interface Played {
  readonly what: string;
  readonly setting: Setting;
  readonly replayed: Replay;
}

const played = CASES.flatMap(({ reading, story, game, quiet = QUIET }): readonly Played[] =>
  [game, quiet].flatMap((setting, index) => {
    const replayed = playForResults(setting);
    const what = `${reading}: ${story}${index === 1 ? ' (or not)' : ''}`;
    const isOn = errorsOf(replayed).length === 0 && replayed.status === 'playing';
    return isOn ? [{ what, setting, replayed }] : [];
  }),
);
const due = played.filter(({ replayed }) => replayed.due === 'propose');

const stayed = played.filter((each) => each.replayed.stayed);

it('is asked of games in many positions', () => {
  expect(due.length).toBeGreaterThan(80);
  expect(stayed.length).toBeGreaterThan(0);
});

describe.each(due)('$what', ({ setting, replayed }) => {
  const { toMove, nextNumber = 999, players } = replayed;

  it('lets the player move whose turn it is', () => {
    expect(toMove).toBeDefined();
    expect(faultsOf(proposing(setting, nextNumber, String(toMove)))).toEqual([]);
  });

  it('lets nobody else move', () => {
    const others = players.filter(({ id, status }) => id !== toMove && status === 'playing');
    const moved = others.filter(
      ({ id }) => faultsOf(proposing(setting, nextNumber, id)).length === 0,
    );
    expect(moved.map(({ id }) => id)).toEqual([]);
  });
});

it.each(stayed)('nobody moves while a Judgment keeps the turn from beginning: $what', (each) => {
  const { stayed: kept, nextNumber = 999 } = each.replayed;
  const faults = faultsOf(proposing(each.setting, nextNumber, String(kept?.player)));
  expect(faults).toEqual(['turn/judgment-pending']);
});

/** A vote that nobody closed, of the player whose turn it is: the votes of one, and of whoever else. */
const closing = due.flatMap(({ what, setting, replayed }) => {
  const [first] = replayed.openVotes.length === 0 ? [replayed.toMove] : [];
  if (first === undefined) return [];
  const votesOf = (votes: string, close = '') => {
    const front = `proposal: ${replayed.nextNumber}\nby: ${first}\nproposed: ${LATER}\nenact: {}`;
    const later = page(`${front}\nvotes: ${votes}${close}`, 'One more.');
    return playForResults({ ...setting, proposals: { ...setting.proposals, later } });
  };
  const open = votesOf(`{ for: [${first}] }`);
  const vote = open.openVotes.find(({ proposal }) => proposal === 'later');
  if (!vote || errorsOf(open).length > 0) return [];
  const { silent } = vote.count;
  /** What comes of it if so many more vote for it and so many against it. */
  const endOf = (ayes: number, noes: number) => {
    const names = [[first, ...silent.slice(0, ayes)], silent.slice(ayes, ayes + noes)];
    const [yes, no] = names.map((ids) => ids.join(', '));
    const ended = votesOf(`{ for: [${yes}], against: [${no}] }`, '\nclosed: 2027-01-20');
    const codes = errorsOf(ended).map(({ code }) => code);
    if (codes.includes('vote/missing')) return 'refused';
    // The votes carry what a limit forbids.
    if (codes.includes('limit/breached')) return 'adopted';
    return ended.proposals.find(({ written }) => written.name === 'later')?.outcome;
  };
  const ended = new Map<string, ReturnType<typeof endOf>>();
  const ends = (ayes: number, noes: number) =>
    getOrMake(ended, `${ayes} : ${noes}`, () => endOf(ayes, noes));
  return [{ what, vote, left: silent.length, ends }];
});

/** Whether the vote may end without everybody. */
const lets = ({ demanded, mayEndWithout }: OpenVote) => !demanded || mayEndWithout === true;

describe('an open vote', () => {
  it('is tried in games of many kinds, in some of which voters may be silent', () => {
    expect(closing.length).toBeGreaterThan(80);
    const silent = closing.filter(({ vote }) => lets(vote));
    expect(silent.length).toBeGreaterThan(5);
    expect(silent.some(({ vote }) => vote.prospect.is === 'open')).toBe(true);
  });

  it.each(closing)('needs what brings it about: $what', ({ vote, left, ends }) => {
    const { prospect } = vote;
    const mayBeSilent = lets(vote);
    const all = Array.from({ length: left + 1 }, (_, ayes) => ends(ayes, left - ayes));
    const few = Array.from({ length: left }, (_, ayes) => ends(ayes, 0));
    expect(few.includes('refused')).toBe(left > 0 && !mayBeSilent);
    expect(all).not.toContain('refused');
    const outcomes = [...all, ...few].filter((each) => each !== 'refused');
    if (prospect.is !== 'open') {
      expect(new Set(outcomes)).toEqual(
        new Set([prospect.is === 'carried' ? 'adopted' : 'defeated']),
      );
      return;
    }
    expect(all.indexOf('adopted')).toBe(prospect.needs);
    const silently = Array.from({ length: left + 1 }, (_, ayes) => ends(ayes, 0));
    expect(mayBeSilent ? silently.indexOf('adopted') : undefined).toBe(prospect.unopposed);
    const opposed = Array.from({ length: left + 1 }, (_, noes) => ends(0, noes));
    expect(prospect.unopposed === 0 ? opposed.indexOf('defeated') : undefined).toBe(
      prospect.defeatedBy,
    );
  });
});
