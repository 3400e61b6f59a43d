/** Reads the votes in one sentence, if all its words belong to a vote. */
import type { WayToVote } from '../../records/kinds/votes.ts';
import { BALLOT_WORDS } from './vocabulary.ts';

export interface VoteSaid {
  /** `own`: the author's proposal. `undefined`: the sentence names no number. */
  readonly number: number | 'own' | undefined;
  readonly value: WayToVote;
  readonly times: number;
}

export type Ballot =
  | {
      readonly is: 'votes';
      readonly votes: readonly VoteSaid[];
      readonly isChange: boolean;
      /** Whether it is a single word, which may answer something else. */
      readonly isBare: boolean;
      /** Whether it may be a count of votes: `2 yes, 1 no`, `FOR: 2`. With larger numbers it is none. */
      readonly mayCount?: boolean;
    }
  | { readonly is: 'retracted'; readonly numbers: readonly VoteSaid['number'][] }
  /** A line above a list of votes, such as “My votes:”. */
  | { readonly is: 'heading' };

interface Way {
  readonly value: WayToVote;
  readonly isWeak: boolean;
}

const WAYS = new Map<string, Way>();
for (const value of ['for', 'against', 'abstain'] as const) {
  const { strong, weak } = BALLOT_WORDS[value];
  for (const word of strong) WAYS.set(word, { value, isWeak: false });
  for (const word of weak) WAYS.set(word, { value, isWeak: true });
}
/** In a numbered list `1. yes` may answer a question. `1. FOR` can only be a vote. */
const STRONG = Object.values(BALLOT_WORDS)
  .flatMap(({ strong }) => strong)
  .join('|');
const WAY = [...WAYS.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** Each kind of word, with the sign that stands for it in the patterns below. */
const WORDS: readonly (readonly [sign: string, pattern: string])[] = [
  ['', String.raw`\s+|(?:each of|all(?: of)?|both(?: of)?) (?=(?:the )?(?:proposals? )?\d)`],
  ['', 'the (?=proposals? )'],
  ['', "for me,?(?= (?:it's|it is|is) )|it(?:'s| is)(?= an? )"],
  ['', 'an? (?=(?:yes|no|nay|yea|aye|abstention)(?![a-z]))'],
  ['', `from me(?= on )|still (?=(?:${STRONG})(?!\\p{L}))`],
  ['W', String.raw`(?:\d{1,2}\s?[x×]\s?)?(?:${WAY})(?![\p{L}\p{N}])(?:\s?[x×]\s?\d{1,2}(?!\d))?`],
  [
    'N',
    String.raw`(?:proposals?\s|props?\.?\s|no\.\s?|nr\.?\s?|p(?=\d))?\s?#?\d{1,6}[*_~!^+#]{0,3}(?:\s?(?:-|–|to|through)\s?\d{1,6}[*_~!^+#]{0,3})?(?![\p{L}\p{N}])`,
  ],
  ['N', String.raw`my (?:own )?proposal(?!\s?[\p{L}\p{N}#])`],
  ['r', 'i (?:hereby )?(?:retract|withdraw|take back) my (?:vote|ballot)s?'],
  ['r', "(?:i(?:'m| am) )?(?:retracting|withdrawing|taking back) my (?:vote|ballot)s?"],
  ['c', '(?:i (?:hereby )?|please )(?:change|switch) my (?:vote|ballot)s?'],
  ['c', "(?:i(?:'m| am) )?(?:changing|switching) my (?:vote|ballot)s?"],
  ['c:', '(?:actually,? )?(?:please )?make (?:that|mine|my vote)(?= )'],
  [
    'v',
    'i (?:(?:hereby|now|also|still|do) )?(?:vote|cast (?:a|my|the following) (?:vote|ballot)s?(?: of)?|(?=abstain|support |oppose |approve |reject ))',
  ],
  ['v', "(?:i(?:'m| am) )?voting(?![a-z])|i(?:'m| am)(?= (?:for|against|in|opposed|abstaining) )"],
  ['c', "(?:i(?:'m| am) )?switching(?= (?:from|to) )"],
  ['v', '(?:please )?(?:record|count|put|mark) me (?:down )?as(?: voting)?(?![a-z])'],
  ['m', 'my (?:vote|ballot)s? for(?= [^,;]{1,40} (?:is|are) )'],
  ['m', '(?:here (?:is|are) |(?:please )?(?:record|count|find) )?my (?:vote|ballot)s?(?![a-z])'],
  ['V', '(?:vote|ballot)s?(?![a-z])'],
  ['a', 'as follows|below|in(?=:)'],
  ['h', String.raw`(?<!.)proposals?\s+(?:title\s+)?(?:my )?votes?(?!.)`],
  ['t', '(?<=(?:vote|voting) .*)(?:this|it)(?: (?:one|proposal))?(?![a-z])'],
  ['t', "(?<=i(?:'m| am) (?:for|against) )this(?: (?:one|proposal))?(?![a-z])"],
  ['T', '(?:this|it)(?: (?:one|proposal))?(?![a-z])'],
  ['o', '(?<=abstain(?:ing)? )from(?: voting on)?(?![a-z])'],
  ['f', 'from(?![a-z])'],
  ['o', '(?:on|to|re|regarding|concerning|(?<!.)as for|with regard to)(?![a-z])'],
  ['i', '(?:is|are|as)(?: now)?(?![a-z])'],
  [':', String.raw`:|=|->|-|–|—|(?<=\d)\)|(?<=^\d{1,6})\.(?= (?:${STRONG})(?!\p{L}))`],
  [',', String.raw`\/(?=\s(?:(?:${WAY})(?!\p{L})|(?:proposal\s)?\d{1,6}\s?[:=]))`],
  [',', '(?:,|;|&)(?:\\s*and(?![a-z]))?|and(?![a-z])'],
];
const WORD = new RegExp(WORDS.map(([, pattern]) => `(${pattern})`).join('|'), 'uy');

/** Words before and behind a vote that do not change it. */
const BEFORE = /^(?:(?:ok|okay|right|well|so|now|alright|yeah(?= i))(?:[,:!.]?\s+))+/u;
/** Smileys, hearts, and pictures of plants, food and weather. Faces of the moon may express a view. */
const SMILEYS = String.raw`:-?\)|[☺😀😃😄😊🙂🎉🎊✨🎩❤💛💚💙💜☀☕🙏\u{1f300}-\u{1f319}\u{1f31e}-\u{1f37f}🎂\ufe0f]`;
const BEHIND = new RegExp(
  String.raw`(?:\s*(?:${SMILEYS})|[.!\s]|(?:,|(?<=\s))\s*(?:of course|obviously|naturally|certainly|definitely|gladly|happily|again|too|as well|for now|sorry|from me|as (?:the )?(?:proposer|author)|\((?:mine|(?:my )?own(?: proposal)?)\))(?=[.!\s]*$))+$`,
  'u',
);
const SMILING = new RegExp(`(?:${SMILEYS}|\\s)+$`, 'u');

export function withoutSmileys(text: string): string {
  return text.replace(SMILING, '');
}

/** Makes a sign the same in every colour, and whether it is drawn as a picture or as a letter. */
export function plainSign(sign: string): string {
  return sign.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0e\ufe0f]/gu, '').toLowerCase();
}

