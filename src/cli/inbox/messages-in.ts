/** The messages of the files that a command line names; `-` is what is piped into it. */
import { resolve } from 'node:path';
import { MOST_BYTES } from '../../inbox/most-bytes.ts';
import type { GameAtHand } from '../../inbox/take/game-at-hand.ts';
import { type HandedIn, hear } from '../../try-out/inbox/hear.ts';
import { PIPED, readBytes, unread } from '../command-line/read-document.ts';

export async function messagesIn(
  files: readonly string[],
  game: Pick<GameAtHand, 'players'>,
  cwd: string,
) {
  const handed: HandedIn[] = [];
  for (const name of files) {
    const bytes = readBytes(name === '-' ? PIPED : resolve(cwd, name), MOST_BYTES);
    if (typeof bytes === 'string') return { ok: false as const, ...unread(cwd, name, bytes) };
    handed.push({ name, bytes });
  }
  return { ok: true as const, ...(await hear(handed, game)) };
}
