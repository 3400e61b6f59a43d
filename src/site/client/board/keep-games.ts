/** The games at this board, in the storage of the browser and nowhere else. */
import type { Source } from '../../../content/source.ts';
import { isObject } from '../../../try-out/links/game-link.ts';
import { parseJson } from '../basics/files.ts';

export interface KeptGame {
  readonly id: string;
  readonly title: string;
  /** Its records, and those of its Initial Set. */
  readonly records: readonly Source[];
  /** The moves made here: which record each wrote, and what was there before. */
  readonly moves: readonly {
    readonly file: string;
    readonly before: string | null;
    /** The name of the move. Games that were kept earlier have none. */
    readonly what?: string;
  }[];
}

/** The content of a key: a game, or bytes that are no game, and why. */
export type StoredGame =
  | { readonly ok: true; readonly key: string; readonly game: KeptGame }
  | { readonly ok: false; readonly key: string; readonly why: string; readonly bytes: string };

/** Other pages of the server may keep something too. The first version had this name. */
const PREFIX = 'nomotheca/table/';
/** The version of the form in which games are kept. */
const VERSION = 1;

/** Games that the browser does not keep. They last while this page is open. */
const unkept = new Map<string, { readonly game: KeptGame; readonly why: string }>();
/** The text that this page knows under a key. */
const known = new Map<string, string>();

export function keyOf(id: string): string {
  return PREFIX + id;
}

/** All games of this board, in the order of their ids. */
export function allGames(): readonly StoredGame[] {
  const here = [...unkept.values()].map(({ game }): StoredGame => {
    return { ok: true, key: keyOf(game.id), game };
  });
  const others = storedKeys().filter((key) => !here.some((found) => found.key === key));
  const stored = others.flatMap((key) => readKey(key) ?? []);
  return [...here, ...stored].sort((a, b) => (a.key < b.key ? -1 : 1));
}

export function takenIds(): readonly string[] {
  return allGames().map(({ key }) => key.slice(PREFIX.length));
}

/** The id, or the next one like it that no game here has. */
export function freeId(id: string): string {
  const taken = takenIds();
  let free = id;
  for (let count = 2; taken.includes(free); count += 1) free = `${id}-${count}`;
  return free;
}

/** From then on this page may write over the game. */
export function takeUp(id: string): KeptGame | undefined {
  const here = unkept.get(id)?.game;
  if (here) return here;
  const found = readKey(keyOf(id));
  if (!found?.ok) return undefined;
  known.set(found.key, localStorage.getItem(found.key) ?? '');
  return found.game;
}

/** Why the browser does not keep a game; `undefined` if it does. */
export function whyUnkept(id: string): string | undefined {
  return unkept.get(id)?.why;
}

export function isAnythingUnkept(): boolean {
  return unkept.size > 0;
}

/** If the browser does not keep the game, it lasts while this page is open. */
export function keepGame(game: KeptGame): void {
  const why = store(keyOf(game.id), JSON.stringify({ version: VERSION, ...game }));
  if (why === undefined) unkept.delete(game.id);
  else unkept.set(game.id, { game, why });
}

export function removeGame({ key }: StoredGame): void {
  if (storedKeys().includes(key)) localStorage.removeItem(key);
  unkept.delete(key.slice(PREFIX.length));
  known.delete(key);
}

/** Writes only over bytes that this page has read, since another window may have changed the game. */
function store(key: string, bytes: string): string | undefined {
  try {
    const there = localStorage.getItem(key);
    if (there !== null && there !== known.get(key)) {
      return 'The game was changed in another window, which keeps its own copy.';
    }
    localStorage.setItem(key, bytes);
    known.set(key, bytes);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError'
      ? 'The browser’s storage for this site is full.'
      : 'The browser does not store anything for this site.';
  }
}

/** Empty if the browser keeps nothing for this page. */
function storedKeys(): readonly string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function readKey(key: string): StoredGame | undefined {
  if (!storedKeys().includes(key)) return undefined;
  const bytes = localStorage.getItem(key) ?? '';
  const unread = (why: string): StoredGame => ({ ok: false, key, why, bytes });
  const value = parseJson(bytes);
  const version = isObject(value) ? value.version : undefined;
  if (typeof version === 'number' && version !== VERSION) {
    return unread('A different version of this page stored it.');
  }
  if (!isGame(value) || keyOf(value.id) !== key) return unread('The stored game is damaged.');
  const { id, title, records, moves } = value;
  return { ok: true, key, game: { id, title, records, moves } };
}

function isGame(value: unknown): value is KeptGame {
  if (!isObject(value)) return false;
  const { version, id, title, records, moves } = value;
  if (version !== VERSION || typeof id !== 'string' || typeof title !== 'string') return false;
  if (!Array.isArray(records) || !records.every(isRecord)) return false;
  return Array.isArray(moves) && moves.every(isMove);
}

function isRecord(value: unknown): value is Source {
  return isObject(value) && typeof value.file === 'string' && typeof value.text === 'string';
}

export function isMove(value: unknown): value is KeptGame['moves'][number] {
  if (!isObject(value) || typeof value.file !== 'string') return false;
  const { before, what } = value;
  if (what !== undefined && typeof what !== 'string') return false;
  return before === null || typeof before === 'string';
}
