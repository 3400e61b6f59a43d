/** Checks, replays and builds the site with its search: `nomic build`, and the start of `nomic serve`. */
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import type { AstroIntegration } from 'astro';
import { createLinks } from '../archive/lookup/links.ts';
import { counted } from '../archive/words/phrase.ts';
import { readContent } from '../content/read-content.ts';
import { hasError } from '../diagnostics/reporters/report.ts';
import { systemFault } from '../diagnostics/system-fault.ts';
import { visible } from '../diagnostics/visible.ts';
import { withoutUndefined } from '../helpers/without-undefined.ts';
import { locateShown, toLibrary } from '../pipeline.ts';
import { replayGames } from '../replay-games.ts';
import type { CheckedRecords } from '../site/data/games-and-rulesets.ts';
import { handOver, summariesOf } from '../site/data/shown-records.ts';
import { hashOfAll, hashOfSoftware, keepFinished, laidIn } from './finished-build.ts';
import { lock, lockName, type Release } from './one-at-a-time.ts';
import { cacheOf, type OwnFolder, PARTS, PROJECT, takeFolder, whyNotOurs } from './own-folder.ts';
import { type MadeOf, PartFault, writePart } from './part-file.ts';
import {
  dropParts,
  type FoundParts,
  findParts,
  gameOf,
  madeOfGames,
  partIn,
  whyNotWhole,
} from './parts.ts';
import { seconds, startStep } from './progress.ts';
import { made } from './search-index.ts';
import type { Settings } from './settings.ts';

export type BuildResult =
  | { readonly ok: true }
  /** Has no message if the records are not in order: the check reports that. */
  | { readonly ok: false; readonly message?: string };

/** A whole site, unless it says otherwise. */
export interface BuildScope {
  /** Makes only the parts of these games, in the folder of the output. */
  readonly only?: readonly string[] | undefined;
  /** Makes no game, and takes the parts of all from these folders. */
  readonly joined?: readonly string[] | undefined;
}

/**
 * Makes the parts that are not there yet, and puts them together with the pages of the whole archive.
 * Reports its progress on `out`. Throws only faults of the software.
 */
export async function buildArchive(
  settings: Settings,
  out: NodeJS.WriteStream,
  { only, joined }: BuildScope = {},
): Promise<BuildResult> {
  const start = performance.now();
  const { content: from, out: folder } = settings;
  const result: OwnFolder = { use: only ? 'parts' : 'site', folder, apart: [from] };
  // Lists the site's folder as apart only for the cache. If the two conflict, the message then
  // names the cache.
  const cache: OwnFolder = { use: 'cache', folder: cacheOf(settings), apart: [from, folder] };
  const taken = whyNotOurs(result) ?? whyNotOurs(cache);
  if (taken !== undefined) return { ok: false, message: visible(taken) };
  const content = readContent(settings.content);
  if (!content.ok) return { ok: false };
  const software = hashOfSoftware();
  const isRead = content.findings.length === 0;
  const madeOf = isRead && !only ? hashOfAll(content.sources, settings, software) : undefined;
  const all = madeOfGames(content.sources, settings, software);
  const finished = { site: result.folder, cache: cache.folder, madeOf, games: all };
  try {
    const { laid, isWhole } = laidIn(finished);
    if (isWhole) {
      out.write(
        `${visible(settings.out)} is up to date: nothing has changed since it was built.\n`,
      );
      return { ok: true };
    }
    const strange = only?.find((game) => !all.has(game));
    if (strange !== undefined) {
      return { ok: false, message: visible(`There is no game ${strange} in ${settings.content}.`) };
    }
    const games = only ? new Map([...all].filter(([game]) => only.includes(game))) : all;
    const found = findParts(isRead ? join(cache.folder, PARTS) : undefined, joined, games);
    const lacking = joined && whyNotWhole(found, games.keys());
    if (lacking !== undefined) return { ok: false, message: lacking };
    const records = check(content, found, games, out);
    if (!records) return { ok: false };
    const busy = await alone([result, cache], async () => {
      const making = { settings, result, cache: cache.folder, games, found, records, software };
      if (only) return makeParts(making, out);
      const kept = new Map([...laid].filter(([game]) => found.parts.has(game)));
      await makeSite(making, kept, out);
      keepFinished(finished, kept);
    });
    if (busy !== undefined) {
      const message = `Another build is at work in ${visible(busy)}. Wait until it has ended. No site was built.`;
      return { ok: false, message };
    }
  } catch (error) {
    const why = whyUnwritten(error, settings.out);
    if (why === undefined) throw error;
    return { ok: false, message: why };
  }
  const what = only ? `${counted(only.length, 'part')} in ` : '';
  out.write(`\nBuilt ${what}${visible(settings.out)} in ${seconds(performance.now() - start)}.\n`);
  return { ok: true };
}

