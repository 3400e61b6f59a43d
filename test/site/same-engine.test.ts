/** The browser runs the very engine of the command: the same findings for every code. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { nomic } from '../cli/context.ts';
import { layOut } from '../fixtures/check-fixture.ts';
import { readFixtures } from '../fixtures/fixture.ts';
import { bytesOf, MOST } from './engine-bytes.ts';
import { browserForTests, siteUnder } from './opened.ts';
import { watchPage } from './watched-page.ts';

const browser = await browserForTests();
const site = siteUnder('/archive');

it('finds in the fixtures of every code what the command finds', async () => {
  const { page, faults, go, close } = await watchPage(browser, site);
  await go('games/n-nomic/readings/');
  const worker = `${site.base}/_astro/${engineFile(site.folder)}`;
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-engine-'));
  const given: object[] = [];
  const reports: string[] = [];
  for (const [i, fixture] of readFixtures().entries()) {
    const cwd = join(folder, String(i));
    layOut(fixture, cwd);
    const content = readContent(join(cwd, 'content'));
    if (!content.ok) throw new Error(content.message);
    given.push({ sources: content.sources, unread: content.findings });
    const { out = '' } = await nomic('check --format json', { cwd });
    reports.push(out);
  }
  rmSync(folder, { recursive: true });
  expect(await check(page, worker, given)).toEqual(reports);
  const findings = reports.flatMap((report) => JSON.parse(report).findings).length;
  expect(findings).toBeGreaterThan(100);
  expect(faults).toEqual([]);
  await close();
});

it('is small, with all else that its pages load but the records', async () => {
  const { page, go, close } = await watchPage(browser, site);
  const scripts = new Set<string>();
  page.on('request', (request) => scripts.add(new URL(request.url()).pathname));
  for (const path of ['games/n-nomic/readings/?unanimity=all-for', 'games/n-nomic/desk/']) {
    scripts.clear();
    await go(path);
    await expect.poll(() => [...scripts].some((name) => /worker-/.test(name))).toBe(true);
    expect(bytesOf(scripts, site)).toBeLessThan(MOST);
  }
  await close();
});

it('is loaded by no page before somebody asks it', async () => {
  const { page, go, close } = await watchPage(browser, site);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of [
    '',
    'games/n-nomic/',
    'games/n-nomic/versions/3/',
    'games/n-nomic/readings/',
  ]) {
    await go(path);
  }
  expect(loaded.length).toBeGreaterThan(4);
  expect(loaded.filter((url) => /worker-|records\.json/.test(url))).toEqual([]);
  await close();
});

function engineFile(folder: string): string {
  const [file, other] = readdirSync(join(folder, '_astro')).filter((name) =>
    /^worker-.*\.js$/.test(name),
  );
  if (file === undefined || other !== undefined) throw new Error('There should be one worker.');
  return file;
}

/** Asks the engine that the site publishes, in a thread of its own as its pages do. */
function check(page: Page, worker: string, given: readonly object[]): Promise<readonly string[]> {
  return page.evaluate(
    async ([address, all]) => {
      const engine = new Worker(address, { type: 'module' });
      const reports: string[] = [];
      for (const records of all) {
        reports.push(
          await new Promise<string>((resolve, reject) => {
            engine.onmessage = ({ data }) => resolve(data.answer ?? data.fault);
            engine.onerror = ({ message }) => reject(new Error(message));
            engine.postMessage({ id: reports.length, asked: { ask: 'check', ...records } });
          }),
        );
      }
      return reports;
    },
    [worker, given] as const,
  );
}
