/** Makes another game from a game up to one of its steps, to be played on from there. */
import type { Source } from '../../../content/source.ts';
import { loadJson } from '../basics/files.ts';
import { freeId, type KeptGame, keepGame } from './keep-games.ts';
import { moveRecords } from './linked-games.ts';
import { announce, ask, base, faultsInRecords } from './parts.ts';

/** A game of the archive, in an address: `#from=the-teapot.12`. */
export function stepInAddress(hash: string): { game: string; step: number } | undefined {
  const [, game, step] = /^#from=([a-z0-9-]{1,100})\.(\d{1,6})$/.exec(hash) ?? [];
  return game === undefined ? undefined : { game, step: Number(step) };
}

/** Returns the id of the new game. If there can be none, the page says why. */
export async function playOnFromArchive(game: string, step: number): Promise<string | undefined> {
  announce('Loading the game …');
  const records = await loadJson<readonly Source[]>(`${base}games/${game}/records.json`);
  if (!records) return refuse('The records of the game cannot be loaded here.');
  const isOpen = await ask({ ask: 'open', game, sources: records, base, isPublished: false });
  if (!isOpen) return refuse('The records of the game cannot be read.');
  return playOnFrom({ id: game, title: await ask({ ask: 'title' }), records, moves: [] }, step);
}

const FROM_STEP = / \(what if, from step \d+\)$/;

/** Goes on from the game that is open. */
export async function playOnFrom({ id, title }: KeptGame, step: number) {
  const cut = await ask({ ask: 'cut', step });
  const other = freeId(id);
  const records = moveRecords(cut, id, other);
  const faults = await faultsInRecords(records);
  if (faults.length > 0) return refuse(faults.join(' '));
  const named = title.replace(FROM_STEP, '');
  keepGame({ id: other, title: `${named} (what if, from step ${step})`, records, moves: [] });
  return other;
}

function refuse(why: string): undefined {
  announce(`The game cannot go on from that step. ${why}`);
  return undefined;
}
