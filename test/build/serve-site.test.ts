import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteServer, serveSite } from '../../src/build/serve-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'nomotheca-serve-'));
const root = join(folder, 'site');
let served: SiteServer;
let under: SiteServer;

beforeAll(async () => {
  mkdirSync(join(root, 'rules'), { recursive: true });
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, '404.html'), 'lost');
  writeFileSync(join(root, 'rules', 'index.html'), 'rules');
  writeFileSync(join(root, 'rules', 'rules.txt'), 'text');
  writeFileSync(join(root, 'a b.css'), 'css');
  writeFileSync(join(folder, 'secret'), 'secret');
  mkdirSync(join(root, '.git'));
  writeFileSync(join(root, '.git', 'config'), 'token');
  writeFileSync(join(root, '.hidden.txt'), 'hidden');
  mkdirSync(join(folder, 'elsewhere'));
  for (const name of ['secret', 'index.html'])
    writeFileSync(join(folder, 'elsewhere', name), 'secret');
  symlinkSync(join(folder, 'secret'), join(root, 'out.txt'));
  symlinkSync(join(folder, 'secret'), join(root, 'out.html'));
  symlinkSync(join(folder, 'elsewhere'), join(root, 'away'));
  symlinkSync(join(root, 'rules', 'rules.txt'), join(root, 'inner.txt'));
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
function get({ address }: SiteServer, path: string, headers = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, headers, method }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  '/.git/config',
  '/%2egit/config',
  '/.git/config?q=1',
  '/rules/../.git/config',
  '/a#/../.git/config',
  '/.hidden.txt',
  '/out.txt',
  '/away/secret',
  '/away/',
  '/out',
])('neither hidden files nor what links lead to outside of the site: %s', async (path) => {
  const got = await get(served, path);
  expect(got).toMatchObject({ status: 404, body: 'lost' });
});

test('a link within the site is one of its files', async () => {
  expect(await get(served, '/inner.txt')).toMatchObject({ status: 200, body: 'text' });
});

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

describe('no request ends the server', () => {
  test.each([
    'bytes=1-99999999999999999999',
    'bytes=99999999999999999999-',
    'bytes=3-1',
    'bytes=-5',
    'bytes=0x10-1e400',
    'bytes=0-0,2-3',
    'bytes=',
    'bytes=x-y',
    'lines=1-2',
    '-',
  ])('Range: %s', async (range) => {
    expect(await get(served, '/', { range })).toMatchObject({ status: 200, body: 'home' });
    expect(await get(served, '/')).toMatchObject({ status: 200, body: 'home' });
  });

  test('a file that cannot be read', async () => {
    // Its beginning can be opened, and reading it fails.
    const odd = await serveSite('/proc/self', { base: '/', port: 0 });
    await get(odd, '/mem').catch(() => undefined);
    expect(await get(odd, '/nothing')).toMatchObject({ status: 404 });
    await odd.close();
  });

  test('a page for what is missing that is a folder', async () => {
    const bare = join(folder, 'bare');
    mkdirSync(join(bare, '404.html'), { recursive: true });
    const third = await serveSite(bare, { base: '/', port: 0 });
    expect(await get(third, '/nothing')).toMatchObject({ status: 404 });
    expect(await get(third, '/nothing')).toMatchObject({ status: 404 });
    await third.close();
  });

  test.each([
    ['no HTTP', 'hello\r\n\r\n', ' 400 '],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', ' 400 '],
    ['an old request without Host', 'GET / HTTP/1.0\r\n\r\n', ' 421 '],
    ['a huge header', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'a'.repeat(99_999)}\r\n\r\n`, ''],
    ['the address of another', 'GET http://a.org/ HTTP/1.1\r\nHost: HOST\r\n\r\n', ' 404 '],
    ['no path', 'GET * HTTP/1.1\r\nHost: HOST\r\n\r\n', ' 404 '],
    [
      'another use of the connection',
      'GET / HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      '',
    ],
    ['a way through', 'CONNECT a.org:80 HTTP/1.1\r\nHost: HOST\r\n\r\n', ''],
    ['half a request', 'GET / HT', ''],
    [
      'a request that is broken off',
      'POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9\r\n\r\na',
      '',
    ],
  ])('%s', async (_, sent, answered) => {
    const { hostname, host, port } = new URL(served.address);
    const answer = await new Promise<string>((resolve) => {
      let got = '';
      const socket = connect(Number(port), hostname, () =>
        // Where no answer is due, whoever sent it hangs up.
        answered === ''
          ? socket.end(sent.replace('HOST', host))
          : socket.write(sent.replace('HOST', host)),
      );
      socket.on('data', (bytes) => {
        got += bytes;
        if (answered !== '' && got.includes(answered)) socket.resetAndDestroy();
      });
      // A client that is cut off still has the earlier bytes.
      socket.on('error', () => {}).on('close', () => resolve(got));
    });
    expect(answer).toContain(answered);
    expect(await get(served, '/')).toMatchObject({ status: 200, body: 'home' });
  });
});

describe('it answers to its own names alone, as a page elsewhere may lead its name here', () => {
  const own = () => new URL(served.address).port;

  test.each(['127.0.0.1', 'localhost', '[::1]', 'LOCALHOST'])('%s', async (name) => {
    expect(await get(served, '/', { host: `${name}:${own()}` })).toMatchObject({ status: 200 });
  });

  test.each([
    'evil.example:PORT',
    'evil.example',
    '127.0.0.1',
    'localhost',
    'localhost:1',
    'localhost:PORT.evil.example',
    'localhost.evil.example:PORT',
    'evil.example:PORT@localhost:PORT',
    '0.0.0.0:PORT',
    '127.0.0.1:PORT:PORT',
  ])('and not to %j', async (name) => {
    const host = name.replaceAll('PORT', own());
    const got = await get(served, '/', { host });
    expect(got.status).toBe(421);
    expect(got.body).not.toContain('home');
  });

  test('it is only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect(await get(served, '/', {}, method)).toMatchObject({ status: 405 });
    }
    expect(await get(served, '/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });
});
