/** The words of a sentence, as far as a vote is made of them. */
import type { WayToVote } from '../../records/kinds/votes.ts';
import { OPENERS, WAY_WORDS } from './vocabulary.ts';

export interface Word {
  readonly is:
    | 'way'
    | 'number'
    | 'times'
    | 'gap'
    | 'filler'
    | 'other'
    | 'proposal'
    | 'vote'
    | 'hash';
  readonly text: string;
  readonly way?: WayToVote;
  readonly isWeak?: boolean;
  readonly numbers?: readonly number[];
  readonly times?: number;
}

export const WAYS = Object.entries(WAY_WORDS).flatMap(([way, { strong, weak }]) => [
  ...strong.map((text) => ({ text, way, isWeak: false })),
  ...weak.map((text) => ({ text, way, isWeak: true })),
]);
export const WAY_PATTERN = WAYS.map(({ text }) => text)
  .sort((a, b) => b.length - a.length)
  .join('|');

const WORD = new RegExp(
  [
    String.raw`(?<range>\d{1,6}\s?(?:-|\.\.\.?|to|through)\s?\d{1,6}(?![\dxX]))`,
    String.raw`(?<times>(?:\d{1,3}\s?[x×*](?![a-z]*\d)|[x×*]\s?\d{1,3}\b))`,
    '(?<hash>#)',
    String.raw`(?<abbreviation>\bno\.\s?(?=\d)|\bnr\.?\s?(?=\d)|\bprop\.|\bp(?=\d))`,
    String.raw`(?<number>\d{1,6}(?![\w.]*\w))`,
    String.raw`(?<proposal>\b(?:proposals?|props?|numbers?|motions?)\b)`,
    String.raw`(?<vote>\b(?:i (?:hereby |now |also |do |shall |therefore |again |still )?(?:cast (?:a |my )?(?:vote|ballot)|vote)|i'?m voting|i am voting|my (?:vote|ballot)s?|votes?|voting|voter?\b|i)\b)`,
    String.raw`(?<way>(?:\b|(?<=\d ?[x×*]))(?:${WAY_PATTERN})\b)`,
    String.raw`(?<filler>\b(?:on|to|from|is|are|as follows|and|regarding|re|the|my|with respect to|concerning|change|changing|i change|of|at)\b)`,
    '(?<gap>[:,;=|&+/]|->|-)',
    String.raw`(?<blank>\s+)`,
    '(?<end>[.!]+)',
    String.raw`(?<other>[^\s]+?(?=\s|$|[:,;.!]))`,
  ].join('|'),
  'gy',
);

/** The words of a vote, and what follows it as a remark. */
interface Cut {
  readonly words: readonly Word[];
  readonly remark: string;
}

const MOST_RANGE = 100;

export function cut(low: string): Cut {
  const words: Word[] = [];
  WORD.lastIndex = 0;
  for (let at = 0; at < low.length; ) {
    const rest = low.slice(at);
    if (REMARK.test(rest) && words.some(({ is }) => is === 'way')) return { words, remark: rest };
    const match = WORD.exec(low);
    if (!match?.groups || match[0] === '') return { words, remark: rest };
    at = WORD.lastIndex;
    const word = wordOf(match.groups);
    if (word) words.push(word);
  }
  return { words, remark: '' };
}

/** What may follow a vote without being part of it. */
const REMARK =
  /^(?:\s*[([]|\s*[,;-]\s*(?:and (?=i'?m? )|with |because|since|as (?:i|it|this|the) |for now|sorry|obviously|of course|gladly|thanks|thank|please|happily|reluctantly|lol|haha|though|friends|everyone|all\b|i think|it |this |that |i like|i love|nice|good|great|too |so )|\s+(?:because|since|please|with |as (?:i|it|this|the) |though|obviously|gladly|reluctantly|happily|thanks|lol|haha|then\b|too\b|again\b|now\b|too[.!])|\s*(?:[:;=8]-?[)(dpo/|]+(?=$|[\s.!]))|\s*\p{Extended_Pictographic}|\s*:[a-z][a-z0-9_]{1,30}:|\s*[.!]+\s*$)/u;

function wordOf(groups: Readonly<Record<string, string | undefined>>): Word | undefined {
  const { range, times, hash, abbreviation, number, proposal, vote, way, filler, gap, other } =
    groups;
  if (range !== undefined) return rangeOf(range);
  if (times !== undefined)
    return { is: 'times', text: times, times: Number(/\d+/.exec(times)?.[0]) };
  if (hash !== undefined) return { is: 'hash', text: hash };
  if (number !== undefined) return { is: 'number', text: number, numbers: [Number(number)] };
  if (proposal !== undefined || abbreviation !== undefined) return { is: 'proposal', text: '' };
  if (vote !== undefined) return { is: 'vote', text: vote };
  if (way !== undefined) {
    const meant = WAYS.find(({ text }) => text === way);
    if (meant) return { is: 'way', text: way, way: toWay(meant.way), isWeak: meant.isWeak };
  }
  if (filler !== undefined) return { is: 'filler', text: filler };
  if (gap !== undefined) return { is: 'gap', text: gap };
  return other === undefined ? undefined : { is: 'other', text: other };
}

export function toWay(way: string): WayToVote {
  return way === 'for' || way === 'against' ? way : 'abstain';
}

function rangeOf(range: string): Word {
  const [from = 0, to = 0] = [...range.matchAll(/\d+/g)].map(Number);
  if (to < from || to - from >= MOST_RANGE) return { is: 'other', text: range };
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return { is: 'number', text: range, numbers };
}

export function opened(low: string): string {
  const rest = low.replace(OPENERS, '');
  return /^(?:\p{L}{2,15} here: ?)/u.test(rest)
    ? rest.replace(/^\p{L}+ here: ?/u, '')
    : rest === ''
      ? low
      : rest;
}
