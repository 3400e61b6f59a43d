/** Which game a message is of, where a channel is shared by several. */
import type { Message } from '../types.ts';
import type { GameAtHand } from './game-at-hand.ts';

export type OfGame =
  | { readonly is: 'another' }
  | { readonly is: 'this'; readonly message: Message }
  | { readonly is: 'doubtful'; readonly why: string };

const TAGS = /\[([^\]\n]{1,60})\]/g;

/** What stands between brackets in the subject of a mail. */
export function gameTags({ thread, place }: Message): readonly string[] {
  if (place.kind !== 'mail') return [];
  const subject = thread?.title.slice(0, 500) ?? '';
  return [...subject.matchAll(TAGS)].map(([, tag = '']) => tag.trim().toLowerCase());
}

/** `tags`: those of all messages that were read with it. */
export function ofWhichGame(message: Message, tags: ReadonlySet<string>, game: GameAtHand): OfGame {
  const mails = game.customs.filter(({ kind, where }) => kind === 'mail' && where !== undefined);
  const title = message.thread?.title.toLowerCase() ?? '';
  if (message.place.kind === 'mail' && mails.length > 0) {
    const isHere = mails.some(({ where = '' }) => title.includes(where.toLowerCase()));
    if (!isHere) return { is: 'another' };
  }
  const own = new Set([game.id, game.title.toLowerCase()]);
  const others = new Set(
    game.others.map((name) => name.toLowerCase()).filter((name) => !own.has(name)),
  );
  const isTagged = [...tags].some((tag) => own.has(tag));
  const strange = isTagged ? [...tags].filter((each) => !own.has(each)) : [];
  const here = gameTags(message);
  const elsewhere = here.filter((tag) => others.has(tag) || strange.includes(tag));
  const isOwn = here.some((each) => own.has(each));
  if (elsewhere.length > 0 && !isOwn) return { is: 'another' };
  if (elsewhere.length > 0) return { is: 'doubtful', why: 'its subject names two games' };
  if (isTagged && !isOwn && strange.length > 0) {
    return { is: 'doubtful', why: 'it does not say which game it is of' };
  }
  return { is: 'this', message: doubtedFrom(message, [...others, ...strange]) };
}

/** From a line that names another game, all that follows may be of that one. */
function doubtedFrom(message: Message, names: readonly string[]): Message {
  const { lines } = message;
  const at = lines.findIndex(
    ({ mark, text }) => mark === 'own' && names.some((name) => speaksOf(text, name)),
  );
  if (at < 0) return message;
  const why = 'it names another game';
  const doubted = lines.map((line, i) =>
    i >= at && line.mark === 'own' ? { ...line, mark: 'doubtful' as const, why } : line,
  );
  return { ...message, lines: doubted };
}

function speaksOf(text: string, name: string): boolean {
  const low = text.toLowerCase();
  if (/[^\p{L}\p{N}-]/u.test(name)) return low.includes(name);
  return low.split(/[^\p{L}\p{N}-]+/u).includes(name);
}
