/** What was typed and is no move yet: kept for each game and kind of move, also over a reload. */
import type { Move } from '../../../try-out/draft-move.ts';
import { ask } from './parts.ts';

const PREFIX = 'nomotheca/draft/';

/** For a browser that keeps nothing. */
const here = new Map<string, string>();

function keyOf(game: string, kind: Move['kind']): string {
  return `${PREFIX}${game}/${kind}`;
}

export function keepDraft(game: string, move: Move): void {
  const key = keyOf(game, move.kind);
  const written = JSON.stringify(move);
  here.set(key, written);
  try {
    localStorage.setItem(key, written);
  } catch {
    // It stays as long as the page is open.
  }
}

export function forgetDraft(game: string, kind: Move['kind']): void {
  const key = keyOf(game, kind);
  here.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Then it was never kept.
  }
}

/** What is kept may have been changed by anybody, and is read as what comes in a link. */
export async function draftOf(game: string, kind: Move['kind']): Promise<Move | undefined> {
  const written = here.get(keyOf(game, kind)) ?? stored(keyOf(game, kind));
  if (written === undefined) return undefined;
  const value = { game, on: '', move: parsed(written) };
  const read = await ask({ ask: 'read-draft', value });
  return read.ok && read.draft.move.kind === kind ? read.draft.move : undefined;
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
