/**
 * Spares a build that would make the same site again. A site depends on the records, the files of this
 * software, the packages, Node and the options. A finished build keeps a hash of all these, and one of
 * all files of the site. The next build does nothing only if both hashes are the same.
 */
import { createHash, type Hash, randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

/** `software` is the hash of it. */
export function hashOfAll(
  sources: readonly Source[],
  settings: Settings,
  software: string,
): string {
  // No site depends on the port at which it is served.
  const options = { ...settings, port: 0 };
  return createHash('sha256')
    .update(JSON.stringify([options, software, sources]))
    .digest('hex');
}

/** `node` is the program that runs the build, and `packages` says which ones are installed. */
export function hashOfSoftware(node: readonly unknown[], packages = installedPackages()): string {
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

/** Whether the latest build made this site from the same files and options. */
export function isAsBuilt(build: FinishedBuild): boolean {
  const { site, cache, madeOf, games } = build;
  const kept = readKept(cache);
  if (madeOf === undefined || kept?.madeOf !== madeOf) return false;
  if (existsSync(join(cache, UNFINISHED)) || kept.others !== hashOfOthers(site)) return false;
  return laidIn(build).size === games.size;
}

/** By game, the state of its pages if they lie in the site as the latest build left them, made of the same. */
export function laidIn({ site, cache, games }: FinishedBuild): ReadonlyMap<string, string> {
  const kept = readKept(cache)?.games ?? {};
  const states = [...games].map(([game, of]) => [game, stateOf(site, game, of)] as const);
  return new Map(states.filter(([game, state]) => kept[game] === state));
}

/** `laid` are those that this build left as they were. */
export function keepFinished(
  { site, cache, madeOf, games }: FinishedBuild,
  laid: ReadonlyMap<string, string>,
): void {
  const states = [...games].map(([game, of]) => [game, laid.get(game) ?? stateOf(site, game, of)]);
  const kept = { madeOf, others: hashOfOthers(site), games: Object.fromEntries(states) };
  writeFileSync(join(cache, KEPT), JSON.stringify(kept));
}

const KEPT = 'finished.json';
const KEPT_SHAPE = z.object({
  madeOf: z.optional(z.string()),
  others: z.string(),
  games: z.record(z.string(), z.string()),
});

/** `undefined` if no build has ended, or if the file is damaged. */
function readKept(cache: string): z.infer<typeof KEPT_SHAPE> | undefined {
  const file = join(cache, KEPT);
  if (!existsSync(file)) return undefined;
  try {
    return KEPT_SHAPE.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** The sources of a game’s pages in the site, and the state of their files. */
function stateOf(site: string, game: string, madeOf: MadeOf | undefined): string {
  const state = JSON.stringify([site, madeOf, statesIn(join(site, 'games', game))]);
  return createHash('sha256').update(state).digest('hex');
}

/** All files of the site but the pages of games. */
function hashOfOthers(site: string): string {
  const hash = createHash('sha256');
  const names = existsSync(site) ? readdirSync(site).sort() : [];
  for (const name of names) if (!STAYS_IN_SITE.has(name)) addAll(hash, name, site);
  return hash.digest('hex');
}

/** The folder of a game, of which only the name counts here: its pages are compared by their states. */
const OF_GAME = /^games[/\\][^/\\]+$/;

/** Adds a file, or a folder with all its files. A link to a folder never counts as unchanged. */
function addAll(hash: Hash, name: string, root: string): void {
  const path = join(root, name);
  const entry = lstatSync(path, { throwIfNoEntry: false });
  const found = statSync(path, { throwIfNoEntry: false });
  if (entry?.isDirectory() && OF_GAME.test(name)) {
    hash.update(`${name}\0game\0`);
  } else if (entry?.isDirectory()) {
    const names = readdirSync(path).sort();
    hash.update(`${name}\0folder ${names.length}\0`);
    for (const each of names) addAll(hash, join(name, each), root);
  } else if (found?.isFile()) {
    const bytes = readFileSync(path);
    hash.update(`${name}\0${entry?.isFile() ? 'file' : 'link'} ${bytes.length}\0`).update(bytes);
  } else {
    hash.update(`${name}\0${found ? randomUUID() : ''}\0`);
  }
}

/**
 * The state of each file in a folder, without its bytes: a write changes the file's time, which nobody
 * can set.
 */
function statesIn(folder: string): readonly unknown[] {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return [entry.name, statesIn(path)];
      const { ino, size, ctimeNs } = lstatSync(path, { bigint: true });
      return [entry.name, String(ino), String(size), String(ctimeNs)];
    });
}
