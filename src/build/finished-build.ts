/**
 * Spares a build that would make the same site again. A site depends on the records, the files of this
 * software, the packages, Node and the options. A finished build keeps a hash of all these, and a hash
 * of every file of the site. The next build does nothing only if both hashes are the same.
 */
import { createHash, type Hash, randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source } from '../content/source.ts';
import { PROJECT, STAYS_IN_SITE } from './own-folder.ts';
import type { Settings } from './settings.ts';
import { UNFINISHED } from './take-folders.ts';

/** A build reads these files of the software. */
const SOFTWARE = [
  ...['src', 'public', 'test/fixtures', 'content/rulesets'],
  ...['astro.config.mjs', 'package.json', 'tsconfig.json'],
];

export interface FinishedBuild {
  readonly site: string;
  readonly cache: string;
  /** `undefined` if not all that the site depends on can be known. */
  readonly madeOf: string | undefined;
}

/**
 * `node` is the program that runs the build. `packages` is npm's list of the installed ones. If another
 * program installed them, nobody knows them, and nothing is returned.
 */
export function hashOfAll(
  sources: readonly Source[],
  settings: Settings,
  node: readonly unknown[],
  packages = installedPackages(),
): string | undefined {
  if (packages === undefined) return undefined;
  const hash = createHash('sha256');
  // No site depends on the port at which it is served.
  const options = { ...settings, port: 0 };
  hash.update(JSON.stringify([options, node, packages, sources]));
  for (const path of SOFTWARE) addAll(hash, join(PROJECT, path));
  return hash.digest('hex');
}

function installedPackages(): string | undefined {
  const astro = dirname(fileURLToPath(import.meta.resolve('astro/package.json')));
  const list = join(dirname(astro), '.package-lock.json');
  return existsSync(list) ? readFileSync(list, 'utf8') : undefined;
}

/** Whether the latest build made this site, to the byte, from the same files and options. */
export function isAsBuilt(build: FinishedBuild): boolean {
  const kept = join(build.cache, KEPT);
  if (build.madeOf === undefined || existsSync(join(build.cache, UNFINISHED))) return false;
  return existsSync(kept) && readFileSync(kept, 'utf8') === toText(build);
}

export function keepFinished(build: FinishedBuild): void {
  if (build.madeOf !== undefined) writeFileSync(join(build.cache, KEPT), toText(build));
}

const KEPT = 'finished';

function toText({ site, madeOf }: FinishedBuild): string {
  const hash = createHash('sha256');
  const names = existsSync(site) ? readdirSync(site).sort() : [];
  for (const name of names) if (!STAYS_IN_SITE.has(name)) addAll(hash, join(site, name));
  return `${madeOf} ${hash.digest('hex')}\n`;
}

/** Adds a file, or a folder with all its files. A link to a folder never counts as unchanged. */
function addAll(hash: Hash, path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  const found = statSync(path, { throwIfNoEntry: false });
  if (entry?.isDirectory()) {
    const names = readdirSync(path).sort();
    hash.update(`${path}\0folder ${names.length}\0`);
    for (const name of names) addAll(hash, join(path, name));
  } else if (found?.isFile()) {
    const bytes = readFileSync(path);
    hash.update(`${path}\0${entry?.isFile() ? 'file' : 'link'} ${bytes.length}\0`).update(bytes);
  } else {
    hash.update(`${path}\0${found ? randomUUID() : ''}\0`);
  }
}
