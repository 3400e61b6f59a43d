/** Messages made for a test, and what is heard in them, in a line for each record. */

import type { GameAtHand } from '../../src/inbox/take/game-at-hand.ts';
import { takeMessages } from '../../src/inbox/take/take-messages.ts';
import { chatLines } from '../../src/inbox/text/chat-lines.ts';
import { plainLines } from '../../src/inbox/text/plain-lines.ts';
import type { Message, OfferedRecord } from '../../src/inbox/types.ts';

export const GAME: GameAtHand = {
  id: 'friends',
  title: 'Friends by Post',
  players: [
    { id: 'gil', name: 'Gil', accounts: ['mail:gil@example.com', 'discord:71'] },
    { id: 'hana', name: 'Hana', accounts: ['mail:hana@example.com', 'discord:72'] },
    { id: 'ivo', name: 'Ivo', accounts: ['mail:ivo@example.com', 'discord:73'] },
  ],
  clerks: [],
  customs: [],
  open: [
    { number: 41, by: 'gil' },
    { number: 42, by: 'hana', title: 'Hats' },
    { number: 43, by: 'ivo' },
    { number: 44, by: undefined },
  ],
  rules: new Map([
    ['3', 'The Judge decides, and who loses a turn loses points.'],
    ['203', 'Two-thirds of the votes adopt a proposal.'],
  ]),
  next: undefined,
  questions: [],
  proposedIn: new Map(),
  announced: new Map(),
  started: Date.UTC(2025, 0, 1),
  now: Date.UTC(2026, 6, 1),
  others: [],
};

export function mail(words: string, more: Partial<Message> = {}): Message {
  const raw = words.split('\n');
  return {
    id: 'm1',
    from: { accounts: ['mail:gil@example.com'], name: 'Gil' },
    at: '2026-03-02T10:00:00Z',
    doubts: [],
    raw,
    lines: plainLines(raw),
    reactions: [],
    place: { kind: 'mail', names: [] },
    enclosed: [],
    ...more,
  };
}

export function chat(words: string, more: Partial<Message> = {}): Message {
  const from = { accounts: ['discord:71'], name: 'Gil' };
  return mail('', {
    ...chatLines(words),
    from,
    place: { kind: 'discord', names: ['votes'] },
    ...more,
  });
}

/** `for 41`, `asked for 41`, `propose: the text`. */
export function heard(
  messages: readonly Message[],
  game: Partial<GameAtHand> = {},
): readonly string[] {
  return takeMessages(messages, { ...GAME, ...game }).offers.map(line);
}

function line({ isTalk, ...said }: OfferedRecord): string {
  if (isTalk) return 'talk';
  const { kind, value, number, times, text, title, why, player, on } = said;
  const what = {
    vote: () =>
      `${times === undefined ? '' : `${times} x `}${value}${number === undefined ? '' : ` ${number}`}`,
    proposal: () =>
      `propose${number === undefined ? '' : ` ${number}`}${title === undefined ? '' : ` “${title}”`}: ${text}`,
    call: () => `call: ${text}`,
    ruling: () => `rule ${number}: ${value}`,
    withdraw: () => `withdraw ${on}${number === undefined ? '' : ` ${number}`}`,
    act: () => `act: ${value}`,
    closing: () => `close ${number}: ${value}`,
  }[kind]();
  return `${why === undefined ? '' : 'asked '}${player === 'gil' ? '' : `${player ?? 'nobody'}: `}${what}`;
}
