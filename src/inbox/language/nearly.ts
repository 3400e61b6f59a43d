/** What is no vote in order, and may be meant for one all the same. */
import type { WayToVote } from '../../records/kinds/votes.ts';
import type { Message, Statement } from '../types.ts';
import { DOUBTS, NOT_MEANT } from './vocabulary.ts';
import { opened, toWay, WAY_PATTERN, WAYS } from './words.ts';

export interface VoteSaid {
  /** `undefined` where the number is implied. */
  readonly number: number | undefined;
  readonly value: WayToVote;
  readonly times: number;
}

export type SentenceRead =
  | { readonly is: 'votes'; readonly votes: readonly VoteSaid[]; readonly isWeak: boolean }
  | { readonly is: 'retracted'; readonly numbers: readonly number[] }
  | { readonly is: 'asked'; readonly why: string; readonly offer: readonly VoteSaid[] }
  | { readonly is: 'nothing' };

export const NOTHING: SentenceRead = { is: 'nothing' };

export interface Known {
  /** Numbers of proposals that may be voted on. */
  readonly isNumber: (number: number) => boolean;
  /** Whether a sign before a number means something of the place, as `#305` at a forge. */
  readonly hasOwnNumbers: boolean;
}

export function ask(why: string, offer: readonly VoteSaid[]): SentenceRead {
  return { is: 'asked', why, offer };
}

/** A short sentence with a number in which one word is nearly a way to vote. */
function misspelt(low: string, known: readonly number[]) {
  const words = low.match(/\p{L}+/gu) ?? [];
  if (known.length === 0 || words.length > 5) return undefined;
  const strong = WAYS.filter(({ isWeak }) => !isWeak).map(({ text }) => text);
  for (const word of words) {
    if (word.length < 3 || ORDINARY.has(word)) continue;
    const near = strong.find((way) => isNearly(word, way));
    const meant = WAYS.find(({ text }) => text === near);
    if (meant) return { word, way: toWay(meant.way) };
  }
  return undefined;
}

const ORDINARY = new Set(
  'from form fur far of or four foot fog fox day may say way any are eye bye ate age not again'.split(
    ' ',
  ),
);

/** Two letters changed places, or one is missing, too many, or another; of a short word the first only. */
function isNearly(word: string, way: string): boolean {
  if (word === way || Math.abs(word.length - way.length) > 1) return false;
  for (let i = 0; i + 1 < way.length; i += 1) {
    if (word === way.slice(0, i) + way[i + 1] + way[i] + way.slice(i + 2)) return true;
  }
  if (way.length < 5) return false;
  for (let i = 0; i <= way.length; i += 1) {
    if (word === way.slice(0, i) + way.slice(i + 1)) return true;
    if (word.slice(0, i) + word.slice(i + 1) === way) return true;
    if (
      word.length === way.length &&
      word.slice(0, i) === way.slice(0, i) &&
      word.slice(i + 1) === way.slice(i + 1)
    )
      return true;
  }
  return false;
}

function refersToOther(low: string): boolean {
  return /\b(?:whatever|however|as|like|same|opposite)\b/.test(low) && /\bi vote\b/.test(low);
}

const SAYS_VOTE = /\b(?:i|my) (?:\w+ ){0,2}(?:vote|ballot|voted|voting)\b|\bvotes?\b|\bvoted\b/;
const BARE_WAY = /\b(?:FOR|AGAINST|AYE|NAY|ABSTAIN|PRESENT)\b/;

