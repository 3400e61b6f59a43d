/** Reads files of messages for a game. */
import { readMessages } from '../../inbox/read-messages.ts';
import type { GameAtHand, KnownPlayer } from '../../inbox/take/game-at-hand.ts';
import type { Message } from '../../inbox/types.ts';

export interface HandedIn {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** `left` describes the unreadable parts. */
export async function hear(files: readonly HandedIn[], { players }: Pick<GameAtHand, 'players'>) {
  const names = players.flatMap(namesOf);
  const messages: (readonly Message[])[] = [];
  const left: (readonly string[])[] = [];
  for (const { name, bytes } of files) {
    const read = await readMessages(bytes, names);
    if (read.ok) messages.push(read.messages);
    left.push(read.ok ? read.left : [`${name} was not read: ${read.message}`]);
  }
  return { messages: messages.flat(), left: left.flat() };
}

/** A player's names in a chat. Without an account also parts of the name, which are asked about. */
function namesOf({ id, name, accounts }: KnownPlayer): readonly string[] {
  if (accounts.length === 0) return [id, name, ...name.split(' ')];
  return [name, ...accounts.map((each) => each.slice(each.indexOf(':') + 1))];
}