/** Why no site was written to a folder, such as a full disk; `undefined` for a fault of the software. */
export function whyUnwritten(error: unknown, out: string): string | undefined {
  if (error instanceof PartFault) return visible(`${error.message}. No site was built.`);
  const fault = systemFault(error) ?? systemFault(refusalIn(error));
  if (!fault) return undefined;
  return `${visible(fault.path ?? out)} cannot be written: ${fault.reason}. No site was built.`;
}

/** The bundler is not written in JavaScript: only its message says why the system refused. */
function refusalIn(error: unknown): Error | undefined {
  const message = error instanceof Error ? error.message : '';
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? [];
  const [code] = getSystemErrorMap().get(-Number(number)) ?? [];
  if (code === undefined) return undefined;
  const [, path] = /Failed to write file in (.+)/.exec(message) ?? [];
  return Object.assign(new Error(message), { syscall: 'write', code, path });
}

/** Replays those of the games that have no part; `undefined` if anything is wrong with them. */
function check(
  content: Parameters<typeof toLibrary>[0],
  { parts }: FoundParts,
  games: ReadonlyMap<string, MadeOf>,
  out: NodeJS.WriteStream,
): CheckedRecords | undefined {
  const step = startStep('check', out);
  const { sources } = content;
  const toRead = sources.filter(({ file }) => {
    const game = gameOf(file);
    return game === undefined || (games.has(game) && !parts.has(game));
  });
  const library = { ...toLibrary({ ...content, sources: toRead }), sources };
  const replays = replayGames(library.records);
  const { shown, notes } = locateShown(library, replays);
  if (hasError(shown)) {
    step.drop();
    return undefined;
  }
  const known = [...parts.values()].reduce((sum, { head }) => sum + head.notes, 0);
  step.done(
    `${counted(replays.size + parts.size, 'game')}: nothing wrong, ${counted(shown.length + notes.length + known, 'note')}`,
  );
  return { library, replays };
}

/** Does the work if no other build is at work in the folders. Returns the folder of one that is. */
async function alone(
  folders: readonly OwnFolder[],
  work: () => Promise<void>,
): Promise<string | undefined> {
  const releases: Release[] = [];
  try {
    for (const own of folders) {
      // The command names a fault of the folder before it loads Astro.
      takeFolder(own);
      const release = await lock(lockName(own.folder));
      if (!release) return own.folder;
      releases.push(release);
    }
    await work();
    return undefined;
  } finally {
    for (const release of releases) release();
  }
}

interface Making {
  readonly settings: Settings;
  readonly result: OwnFolder;
  readonly cache: string;
  /** Games whose pages belong to the result. */
  readonly games: ReadonlyMap<string, MadeOf>;
  readonly found: FoundParts;
  readonly records: CheckedRecords;
  /** The hash of all files and packages of the program. */
  readonly software: string;
}

async function makeSite(
  making: Making,
  laid: ReadonlyMap<string, string>,
  log: NodeJS.WriteStream,
): Promise<void> {
  const { result, cache, games, found } = making;
  const site = result.folder;
  const parts = [...found.parts].map(([game, part]) => {
    return [game, { ...part, isLaid: laid.has(game) }] as const;
  });
  handOver({ ...handedBy(making), parts: new Map(parts), isWhole: true });
  await runAstro(making, site, log);
  await keepParts(making, site);
  dropParts(join(cache, PARTS), games);
}

