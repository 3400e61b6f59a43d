/** Check, replay, site, search: what `nomic build` does and `nomic serve` does first. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { counted } from '../archive/words/phrase.ts';
import { readContent } from '../content/read-content.ts';
import { hasError } from '../diagnostics/reporters/report.ts';
import { systemFault } from '../diagnostics/system-fault.ts';
import { visible } from '../diagnostics/visible.ts';
import { withoutUndefined } from '../helpers/without-undefined.ts';
import { locateShown, replayGames, toLibrary } from '../pipeline.ts';
import type { CheckedRecords } from '../site/data/games-and-rulesets.ts';
import { handOver } from '../site/data/shown-records.ts';
import { type FinishedBuild, hashOfAll, isAsBuilt, keepFinished } from './finished-build.ts';
import { CACHES, type OwnFolder, PROJECT, takeFolder, whyNotOurs } from './own-folder.ts';
import { seconds, startStep } from './progress.ts';
import type { Settings } from './settings.ts';

export type Built =
  | { readonly ok: true }
  /** Without a message if the records are not in order: the check has the words for that. */
  | { readonly ok: false; readonly message?: string };

/** Tells on `out` how it gets on. Throws only what is a fault of the software. */
export async function buildArchive(settings: Settings, out: NodeJS.WriteStream): Promise<Built> {
  const start = performance.now();
  const [site, cache] = foldersOf(settings);
  const taken = whyNotOurs(site) ?? whyNotOurs(cache);
  if (taken !== undefined) return { ok: false, message: visible(taken) };
  const content = readContent(settings.content);
  if (!content.ok) return { ok: false };
  const { versions, platform, arch, env } = process;
  const node = [versions, platform, arch, env.NODE_ENV ?? ''];
  const isWhole = content.findings.length === 0;
  const madeOf = isWhole ? hashOfAll(content.sources, settings, node) : undefined;
  const finished: FinishedBuild = { site: site.folder, cache: cache.folder, madeOf };
  try {
    if (isAsBuilt(finished)) {
      out.write(`${visible(settings.out)} stays: nothing has changed since it was built.\n`);
      return { ok: true };
    }
    const records = check(content, out);
    if (!records) return { ok: false };
    handOver(records, settings.repository);
    await buildSite(settings, [site, cache], out);
    keepFinished(finished);
  } catch (error) {
    return { ok: false, message: unwritten(error, settings) };
  }
  out.write(`\nBuilt ${visible(settings.out)} in ${seconds(performance.now() - start)}.\n`);
  return { ok: true };
}

/** The records, replayed; `undefined` if anything is wrong with them. */
function check(
  content: Parameters<typeof toLibrary>[0],
  out: NodeJS.WriteStream,
): CheckedRecords | undefined {
  const step = startStep('check', out);
  const library = toLibrary(content);
  const replays = replayGames(library.records);
  const found = locateShown(library, replays);
  if (hasError(found.shown)) {
    step.drop();
    return undefined;
  }
  step.done(
    `${counted(replays.size, 'game')}: nothing wrong, ${counted(found.shown.length + found.notes.length, 'note')}`,
  );
  return { library, replays };
}

/** A full disk, or a folder that may not be written to, is no fault of this program. */
function unwritten(error: unknown, { out }: Settings): string {
  const fault = systemFault(error);
  if (!fault) throw error;
  return `${visible(fault.path ?? out)} cannot be written: ${fault.reason}. No site was built.`;
}

/**
 * The one that is emptied for the site, and the one of what the next build takes over. That they lie
 * apart is asked of the second alone, so that whichever of them lies wrong is the one that is named.
 */
function foldersOf({ content, out, cache }: Settings): readonly [OwnFolder, OwnFolder] {
  const kept = cache ?? ownCache(out);
  return [
    { use: 'site', folder: out, apart: [content] },
    { use: 'cache', folder: kept, apart: [content, out] },
  ];
}

async function buildSite(
  { base, site }: Settings,
  [out, cache]: ReturnType<typeof foldersOf>,
  log: NodeJS.WriteStream,
) {
  // What the system has against the folder is said before Astro is loaded.
  takeFolder(out);
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
  await inWorkplace(async () => {
    const { build } = await import('astro');
    await build({
      root: PROJECT,
      outDir: out.folder,
      cacheDir: cache.folder,
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

/** One for each folder that is built into, so that two builds at once have one each. */
function ownCache(outDir: string): string {
  const name = createHash('sha256').update(outDir).digest('hex').slice(0, 16);
  return join(CACHES, name);
}

/**
 * Astro, Vite and Pagefind look for settings in the working directory, and some settings are
 * programs. Called in the folder of the records, the build would find what a stranger put there.
 * Astro also puts the bundle of pages there, and takes it away again, where the site is written
 * elsewhere. So each build works in a folder of its own, from which the packages of the software are
 * found, and two builds at once are not in each other's way.
 */
async function inWorkplace<Made>(work: () => Promise<Made>): Promise<Made> {
  const before = process.cwd();
  const parent = join(PROJECT, '.astro');
  mkdirSync(parent, { recursive: true });
  const place = mkdtempSync(join(parent, 'build-'));
  process.chdir(place);
  // What is built here is nobody else's business.
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  try {
    return await work();
  } finally {
    process.chdir(before);
    rmSync(place, { recursive: true });
  }
}
