/** The weight of the engine in a reader's browser. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Site } from './built-site.ts';

/**
 * Bytes, as a server compresses them with gzip: 258 KB. The part of the engine's worker that gives the first
 * verdict has 256.7 (November 2026): yaml 29, immutable 18, zod 9, the language of mechanics 18.
 */
export const MOST_FIRST = 265_216;

/** With the scripts of a page, which have up to 54 KB, of which the editor of sentences has 5. */
export const MOST = 322_000;

/** The files that a script imports before it runs. */
const STATIC = /\bimport\s*(?:[\w${}\s,*]+from\s*)?["']\.\/([\w.-]+\.js)["']/g;

/** The bytes that the worker loads before its first answer. */
export function bytesOfFirst({ folder }: Pick<Site, 'folder'>): number {
  const scripts = join(folder, '_astro');
  const [worker, other] = readdirSync(scripts).filter((name) => /^worker-.*\.js$/.test(name));
  if (worker === undefined || other !== undefined) throw new Error('There should be one worker.');
  const reached = reachedFrom(worker, scripts, STATIC);
  return sizeOf([...reached].map((name) => join(scripts, name)));
}

/** The scripts of a page among some addresses, whatever its worker loads later. */
export function bytesOfPage(addresses: Iterable<string>, { folder, base }: Site): number {
  const scripts = [...addresses]
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name.slice(base.length)));
  const worker = scripts.find((script) => basename(script).startsWith('worker-'));
  if (worker === undefined) throw new Error('No engine was loaded.');
  const ofEngine = reachedFrom(basename(worker), dirname(worker), /([\w-]+-[\w-]{8}\.js)/g);
  return sizeOf(scripts.filter((script) => !ofEngine.has(basename(script))));
}

function reachedFrom(worker: string, scripts: string, named: RegExp): ReadonlySet<string> {
  const reached = new Set([worker]);
  for (const name of reached) {
    const text = readFileSync(join(scripts, name), 'utf8');
    for (const [, other = ''] of text.matchAll(named)) {
      if (existsSync(join(scripts, other))) reached.add(other);
    }
  }
  return reached;
}

function sizeOf(scripts: readonly string[]): number {
  return scripts
    .map((script) => gzipSync(readFileSync(script)).length)
    .reduce((sum, size) => sum + size, 0);
}
