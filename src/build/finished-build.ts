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

/** `software` is the hash of it. */
export function hashOfAll(
  sources: readonly Source[],
  settings: Settings,
  software: string,
): string {
  // No site depends on the port at which it is served.
  const options = { ...settings, port: 0 };
  return hashOf([options, software, sources]);
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

/**
 * By game, the state of its pages if they lie in the site as the latest build left them, made of the same.
 * `isWhole` if nothing else has changed either.
 */
export function laidIn({ site, cache, madeOf, games }: FinishedBuild) {
  const kept = readKept(cache);
  const states = [...games].map(([game, of]) => [game, stateOf(site, game, of)] as const);
  const laid = new Map(states.filter(([game, state]) => kept?.games[game] === state));
  const isOfSame = madeOf !== undefined && kept?.madeOf === madeOf && laid.size === games.size;
  const isFinished = isOfSame && !existsSync(join(cache, UNFINISHED));
  return { laid, isWhole: isFinished && kept.others === stateOfOthers(site, games) };
}

/** `laid` are those that this build left as they were. */
export function keepFinished(
  { site, cache, madeOf, games }: FinishedBuild,
  laid: ReadonlyMap<string, string>,
): void {
  const states = [...games].map(([game, of]) => [game, laid.get(game) ?? stateOf(site, game, of)]);
  const kept = { madeOf, others: stateOfOthers(site, games), games: Object.fromEntries(states) };
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
function stateOf(site: string, game: string, madeOf: MadeOf): string {
  return hashOf([site, madeOf, statesIn(join(site, 'games', game))]);
}

/** The state of all files of the site but the pages of games. */
function stateOfOthers(site: string, games: FinishedBuild['games']): string {
  const apart = [...STAYS_IN_SITE, ...[...games.keys()].map((game) => join('games', game))];
  return hashOf([site, statesIn(site, new Set(apart.map((path) => join(site, path))))]);
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
 * The state of each file in a folder, without its bytes: a write changes the file's time, which nobody
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
