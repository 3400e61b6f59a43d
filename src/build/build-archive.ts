/** Checks, replays and builds the site with its search: `nomic build`, and the start of `nomic serve`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import type { AstroIntegration } from 'astro';
import { counted } from '../archive/words/phrase.ts';
import { readContent } from '../content/read-content.ts';
import { hasError } from '../diagnostics/reporters/report.ts';
import { systemFault } from '../diagnostics/system-fault.ts';
import { visible } from '../diagnostics/visible.ts';
import { withoutUndefined } from '../helpers/without-undefined.ts';
import { locateShown, replayGames, toLibrary } from '../pipeline.ts';
import { handOver } from '../site/data/shown-records.ts';
import { type FinishedBuild, hashOfAll, isAsBuilt, keepFinished } from './finished-build.ts';
import { lock, lockName, type Release } from './one-at-a-time.ts';
import { CACHES, type OwnFolder, PROJECT, takeFolder, whyNotOurs } from './own-folder.ts';
import { seconds, startStep } from './progress.ts';
import type { Settings } from './settings.ts';

export type BuildResult =
  | { readonly ok: true }
  /** Has no message if the records are not in order: the check reports that. */
  | { readonly ok: false; readonly message?: string };

/** Reports its progress on `out`. Throws only faults of the software. */
export async function buildArchive(
  settings: Settings,
  out: NodeJS.WriteStream,
): Promise<BuildResult> {
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
    if (busy !== undefined) {
      const message = `Another build is at work in ${visible(busy)}. Wait until it has ended. No site was built.`;
      return { ok: false, message };
    }
  } catch (error) {
    const why = whyUnwritten(error, settings.out);
    if (why === undefined) throw error;
    return { ok: false, message: why };
  }
  out.write(`\nBuilt ${visible(settings.out)} in ${seconds(performance.now() - start)}.\n`);
  return { ok: true };
}

/** Why no site was written to a folder, such as a full disk; `undefined` for a fault of the software. */
export function whyUnwritten(error: unknown, out: string): string | undefined {
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

/** Replays the records; `undefined` if anything is wrong with them. */
function check(content: Parameters<typeof toLibrary>[0], out: NodeJS.WriteStream) {
  const step = startStep('check', out);
  const library = toLibrary(content);
  const replays = replayGames(library.records);
  const { shown, notes } = locateShown(library, replays);
  if (hasError(shown)) {
    step.drop();
    return undefined;
  }
  step.done(
    `${counted(replays.size, 'game')}: nothing wrong, ${counted(shown.length + notes.length, 'note')}`,
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

/**
 * The folder of the site, and that of the cache for the next build. Only the cache has to be apart from
 * the other, so that the message names the right one.
 */
function foldersOf({ content, out, cache }: Settings): readonly [OwnFolder, OwnFolder] {
  // Each site has a cache of its own, so that two builds can run at once.
  const name = createHash('sha256').update(out).digest('hex').slice(0, 16);
  return [
    { use: 'site', folder: out, apart: [content] },
    { use: 'cache', folder: cache ?? join(CACHES, name), apart: [content, out] },
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
  await inWorkplace(lockName(out.folder), async () => {
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

const WORKPLACE = 'build-';

/**
 * Works in a folder of its own, where Node finds the packages of the software. Astro, Vite and Pagefind
 * look for settings in the working directory, and some settings are programs. In the folder of the records
 * a stranger could place them. Astro also makes the bundle of pages there and removes it. The folder
 * has the lock name of the site's folder, which only one build can have.
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
  // A build is nobody else's business.
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  try {
    await work();
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
}
