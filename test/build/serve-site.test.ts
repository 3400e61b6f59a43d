import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveSite } from '../../src/build/serve-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'nomotheca-serve-'));
const root = join(folder, 'site');
let served: Served;
let under: Served;

beforeAll(async () => {
  mkdirSync(join(root, 'rules'), { recursive: true });
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, '404.html'), 'lost');
  writeFileSync(join(root, 'rules', 'index.html'), 'rules');
  writeFileSync(join(root, 'rules', 'rules.txt'), 'text');
  writeFileSync(join(root, 'a b.css'), 'css');
  writeFileSync(join(folder, 'secret'), 'secret');
  served = await serveSite(root, { base: '/', port: 0 });
  under = await serveSite(root, { base: '/archive', port: 0 });
});

afterAll(async () => {
  await served.close();
  await under.close();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Sends a path as it is, as a browser never would. */
function get({ address }: Served, path: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 'home', 'text/html;charset=utf-8'],
  ['/?q=1', 'home', 'text/html;charset=utf-8'],
  ['/rules/', 'rules', 'text/html;charset=utf-8'],
  ['/rules/rules.txt', 'text', 'text/plain;charset=utf-8'],
  ['/a%20b.css', 'css', 'text/css'],
])('%s is served', async (path, body, type) => {
  const headers = {
    'content-type': type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  };
  const got = await get(served, path);
  expect(got).toMatchObject({ status: 200, body });
  expect(got.headers).toMatchObject(headers);
});

test.each([
  '/nothing',
  '/rules/nothing/',
  '/../secret',
  '/..%2fsecret',
  '/%2e%2e/secret',
  '/%00',
  '/%zz',
])('%s is not there', async (path) => {
  const got = await get(served, path);
  expect(got).toMatchObject({ status: 404, body: 'lost' });
  expect(got.headers['content-type']).toBe('text/html;charset=utf-8');
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
    const { status: answered, headers } = await get(under, path);
    expect(answered).toBe(status);
    if (status === 301) expect(headers.location).toBe('/archive/');
  });
});

test('what is built while it is served is served', async () => {
  writeFileSync(join(root, 'later.html'), 'later');
  expect(await get(served, '/later.html')).toMatchObject({ status: 200, body: 'later' });
});

test('a port that is taken is refused', async () => {
  const port = Number(new URL(served.address).port);
  await expect(serveSite(root, { base: '/', port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
