/** The games at this table, in the storage of the browser and nowhere else. */
import type { Source } from '../../../content/source.ts';

/** A game as it is kept. */
export interface KeptGame {
  readonly id: string;
  readonly title: string;
  /** Its records, and those of its Initial Set. */
  readonly records: readonly Source[];
  /** The moves made here: which record each wrote, and what was there before. */
  readonly moves: readonly { readonly file: string; readonly before: string | null }[];
}

/** What is found under a key: a game, or what cannot be read as one, and why. */
export type Found =
  | { readonly ok: true; readonly key: string; readonly game: KeptGame }
  | { readonly ok: false; readonly key: string; readonly why: string; readonly bytes: string };

/** Other pages of the same server may keep something too. */
const PREFIX = 'nomotheca/table/';
/** Of the form in which games are kept. */
const VERSION = 1;

export function keyOf({ id }: Pick<KeptGame, 'id'>): string {
  return PREFIX + id;
}

/** Empty where the browser keeps nothing for this page. */
export function keptGames(): readonly Found[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    return keys
      .filter((key) => key.startsWith(PREFIX))
      .sort()
      .flatMap((key) => {
        const bytes = localStorage.getItem(key);
        return bytes === null ? [] : [read(key, bytes)];
      });
  } catch {
    return [];
  }
}

function read(key: string, bytes: string): Found {
  const unread = (why: string): Found => ({ ok: false, key, why, bytes });
  let value: unknown;
  try {
    value = JSON.parse(bytes);
  } catch {
    return unread('It is damaged.');
  }
  if (!isObject(value)) return unread('It is damaged.');
  if (value.version !== VERSION) return unread('Another version of this page has kept it.');
  const { id, title, records, moves } = value;
  if (typeof id !== 'string' || typeof title !== 'string' || keyOf({ id }) !== key) {
    return unread('It is damaged.');
  }
  if (!Array.isArray(records) || !records.every(isRecord)) return unread('It is damaged.');
  if (!Array.isArray(moves) || !moves.every(isMove)) return unread('It is damaged.');
  return { ok: true, key, game: { id, title, records, moves } };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Source {
  return isObject(value) && typeof value.file === 'string' && typeof value.text === 'string';
}

function isMove(value: unknown): value is KeptGame['moves'][number] {
  if (!isObject(value) || typeof value.file !== 'string') return false;
  return value.before === null || typeof value.before === 'string';
}

/** What this page knows to be kept under a key. */
const known = new Map<string, string>();

/** Why a game is not kept; `undefined` if it is. Nothing that somebody else kept is written over. */
export function keepGame(game: KeptGame): string | undefined {
  const key = keyOf(game);
  const bytes = JSON.stringify({ version: VERSION, ...game });
  try {
    const there = localStorage.getItem(key);
    if (there !== null && there !== bytes && there !== known.get(key)) {
      return 'the game has been changed in another window. Load this page again to see it there';
    }
    localStorage.setItem(key, bytes);
    known.set(key, bytes);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError'
      ? 'the storage of this browser is full'
      : 'this browser keeps nothing for this page';
  }
}

/** The game is taken up as it is kept, so that this page may write over it. */
export function takeUp({ key }: Found): void {
  const bytes = localStorage.getItem(key);
  if (bytes !== null) known.set(key, bytes);
}

export function removeGame(key: string): void {
  localStorage.removeItem(key);
  known.delete(key);
}
