/** A replay up to a version, or up to a day, comes to what had come about by then. */
import { expect, it } from 'vitest';
import { replay, type Until } from '../../src/engine/replay.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { parseMoment } from '../../src/values/moment.ts';
import { generateGame } from '../games/generate-game.ts';
import { sourcesOf } from '../properties/play.ts';
import { day, enact, judged, play, type Setting } from './table.ts';

const made = generateGame({ seed: 5, proposals: 12, eventful: 3 });
const { records } = parseRecords(sourcesOf(made), READINGS);

function upTo(until: Until = {}): Replay {
  const [game, ruleset] = [records.games.get(made.id), records.rulesets.get('suber')];
  if (!game || !ruleset) throw new Error('nothing on the table');
  return replay(game, ruleset, until);
}

const whole = upTo();

it('every version is the last of a replay up to it', () => {
  expect(whole.versions.length).toBeGreaterThan(5);
  for (const { number } of whole.versions) {
    const { versions, timeline } = upTo({ version: number });
    expect(versions).toEqual(whole.versions.slice(0, number + 1));
    const last = whole.timeline.findLastIndex(({ version }) => version === number);
    expect(timeline).toEqual(whole.timeline.slice(0, last + 1));
  }
});

it('nothing later than a day has come about by then', () => {
  const moments = whole.timeline.flatMap(({ on }) => on ?? []);
  expect(moments.length).toBeGreaterThan(20);
  for (const at of moments) {
    const { timeline } = upTo({ at });
    expect(timeline).toEqual(whole.timeline.filter(({ on }) => !on || on.to <= at.to));
  }
});

/** Judgments, each by the wrong Judge, find that Proposal 301 is void. */
const REFUSED = (numbers: readonly number[]): Setting => ({
  proposals: { 301: enact(301, 'a'), 302: enact(302, 'b') },
  judgments: Object.fromEntries(
    numbers.map((number) => {
      const settles = 'settles: [{ move: 301, is: illegal }]';
      return [String(number), judged(number, day(301, 1), 'a', settles)];
    }),
  ),
});

it.each([[[1]], [[1, 2, 3, 4, 5, 6]]])(
  'of refused Judgments %j none settles anything',
  (numbers) => {
    const setting = REFUSED(numbers);
    expect(play(setting).proposals[0]?.outcome).toBe('adopted');
    const at = parseMoment(day(301, 0));
    expect(play(setting, { ...(at && { at }) }).proposals[0]?.outcome).toBe('open');
  },
);
