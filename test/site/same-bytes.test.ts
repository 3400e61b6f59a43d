/** The same records make the same site, to the byte: whoever builds it can compare it. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { SAMPLES } from '../samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'nomotheca-same-'));
afterAll(() => rmSync(folder, { recursive: true }));

const here = { TZ: 'UTC', LC_ALL: 'C' };
const elsewhere = { TZ: 'Pacific/Chatham', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' };

test('a site is the same bytes at every build, the search index included', async () => {
  const one = await build('one', (names) => names.toSorted(), here);
  const another = await build('another', (names) => names.toSorted().reverse(), elsewhere);
  const files = filesOf(one);
  expect(files).toContain('games/worked-example/index.html');
  expect(files).toContain('pagefind/pagefind-entry.json');
  expect(filesOf(another)).toEqual(files);
  const differing = files.filter(
    (path) => !readFileSync(join(one, path)).equals(readFileSync(join(another, path))),
  );
  expect(differing).toEqual([]);
});

/** Records laid down in an order of their own, built in a time zone and language of their own. */
async function build(
  name: string,
  inOrder: (names: readonly string[]) => readonly string[],
  machine: NodeJS.ProcessEnv,
): Promise<string> {
  const content = join(folder, name, 'content');
  const out = join(folder, name, 'site');
  const lay = (path: string) => {
    const from = join(SAMPLES, path);
    if (!statSync(from).isDirectory()) return cpSync(from, join(content, path));
    mkdirSync(join(content, path), { recursive: true });
    for (const entry of inOrder(readdirSync(from))) lay(join(path, entry));
  };
  for (const path of inOrder(['games/worked-example', 'rulesets'])) lay(path);
  await promisify(execFile)(
    process.execPath,
    ['src/cli/nomic.js', 'build', '--content', content, '--out', out],
    { env: { ...process.env, ...machine } },
  );
  return out;
}

function filesOf(site: string): readonly string[] {
  return globSync('**/*', { cwd: site })
    .filter((path) => statSync(join(site, path)).isFile())
    .sort();
}
