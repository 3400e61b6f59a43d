import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveFolder } from '../../scripts/serve-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'nomotheca-serve-'));
const root = join(folder, 'site');
let served: Served;
let under: Served;

beforeAll(async () => {
  mkdirSync(join(root, 'rules'), { recursive: true });
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, '404.html'), 'lost');
  writeFileSync(join(root, 'rules', 'index.html'), 'rules');
  writeFileSync(join(root, 'a b.css'), 'css');
  writeFileSync(join(folder, 'secret'), 'secret');
  symlinkSync(join(folder, 'secret'), join(root, 'link'));
  served = await serveFolder(root, { base: '/', port: 0 });
  under = await serveFolder(root, { base: '/archive', port: 0 });
});

afterAll(async () => {
  await served.close();
  await under.close();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly location: string | undefined;
  readonly body: string;
}

/** Sends a path as it is, as a browser never would. */
function get({ address }: Served, path: string, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => {
        const { 'content-type': type, location } = response.headers;
        resolve({ status: response.statusCode, type, location, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 'home', 'text/html; charset=utf-8'],
  ['/?q=1', 'home', 'text/html; charset=utf-8'],
  ['/rules/', 'rules', 'text/html; charset=utf-8'],
  ['/a%20b.css', 'css', 'text/css; charset=utf-8'],
])('%s is served', async (path, body, type) => {
  expect(await get(served, path)).toMatchObject({ status: 200, body, type });
});

test('a folder is reached with a stroke at the end', async () => {
  const moved = { status: 301, location: '/rules/?q=1' };
  expect(await get(served, '/rules?q=1')).toMatchObject(moved);
});

test.each([
  '/nothing',
  '/rules/nothing/',
  '/index.html/',
  '/../secret',
  '/..%2fsecret',
  '/%2e%2e/secret',
  '/..%5csecret',
  '/link',
  '/%00',
  '/%zz',
  '//secret',
])('%s is not', async (path) => {
  expect(await get(served, path)).toMatchObject({ status: 404, body: 'lost' });
});

test('nothing is taken', async () => {
  expect(await get(served, '/', 'POST')).toMatchObject({ status: 405, body: '' });
});

describe('under a base', () => {
  test.each([
    ['/archive/', 200],
    ['/archive/rules/', 200],
    ['/archive', 301],
    ['/', 301],
    ['/rules/', 404],
    ['/archives/', 404],
    ['/archive/../secret', 404],
  ])('%s is answered with %i', async (path, status) => {
    expect(await get(under, path)).toMatchObject({ status });
  });
});

test('a port that is taken is refused', async () => {
  const port = Number(new URL(served.address).port);
  await expect(serveFolder(root, { base: '/', port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
