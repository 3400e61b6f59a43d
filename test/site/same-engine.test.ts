/**
 * The browser runs the very engine of the command: the same findings for every code.
 * @module-tag slow
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { nomic } from '../cli/context.ts';
import { layOut } from '../fixtures/check-fixture.ts';
import { type Fixture, readFixtures } from '../fixtures/fixture.ts';
import { bytesOfFirst, bytesOfPage, MOST, MOST_FIRST } from './engine-bytes.ts';
import { site } from './the-site.ts';
import { open } from './watched-page.ts';

// The engine is that of the command: a few fixtures show that it runs in a browser.
test('finds in some fixtures what the command finds', () =>
  expectSame(readFixtures().filter((_, i) => i % 20 === 0)));

test('finds in the fixtures of every code what the command finds', { tags: ['night'] }, () =>
  expectSame(readFixtures()),
);

async function expectSame(fixtures: readonly Fixture[]): Promise<void> {
  const { page, go } = await open();
  await go('games/n-nomic/readings/');
  const worker = `${site.base}/_astro/${engineFile(site.folder)}`;
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-engine-'));
  const given: object[] = [];
  const reports: string[] = [];
  for (const [i, fixture] of fixtures.entries()) {
    const cwd = join(folder, String(i));
    layOut(fixture, cwd);
    const content = readContent(join(cwd, 'content'));
    if (!content.ok) throw new Error(content.message);
    // Only a folder can have what a command left there; a page has none.
    if (content.leftovers.length > 0) continue;
    given.push({ sources: content.sources, unread: content.findings });
    const { out = '' } = await nomic('check --format json', { cwd });
    reports.push(out);
  }
  rmSync(folder, { recursive: true });
  expect(await check(page, worker, given)).toEqual(reports);
  const findings = reports.flatMap((report) => JSON.parse(report).findings).length;
  expect(findings).toBeGreaterThan(fixtures.length / 2);
}

test('is loaded by no page before somebody asks it, and is small with all else', async () => {
  const { page, go } = await open();
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
  const isEngine = (path: string) => /worker-|records\.json/.test(path);
  for (const path of ['', 'games/n-nomic/', 'games/n-nomic/readings/', 'play/']) await go(path);
  expect(bytesOfFirst(site)).toBeLessThanOrEqual(MOST_FIRST);
  expect(loaded.size).toBeGreaterThan(4);
  expect([...loaded].filter(isEngine)).toEqual([]);
  for (const path of ['games/n-nomic/readings/?unanimity=all-for', 'games/n-nomic/desk/']) {
    loaded.clear();
    await go(path);
    await expect.poll(() => [...loaded].some(isEngine)).toBe(true);
    expect(bytesOfPage(loaded, site) + bytesOfFirst(site)).toBeLessThan(MOST);
  }
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
