/** Records that are read and written anew say the same, as far as the replay can tell. */
import { expect, test } from 'vitest';
import { gameJson } from '../../src/archive/json/game-json.ts';
import { readContent } from '../../src/content/read-content.ts';
import type { Source } from '../../src/content/source.ts';
import { once } from '../../src/helpers/once.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { replayGames } from '../../src/replay-games.ts';
import { writeAnew } from '../fuzz/write-anew.ts';
import { generateGame } from '../games/generate-game.ts';
import { withRecord } from '../games/with-record.ts';
import { byDayAndNight } from '../portions.ts';
import { sameSource } from '../same-source.ts';
import { SAMPLES } from '../samples.ts';
import { sourcesOf } from './play.ts';

test('the samples', () => {
  const content = readContent(SAMPLES);
  if (!content.ok) throw new Error(content.message);
  expectSameAnew(content.sources);
});

byDayAndNight('random games', 3, (games) => {
  for (let seed = 1; seed <= games; seed++) {
    const sources = sourcesOf(generateGame({ seed, proposals: 75 }));
    withRecord(`the seed ${seed}`, sources, () => expectSameAnew(sources));
  }
});

function expectSameAnew(sources: readonly Source[]): void {
  const anew = sources.map((source) => sameSource({ file: source.file, text: anewOf(source) }));
  expect(anew.map(anewOf)).toEqual(anew.map(({ text }) => text));
  const games = jsonOf(anew);
  expect(games).not.toEqual([]);
  expect(games).toEqual(jsonOf(sources));
}

function jsonOf(sources: readonly Source[]): readonly string[] {
  const { records } = parseRecords(sources, READINGS);
  return [...replayGames(records).values()].map((replay) => JSON.stringify(gameJson(replay)));
}

/** Most games begin with the same cards. */
const anewOf = once((source: Source): string => {
  const anew = writeAnew(source);
  if (!anew) throw new Error(`${source.file} is malformed.`);
  return anew.text;
});
