/** Check, replay, site, search: what `npm run build` does and `npm start` does first. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { counted } from '../src/archive/words/phrase.ts';
import { STATUS } from '../src/cli/outcome.ts';
import { run } from '../src/cli/run.ts';
import { hasError } from '../src/diagnostics/reporters/report.ts';
import { visible } from '../src/diagnostics/visible.ts';
import { locateTold, readLibrary, replayGames } from '../src/pipeline.ts';
import type { CheckedRecords } from '../src/site/data/show-records.ts';
import { handOver } from '../src/site/data/shown-records.ts';
import { emptyOut, PROJECT, whyNotReplaced } from './out-folder.ts';
import { seconds, startStep } from './progress.ts';
import type { Settings } from './settings.ts';

/**
 * The exit status: 0 when the site stands, otherwise that of `nomic check`. Throws what the system
 * has against a file that is to be written.
 */
export async function buildArchive(settings: Settings, out: NodeJS.WriteStream): Promise<number> {
  const start = performance.now();
  const records = check(settings, out);
  if (!records) return refuse(settings, out);
  const taken = whyNotReplaced(settings.out);
  if (taken !== undefined) return refuseFolder(taken);
  handOver(records);
  await buildSite(settings, out);
  out.write(`\nBuilt ${visible(settings.out)} in ${seconds(performance.now() - start)}.\n`);
  return STATUS.ok;
}

/** The records, replayed; `undefined` if anything is wrong with them. */
function check({ content }: Settings, out: NodeJS.WriteStream): CheckedRecords | undefined {
  const step = startStep('check', out);
  const library = readLibrary(content);
  const replays = library.ok ? replayGames(library.records) : new Map();
  const found = library.ok ? locateTold(library, replays) : undefined;
  if (!library.ok || !found || hasError(found.told)) {
    step.drop();
    return undefined;
  }
  step.done(
    `${counted(replays.size, 'game')}: nothing wrong, ${counted(found.told.length + found.notes.length, 'note')}`,
  );
  return { library, replays };
}

/** An illegal record is refused with the words of `nomic check`, because they come from it. */
async function refuse({ content }: Settings, out: NodeJS.WriteStream): Promise<number> {
  const {
    status,
    out: report = '',
    err = '',
  } = await run(['check', '--content', content], {
    cwd: process.cwd(),
    isTerminal: out.isTTY,
    columns: out.isTTY ? out.columns : 80,
    colour: out.isTTY && !process.env.NO_COLOR,
    repository: process.cwd(),
    // It compares with nothing, so it calls none.
    programs: undefined,
    now: Date.now(),
  });
  out.write(report);
  process.stderr.write(err);
  process.stderr.write(
    '\nNothing was built: the archive publishes only records that are in order.\n',
  );
  return status === STATUS.ok ? STATUS.findings : status;
}

function refuseFolder(why: string): number {
  process.stderr.write(`build: ${visible(why)}\n`);
  return STATUS.usage;
}

async function buildSite({ base, site, ...settings }: Settings, log: NodeJS.WriteStream) {
  const outDir = resolve(settings.out);
  const cacheDir = resolve(settings.cache ?? ownCache(outDir));
  emptyOut(outDir);
  const { build } = await import('astro');
  const step = startStep('site', log);
  let pages = 0;
  const told: AstroIntegration = {
    name: 'told',
    hooks: {
      'astro:build:done': (built) => {
        pages = built.pages.length;
      },
    },
  };
  const place = enterWorkplace();
  try {
    await build({
      root: PROJECT,
      outDir,
      cacheDir,
      base,
      ...(site !== undefined && { site }),
      logLevel: 'warn',
      integrations: [told],
      // The folder is emptied above, but for the repository of those who publish from one.
      vite: { build: { emptyOutDir: false } },
    });
  } finally {
    place.leave();
  }
  step.done(counted(pages, 'page'));
}

/** One for each folder that is built into, so that two builds at once have one each. */
function ownCache(outDir: string): string {
  const name = createHash('sha256').update(outDir).digest('hex').slice(0, 12);
  return join(PROJECT, '.astro/cache', name);
}

/**
 * Astro puts the bundle of pages into the working directory, and takes it away again, where the site
 * is written elsewhere. So each build works in a folder of its own, from which the packages of the
 * project are found, and two builds at once are not in each other's way.
 */
function enterWorkplace() {
  const before = process.cwd();
  const parent = join(PROJECT, '.astro');
  mkdirSync(parent, { recursive: true });
  const place = mkdtempSync(join(parent, 'build-'));
  process.chdir(place);
  return {
    leave: () => {
      process.chdir(before);
      rmSync(place, { recursive: true });
    },
  };
}