export function nearly(plain: string, low: string, { isNumber }: Known): SentenceRead {
  const numbers = [...low.matchAll(/(?<![\w.])\d{1,6}(?![\w.]*\w)/g)].map(Number);
  const known = numbers.filter(isNumber);
  const linked = /(?:^|\s)(?:for|against)\b.{0,20}https?:\/\/\S*?(\d{1,6})\/?(?:\s|$)/.exec(low);
  const way = wayIn(plain, low);
  const [, lettered] = /^(\d{1,6})\W{1,3}(?:y|n|f|a|p|abs|abst|yep|nope)\W*$/.exec(low) ?? [];
  const isNeither = /\bneither\b.*\bnor\b/.test(low) && known.length > 0;
  const [, listed] = /^(\d{1,6})\W+(?:endorse|defer|ditto|same|as|conditional)\b/.exec(low) ?? [];
  const isAbout =
    isNeither ||
    [listed, lettered].some((each) => each !== undefined && isNumber(Number(each))) ||
    (SAYS_VOTE.test(low) &&
      way !== undefined &&
      (known.length > 0 || /\bi (?:hereby )?vote (?:for|against|aye|nay)\b/.test(low))) ||
    (BARE_WAY.test(plain) && known.length > 0) ||
    startsAsVote(opened(low), isNumber) ||
    /\bi(?:'m| am) (?:for|against) \d/.test(low) ||
    /\bi (?:support|oppose|approve|reject|agree with|vote) .{0,40}\d/.test(low) ||
    linked !== null;
  if (isBidding(low)) return NOTHING;
  const slip = isAbout ? undefined : misspelt(low, known);
  if (slip)
    return ask(
      `“${slip.word}” may be ${slip.way.toUpperCase()}`,
      known.map((number) => ({ number, value: slip.way, times: 1 })),
    );
  if (!isAbout && !(/\bvotes?\b/.test(low) && known.length > 0 && refersToOther(low)))
    return NOTHING;
  const isPast = /\bi(?:'ve| have)?(?: already| just)? voted\b/.test(low) && way !== undefined;
  const main = low.replace(/^(?:if|unless|assuming|provided|in case) [^,]{1,100},\s*(?=i )/, '');
  if (!isNeither && !isPast && (NOT_MEANT.test(main) || isOfOthers(low))) return NOTHING;
  const doubt = DOUBTS.find(({ pattern }) => pattern.test(low));
  const offered = known.length > 0 ? known : linked ? [Number(linked[1])] : [undefined];
  const value = isNeither ? 'abstain' : way;
  const offer = value ? offered.map((number) => ({ number, value, times: 1 })) : [];
  return ask(doubt?.why ?? 'it is nearly a vote, but not in a sentence that is known', offer);
}

/** “Vote for 306, friends!” */
function isBidding(low: string): boolean {
  return /^(?:please,? )?votes? (?:for|against|yes|no|aye|nay)\b.*(?:!|, ?\p{L}+[.!]*)$/u.test(
    opened(low),
  );
}

function startsAsVote(low: string, isNumber: (number: number) => boolean): boolean {
  const [, before, after] =
    /^(?:(?:for|against|aye|nay|abstain|yes|no)\b[\s:,]+(?:on |to |proposal )*(\d{1,6})(?![\w.]*\w)(?!\s+(?!and\b)\w)|(\d{1,6})\s*[:=-]+\s*(?:for|against|aye|nay|abstain|yes|no)\b)/.exec(
      low,
    ) ?? [];
  const number = before ?? after;
  return number !== undefined && isNumber(Number(number));
}

function wayIn(plain: string, low: string): WayToVote | undefined {
  const loud = BARE_WAY.exec(plain)?.[0].toLowerCase();
  const word = loud ?? new RegExp(String.raw`\b(?:${WAY_PATTERN})\b`).exec(low)?.[0];
  const meant = WAYS.find(({ text }) => text === word);
  return meant && toWay(meant.way);
}

/** What the sentence says of others, and not of who wrote it. */
function isOfOthers(low: string): boolean {
  return (
    /\b(?:everybody|everyone|nobody|somebody|someone|anyone|anybody|people|you|we|they|he|she|players?|most|many)\b[^,;]{0,40}\b(?:votes?|voted|voting|are|is|were|was|for|against)\b/.test(
      low,
    ) && !/\bi (?:\w+ )?vote/.test(low)
  );
}

/** Lines of a list of votes that begin with a number and were not understood. */
export function amongVotes(
  said: readonly Statement[],
  { lines }: Pick<Message, 'lines'>,
  { isNumber }: Known,
): readonly Statement[] {
  const known = new Set(said.map(({ number }) => number));
  if (!said.some(({ kind, why }) => kind === 'vote' && why === undefined)) return [];
  return lines.flatMap(({ mark, text }) => {
    const [, number = '', rest = ''] = /^\s*(\d{1,6})\b(.{1,60})$/.exec(text) ?? [];
    const isMeant = mark === 'own' && isNumber(Number(number)) && HAS_WAY.test(rest);
    if (number === '' || !isMeant || known.has(Number(number))) return [];
    const why = 'it is among votes, but is not a vote that is known';
    return [{ kind: 'vote', number: Number(number), words: text.trim(), why }];
  });
}

const HAS_WAY = new RegExp(String.raw`\b(?:${WAY_PATTERN})\b`, 'i');

/** The one proposal that a heading, a title or a quoted line names. */
export function headedNumber(
  text: string,
  { isNumber }: Pick<Known, 'isNumber'>,
  isQuoted: boolean,
): number | undefined {
  const line = text.trim();
  if (line.length > 200) return undefined;
  const [, called, leading] =
    /\bproposals?\s+(?:no\.?\s*|#)?(\d{1,6})\b|^(?:re:\s*)?(?:[*#|\s]*)(\d{1,6})(?:[*~#!^+]*\s|[:.)|]|$)/i.exec(
      line,
    ) ?? [];
  const number = Number(called ?? leading);
  if (called === undefined && leading === undefined) return undefined;
  const others = [...line.matchAll(/(?<![\w.])\d{1,6}(?![\w.]*\w)/g)]
    .map(([each]) => Number(each))
    .filter((each) => each !== number && isNumber(each));
  if (others.length > 0 || !isNumber(number)) return undefined;
  // A heading is no sentence.
  if (
    !isQuoted &&
    (/[.?!]$/.test(line) ||
      /\b(?:i|you|we|he|she|they|is|are|was|has|have)\b/i.test(line.split(':', 1)[0] ?? ''))
  ) {
    return undefined;
  }
  return number;
}
