/** Whom the status calls next the check lets move, and nobody else. */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { CASES } from './reading-cases/all-cases.ts';
import { errorsOf, page, play, type Setting } from './table.ts';

const ABOUT_TURNS = /^(turn|game)\/|^proposal\/(number|ineligible)$/;
const LATER = '2027-01-01';

/** The game with one more proposal, which is open. */
function proposing(setting: Setting, number: number | string, by: string): Setting {
  const front = `proposal: ${number}\nby: ${by}\nproposed: ${LATER}\nenact: {}`;
  return { ...setting, proposals: { ...setting.proposals, later: page(front, 'One more.') } };
}

const faultsOf = (setting: Setting) =>
  errorsOf(play(setting))
    .map(({ code }) => code)
    .filter((code) => ABOUT_TURNS.test(code));

interface Played {
  readonly what: string;
  readonly setting: Setting;
  readonly replayed: Replay;
}

const played = CASES.flatMap(({ reading, story, game, quiet }): readonly Played[] =>
  [game, quiet].flatMap((setting, index) => {
    const replayed = play(setting);
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
