/** The messages of the files that a command line names; `-` is what is piped into it. */
import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemReason } from '../../diagnostics/system-fault.ts';
import { MOST_BYTES } from '../../inbox/most-bytes.ts';
import type { GameAtHand } from '../../inbox/take/game-at-hand.ts';
import { type HandedIn, type Heard, hear } from '../../try-out/inbox/hear.ts';

export async function messagesIn(
  files: readonly string[],
  game: Pick<GameAtHand, 'players' | 'zone'>,
  cwd: string,
): Promise<Heard> {
  const handed: HandedIn[] = [];
  for (const name of files) {
    const bytes = bytesOf(cwd, name);
    if (typeof bytes === 'string')
      return { ok: false, message: `${name} cannot be read: ${bytes}.` };
    handed.push({ name, bytes });
  }
  return hear(handed, game);
}

/** At most one byte more than is read of a file, or why nothing can be read. */
function bytesOf(cwd: string, file: string): Uint8Array | string {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    const open = file === '-' ? 0 : openSync(resolve(cwd, file), 'r');
    try {
      while (length <= MOST_BYTES) {
        const part = Buffer.alloc(1 << 16);
        const read = readSync(open, part, 0, part.length, null);
        if (read === 0) break;
        parts.push(part.subarray(0, read));
        length += read;
      }
    } finally {
      if (file !== '-') closeSync(open);
    }
  } catch (error) {
    return systemReason(error);
  }
  return Buffer.concat(parts);
}
