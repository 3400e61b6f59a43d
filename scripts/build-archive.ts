/** Check, replay, site, search: what `npm run build` does and `npm start` does first. */
import { resolve } from 'node:path';
import { createLinks } from '../src/archive/links.ts';
import { counted } from '../src/archive/phrase.ts';
import { STATUS } from '../src/cli/outcome.ts';
import { run } from '../src/cli/run.ts';
import { hasError } from '../src/diagnostics/reporters/report.ts';
import { locateTold, readLibrary, replayGames } from '../src/pipeline.ts';
import { markFragments } from '../src/site/fragments.ts';
import type { CheckedRecords } from '../src/site/show-records.ts';
import { handOver } from '../src/site/shown-records.ts';
import { createFileWriter, type FileWriter } from './file-writer.ts';
import { seconds, startStep } from './progress.ts';
import { publishPages } from './publish-pages.ts';
import { writeSearchIndex } from './search-index.ts';
import type { Settings } from './settings.ts';
import { FORMS_ROUTE, writeForms } from './write-forms.ts';

/** The exit status: 0 when the site stands, otherwise that of `nomic check`. */
export async function buildArchive(settings: Settings, out: NodeJS.WriteStream): Promise<number> {
  const start = performance.now();
  const records = check(settings, out);
  if (!records) return refuse(settings, out);
  const writer = createFileWriter();
  try {
    const index = await buildSite(settings, records, writer, out);
    await finishSearch(index[0] ?? writeSearchIndex(settings.out, writer), writer, out);
  } finally {
    await writer.close();
  }
  out.write(`\nBuilt ${settings.out} in ${seconds(performance.now() - start)}.\n`);
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
  });
  out.write(report);
  process.stderr.write(err);
  process.stderr.write(
    '\nNothing was built: the archive publishes only records that are in order.\n',
  );
  return status === STATUS.ok ? STATUS.findings : status;
}

/** Resolves once the pages are written; the search index may still be in the making. */
async function buildSite(
  { content, out, base, site }: Settings,
  records: CheckedRecords,
  writer: FileWriter,
  log: NodeJS.WriteStream,
): Promise<readonly Promise<number>[]> {
  const step = startStep('site', log);
  // Read by astro.config.mjs and by the pages, which Astro loads by itself.
  process.env.NOMOTHECA_CONTENT = content;
  process.env.NOMOTHECA_OUT = out;
  process.env.NOMOTHECA_BASE = base;
  if (site !== undefined) process.env.NOMOTHECA_SITE = site;
  markFragments();
  const { games } = handOver(records, createLinks(base));
  const { build } = await import('astro');
  const counts = { pages: 0, files: 0 };
  const index: Promise<number>[] = [];
  const publication = publishPages({
    writer,
    leaveOut: [FORMS_ROUTE],
    progress: (done, all) => {
      counts.pages = done;
      step.count(done, all, 'pages');
    },
    findable: () => {
      const made = writeSearchIndex(out, writer);
      // Whatever goes wrong is told when the index is waited for.
      made.catch(() => {});
      index.push(made);
    },
  });
  await build({ logLevel: 'warn', integrations: [publication] });
  // Last, while the search index is made: that waits for pages and not for these.
  counts.files = await writeForms(games, resolve(out), writer);
  await writer.flush();
  step.done(`${counts.pages} pages, and ${counts.files} files to take away`);
  return index;
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
