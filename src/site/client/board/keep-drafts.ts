/** Drafts of moves. The browser keeps one for each game and kind of move. */
import type { WhatHappens } from '../../../try-out/happenings.ts';
import type { MoveDraft } from '../../../try-out/moves.ts';
import { parseJson } from '../basics/files.ts';
import type { Way } from './other-moves.ts';
import { ask } from './parts.ts';

const PREFIX = 'nomotheca/draft/';

/** Drafts of a browser that keeps nothing. */
const here = new Map<string, string>();

function keyOf(game: string, kind: MoveDraft['kind'], what?: WhatHappens): string {
  return [PREFIX + game, kind, ...(what === undefined ? [] : [what])].join('/');
}

/** The board has a form for each kind of event, so a draft of an event has two keys. */
function keysOf(game: string, move: MoveDraft): readonly string[] {
  const own = keyOf(game, move.kind);
  return move.kind === 'event' ? [own, keyOf(game, move.kind, move.what)] : [own];
}

export function keepDraft(game: string, move: MoveDraft): void {
  const written = JSON.stringify(move);
  for (const key of keysOf(game, move)) {
    here.set(key, written);
    // If the browser does not keep the draft, it lasts while the page is open.
    unlessBarred(() => localStorage.setItem(key, written));
  }
}

export function forgetDraft(game: string, move: MoveDraft): void {
  for (const key of keysOf(game, move)) {
    here.delete(key);
    unlessBarred(() => localStorage.removeItem(key));
  }
}

/** Anybody may have changed a kept draft, so it is read like one from a link. */
async function draftOf(game: string, kind: MoveDraft['kind'], what?: WhatHappens) {
  const key = keyOf(game, kind, what);
  const written = here.get(key) ?? unlessBarred(() => localStorage.getItem(key));
  if (written == null) return undefined;
  const value = { game, on: '', move: parseJson(written) };
  const read = await ask({ ask: 'read-draft', value });
  return read.ok && read.draft.move.kind === kind ? read.draft.move : undefined;
}

/** The draft for the same move, or else the wanted values. */
export async function presetOf(game: string, { kind, wanted }: Way) {
  if (wanted?.kind !== 'event') return wanted ?? draftOf(game, kind);
  const typed = await draftOf(game, kind, wanted.what);
  const isSame = typed?.kind === 'event' && typed.rule === wanted.rule;
  return isSame ? typed : wanted;
}

/** The browser may refuse access to its storage. Then the work returns nothing. */
function unlessBarred<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
