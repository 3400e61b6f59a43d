/** One sentence: the votes in it, or why it is only nearly one. */
import type { WayToVote } from '../../records/kinds/votes.ts';
import { ask, type Known, NOTHING, nearly, type SentenceRead, type VoteSaid } from './nearly.ts';
import { DOUBTS, NOT_MEANT, OPENERS } from './vocabulary.ts';
import { cut, opened, toWay, WAY_PATTERN, WAYS, type Word } from './words.ts';

/** A sentence of more letters is no vote. */
const LONGEST = 1_000;

export function readSentence(written: string, known: Known): SentenceRead {
  if (written.length > LONGEST) return NOTHING;
  const plain = plainly(written);
  // “each of 301-303” says which.
  const low = plain
    .toLowerCase()
    .trim()
    .replace(/\b(?:each|all|both) of (?:the )?(?=(?:following )?(?:proposals? )?\d)/g, '');
  if (low === '') return NOTHING;
  const retracted = retractedIn(low);
  if (retracted) return retracted;
  if (COUNTED.test(low)) return NOTHING;
  const parsed = parse(low);
  if (parsed) return weigh(parsed, low, known);
  return nearly(plain, low, known);
}

/** Quotation marks become straight, dashes short, blanks one kind. */
function plainly(text: string): string {
  return text
    .replace(/[\u00a0\u2007\u202f\t]+/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/…/g, '...')
    .replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, (mark, at: number) =>
      /\d/.test(text[at + mark.length] ?? '') ? mark : '',
    )
    .replace(/\s+/g, ' ');
}

const RETRACTS =
  /^i (?:hereby )?(?:retract|withdraw|take back|cancel|rescind) my (?:votes?|ballots?) (?:on|for) (?:proposals? )?(\d{1,6}(?:(?:,? and |, ?)\d{1,6})*)[.!]?$/;

function retractedIn(low: string): SentenceRead | undefined {
  const [, numbers] = RETRACTS.exec(low.replace(OPENERS, '')) ?? [];
  return numbers === undefined
    ? undefined
    : { is: 'retracted', numbers: [...numbers.matchAll(/\d+/g)].map(Number) };
}

/** `FOR (3):`, with or without those who voted so. */
const COUNTED = new RegExp(String.raw`^\W{0,6}(?:${WAY_PATTERN})\s*\(\d{1,3}\)\s*:`);

interface Parsed {
  readonly votes: readonly VoteSaid[];
  /** What stands before the remark. */
  readonly head: string;
  readonly remark: string;
  readonly isWeak: boolean;
  readonly hasHash: boolean;
  /** A command to others: “Vote for 306!” */
  readonly isBidding: boolean;
}

/** Nothing where any word is in the way. */
function parse(low: string): Parsed | undefined {
  const whole = opened(low);
  const { words, remark } = cut(whole);
  const head = whole.slice(0, whole.length - remark.length);
  if (words.some(({ is }) => is === 'other')) return undefined;
  const hasHash = words.some(({ is }) => is === 'hash');
  const [first, second] = words;
  const saysI = words.some(({ is, text }) => is === 'vote' && /^(?:i\b|my)/.test(text));
  const isBidding =
    !saysI && first?.is === 'vote' && second?.is !== 'gap' && /^vote/.test(first.text);
  const votes = votesIn(preposed(words));
  const isWeak = words.some(({ isWeak: weak }) => weak) && !words.some(({ is }) => is === 'vote');
  return votes && { votes, head, remark, isWeak, hasHash, isBidding };
}

/** “for” before a number is a preposition where another word says how one votes. */
function preposed(words: readonly Word[]): readonly Word[] {
  const isBare = ({ is }: Word) => is === 'way';
  return words.flatMap((word, i): readonly Word[] => {
    if (word.text !== 'for' || !isBare(word)) return [word];
    const before = words[i - 1];
    if (before && isBare(before)) return [];
    const mine = before?.is === 'vote' && /^my/.test(before.text);
    const another = words.slice(i + 1).some(isBare);
    return mine && another ? [] : [word];
  });
}

