/** A replay up to a version, or up to a day, comes to what had come about by then. */
import { expect, it } from 'vitest';
import { replay, type Until } from '../../src/engine/replay.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { parseMoment } from '../../src/values/moment.ts';
import { CHRONICLE, tell } from './chronicle.ts';
import { sourcesOf } from './table.ts';

function upTo(until: Until = {}): Replay {
  const { records } = parseRecords(sourcesOf(tell(CHRONICLE)), READINGS);
  const [game, ruleset] = [records.games.get('test'), records.rulesets.get('suber')];
  if (!game || !ruleset) throw new Error('nothing on the table');
  return replay(game, ruleset, until);
}

it('every version is the last of a replay up to it', () => {
  const whole = upTo();
  expect(whole.versions.length).toBeGreaterThan(5);
  for (const { number } of whole.versions) {
    const { versions, timeline } = upTo({ version: number });
    expect(versions).toEqual(whole.versions.slice(0, number + 1));
    expect(timeline).toEqual(whole.timeline.filter((entry) => entry.version <= number));
  }
});

it.each(CHRONICLE.map(({ until }) => until))(
  'nothing later than %s has come about by then',
  (day) => {
    const whole = upTo();
    const at = parseMoment(day);
    if (!at) throw new Error(`${day} is no day.`);
    const { timeline } = upTo({ at });
    expect(timeline).toEqual(whole.timeline.filter(({ on }) => !on || on.to <= at.to));
  },
);
