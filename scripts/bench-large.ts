/**
 * What it costs to read and to build the largest game there might be: the heaviest pages, what a
 * search fetches, and the memory of the build. All of it is measured, with a browser on the built
 * site, from a server that compresses nothing.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { serveSite } from '../src/build/serve-site.ts';
import { openBrowser } from '../test/site/open-browser.ts';
import { writeAssembly } from './bench-assembly.ts';

const BUILD = resolve('src/cli/nomic.js');
/** Milliseconds from one look to the next. */
const SAMPLE = 200;

/** `folder` is for whatever is written. */
export async function benchLarge(folder: string): Promise<void> {
  const [content, site] = ['content', 'site'].map((name) => join(folder, name)) as [string, string];
  const game = writeAssembly(content);
  const cache = join(folder, 'cache');
  const flags = ['build', '--content', content, '--out', site, '--cache', cache];
  const build = spawn(process.execPath, [BUILD, ...flags], { stdio: 'ignore' });
  const megabytes = await peakMemory(build);

  console.log(`\nA game of ${game.judgments} Judgments, ${game.proposals} proposals`);
  console.log(
    `  memory of the build ${megabytes.toFixed(0)} MB, at its peak, of all its processes`,
  );
  tellPages(site);
  const { address, close } = await serveSite(site, { base: '/', port: 0 });
  const browser = await openBrowser();
  try {
    await tellFilters(browser, address);
    await tellWords(browser, address, game.words);
  } finally {
    await browser.close();
    await close();
  }
}

/** In megabytes: what the process and all that it started hold at once, looked at again and again. */
function peakMemory(child: ChildProcess): Promise<number> {
  let most = 0;
  const look = () => {
    most = Math.max(most, heldBy(child.pid ?? 0));
  };
  const timer = setInterval(look, SAMPLE);
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('exit', (code) => {
      clearInterval(timer);
      if (code === 0) done(most / 1024);
      else failed(new Error(`The build ended with ${code}.`));
    });
  });
}

/** In kilobytes. */
function heldBy(root: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const all = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let held = 0;
  // A process is listed after the one that started it.
  for (const [pid = 0, parent = 0, kilobytes = 0] of all) {
    if (!family.has(pid) && !family.has(parent)) continue;
    family.add(pid);
    held += kilobytes;
  }
  return held;
}

function tellPages(site: string): void {
  const pages = globSync('**/*.html', { cwd: site }).map((path) => {
    const html = readFileSync(join(site, path));
    return { path, bytes: gzipSync(html).length, elements: elementsIn(html.toString()) };
  });
  const [heaviest] = pages.toSorted((a, b) => b.bytes - a.bytes);
  const [longest] = pages.toSorted((a, b) => b.elements - a.elements);
  console.log(`  pages               ${pages.length}`);
  console.log(`  heaviest, packed    ${kilobytes(heaviest?.bytes ?? 0)}  ${heaviest?.path}`);
  console.log(`  most elements       ${longest?.elements}  ${longest?.path}`);
}

function elementsIn(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}

async function tellFilters(browser: Browser, address: string): Promise<void> {
  const all: Fetched[] = [];
  for (const filter of ['Kind=Judgment', 'Ruling=FALSE', 'Kind=Proposal&Year=2010']) {
    all.push(await fetchedBy(browser, `${address}search/?${filter}`));
  }
  tell('a filter alone', all);
}

async function tellWords(browser: Browser, address: string, words: readonly string[]) {
  const all: Fetched[] = [];
  for (const word of words) all.push(await fetchedBy(browser, `${address}search/?q=${word}`));
  tell('words', all);
}

interface Fetched {
  /** By the search itself: its program, its index and what it shows. */
  readonly search: number;
  /** The page with its styles and letters besides. */
  readonly page: number;
}

/** Until nothing more is fetched, which is later than the first result. */
async function fetchedBy(browser: Browser, address: string): Promise<Fetched> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<readonly [search: boolean, bytes: number]>[] = [];
  page.on('response', (response) => {
    const isSearch = response.url().includes('/pagefind/');
    sizes.push(response.body().then((body) => [isSearch, body.length] as const));
  });
  await page.goto(address);
  await page.locator('.results > li').first().waitFor();
  await page.waitForLoadState('networkidle');
  const fetched = await Promise.all(sizes);
  await context.close();
  const sum = (wanted: boolean) =>
    fetched.reduce((all, [search, bytes]) => all + (search === wanted ? bytes : 0), 0);
  return { search: sum(true), page: sum(false) };
}

/** The most that any of the searches fetched. */
function tell(what: string, all: readonly Fetched[]): void {
  const search = Math.max(...all.map((each) => each.search));
  const page = Math.max(...all.map((each) => each.page));
  console.log(
    `  ${what.padEnd(19)} ${kilobytes(search)} for the search, ${kilobytes(page)} for its page`,
  );
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} KB`;
}
