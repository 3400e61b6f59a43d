/** Check, replay, site, search: what `npm run build` does and `npm start` does first. */
import { resolve } from 'node:path';
import { createLinks } from '../src/archive/lookup/links.ts';
import { counted } from '../src/archive/words/phrase.ts';
import { STATUS } from '../src/cli/outcome.ts';
import { run } from '../src/cli/run.ts';
import { hasError } from '../src/diagnostics/reporters/report.ts';
import { visible } from '../src/diagnostics/visible.ts';
import { locateTold, readLibrary, replayGames } from '../src/pipeline.ts';
import { markFragments } from '../src/site/fragments.ts';
import type { CheckedRecords } from '../src/site/show-records.ts';
import { handOver } from '../src/site/shown-records.ts';
import { createFileWriter, type FileWriter } from './file-writer.ts';
import { emptyOut, whyNotReplaced } from './out-folder.ts';
import type { PageBundle } from './page-bundle.ts';
import { seconds, startStep } from './progress.ts';
import { publishPages } from './publish-pages.ts';
import { writeSearchIndex } from './search-index.ts';
import type { Settings } from './settings.ts';
import { FORMS_ROUTE, writeForms } from './write-forms.ts';

/**
 * The exit status: 0 when the site stands, otherwise that of `nomic check`. Throws what the system
 * has against a file that is to be written.
 */
export async function buildArchive(
  settings: Settings,
  bundle: PageBundle,
  out: NodeJS.WriteStream,
): Promise<number> {
  const start = performance.now();
  const writer = createFileWriter();
  try {
    const records = check(settings, out);
    if (!records) return await refuse(settings, out);
    const taken = whyNotReplaced(settings.out);
    if (taken !== undefined) return refuseFolder(taken);
    const { index } = await buildSite(settings, records, bundle, writer, out);
    await finishSearch(index, writer, out);
  } finally {
    await bundle.discard().finally(() => writer.close());
  }
  out.write(`\nBuilt ${visible(settings.out)} in ${seconds(performance.now() - start)}.\n`);
  return 0;
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

/** Resolves with the search index in the making, once everything else is written. */
async function buildSite(
  { out, base }: Settings,
  records: CheckedRecords,
  bundle: PageBundle,
  writer: FileWriter,
  log: NodeJS.WriteStream,
): Promise<{ readonly index: Promise<number> }> {
  const step = startStep('site', log);
  markFragments();
  const { games } = handOver(records, createLinks(base));
  emptyOut(out);
  // First, while the pages are bundled: they take no page's machinery.
  const files = await writeForms(games, resolve(out), writer);
  const renderer = await bundle.unpack(out);
  let index: Promise<number> = Promise.resolve(0);
  const pages = await publishPages({
    renderer,
    out,
    writer,
    leaveOut: [FORMS_ROUTE],
    progress: (done, all) => step.count(done, all, 'pages'),
    findable: () => {
      index = writer.flush().then(() => writeSearchIndex(out, writer));
      // Whatever goes wrong is told when the index is waited for.
      index.catch(() => {});
    },
  });
  bundle.discard();
  await writer.flush();
  step.done(`${pages} pages, and ${files} files to take away`);
  return { index };
}

async function finishSearch(
  index: Promise<number>,
  writer: FileWriter,
  log: NodeJS.WriteStream,
): Promise<void> {
  const step = startStep('search', log);
  const pages = await index;
  await writer.flush();
  step.done(`${pages} pages in the index`);
}