/** Pairs of a way and its numbers, in whichever order the sentence has them. */
function votesIn(words: readonly Word[]): readonly VoteSaid[] | undefined {
  const parts = words.filter(({ is }) => ['way', 'number', 'times'].includes(is));
  const ways = parts.filter(({ is }) => is === 'way');
  if (ways.length === 0) return undefined;
  const isWayFirst = parts.find(({ is }) => is !== 'times')?.is === 'way';
  const votes: VoteSaid[] = [];
  let numbers: readonly number[] = [];
  let way: WayToVote | undefined;
  let times: number | undefined;
  const flush = (): boolean => {
    if (way === undefined) return false;
    if (numbers.length === 0 && (ways.length > 1 || votes.length > 0)) return false;
    const said = numbers.length === 0 ? [undefined] : numbers;
    for (const number of said) votes.push({ number, value: way, times: times ?? 1 });
    [numbers, way, times] = [[], undefined, undefined];
    return true;
  };
  for (const part of parts) {
    if (part.is === 'times') {
      // `3xFOR 305` stands before the next, `FOR x3` after its own.
      if (way !== undefined && numbers.length > 0 && isWayFirst && !flush()) return undefined;
      times = part.times;
    } else if (part.is === 'number') {
      if (!isWayFirst && way !== undefined && !flush()) return undefined;
      numbers = [...numbers, ...(part.numbers ?? [])];
    } else {
      if (way !== undefined) {
        if (way === part.way && numbers.length === 0) continue;
        if (!isWayFirst || numbers.length === 0) return undefined;
        const next = times;
        if (!flush()) return undefined;
        times = next === undefined ? undefined : times;
      }
      way = part.way;
    }
  }
  return flush() ? votes : undefined;
}

/** What is in order is taken, unless something in it says that it may not be meant. */
function weigh(parsed: Parsed, low: string, { isNumber, hasOwnNumbers }: Known): SentenceRead {
  const { votes, head, remark, isWeak, hasHash, isBidding } = parsed;
  const isAside = /^\s*\(/.test(remark) && !remark.includes('?');
  if (NOT_MEANT.test(isAside ? head : low)) return NOTHING;
  if (isBidding) {
    return remark === '' || remark === '.' ? ask('it may bid others to vote', votes) : NOTHING;
  }
  const numbers = votes.flatMap(({ number }) => number ?? []);
  if (numbers.length === 0 && votes.length > 1) return NOTHING;
  const stranger = numbers.find((number) => !isNumber(number));
  if (stranger !== undefined) {
    const isMeant = numbers.some(isNumber) || /\bvote|^(?:for|against|aye|nay|\d+\.? )/.test(low);
    return isMeant ? ask(`no Proposal ${stranger} is before the voters`, votes) : NOTHING;
  }
  if (hasHash && hasOwnNumbers) {
    return ask(`#${numbers[0] ?? ''} is a number of the forge, or of a proposal`, votes);
  }
  const doubt = DOUBTS.find(
    ({ pattern, notInRemark }) => pattern.test(head) || (!notInRemark && pattern.test(remark)),
  );
  if (doubt) return ask(doubt.why, votes);
  // What it needs is said of the proposal, and what else is not meant may be meant of the vote.
  const left = isAside ? remark.replace(/\b(?:needs?|must|should)\b/g, '') : '';
  if (NOT_MEANT.test(left)) return ask('its remark may take it back', votes);
  const contrary =
    new Set(votes.map(({ value }) => value)).size === 1 && isContrary(remark, votes[0]?.value);
  if (contrary) return ask('its remark names another way to vote', votes);
  return { is: 'votes', votes, isWeak };
}

function isContrary(remark: string, value: WayToVote | undefined): boolean {
  return WAYS.some(
    ({ text, way, isWeak }) =>
      !isWeak &&
      toWay(way) !== value &&
      text !== 'for' &&
      text !== 'present' &&
      new RegExp(String.raw`\b${text}\b`).test(remark),
  );
}
