/** What was typed and is no move yet: kept for each game and kind of move, also over a reload. */
import type { WhatHappens } from '../../../try-out/happenings.ts';
import type { MoveDraft } from '../../../try-out/moves.ts';
import { parseJson } from '../basics/files.ts';
import type { Way } from './other-moves.ts';
import { ask } from './parts.ts';

const PREFIX = 'nomotheca/draft/';

/** For a browser that keeps nothing. */
const here = new Map<string, string>();

function keyOf(game: string, kind: MoveDraft['kind'], what?: WhatHappens): string {
  return [PREFIX + game, kind, ...(what === undefined ? [] : [what])].join('/');
}

/** An event is found by what happens too, since the board has a form for each. */
function keysOf(game: string, move: MoveDraft): readonly string[] {
  const own = keyOf(game, move.kind);
  return move.kind === 'event' ? [own, keyOf(game, move.kind, move.what)] : [own];
}

export function keepDraft(game: string, move: MoveDraft): void {
  for (const key of keysOf(game, move)) keep(key, JSON.stringify(move));
}

function keep(key: string, written: string): void {
  here.set(key, written);
  try {
    localStorage.setItem(key, written);
  } catch {
    // It stays as long as the page is open.
  }
}

export function forgetDraft(game: string, move: MoveDraft): void {
  for (const key of keysOf(game, move)) forget(key);
}

function forget(key: string): void {
  here.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Then it was never kept.
  }
}

/** What is kept may have been changed by anybody, and is read as what comes in a link. */
async function draftOf(game: string, kind: MoveDraft['kind'], what?: WhatHappens) {
  const key = keyOf(game, kind, what);
  const written = here.get(key) ?? stored(key);
  if (written === undefined) return undefined;
  const value = { game, on: '', move: parseJson(written) };
  const read = await ask({ ask: 'read-draft', value });
  return read.ok && read.draft.move.kind === kind ? read.draft.move : undefined;
}

/** What was typed for the same, or else what is wanted. */
export async function presetOf(
  game: string,
  { kind, wanted }: Way,
): Promise<MoveDraft | undefined> {
  if (wanted?.kind !== 'event') return wanted ?? draftOf(game, kind);
  const typed = await draftOf(game, kind, wanted.what);
  const isSame = typed?.kind === 'event' && typed.rule === wanted.rule;
  return isSame ? typed : wanted;
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
