/** A game in a link: its beginning, and every record written since, in order. */
import { parseRecordPath } from '../../content/record-path.ts';
import type { Source } from '../../content/source.ts';
import { digest } from '../../helpers/digest.ts';
import { LinkRefusal, packLink, unpackLink } from './pack.ts';

/** A game's beginning and moves, so that two games can be compared move by move. */
export interface Course {
  /** The first records, with names relative to the game's folder. */
  readonly start: readonly Source[];
  /** For each move, the record as written then. */
  readonly moves: readonly LinkedMove[];
}

export interface LinkedMove extends Source {
  /** The move's title. */
  readonly what?: string;
}

export interface LinkedGame extends Course {
  /** The game's id where the link was made. */
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  /** Identifies the Initial Set of the beginning. */
  readonly digest: string;
  /** The Initial Set, relative to its folder, if the target site has a different one. */
  readonly set?: readonly Source[] | undefined;
}

const MOST_MOVES = 20_000;
const MOST_TITLE = 200;

export function packGame(game: LinkedGame): Promise<string> {
  const { start, moves, set, ...rest } = game;
  const pairs = (records: readonly LinkedMove[]) =>
    records.map(({ file, text, what }) => [file, text, ...(what === undefined ? [] : [what])]);
  return packLink('game', {
    ...rest,
    start: pairs(start),
    moves: pairs(moves),
    ...(set && { set: pairs(set) }),
  });
}

/** From anybody: nothing is taken over that is not of the form in which `packGame` writes it. */
export async function readGame(address: string) {
  const unpacked = await unpackLink('game', address);
  if (!unpacked.ok) return unpacked;
  try {
    return { ok: true, game: toGame(unpacked.value) } as const;
  } catch (error) {
    if (error instanceof LinkRefusal) return { ok: false, why: error.message } as const;
    throw error;
  }
}

function toGame(value: unknown): LinkedGame {
  if (!isObject(value)) return fail();
  const game = text(value.game);
  const ruleset = text(value.ruleset);
  const start = records(value.start, `games/${game}/`);
  const moves = records(value.moves, `games/${game}/`);
  const set = value.set === undefined ? undefined : records(value.set, `rulesets/${ruleset}/`);
  if (!isOnce(start) || !start.some(({ file }) => file === HEAD)) {
    throw new LinkRefusal('The link has no game: it lacks game.md, or has a record twice.');
  }
  if (moves.some(({ file }) => file === HEAD)) {
    throw new LinkRefusal('A move in the link would change the beginning of the game.');
  }
  if (set && !isOnce(set)) return fail();
  const [named, known] = [title(value.title), text(value.digest)];
  return { game, title: named, ruleset, digest: known, start, moves, set };
}

const HEAD = 'game.md';

function isOnce(all: readonly Source[]): boolean {
  return new Set(all.map(({ file }) => file)).size === all.length;
}

function records(value: unknown, folder: string): readonly LinkedMove[] {
  if (!Array.isArray(value)) return fail();
  if (value.length > MOST_MOVES) {
    throw new LinkRefusal(`The link has more than ${MOST_MOVES} records, which is too many.`);
  }
  return value.map((pair) => {
    if (!Array.isArray(pair) || pair.length < 2 || pair.length > 3) return fail();
    const what = pair[2] === undefined ? undefined : title(pair[2]);
    const source = {
      file: text(pair[0]),
      text: text(pair[1]),
      ...(what !== undefined && { what }),
    };
    const placed = parseRecordPath(folder + source.file);
    if (!placed.ok) throw new LinkRefusal(`A record in the link is refused. ${placed.message}`);
    return source;
  });
}

/** Any text that a file could have. */
function text(value: unknown): string {
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) return fail();
  return value.replace(/\r\n?/g, '\n');
}

function title(value: unknown): string {
  const words = text(value);
  return words.length > MOST_TITLE ? fail() : words;
}

function fail(): never {
  throw new LinkRefusal('The link is damaged: it does not have a game.');
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The digest only detects accidental differences: a site uses its own set. */
export function digestOf(records: readonly Source[]): string {
  const sorted = [...records].sort((a, b) => (a.file < b.file ? -1 : 1));
  const text = sorted.map(({ file, text }) => `${file}\n${text.length}\n${text}`).join('\n');
  return digest(text);
}

/** Whether two games began with the same records. */
export function isSameStart(one: Omit<LinkedGame, 'moves'>, other: Omit<LinkedGame, 'moves'>) {
  const textIn = new Map(other.start.map(({ file, text }) => [file, text]));
  return (
    one.digest === other.digest &&
    one.start.length === other.start.length &&
    one.start.every(({ file, text }) => textIn.get(file) === text)
  );
}

/** The number of common moves before two games differ, or one ends. */
export function sharedMoves({ moves: one }: Course, { moves: other }: Course): number {
  const differs = one.findIndex(({ file, text }, i) => {
    const there = other[i];
    return there?.file !== file || there.text !== text;
  });
  return differs < 0 ? one.length : differs;
}
