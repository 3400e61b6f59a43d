/** The messages of the files that a command line names; `-` is what is piped into it. */
import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemReason } from '../../diagnostics/system-fault.ts';
import { isZone } from '../../inbox/formats/when.ts';
import { MOST_BYTES, readMessages } from '../../inbox/read-messages.ts';
import type { GameAtHand } from '../../inbox/take/game-at-hand.ts';
import type { Message } from '../../inbox/types.ts';

export type MessagesIn =
  | { readonly ok: true; readonly messages: readonly Message[]; readonly left: readonly string[] }
  | { readonly ok: false; readonly message: string };

export async function messagesIn(
  files: readonly string[],
  { players, zone }: Pick<GameAtHand, 'players' | 'zone'>,
  cwd: string,
): Promise<MessagesIn> {
  if (zone !== undefined && !isZone(zone)) {
    return {
      ok: false,
      message: `game.md states the zone “${zone}”, which there is not. Write Europe/Berlin, or UTC.`,
    };
  }
  const names = players.flatMap(({ name, accounts }) => [
    name,
    ...accounts.map((each) => each.slice(each.indexOf(':') + 1)),
  ]);
  const messages: Message[] = [];
  const left: string[] = [];
  for (const file of files) {
    const bytes = bytesOf(cwd, file);
    if (typeof bytes === 'string')
      return { ok: false, message: `${file} cannot be read: ${bytes}.` };
    const read = await readMessages(bytes, { names, zone });
    if (read.ok) messages.push(...read.messages);
    left.push(...(read.ok ? read.left : [`${file} was not read: ${read.message}`]));
  }
  return { ok: true, messages, left };
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
