/** Records that are read and written anew say the same, as far as the replay can tell. */
import { expect, test } from 'vitest';
import { gameJson } from '../../src/archive/json/game-json.ts';
import { parsePlace } from '../../src/content/place.ts';
import { readContent } from '../../src/content/read-content.ts';
import type { Source } from '../../src/content/source.ts';
import { READINGS } from '../../src/law/readings.ts';
import { replayGames } from '../../src/pipeline.ts';
import { formatCard } from '../../src/records/format/format-card.ts';
import { formatEvents } from '../../src/records/format/format-events.ts';
import { formatGame } from '../../src/records/format/format-game.ts';
import { formatJudgment } from '../../src/records/format/format-judgment.ts';
import { formatProposal } from '../../src/records/format/format-proposal.ts';
import { formatRuleset } from '../../src/records/format/format-ruleset.ts';
import { parseCard } from '../../src/records/parse/parse-card.ts';
import { parseEvents } from '../../src/records/parse/parse-events.ts';
import { parseGame } from '../../src/records/parse/parse-game.ts';
import { parseJudgment } from '../../src/records/parse/parse-judgment.ts';
import { parseProposal } from '../../src/records/parse/parse-proposal.ts';
import type { Parsed } from '../../src/records/parse/parse-record.ts';
import { parseRuleset } from '../../src/records/parse/parse-ruleset.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { generateGame } from '../games/generate-game.ts';
import { sourcesOf } from './play.ts';

test('the archive', () => {
  const content = readContent('content');
  if (!content.ok) throw new Error(content.message);
  expectSameAnew(content.sources);
});

test.each([1, 2, 3, 4, 5, 6])('random game %i', (seed) => {
  expectSameAnew(sourcesOf(generateGame({ seed, proposals: 150 })));
});

function expectSameAnew(sources: readonly Source[]): void {
  const anew = sources.map(({ file, text }) => ({ file, text: writtenAnew({ file, text }) }));
  expect(anew.map(writtenAnew)).toEqual(anew.map(({ text }) => text));
  const games = jsonOf(anew);
  expect(games).not.toEqual([]);
  expect(games).toEqual(jsonOf(sources));
}

function jsonOf(sources: readonly Source[]): readonly string[] {
  const { records } = parseRecords(sources, READINGS);
  return [...replayGames(records).values()].map((replay) => JSON.stringify(gameJson(replay)));
}

function writtenAnew(source: Source): string {
  const placed = parsePlace(source.file);
  if (!placed.ok) throw new Error(placed.message);
  const { place } = placed;
  switch (place.kind) {
    case 'ruleset':
      return formatRuleset(whole(parseRuleset(source, place.ruleset)));
    case 'card':
      return formatCard(whole(parseCard(source)));
    case 'game':
      return formatGame(whole(parseGame(source, place.game)));
    case 'proposals':
      return formatProposal(whole(parseProposal(source, place.name)));
    case 'judgments':
      return formatJudgment(whole(parseJudgment(source, place.name)));
    case 'events':
      return formatEvents(whole(parseEvents(source, place.name)));
  }
}

function whole<Record>({ record, findings }: Parsed<Record>): Record {
  if (record === undefined) throw new Error(findings[0]?.message);
  return record;
}
