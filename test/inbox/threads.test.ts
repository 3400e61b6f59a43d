/**
 * Threads of the kinds in which communities really play, made for this test. Each has the records that a
 * careful clerk takes, and the messages that need a question.
 */
import { expect, test } from 'vitest';
import { readMessages } from '../../src/inbox/read-messages.ts';
import type { GameAtHand } from '../../src/inbox/take/game-at-hand.ts';
import { takeMessages } from '../../src/inbox/take/take-messages.ts';
import type { OfferedRecord } from '../../src/inbox/types.ts';
import { pastedLine } from '../../src/try-out/inbox/offer-words.ts';
import { CLERKS_THREADS } from './clerks-threads.ts';
import { GAME } from './hear.ts';
import { PASTED, PLAYERS_THREADS } from './players-threads.ts';
import { THREADS } from './threads.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dee'];
const AT_HAND: GameAtHand = {
  ...GAME,
  players: NAMES.map((name) => {
    const id = name.toLowerCase();
    const accounts = [`mail:${id}@example.org`, `discord:${id}`, `github:${id}`, `chat:${name}`];
    return { id, name, accounts };
  }),
  open: [8345, 8346, 8347, 8348].map((number) => ({ number, by: 'dee' })),
};

/** `ben for 8345`; of a proposal its title and its text in one line. */
function lineOf({ kind, player, value, times, number, title, text, of }: OfferedRecord): string {
  const which = number ?? of;
  const words = [times === undefined ? undefined : `${times}x`, value, which];
  if (kind === 'proposal') words.splice(0, 3, 'proposes', title, text?.replace(/\s+/g, ' ').trim());
  else if (kind !== 'vote') words.unshift(kind);
  return [player ?? 'nobody', ...words].filter((each) => each !== undefined).join(' ');
}

/** `m ben: for 1, against 2` in two. */
function each(line: string): readonly string[] {
  const [whose = '', all = ''] = line.split(/: (.*)/s);
  return all.split(/, (?=(?:3x )?(?:for|against|abstain) \d+)/).map((one) => `${whose} ${one}`);
}

/** `ben for 1, against 2` in two. */
function votesOf(plain: string): readonly string[] {
  const [by = ''] = plain.split(' ');
  return plain.split(', ').map((one, i) => (i === 0 ? one : `${by} ${one}`));
}

test.each([...CLERKS_THREADS, ...PLAYERS_THREADS])('$name', async ({ text, game = {}, rows }) => {
  const read = await readMessages(new TextEncoder().encode(text), NAMES);
  if (!read.ok) throw new Error(read.message);
  const { offers } = takeMessages(read.messages, { ...AT_HAND, ...game });
  for (const { of, plain, isAsked, isUnclear } of rows) {
    const own = offers.filter(({ message }) => pastedLine(message) === of);
    const taken = own.filter(({ why }) => why === undefined).map(lineOf);
    const expected = plain === undefined || isAsked ? [] : votesOf(plain);
    expect([of, ...taken]).toEqual([of, ...expected]);
    const isQuestion = own.some(({ why }) => why !== undefined);
    if (isAsked || isUnclear) expect([of, isQuestion]).toEqual([of, true]);
  }
});

test.each(PASTED)('pasted: %s', async (_, text, shown) => {
  const read = await readMessages(new TextEncoder().encode(text), NAMES);
  if (!read.ok) throw new Error(read.message);
  const { offers } = takeMessages(read.messages, AT_HAND);
  expect(offers.filter(({ why }) => why === undefined)).toEqual([]);
  const all = offers.map(({ whole, words }) => whole ?? words).join('\n');
  for (const line of shown) expect(all).toContain(line);
});

test.each(THREADS)('$name', async ({ text, game = {}, takes, asks = [], asksOf, passes = [] }) => {
  const at = { ...AT_HAND, ...game };
  const read = await readMessages(new TextEncoder().encode(text), NAMES);
  if (!read.ok) throw new Error(read.message);
  const { offers } = takeMessages(read.messages, at);
  const taken = offers.filter(({ why }) => why === undefined);
  expect(taken.map((offer) => `${pastedLine(offer.message)} ${lineOf(offer)}`).sort()).toEqual(
    takes.flatMap(each).sort(),
  );
  const shown = offers.filter(({ why }) => why !== undefined);
  if (asksOf)
    expect(shown.map((offer) => `${pastedLine(offer.message)} ${lineOf(offer)}`)).toEqual(asksOf);
  const asked = new Set(
    offers.flatMap(({ why, message }) => (why === undefined ? [] : [pastedLine(message)])),
  );
  expect([...asked].filter((place) => !passes.includes(place)).sort()).toEqual([...asks].sort());
});
