/** One damaged archive through every part of the program: what it leads to that it must not. */
import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameJson } from '../../src/archive/json/game-json.ts';
import { compareBase } from '../../src/cli/base-revision/compare-base.ts';
import { run } from '../../src/cli/run.ts';
import { decodeSource } from '../../src/content/decode-source.ts';
import { parseRecordPath } from '../../src/content/record-path.ts';
import type { Source } from '../../src/content/source.ts';
import { reportJson } from '../../src/diagnostics/reporters/json.ts';
import type { Report } from '../../src/diagnostics/reporters/report.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { byPlace, type Library, locateFindings, type Replays } from '../../src/pipeline.ts';
import { readLibrary } from '../../src/read-library.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { replayGames } from '../../src/replay-games.ts';
import { unplayable } from '../../src/try-out/playable.ts';
import { CONTEXT } from '../cli/context.ts';
import { createRandom, type Random } from '../games/random.ts';
import type { Files } from './archives.ts';
import { commandLines } from './command-lines.ts';
import { describePages } from './describe-pages.ts';
import { type Fault, faultOfException, faultsOfFinding, faultsOfOutput } from './fault.ts';
import type { FuzzCase } from './make-case.ts';
import { type Reported, reportAll, reportOf } from './report-all.ts';
import { type WrittenAnew, writeAnew } from './write-anew.ts';

export interface Inspection {
  readonly faults: readonly Fault[];
  /** The number of things to look at. Without any, the absence of faults shows nothing. */
  readonly seen: { readonly errors: number; readonly rewritings: number; readonly games: number };
}

/** The share of cases for checks that read all records again, so that there is time for more cases. */
const EVERY_THIRD = 1 / 3;

/** `folder` is for the records, and nobody else's. */
export async function inspect(fuzzCase: FuzzCase, folder: string): Promise<Inspection> {
  const content = join(folder, 'content');
  layOut(fuzzCase.files, content);
  const random = createRandom(fuzzCase.seed);
  const faults: Fault[] = [];
  const seen = { errors: 0, rewritings: 0, games: 0 };
  const written = [...fuzzCase.files, ...fuzzCase.base].flat().join('\n');
  const look = ({ what, output, inColour }: Reported) =>
    faults.push(...faultsOfOutput(what, output, { written, inColour }));

  async function attempt(doing: string, act: () => void | Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      faults.push(faultOfException(doing, error));
    }
  }

  await attempt('check', async () => {
    const read = libraryIn(content);
    const library = {
      ...read,
      findings: [...read.findings, ...read.leftovers, ...unplayable(read)],
    };
    const replays = replayGames(library.records);
    const findings = locateFindings(library, replays);
    seen.games = replays.size;
    seen.errors = findings.filter(({ severity }) => severity === 'error').length;
    await attempt('check --base', () => {
      const base = baseOf(fuzzCase.base);
      const rewritten = compareBase(base, library);
      seen.rewritings = rewritten.length;
      const all = [...findings, ...rewritten].sort(byPlace);
      const textOf = textsOf(library.sources, base.sources, fuzzCase.files);
      faults.push(...all.flatMap((finding) => faultsOfFinding(finding, textOf)));
      for (const each of reportAll(reportOf(library, replays, all), textOf)) look(each);
    });
    await attempt('pages', () => {
      for (const [page, output] of describePages({ library, replays })) {
        look({ what: `the page ${page}`, output });
      }
    });
    if (random.chance(EVERY_THIRD)) {
      await attempt('writing anew', () => void faults.push(...faultsAnew(library, replays)));
    }
    if (random.chance(EVERY_THIRD)) {
      const report = reportOf(library, replays, findings);
      await attempt('the command', () => runCommands(library, report));
    }
  });
  return { faults, seen };

  async function runCommands({ records }: Library, report: Report): Promise<void> {
    const context = { ...CONTEXT, cwd: folder, repository: folder, ...contextOf(random) };
    const printed = await run(['check', '--format', 'json'], { ...context, colour: false });
    if (printed.out !== reportJson(report)) {
      faults.push({ what: 'the same is told otherwise', detail: printed.err ?? '' });
    }
    for (const argv of commandLines(records, random)) {
      const { out = '', err = '', stepSummary = '' } = await run(argv, context);
      const what = `nomic ${argv[0]}`;
      look({ what, output: out, inColour: context.colour });
      look({ what, output: err + stepSummary });
    }
  }
}

