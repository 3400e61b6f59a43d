/**
 * Measures the build of a long game's site, from its records to its search index. It builds once, and
 * again after one more turn in the same folder. Compares it with Hugo and Pagefind, which render the same
 * text.
 */
import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { proposalsFor, writeGame } from './bench-game.ts';
import { hugoOf, hugoVersion } from './bench-hugo.ts';
import { type Job, job, ratio, runInTurns, told } from './bench-jobs.ts';
import { type MarkdownPage, markdownPages } from './bench-pages.ts';

const ADOPTED = 2_000;
const RUNS = 3;
const BUILD = resolve('src/cli/nomic.js');

/** Writes only to `folder`. Throws if Hugo did not make as many pages. */
export function benchSite(folder: string): void {
  const [content, later] = ['content', 'later'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  const proposals = proposalsFor(ADOPTED);
  const { adopted } = writeGame(proposals, content);
  writeGame(proposalsFor(adopted + 1), later);
  const build = job((output) => buildInto(content, output, `${output}-cache`));
  // Uses the folder and the cache of the latest build.
  const again = job(() => buildInto(later, build.output, `${build.output}-cache`));
  runInTurns([build], 1, folder);
  const site = build.output;
  const pages = markdownPages(site);
  const version = hugoVersion();
  const hugo = version === undefined ? undefined : hugoOf(pages, join(folder, 'hugo'));
  runInTurns([build, again, ...(hugo ? [hugo] : [])], RUNS, folder);
  if (hugo) hasAll(hugo, pages);

  tellSize(site, pages, `${proposals} proposals, ${adopted} of them adopted`);
  console.log(`  build              ${told(build)}`);
  console.log(`  after one turn     ${told(again)}  ${ratio(again, build)} of the first build`);
  console.log(
    hugo
      ? `  Hugo and Pagefind  ${told(hugo)}  the build ${ratio(build, hugo)} of it (Hugo ${version})`
      : '  Hugo is not installed, so the build was not compared with it.',
  );
}

function buildInto(content: string, out: string, cache: string): readonly string[] {
  return [BUILD, 'build', '--content', content, '--out', out, '--cache', cache];
}

function hasAll({ output }: Job, pages: readonly MarkdownPage[]): void {
  const made = count(output, '**/*.html').files;
  if (made !== pages.length) throw new Error(`Hugo made ${made} of ${pages.length} pages.`);
}

function tellSize(site: string, pages: readonly MarkdownPage[], game: string): void {
  const all = count(site, '**/*');
  const index = count(site, '**/pagefind/**/*');
  const text = pages.reduce((sum, page) => sum + Buffer.byteLength(page.text), 0);
  console.log(`\nThe site of ${game}`);
  console.log(`  pages              ${pages.length}, of ${size(count(site, '**/*.html'))}`);
  console.log(`  all files          ${all.files}, of ${size(all)}`);
  console.log(`  search index       ${index.files} files, of ${size(index)}`);
  console.log(`  Markdown of it     ${size({ bytes: text })}`);
}

interface Files {
  readonly files: number;
  readonly bytes: number;
}

function count(folder: string, pattern: string): Files {
  const entries = globSync(pattern, { cwd: folder })
    .map((name) => statSync(join(folder, name)))
    .filter((entry) => entry.isFile());
  return { files: entries.length, bytes: entries.reduce((sum, { size }) => sum + size, 0) };
}

function size({ bytes }: Pick<Files, 'bytes'>): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
