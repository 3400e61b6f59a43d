/** Check, replay, site, search: what `nomic build` does and `nomic serve` does first. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { counted } from '../archive/words/phrase.ts';
import { readContent } from '../content/read-content.ts';
import { hasError } from '../diagnostics/reporters/report.ts';
import { visible } from '../diagnostics/visible.ts';
import { withoutUndefined } from '../helpers/without-undefined.ts';
import { locateShown, replayGames, toLibrary } from '../pipeline.ts';
import type { CheckedRecords } from '../site/data/games-and-rulesets.ts';
import { handOver } from '../site/data/shown-records.ts';
import { type FinishedBuild, hashOfAll, isAsBuilt, keepFinished } from './finished-build.ts';
import { nameOf, type Release, take } from './one-at-a-time.ts';
import { CACHES, type OwnFolder, PROJECT, takeFolder, whyNotOurs } from './own-folder.ts';
import { seconds, startStep } from './progress.ts';
import type { Settings } from './settings.ts';
import { whyUnwritten } from './why-unwritten.ts';

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
      out.write(
        `${visible(settings.out)} is up to date: nothing has changed since it was built.\n`,
      );
      return { ok: true };
    }
    const records = check(content, out);
    if (!records) return { ok: false };
    handOver(records, settings.repository);
    const busy = await alone([site, cache], async () => {
      await buildSite(settings, [site, cache], out);
      keepFinished(finished);
    });
    if (busy !== undefined) return { ok: false, message: busyWords(busy) };
  } catch (error) {
    const why = whyUnwritten(error, settings.out);
    if (why === undefined) throw error;
    return { ok: false, message: why };
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

/** Does the work if no other build is at work in the folders; otherwise returns the one that is taken. */
async function alone(
  folders: readonly OwnFolder[],
  work: () => Promise<void>,
): Promise<string | undefined> {
  const releases: Release[] = [];
  try {
    for (const own of folders) {
      // The command names a fault of the folder before it loads Astro.
      takeFolder(own);
      const release = await take(nameOf(own.folder));
      if (!release) return own.folder;
      releases.push(release);
    }
    await work();
    return undefined;
  } finally {
    for (const release of releases) release();
  }
}

function busyWords(folder: string): string {
  return `Another build is at work in ${visible(folder)}. Wait until it has ended. No site was built.`;
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
  await inWorkplace(nameOf(out.folder), async () => {
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
 * found. It has the name of the folder of the site, in which only one build is at work.
 */
async function inWorkplace<Made>(name: string, work: () => Promise<Made>): Promise<Made> {
  const before = process.cwd();
  const parent = join(PROJECT, '.astro');
  mkdirSync(parent, { recursive: true });
  await sweep(parent);
  const place = join(parent, `${WORKPLACE}${name}`);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
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

const WORKPLACE = 'build-';

/** Takes away the workplaces of builds that were killed. */
async function sweep(parent: string): Promise<void> {
  for (const each of readdirSync(parent)) {
    const release = each.startsWith(WORKPLACE) && (await take(each.slice(WORKPLACE.length)));
    if (!release) continue;
    rmSync(join(parent, each), { recursive: true, force: true });
    release();
  }
}