function contextOf(random: Random) {
  return {
    isTerminal: random.chance(0.5),
    columns: random.pick([1, 20, 80, 200]),
    colour: random.chance(0.5),
  };
}

/** The files in each folder, so that only the difference is written. */
const laidOut = new Map<string, Files>();

function layOut(files: Files, content: string): void {
  const there = laidOut.get(content) ?? new Map<string, Buffer>();
  laidOut.delete(content);
  mkdirSync(content, { recursive: true });
  for (const file of there.keys()) if (!files.has(file)) removeFile(file, content);
  for (const [file, bytes] of files) {
    if (there.get(file) === bytes) continue;
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), bytes);
  }
  laidOut.set(content, files);
}

/** With the folders that it leaves empty. */
function removeFile(file: string, content: string): void {
  rmSync(join(content, file));
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    if (readdirSync(join(content, folder)).length > 0) return;
    rmdirSync(join(content, folder));
  }
}

function libraryIn(content: string) {
  const library = readLibrary(content);
  if (!library.ok) throw new Error(library.message);
  return library;
}

const bases = new WeakMap<Files, ReturnType<typeof readBase>>();

/** The files of another revision, as git would have kept them. */
function baseOf(files: Files) {
  const base = bases.get(files) ?? readBase(files);
  bases.set(files, base);
  return base;
}

function readBase(files: Files) {
  const sources = [...files].flatMap(([file, bytes]): Source[] => {
    const decoded = parseRecordPath(file).ok ? decodeSource(bytes) : undefined;
    return decoded?.ok ? [{ file, text: decoded.text }] : [];
  });
  return { rev: 'main', sources, records: parseRecords(sources, READINGS).records };
}

/** A file that is not text in UTF-8 is among the files alone. */
function textsOf(sources: readonly Source[], before: readonly Source[], files: Files) {
  const now = new Map(sources.map(({ file, text }) => [file, text]));
  const then = new Map(before.map(({ file, text }) => [file, text]));
  const unread = (file: string) => files.get(file)?.toString('utf8').replace(/\r\n?/g, '\n');
  return (file: string, revision?: string) =>
    revision === undefined ? (now.get(file) ?? unread(file) ?? then.get(file)) : then.get(file);
}

/** Most cards of a set are those of the case before, and are written anew but once. */
const anewOf = new Map<string, WrittenAnew | undefined>();
const MOST_KEPT = 5_000;

function writeAnewOnce(source: Source): WrittenAnew | undefined {
  const key = `${source.file}\n${source.text}`;
  if (!anewOf.has(key)) {
    if (anewOf.size >= MOST_KEPT) anewOf.clear();
    anewOf.set(key, writeAnew(source));
  }
  return anewOf.get(key);
}

/** The records as they are read, written by their forms, and read again. */
function faultsAnew(library: Library, replays: Replays): readonly Fault[] {
  const faults: Fault[] = [];
  const sources = library.sources.map((source) => {
    const once = writeAnewOnce(source);
    if (!once) return source;
    const anew = { file: source.file, text: once.text };
    const twice = writeAnewOnce(anew);
    if (twice?.meaning !== once.meaning) faults.push(meantOtherwise(source, once.text));
    else if (twice.text !== once.text) {
      faults.push({ what: 'a record is written otherwise each time', detail: once.text });
    }
    return anew;
  });
  const { records, findings } = parseRecords(sources, READINGS);
  if (findings.length > library.findings.length) {
    faults.push({ what: 'records written anew are wrong', detail: JSON.stringify(findings[0]) });
  }
  const again = replayGames(records);
  for (const [id, replay] of replays) {
    const other = again.get(id);
    if (other && JSON.stringify(gameJson(other)) === JSON.stringify(gameJson(replay))) continue;
    faults.push({ what: 'a game written anew is another', detail: id });
  }
  return faults;
}

function meantOtherwise({ file, text }: Source, anew: string): Fault {
  const what = `a record written anew means something else: ${file.split('/').at(-2)}`;
  return { what, detail: `${text}\n→\n${anew}` };
}
