/**
 * How long the site of a long game takes to build, from its records to its search index: the first
 * time and after one more turn in the same folder, beside Astro by itself, copying what was built, and
 * what other generators take to render the same text.
 */
import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { eleventyOf } from './bench-eleventy.ts';
import { proposalsFor, writeGame } from './bench-game.ts';
import { hugoOf, hugoVersion } from './bench-hugo.ts';
import { type Job, job, ratio, runInTurns, told } from './bench-jobs.ts';
import { type MarkdownPage, markdownPages } from './bench-pages.ts';

const ADOPTED = 2_000;
const RUNS = 3;
const BUILD = resolve('src/cli/nomic.js');
const ASTRO = resolve('node_modules/astro/bin/astro.mjs');
const COPY = resolve('scripts/bench-copy.ts');

/** `folder` is for whatever is written. Throws if another generator did not make as many pages. */
export function benchSite(folder: string): void {
  const [content, later] = ['content', 'later'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  const proposals = proposalsFor(ADOPTED);
  const { adopted } = writeGame(proposals, content);
  writeGame(proposalsFor(adopted + 1), later);
  const build = job((output) => buildInto(content, output, `${output}-cache`));
  // In the folder of the latest build, with what it has kept.
  const again = job(() => buildInto(later, build.output, `${build.output}-cache`));
  process.env.NOMOTHECA_CONTENT = content;
  const astro = job((output) => [ASTRO, 'build', '--silent', '--force', '--outDir', output]);
  runInTurns([build], 1, folder);
  const site = build.output;
  const pages = markdownPages(site);
  const copy = job((output) => [COPY, site, output]);
  const eleventy = eleventyOf(pages, join(folder, 'eleventy'));
  const version = hugoVersion();
  const hugo = version === undefined ? undefined : hugoOf(pages, join(folder, 'hugo'));
  const others = [eleventy, ...(hugo ? [hugo] : [])];
  runInTurns([build, again, astro, copy, ...others], RUNS, folder);
  for (const other of others) hasAll(other, pages);

  tellSize(site, pages, `${proposals} proposals, ${adopted} of them adopted`);
  console.log(`  copy               ${told(copy)}`);
  console.log(`  build              ${told(build)}  ${ratio(build, copy)} of copying`);
  console.log(`  after one turn     ${told(again)}  ${ratio(again, build)} of the first build`);
  console.log(`  astro build        ${told(astro)}  the build ${ratio(build, astro)} of it`);
  console.log(`  Eleventy           ${told(eleventy)}  the build ${ratio(build, eleventy)} of it`);
  console.log(
    hugo
      ? `  Hugo and Pagefind  ${told(hugo)}  the build ${ratio(build, hugo)} of it (Hugo ${version})`
      : '  Hugo is not installed, so the build was not compared with it.',
  );
}

function buildInto(content: string, out: string, cache: string): readonly string[] {
  return [BUILD, 'build', '--content', content, '--out', out, '--cache', cache];
}

function hasAll({ output, command }: Job, pages: readonly MarkdownPage[]): void {
  const made = count(output, '**/*.html').files;
  if (made !== pages.length) {
    throw new Error(`${command(output)[0]} made ${made} of ${pages.length} pages.`);
  }
}

function tellSize(site: string, pages: readonly MarkdownPage[], game: string): void {
  const all = count(site, '**/*');
  const index = count(site, 'pagefind/**/*');
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
