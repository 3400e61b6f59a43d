/**
 * Which parts of a site are there already, and which runner makes the others. A part is the pages of one
 * game. It is taken if it was made of the same records, by the same software, for the same address. Then
 * neither the game is replayed nor a page of it made.
 */
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../archive/words/phrase.ts';
import { readContent } from '../content/read-content.ts';
import type { Source } from '../content/source.ts';
import { visible } from '../diagnostics/visible.ts';
import { sourcesOfGames } from '../records/parse/parse-sources.ts';
import { hashOf, hashOfSoftware } from './finished-build.ts';
import { cacheOf, PARTS } from './own-folder.ts';
import { type MadeOf, PartFault, type PartHead, readPartHead, readWhole } from './part-file.ts';
import type { Settings } from './settings.ts';

const ENDING = '.part';

export const partIn = (folder: string, game: string) => join(folder, `${game}${ENDING}`);

/** The game that a record belongs to; `undefined` for any other file. */
export function gameOf(file: string): string | undefined {
  const [games, game, ...rest] = file.split('/');
  return games === 'games' && rest.length > 0 ? game : undefined;
}

/** One for each game, in the order of their ids. */
export function madeOfGames(
  sources: readonly Source[],
  settings: Settings,
  software: string,
): ReadonlyMap<string, MadeOf> {
  const { base, site, repository } = settings;
  const address = JSON.stringify([base, site, repository]);
  const byGame = Map.groupBy(sources, ({ file }) => gameOf(file));
  const others = byGame.get(undefined) ?? [];
  const games = [...byGame.keys()].filter((game) => game !== undefined).sort();
  return new Map(
    games.map((game) => {
      const own = byGame.get(game) ?? [];
      const records = hashOf(sourcesOfGames([...others, ...own], [game]));
      return [game, { records, software, address }];
    }),
  );
}

export type FoundParts = ReturnType<typeof findParts>;

/**
 * Looks in our own folder first, then in the others. Reads parts from other folders to their ends. `wrong`
 * says why parts cannot be used. `strange` has the parts of games that the records lack.
 */
export function findParts(
  own: string | undefined,
  others: readonly string[] = [],
  games: ReadonlyMap<string, MadeOf>,
) {
  const parts = new Map<string, { readonly file: string; readonly head: PartHead }>();
  const wrong = new Map<string, string>();
  const strange: string[] = [];
  for (const folder of [own, ...others]) {
    if (folder === undefined || (folder === own && !existsSync(folder))) continue;
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith(ENDING)) continue;
      const game = name.slice(0, -ENDING.length);
      const file = join(folder, name);
      const madeOf = games.get(game);
      if (!madeOf && folder !== own) strange.push(file);
      if (!madeOf || parts.has(game)) continue;
      const part = readPart(file, game, madeOf, folder === own);
      if (typeof part === 'string') wrong.set(game, `${file} ${part}`);
      else parts.set(game, part);
    }
  }
  return { parts, wrong, strange };
}

/** Removes parts of games that are no more. */
export function dropParts(folder: string, games: ReadonlyMap<string, MadeOf>): void {
  for (const name of readdirSync(folder)) {
    if (!games.has(name.slice(0, -ENDING.length))) rmSync(join(folder, name), { recursive: true });
  }
}

/** The part, or why it cannot be taken. */
function readPart(file: string, game: string, madeOf: MadeOf, isOwn: boolean) {
  if (!lstatSync(file).isFile()) return 'is no file';
  try {
    const head = isOwn ? readPartHead(file) : readWhole(file).head;
    const why = head.game === game ? whyOther(head.madeOf, madeOf) : 'is of another game';
    return why ?? { file, head };
  } catch (error) {
    if (error instanceof PartFault) return error.message;
    throw error;
  }
}

function whyOther(one: MadeOf, other: MadeOf): string | undefined {
  if (one.software !== other.software) return 'was made by another version of the software';
  if (one.address !== other.address) return 'was made for another address';
  return one.records === other.records
    ? undefined
    : 'was made of other records, as those of another commit';
}

const MOST_NAMED = 10;

export function whyNotWhole(
  { parts, wrong, strange }: FoundParts,
  games: Iterable<string>,
): string | undefined {
  const lacking = [...games].filter((game) => !parts.has(game));
  const why = [
    ...lacking.map((game) => wrong.get(game) ?? `there is no part of ${game}`),
    ...strange.map((file) => `${file} is of a game that the records do not have`),
  ];
  if (why.length === 0) return undefined;
  const more = why.length > MOST_NAMED ? [`and ${counted(why.length - MOST_NAMED, 'more')}`] : [];
  return visible(`${[...why.slice(0, MOST_NAMED), ...more].join('; ')}. No site was built.`);
}

/**
 * Divides the games without a part in the cache among runners, by the weight of their records. `kept` counts
 * the others. Returns a message if there are no records to read.
 */
export function planParts(settings: Settings, runners: number) {
  const content = readContent(settings.content);
  if (!content.ok) return content.message;
  const games = madeOfGames(content.sources, settings, hashOfSoftware());
  const { parts } = findParts(join(cacheOf(settings), PARTS), [], games);
  const weights = new Map<string, number>();
  for (const { file, text } of content.sources) {
    const game = gameOf(file);
    if (game === undefined || parts.has(game)) continue;
    weights.set(game, (weights.get(game) ?? 0) + text.length);
  }
  return { runners: divide(weights, runners), kept: parts.size };
}

/**
 * Gives each game, the heaviest first, to the runner with the least work so far. A runner without a game
 * is left out.
 */
export function divide(weights: ReadonlyMap<string, number>, runners: number) {
  const shares = Array.from({ length: runners }, () => ({ games: [] as string[], weight: 0 }));
  const heaviest = [...weights].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  for (const [game, weight] of heaviest) {
    const least = shares.reduce((a, b) => (b.weight < a.weight ? b : a));
    least.games.push(game);
    least.weight += weight;
  }
  return shares
    .filter(({ games }) => games.length > 0)
    .map(({ games, weight }) => ({ games: games.sort(), weight }));
}
