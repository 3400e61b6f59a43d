/** Everything that is decided and shown of the sample games, the fixtures' and those of readings. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../../src/content/read-content.ts';
import type { Source } from '../../src/content/source.ts';
import { READINGS, readingCalled } from '../../src/law/readings/register.ts';
import { type Library, toLibrary } from '../../src/pipeline.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { replayGames } from '../../src/replay-games.ts';
import type { CheckedRecords } from '../../src/site/data/games-and-rulesets.ts';
import { byCustom, byJudgment, CASES } from '../engine/reading-cases/all-cases.ts';
import type { ReadingCase } from '../engine/reading-cases/reading-case.ts';
import { type Setting, sourcesOf } from '../engine/table.ts';
import { layOut } from '../fixtures/check-fixture.ts';
import { type Fixture, readFixtures } from '../fixtures/fixture.ts';
import { describePages } from '../fuzz/describe-pages.ts';
import { SAMPLES } from '../samples.ts';

/** Its subject, and all its words. */
export type Told = readonly [what: string, words: string];

/** All cases, or those of one reading. */
export function* tellAll(only?: string): Generator<Told> {
  if (only !== undefined) {
    for (const one of CASES) if (one.reading === only) yield* tellCase(one);
    return;
  }
  const samples = contentIn(SAMPLES);
  yield* all('samples', toLibrary(samples));
  for (const fixture of readFixtures()) {
    yield* findings(fixture.name, checked(libraryOfFixture(fixture, samples.sources)));
  }
  for (const one of CASES) yield* tellCase(one);
}

function* tellCase(one: ReadingCase): Generator<Told> {
  const { reading, game } = one;
  const [, other = ''] = readingCalled(reading)?.options.map(({ id }) => id) ?? [];
  yield* all(reading, libraryOf(byJudgment(one, other)));
  yield* findings(`${reading}, left open`, checked(libraryOf(byCustom(one, game, 'open'))));
}

function* all(what: string, library: Library): Generator<Told> {
  const records = checked(library);
  yield* findings(what, records);
  yield* pages(what, records);
}

function checked(library: Library): CheckedRecords {
  return { library, replays: replayGames(library.records) };
}

function contentIn(folder: string) {
  const content = readContent(folder);
  if (!content.ok) throw new Error(content.message);
  return content;
}

/** The cards that a fixture borrows are those of the samples, which are read and parsed once. */
function libraryOfFixture(fixture: Fixture, samples: readonly Source[]): Library {
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-sentences-'));
  mkdirSync(join(folder, 'content'));
  layOut({ ...fixture, rulesets: [] }, folder);
  const own = contentIn(join(folder, 'content'));
  rmSync(folder, { recursive: true });
  const borrowed = samples.filter(({ file }) =>
    fixture.rulesets.some((ruleset) => file.startsWith(`rulesets/${ruleset}/`)),
  );
  const files = new Map([...borrowed, ...own.sources].map((source) => [source.file, source]));
  return toLibrary({ ...own, sources: [...files.values()] });
}

function libraryOf(setting: Setting): Library {
  const sources = sourcesOf(setting);
  return { sources, unread: [], ...parseRecords(sources, READINGS) };
}

function* findings(what: string, { library, replays }: CheckedRecords): Generator<Told> {
  const inGames = [...replays.values()].flatMap((replay) => replay.findings);
  for (const found of [...library.findings, ...inGames]) {
    yield [`${what}: ${found.code}`, JSON.stringify(found)];
  }
}

function* pages(what: string, records: CheckedRecords): Generator<Told> {
  for (const [page, words] of describePages(records)) {
    // The words of the picture are drawn, letter by letter.
    if (page !== 'picture of a game') yield [`${what}: ${page}`, words];
  }
}