const NUMBERS = 'o?N(?:,?N)*';
/** The forms of a sentence that votes, written in the signs of `WORDS`. */
const BALLOTS: Readonly<Record<'waysFirst' | 'numbersFirst' | 'change' | 'bare', RegExp>> = {
  // FOR 301, 302; against: 303
  waysFirst: new RegExp(`^(?:(?:v|V:|m[:i])a?:?)?W:?${NUMBERS}(?:,?v?W:?${NUMBERS})*$`),
  // 301: FOR, 302 AGAINST; on 301 I vote FOR; my vote on 301 is FOR
  numbersFirst: new RegExp(
    `^(?:va?:?|V:|m(?=[oN])|mi?a?:)?${NUMBERS}(?:,v|[:i]{0,2}v?)W(?:,?v?${NUMBERS}[:i]{0,2}v?W)*$`,
  ),
  change: new RegExp(`^c(?:${NUMBERS}(?:fW)?[o:]W|(?:fW)?[o:]W(?:${NUMBERS})?)$`),
  bare: /^(?:(?:v:?|V:|m(?::|i))?W|vWt|v?WT)$/,
};
const COUNTING = /^(?:NW(?:,?NW)+|W:N(?:,?W:N)*)$/;
const RETRACTED = new RegExp(`^r(?:${NUMBERS})?$`);
const HEADING = /^(?:[vm]a:?|v:|[Vm]i?a?:|h)$/;

/** A longer sentence is no vote. */
const LONGEST = 1_000;
const MOST_RANGE = 100;

