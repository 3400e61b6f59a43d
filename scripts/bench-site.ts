/**
 * How long the site of a long game takes to build, from its records to its search index, beside
 * copying what was built and beside another generator's rendering of the same text.
 */
import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { eleventyOf } from './bench-eleventy.ts';
import { proposalsFor, writeGame } from './bench-game.ts';
import { job, ratio, runInTurns, told } from './bench-jobs.ts';

const ADOPTED = 2_000;
const RUNS = 3;
const BUILD = resolve('scripts/build.js');
const COPY = resolve('scripts/bench-copy.ts');

/** `folder` is for whatever is written. Throws if Eleventy did not make as many pages. */
export function benchSite(folder: string): void {
  const content = join(folder, 'content');
  const proposals = proposalsFor(ADOPTED);
  const { adopted } = writeGame(proposals, content);
  const build = job((output) => [BUILD, '--content', content, '--out', output]);
  runInTurns([build], 1, folder);
  const site = build.output;
  const copy = job((output) => [COPY, site, output]);
  const eleventy = eleventyOf(site, join(folder, 'eleventy'));
  runInTurns([build, copy, eleventy.job], RUNS, folder);
  const made = count(eleventy.job.output, '**/*.html').files;
  if (made !== eleventy.pages) throw new Error(`Eleventy made ${made} of ${eleventy.pages} pages.`);

  const all = count(site, '**/*');
  const index = count(site, 'pagefind/**/*');
  console.log(`\nThe site of ${proposals} proposals, ${adopted} of them adopted`);
  console.log(`  pages              ${eleventy.pages}, of ${size(count(site, '**/*.html'))}`);
  console.log(`  all files          ${all.files}, of ${size(all)}`);
  console.log(`  search index       ${index.files} files, of ${size(index)}`);
  console.log(`  Markdown of it     ${size(eleventy)}`);
  console.log(`  copy               ${told(copy)}`);
  console.log(`  build              ${told(build)}  ${ratio(build, copy)} of copying`);
  console.log(
    `  Eleventy           ${told(eleventy.job)}  ${ratio(eleventy.job, copy)} of copying`,
  );
  console.log(`  build to Eleventy  ${ratio(build, eleventy.job)}`);
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
