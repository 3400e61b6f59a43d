/** Everything that is decided and shown of the sample games, the fixtures' and those of readings. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { READINGS, readingCalled } from '../../src/law/readings/register.ts';
import { type Library, replayGames } from '../../src/pipeline.ts';
import { readLibrary } from '../../src/read-library.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { byCustom, byJudgment, CASES } from '../engine/reading-cases/all-cases.ts';
import type { ReadingCase } from '../engine/reading-cases/reading-case.ts';
import { type Setting, sourcesOf } from '../engine/table.ts';
import { layOut } from '../fixtures/check-fixture.ts';
import { readFixtures } from '../fixtures/fixture.ts';
import { describePages } from '../fuzz/describe-pages.ts';
import { SAMPLES } from '../samples.ts';

/** What it is about, and all its words. */
export type Told = readonly [what: string, words: string];

/** All cases, or those of one reading. */
export function* tellAll(only?: string): Generator<Told> {
  if (only !== undefined) {
    for (const one of CASES) if (one.reading === only) yield* tellCase(one);
    return;
  }
  const samples = libraryIn(SAMPLES);
  yield* findings('samples', samples);
  yield* pages('samples', samples);
  for (const fixture of readFixtures()) {
    const folder = mkdtempSync(join(tmpdir(), 'nomotheca-sentences-'));
    layOut(fixture, folder);
    yield* findings(fixture.name, libraryIn(join(folder, 'content')));
    rmSync(folder, { recursive: true });
  }
  for (const one of CASES) yield* tellCase(one);
}

function* tellCase(one: ReadingCase): Generator<Told> {
  const { reading, game } = one;
  const [, other = ''] = readingCalled(reading)?.options.map(({ id }) => id) ?? [];
  const judged = libraryOf(byJudgment(one, other));
  yield* findings(reading, judged);
  yield* pages(reading, judged);
  yield* findings(`${reading}, left open`, libraryOf(byCustom(one, game, 'open')));
}

function libraryIn(folder: string): Library {
  const library = readLibrary(folder);
  if (!library.ok) throw new Error(library.message);
  return library;
}

function libraryOf(setting: Setting): Library {
  const sources = sourcesOf(setting);
  return { sources, unread: [], ...parseRecords(sources, READINGS) };
}

function* findings(what: string, library: Library): Generator<Told> {
  const replays = [...replayGames(library.records).values()];
  for (const found of [...library.findings, ...replays.flatMap((replay) => replay.findings)]) {
    yield [`${what}: ${found.code}`, JSON.stringify(found)];
  }
}

function* pages(what: string, library: Library): Generator<Told> {
  const replays = replayGames(library.records);
  for (const [page, words] of describePages({ library, replays })) {
    // The words of the picture are drawn, letter by letter.
    if (page !== 'picture of a game') yield [`${what}: ${page}`, words];
  }
}