/** `undefined` if any word belongs to no vote. */
export function ballotIn(written: string): Ballot | undefined {
  if (written.length > LONGEST) return undefined;
  const low = plainSign(written)
    .replace(/[’‘]/g, "'")
    .replace(/(?<![\w*])[*_]{1,3}(?=\S)|(?<=[\p{L}:])[*_]{1,3}(?![\w*])/gu, '')
    .replace(BEHIND, '')
    .replace(BEFORE, '')
    .trim();
  const words = wordsOf(low);
  if (!words || words.length === 0) return undefined;
  const signs = words.map(({ sign }) => sign).join('');
  if (HEADING.test(signs)) return { is: 'heading' };
  const numbers = words.flatMap(({ sign, text }) => (sign === 'N' ? numbersIn(text) : []));
  if (numbers.length > MOST_RANGE) return undefined;
  const implied = [undefined];
  if (RETRACTED.test(signs))
    return { is: 'retracted', numbers: numbers.length > 0 ? numbers : implied };
  const ways = words.flatMap(({ sign, text }) => (sign === 'W' ? [wayIn(text)] : []));
  const isWeak = ways.some((way) => way.isWeak);
  const last = ways.at(-1);
  const of = (number: VoteSaid['number']) =>
    last ? [{ number, value: last.value, times: last.times }] : [];
  if (BALLOTS.change.test(signs))
    return {
      is: 'votes',
      votes: (numbers.length > 0 ? numbers : implied).flatMap(of),
      ...{ isChange: true, isBare: false },
    };
  if (BALLOTS.bare.test(signs)) {
    const isBare = (isWeak && signs === 'W') || signs.endsWith('T');
    return { is: 'votes', votes: of(undefined), isChange: false, isBare };
  }
  const isWayFirst = BALLOTS.waysFirst.test(signs);
  if (!isWayFirst && !BALLOTS.numbersFirst.test(signs)) return undefined;
  // `No 301` may be short for “Number 301”.
  if (isWayFirst && isWeak && !/[vV]|Wo/.test(signs)) return undefined;
  const isEachOnce = new Set(ways.map(({ value }) => value)).size === numbers.length;
  const mayCount = COUNTING.test(signs) && isEachOnce;
  return {
    is: 'votes',
    votes: paired(words, isWayFirst),
    isChange: false,
    isBare: false,
    mayCount,
  };
}

const ANOTHER_WAY = new RegExp(`(?<!\\p{L})(?:${WAY})(?!\\p{L})`, 'iu');

/** The votes at the beginning of the words, unless another way to vote follows. */
export function votesBefore(written: string): readonly VoteSaid[] {
  const words = written.slice(0, LONGEST).replace(/^[^\p{L}\p{N}+-]+/u, '');
  const ends = [...words.matchAll(/(?=[\s\p{P}\p{S}]|$)/gu)].toReversed();
  for (const { index } of ends) {
    const ballot = ballotIn(words.slice(0, index));
    if (ballot?.is !== 'votes') continue;
    return ballot.isBare || ANOTHER_WAY.test(words.slice(index)) ? [] : ballot.votes;
  }
  return [];
}

type Word = Readonly<Record<'sign' | 'text', string>>;

function wordsOf(low: string): readonly Word[] | undefined {
  const words: Word[] = [];
  for (WORD.lastIndex = 0; WORD.lastIndex < low.length; ) {
    const found = WORD.exec(low);
    const which = found?.findIndex((text, i) => i > 0 && text !== undefined) ?? 0;
    const [sign] = WORDS[which - 1] ?? [];
    if (!found || sign === undefined) return undefined;
    if (sign !== '') words.push({ sign, text: found[0] });
  }
  return words;
}

function wayIn(text: string): Way & { readonly times: number } {
  const [, before, word = '', after] =
    /^(?:(\d+)\s?[x×]\s?)?(.*?)(?:\s?[x×]\s?(\d+))?$/.exec(text) ?? [];
  const way = WAYS.get(word) ?? { value: 'abstain', isWeak: true };
  return { ...way, times: Number(before ?? after ?? 1) };
}

function numbersIn(text: string): readonly (number | 'own')[] {
  if (text.startsWith('my ')) return ['own'];
  const [from = 0, to = from] = [...text.matchAll(/\d+/g)].map(Number);
  const count = to - from + 1;
  return Array.from({ length: Math.min(Math.max(count, 0), MOST_RANGE + 1) }, (_, i) => from + i);
}

/** Each way to vote, with the numbers behind it or before it. */
function paired(words: readonly Word[], isWayFirst: boolean): readonly VoteSaid[] {
  const votes: VoteSaid[] = [];
  let way: Omit<VoteSaid, 'number'> | undefined;
  let waiting: readonly VoteSaid['number'][] = [];
  for (const { sign, text } of words) {
    if (sign === 'W') {
      const { value, times } = wayIn(text);
      way = { value, times };
      for (const number of waiting) votes.push({ number, value, times });
      waiting = [];
    } else if (sign === 'N') {
      const numbers = numbersIn(text);
      if (!isWayFirst) waiting = [...waiting, ...numbers];
      else if (way) for (const number of numbers) votes.push({ number, ...way });
    }
  }
  return votes;
}