/** The pages are made in a folder that is removed in the end. */
async function makeParts(making: Making, log: NodeJS.WriteStream): Promise<void> {
  const { result, cache, games, found } = making;
  const site = join(result.folder, 'making');
  handOver({ ...handedBy(making), parts: new Map(), isWhole: false });
  if (found.parts.size < games.size) await runAstro(making, site, log);
  await keepParts(making, site);
  rmSync(site, { recursive: true, force: true });
  for (const game of games.keys()) {
    copyFileSync(partIn(join(cache, PARTS), game), partIn(result.folder, game));
  }
}

/** If a build makes more games than this, Astro keeps none of their pages. The parts already contain them. */
const FEW = 4;

const handedBy = (making: Making) => ({
  ...making,
  repository: making.settings.repository,
  keepsPages: making.games.size - making.found.parts.size <= FEW,
});

/** Keeps a part of each game in the cache, whether it was found or made now. */
async function keepParts({ settings, cache, games, found, records }: Making, site: string) {
  const folder = join(cache, PARTS);
  mkdirSync(folder, { recursive: true });
  const summaries = summariesOf(records, createLinks(settings.base));
  for (const [game, madeOf] of games) {
    const file = partIn(folder, game);
    const part = found.parts.get(game);
    const summary = summaries.get(game);
    if (part && part.file !== file) copyFileSync(part.file, file);
    const vocabulary = made.vocabularies.get(`games/${game}/`);
    if (part || !summary || !vocabulary) continue;
    const read = records.library.findings.filter(({ at }) => gameOf(at.file) === game);
    const notes = read.length + (records.replays.get(game)?.findings.length ?? 0);
    const head = { game, madeOf, notes, summary, vocabulary };
    await writePart(file, head, join(site, 'games', game));
  }
}

async function runAstro(
  { settings: { base, site }, result, cache }: Making,
  out: string,
  log: NodeJS.WriteStream,
): Promise<void> {
  const step = startStep('site', log);
  let pages = 0;
  const counter: AstroIntegration = {
    name: 'page-count',
    hooks: {
      'astro:build:done': (built) => {
        pages = built.pages.length;
      },
    },
  };
  mkdirSync(out, { recursive: true });
  await inWorkplace(lockName(result.folder), async () => {
    const { build } = await import('astro');
    await build({
      root: PROJECT,
      outDir: out,
      cacheDir: cache,
      base,
      ...withoutUndefined({ site }),
      logLevel: 'warn',
      integrations: [counter],
      // So `takeFolders` knows that the folders were compared with the records.
      vite: { build: { emptyOutDir: false } },
    });
  });
  step.done(counted(pages, 'page'));
}

const WORKPLACE = 'build-';

/**
 * Works in a folder of its own, where Node finds the packages of the software. Astro, Vite and Pagefind
 * look for settings in the working directory, and some settings are programs. In the folder of the records
 * a stranger could place them. Astro also makes the bundle of pages there and removes it. The folder
 * has the lock name of the result's folder, which only one build can have.
 */
async function inWorkplace(name: string, work: () => Promise<void>): Promise<void> {
  const before = process.cwd();
  const parent = join(PROJECT, '.astro');
  mkdirSync(parent, { recursive: true });
  // Builds that were killed left their workplaces.
  for (const each of readdirSync(parent)) {
    const release = each.startsWith(WORKPLACE) && (await lock(each.slice(WORKPLACE.length)));
    if (!release) continue;
    rmSync(join(parent, each), { recursive: true, force: true });
    release();
  }
  const folder = join(parent, `${WORKPLACE}${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  process.chdir(folder);
  // Turns off Astro's telemetry: a build reports to nobody.
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  try {
    await work();
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
}
