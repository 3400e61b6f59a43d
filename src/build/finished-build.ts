/**
 * Spares a build that would make the same site again. A site depends on the records, the files of this
 * software, the packages, Node and the options. A finished build keeps a hash of all these, and the states
 * of all files of the site. The next build does nothing only if both are the same.
 */
import { createHash, type Hash, randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Source } from '../content/source.ts';
import { PROJECT, STAYS_IN_SITE } from './own-folder.ts';
import type { MadeOf } from './part-file.ts';
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
  /** `undefined` if some of the records could not be read. */
  readonly madeOf: string | undefined;
  readonly games: ReadonlyMap<string, MadeOf>;
}

/** `software` is the hash of it. No site depends on the port at which it is served. */
export function hashOfAll(sources: readonly Source[], settings: Settings, software: string) {
  return hashOf([{ ...settings, port: 0 }, software, sources]);
}

/**
 * The hash of all that makes the pages, beside the records and the options. `node` is the program that runs
 * the build, and `packages` says which ones are installed.
 */
export function hashOfSoftware(
  node = [process.versions, process.platform, process.arch, process.env.NODE_ENV ?? ''],
  packages = installedPackages(),
): string {
  const hash = createHash('sha256').update(JSON.stringify([node, packages]));
  for (const path of SOFTWARE) addAll(hash, path, PROJECT);
  return hash.digest('hex');
}

/** Names and versions of the packages that lie beside Astro. */
function installedPackages(): readonly string[] {
  const folder = dirname(dirname(fileURLToPath(import.meta.resolve('astro/package.json'))));
  const scoped = readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => join(name, each)) : name,
  );
  return scoped.sort().flatMap((name) => {
    const file = join(folder, name, 'package.json');
    if (!existsSync(file)) return [];
    const { version }: { readonly version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return `${name}@${version}`;
  });
}

/**
 * The games whose pages are as the latest build left them, if their sources are the same. `isWhole`:
 * nothing else has changed either.
 */
export function laidIn(build: FinishedBuild) {
  const { cache, madeOf, games } = build;
  const kept = readKept(cache);
  const states = [...games.keys()].map((game) => [game, stateOf(build, game)] as const);
  const laid = new Map(states.filter(([game, state]) => kept[game] === state));
  const isFinished = madeOf !== undefined && !existsSync(join(cache, UNFINISHED));
  const areAllLaid = isFinished && laid.size === games.size;
  return { laid, isWhole: areAllLaid && kept[OTHERS] === stateOf(build, OTHERS) };
}

/** `laid` are those that this build left as they were. */
export function keepFinished(build: FinishedBuild, laid: ReadonlyMap<string, string>): void {
  const states = [OTHERS, ...build.games.keys()].map((game) => {
    return [game, laid.get(game) ?? stateOf(build, game)];
  });
  writeFileSync(join(build.cache, KEPT), JSON.stringify(Object.fromEntries(states)));
}

const KEPT = 'finished.json';
const KEPT_SHAPE = z.record(z.string(), z.string());

/** Empty if no build has ended, or if the file is damaged. */
function readKept(cache: string): z.infer<typeof KEPT_SHAPE> {
  try {
    return KEPT_SHAPE.parse(JSON.parse(readFileSync(join(cache, KEPT), 'utf8')));
  } catch {
    return {};
  }
}

/** Stands for all files of a site that belong to no game, in place of a game's id. */
const OTHERS = '';

/** Hashes the sources and the files of a game's pages. For `OTHERS`, hashes all other files of the site. */
function stateOf({ site, madeOf, games }: FinishedBuild, game: string): string {
  if (game !== OTHERS) return hashOf([site, games.get(game), statesIn(join(site, 'games', game))]);
  const apart = [...STAYS_IN_SITE, ...[...games.keys()].map((each) => join('games', each))];
  return hashOf([site, madeOf, statesIn(site, new Set(apart.map((path) => join(site, path))))]);
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** Adds the bytes of a file, or of all files in a folder. Follows no link. */
function addAll(hash: Hash, name: string, root: string): void {
  const path = join(root, name);
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry?.isDirectory()) {
    const names = readdirSync(path).sort();
    hash.update(`${name}\0folder ${names.length}\0`);
    for (const each of names) addAll(hash, join(name, each), root);
  } else if (entry) {
    const bytes = entry.isFile() ? readFileSync(path) : readlinkSync(path, 'buffer');
    hash.update(`${name}\0${entry.isFile() ? 'file' : 'link'} ${bytes.length}\0`).update(bytes);
  }
}

/**
 * The state of each file in a folder, without its bytes. A write changes the file's time, which nobody
 * can set. A link never counts as unchanged.
 */
function statesIn(folder: string, apart: ReadonlySet<string> = new Set()): readonly unknown[] {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !apart.has(join(folder, name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return [entry.name, statesIn(path, apart)];
      if (entry.isSymbolicLink()) return [entry.name, randomUUID()];
      const { ino, size, ctimeNs } = lstatSync(path, { bigint: true });
      return [entry.name, String(ino), String(size), String(ctimeNs)];
    });
}
