/**
 * The one reader of words. For each sentence of a text it gives the language's sentence, its value, and
 * how it was understood. For other sentences it offers similar ones.
 *
 * A sentence is understood only as a whole, and only if it has one meaning. Records contain sentences in
 * the language's wording; tools that write records translate other wordings.
 */
import { once, onceEach } from '../../helpers/once.ts';
import { capital, pluralOf } from '../../helpers/words.ts';
import { Tree, treeOf } from '../formula/tree.ts';
import type { Mechanics } from '../mechanics/mechanics.ts';
import { SLOT_REFERENCE } from '../mechanics/slots.ts';
import { Chart } from './chart.ts';
import { type Rows, worded } from './entry.ts';
import { Grammar, type Piece } from './grammar.ts';
import { inOtherWords, isLikeAny, withoutDropped } from './in-other-words.ts';
import { grammar, sentenceOf } from './language.ts';
import { type Meaning, Meanings } from './meanings.ts';
import { inOtherOrders } from './orders.ts';
import { phrasesOf, type RulePhrase } from './phrases.ts';
import { joinPieces, piecesOf } from './pieces.ts';
import { isList, isMap, type Plain, type PlainMap, samePlain } from './plain.ts';
import { readWords, type WordProblem } from './read-words.ts';
import { slipsIn } from './slips.ts';
import { SYNONYMS } from './synonyms.ts';
import { AWARD_WAY_KINDS, AWARD_WAYS, THROW_FORMULA_WAYS } from './table/award-ways.ts';
import { BEYOND, NOT_SAID } from './table/beyond.ts';
import { HOLDING_WAY_KINDS, HOLDING_WAYS, WIN_FORMULA_WAYS } from './table/holding-ways.ts';
import { OTHER_WORDS, SENTENCE_WAYS } from './table/other-words.ts';
import { VOTE_FORMULA_WAYS } from './table/result-ways.ts';
import { RULE_WAY_KINDS, RULE_WAYS } from './table/rule-ways.ts';
import { FORMULA_ROWS, FREE_KINDS, ROWS } from './table/table.ts';
import { VOTE_WAY_KINDS, VOTE_WAYS } from './table/vote-ways.ts';
import { type SentenceToken, sentenceTokens } from './tokens.ts';

/** One sentence of the language, for all or part of a sentence. */
export interface SaidSentence {
  readonly sentence: string;
  /** The slots of mechanics that it fills. */
  readonly slots: readonly string[];
}

export type Understanding = RulePhrase &
  (
    | {
        readonly how: 'as written' | 'in other words' | 'with a slip put right';
        readonly says: readonly SaidSentence[];
        readonly meaning: PlainMap;
      }
    | { readonly how: 'not understood' }
  );

/** Reads a text, sentence by sentence. */
export function understand(text: string): readonly Understanding[] {
  // The text may be one sentence with a stop inside a quoted name.
  const whole = readWords(text);
  if (whole.ok && isMap(whole.meaning.value)) {
    const place = { start: 0, end: text.length, words: text, isWhole: true, isOfSome: false };
    return [{ ...place, how: 'as written', ...saying(whole.meaning.value) }];
  }
  const phrases = phrasesOf(text);
  return phrases.flatMap((phrase, i) => {
    const [before, after] = [phrases[i - 1], phrases[i + 1]];
    if (before && answered(before, phrase, text)) return [];
    return (after && answered(phrase, after, text)) ?? understood(phrase);
  });
}

/** Reads “It fails? You lose 5 points.” as one sentence. */
function answered(asked: RulePhrase, answer: RulePhrase, text: string): Understanding | undefined {
  if (text[asked.end] !== '?') return undefined;
  const words = `when ${asked.words}, ${answer.words}`;
  const all = understood({ ...asked, end: answer.end, words });
  return all.how === 'not understood' ? undefined : all;
}

/** The sentences of a text in the language's wording, or as written if they are not understood. */
export function sentencesIn(text: string): readonly string[] {
  const found = understand(text);
  const isUnderstood = found.some(({ how }) => how !== 'not understood');
  if (!isUnderstood) return [text.trim()];
  return found.flatMap((each) =>
    each.how === 'not understood'
      ? [text.slice(each.start, each.end)]
      : each.says.map(({ sentence }) => sentence),
  );
}

function understood(phrase: RulePhrase): Understanding {
  const { how, meaning } = known(phrase.words);
  if (how === 'not understood' || !meaning) return { ...phrase, how: 'not understood' };
  return { ...phrase, how, ...saying(meaning) };
}

function saying(meaning: PlainMap) {
  return {
    meaning,
    says: piecesOf(meaning).map(saidBy),
  };
}

function saidBy(piece: PlainMap): SaidSentence {
  return { sentence: sentenceOf(piece), slots: Object.keys(piece) };
}

interface RememberedMeaning {
  readonly how: Understanding['how'];
  readonly meaning?: PlainMap | undefined;
}

/** Enough to remember a rule's sentences between amendments, which leave most of them as they are. */
const MOST_REMEMBERED = 2_000;
const known = onceEach(MOST_REMEMBERED, (words): RememberedMeaning => {
  const { tokens, ...said } = saidIn(words);
  const right = tokens && slipsIn(tokens, wide());
  const meaning = right && meaningInOrder(right);
  return meaning ? { how: 'with a slip put right', meaning } : said;
});

/** The reading before spelling is corrected, with the words if a slip is possible. */
const saidIn = onceEach(MOST_REMEMBERED, find);

/** Longer sentences are read only in the language's own wording. */
const MOST_WORDS = 60;

/** Words that introduce a new rule: “I propose that …”. */
const LEAD =
  /^(?:(?:i|we) (?:propose|suggest|want)(?: that)?|(?:new )?(?:rule|proposal|idea)(?= ?:)|rule \d+ (?:should|shall|will) (?:say|read)(?: that)?|let's(?: say(?: that)?)?|how about|from now on|so)[:,]* /iu;

function find(written: string): RememberedMeaning & { readonly tokens?: readonly SentenceToken[] } {
  const rest = written.replace(LEAD, '');
  const words = rest === written ? written : rest.replace(/^[“"](.*)[”"]$/u, '$1');
  const strict = readWords(words);
  if (strict.ok && isMap(strict.meaning.value))
    return {
      how: words === written ? 'as written' : 'in other words',
      meaning: strict.meaning.value,
    };
  if (strict.tokens.length > MOST_WORDS || strict.tokens.length === 0)
    return { how: 'not understood' };
  const tokens = withKinds(inOtherWords(strict.tokens));
  const meaning = meaningInOrder(tokens) ?? meaningOfTwo(tokens);
  return meaning ? { how: 'in other words', meaning } : { how: 'not understood', tokens };
}

/** Endings of words that are adverbs and no plurals: “always”, “sometimes”. */
const NO_THINGS = /(?:days|times|wards|ways|ss)$/;

/** Reads “gold coins” as one name. */
function withKinds(tokens: readonly SentenceToken[]): readonly SentenceToken[] {
  return tokens.flatMap((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (before && areKind(before, token)) return [];
    if (!next || !areKind(token, next)) return [token];
    const isMany = next.text === 'point' || next.text === 'points';
    const text = `${token.text} ${isMany || token.isOne ? pluralOf(next.text) : next.text}`;
    return [{ ...token, kind: 'quoted', text, end: next.end } as const];
  });
}

function areKind(of: SentenceToken, thing: SentenceToken): boolean {
  const isThing = isStrange(thing) || /^(?:points?|coins?|cards?|lives)$/.test(thing.text);
  const isMany = thing.text.endsWith('s') && !NO_THINGS.test(thing.text);
  const isKind = (isStrange(of) && !of.text.endsWith('s')) || of.text === 'victory';
  return isKind && isThing && (isMany || of.isOne === true);
}

/**
 * “You” means the player who caused the occasion, so an award to everyone is a misreading. So is a sum by
 * votes on an occasion without a vote.
 */
function isOfAnother(tokens: readonly SentenceToken[], { value }: Meaning): boolean {
  const { awards = [] } = isMap(value) ? value : {};
  const isYours = tokens.some(({ text }) => text === 'you');
  const all = isList(awards) ? awards.filter((each) => isMap(each)) : [];
  return all.some(
    ({ on, to, amount }) =>
      (isYours && to === 'everyone' && on !== 'circuit') ||
      (!VOTED.has(on) && JSON.stringify(amount ?? '').includes('"votes.')),
  );
}

const VOTED: ReadonlySet<Plain | undefined> = new Set(['adopted', 'defeated', 'resolved']);

/** A sentence in the language's own wording takes precedence over other wordings. */
const isOwn = (piece: Piece) => piece.is === 'kind' && piece.kind === 'sentence';

function meaningOf(tokens: readonly SentenceToken[]): PlainMap | undefined {
  const chart = new Chart(wide(), 'words', tokens, true);
  const whole = chart.length === tokens.length ? chart.whole : undefined;
  const all = (whole ? new Meanings(chart).of(whole) : []).filter(
    (each) => !isOfAnother(tokens, each),
  );
  const own = all.filter(({ production }) => production?.pieces.some(isOwn));
  const [meaning, other] = own.length > 0 ? own : all;
  if (!meaning || other) return undefined;
  const value = inLowestTerms(meaning.value);
  return isMap(value) ? value : undefined;
}

/** The meaning of the sentence in its own order, or the one on which all its other orders agree. */
function meaningInOrder(tokens: readonly SentenceToken[]): PlainMap | undefined {
  const asItStands = meaningOf(tokens);
  const [first, ...others] = asItStands
    ? [asItStands]
    : inOtherOrders(tokens)
        .map(meaningOf)
        .filter((each) => each !== undefined);
  const isOne = first && others.every((each) => samePlain(each, first));
  return isOne && !isOfOthers(tokens, first) ? first : undefined;
}

function isOfOthers(tokens: readonly SentenceToken[], { awards, grants }: PlainMap): boolean {
  const text = tokens.map((each) => each.text).join(' ');
  // “When their proposal passes, everyone gets a point” says it of all, and not of the proposer.
  const given = AND_THEN_ALL.test(text) && isList(awards) ? awards : [];
  // So much for each player, once in a round, is more than so much for all of them.
  const each = / (?:each|every) player\b/.test(text) && isList(grants) ? grants : [];
  return (
    given.some((award) => isMap(award) && award.to !== 'everyone') ||
    each.some((one) => isMap(one) && one.what === 'quantity' && one.often !== undefined)
  );
}

const ALL = '(?:everyone|everybody|(?:every|each|all) (?:the )?players?)';
const GAIN = "(?:gets?|receives?|gains?|earns?|scores?|loses?|pays?|'s)";
const CLAUSE = '(?:when|whenever|if|once|after|on|upon|for)';
const AND_THEN_ALL = new RegExp(
  `^${CLAUSE} .*(?<!of )\\b${ALL} ${GAIN}(?!\\w)|^${ALL} ${GAIN} .*\\byou(?:rs?)?\\b`,
  'u',
);

/**
 * Simplifies formulas: drops “× 1”, subtracts whole numbers, and turns “fewer than 1 vote against” into “no
 * votes against”.
 */
function inLowestTerms(value: Plain): Plain {
  if (isList(value)) return value.map(inLowestTerms);
  if (value instanceof Tree) return withoutOnce(value);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLowestTerms(each)]));
}

function withoutOnce({ op, of, is }: Tree): Tree {
  const parts = of.map(withoutOnce);
  const [count, than] = parts;
  if (op === '<' && count?.is === 'votes.against' && than?.op === 'number' && than.is === '1')
    return NO_VOTE_AGAINST;
  if (op === '-' && count && than && isWhole(count) && isWhole(than)) {
    const rest = Number(count.is) - Number(than.is);
    if (rest >= 0) return new Tree('number', [], String(rest));
  }
  const others = op === '*' ? parts.filter((part) => part.op !== 'number' || part.is !== '1') : [];
  const [only, second] = others;
  return only && !second ? only : new Tree(op, parts, is);
}

const isWhole = ({ op, is }: Tree) => op === 'number' && /^\d{1,9}$/.test(is);

const NO_VOTE_AGAINST = treeOf('votes.against == 0');

const JOINS: ReadonlySet<string> = new Set([';', 'and', 'but', 'while', ',']);

/** A sentence with more joints is not tried as two. */
const MOST_JOINS = 4;

/** Reads two sentences that a word joins. Each must be understood alone. */
function meaningOfTwo(tokens: readonly SentenceToken[]): PlainMap | undefined {
  const joins = tokens.flatMap(({ text, kind }, i) =>
    kind !== 'quoted' && JOINS.has(text) ? [i] : [],
  );
  if (joins.length > MOST_JOINS) return undefined;
  for (const at of joins) {
    const hasComma = tokens[at - 1]?.text === ',';
    const second = tokens[at + 1]?.text === 'and' ? at + 2 : at + 1;
    const [one, other] = [tokens.slice(0, hasComma ? at - 1 : at), tokens.slice(second)];
    const isLoose = LEANING.has(other[0]?.text ?? '') || LEANING.has(one[0]?.text ?? '');
    const first = isLoose || one.length === 0 ? undefined : meaningInOrder(one);
    const last = first && meaningInOrder(other);
    const joined = first && last ? together(first, last) : undefined;
    if (joined) return joined;
  }
  return undefined;
}

/** The mechanics of two sentences together. A part that both state is kept once. */
function together(one: PlainMap, other: PlainMap): PlainMap | undefined {
  const known = piecesOf(one);
  let all = one;
  for (const piece of piecesOf(other)) {
    if (known.some((each) => samePlain(each, piece))) continue;
    const joined = joinPieces(all, piece);
    if (!joined) return undefined;
    all = joined;
  }
  return all;
}

/** A sentence that begins so refers to another, or is conditional. */
const LEANING: ReadonlySet<string> = new Set(
  'it they this that these those if when whenever where should unless for in on after he she its their'.split(
    ' ',
  ),
);

/** Words that cannot name a quantity: a sentence that counts them is about something else. */
const UNNAMED: readonly string[] = (
  'nobody none someone somebody anyone anybody everyone everybody i you he she it we they him them her us me this that these those who whom which what some any each ' +
  'changing making adding creating amending repealing enacting removing adopting add create remove delete ' +
  'of in on at to by for from with as if or and but not no than then so be is are was were been has ' +
  'have had do does did may can must might would could should more most less least fewer other another ' +
  'same such own time times second seconds minute minutes hour hours day days week weeks month months ' +
  'loser losers youngest oldest newest newcomer newcomers leader guest guests score scores everything anything something nothing thing things idea ideas ' +
  'year years people person persons member members stuff round rounds game games others rest here there now'
).split(' ');

const WAYS: Rows = {
  ...AWARD_WAY_KINDS,
  ...HOLDING_WAY_KINDS,
  ...VOTE_WAY_KINDS,
  ...RULE_WAY_KINDS,
};
const WORDS = [...AWARD_WAYS, ...HOLDING_WAYS, ...VOTE_WAYS, ...RULE_WAYS];

/** Rows with “third” or “quarter” are left out, since fractions were turned into figures before. */
const IN_FIGURES = /\b(?:third|thirds|quarter|quarters)\b/;
const FORMULA_WAYS: Rows = {
  ...VOTE_FORMULA_WAYS,
  ...WIN_FORMULA_WAYS,
  ...THROW_FORMULA_WAYS,
  product: [
    ...(FORMULA_ROWS.product ?? []).filter((row) => !IN_FIGURES.test(row.slice(1).join(' '))),
  ],
};

const wideOf = once((language: Grammar) => {
  const synonyms = Object.fromEntries(
    [...Object.keys(SYNONYMS), ...Object.keys(OTHER_WORDS)].map((key) => {
      return [
        key,
        withoutDropped([...new Set([...(SYNONYMS[key] ?? []), ...(OTHER_WORDS[key] ?? [])])]),
      ];
    }),
  );
  const meanings = new Map((ROWS.sentence ?? []).map(([means, says]) => [capital(says), means]));
  const sentences = SENTENCE_WAYS.map(([sentence = '', ...ways]) => {
    const said = readWords(sentence);
    const means = said.ok ? said.meaning.value : meanings.get(sentence);
    if (means === undefined) throw new Error(`“${sentence}” is no sentence of the language.`);
    return worded(means, ...ways);
  });
  return new Grammar({
    rows: { ...ROWS, ...WAYS, words: [...WORDS, ...sentences, ['$said', '{said:sentence}']] },
    formulas: { ...FORMULA_ROWS, ...FORMULA_WAYS },
    synonyms,
    free: FREE_KINDS,
    words: new Set([...language.words, ...UNNAMED]),
  });
});

/** The language with all other wordings. Its kind `words` covers whole sentences. */
export const wide = () => wideOf(grammar());

/** Adds to a fault a sentence that the author may have meant, or sentences on the subject. */
export function explained<Of extends Pick<WordProblem, 'help' | 'message'>>(
  problem: Of,
  text: string,
): Of & Pick<WordProblem, 'help' | 'message' | 'meant'> {
  const { how, meaning } = known(text.replace(/\s+/gu, ' '));
  const meant =
    meaning && how !== 'as written' ? piecesOf(meaning).map(sentenceOf).join(' ') : undefined;
  const other = meant === undefined ? beyond(text) : undefined;
  const about = meant === undefined && !other ? sentencesAbout(text) : [];
  const stop = meant === undefined ? (other ?? stopIn(text)) : undefined;
  const help = [
    ...(meant === undefined ? [] : [`Did you mean “${meant}”?`]),
    ...(problem.help === undefined || stop?.isOtherPlace ? [] : [problem.help]),
    ...(stop?.help === undefined ? [] : [stop.help]),
    ...(about.length === 0
      ? []
      : [`About the same: ${about.map((each) => `“${each}”`).join(', ')}.`]),
  ].join(' ');
  return {
    ...problem,
    message: stop?.message ?? problem.message,
    help: help === '' ? undefined : help,
    ...(meant !== undefined && { meant }),
  };
}

/** The fault to report, with advice. */
interface SentenceFault {
  readonly message: string;
  readonly help?: string;
  readonly isOtherPlace: boolean;
}

function beyond(text: string): SentenceFault | undefined {
  const [, message, help] = BEYOND.find(([words]) => words.test(text)) ?? [];
  if (message === undefined) return undefined;
  const alone = message.startsWith(NOT_SAID)
    ? 'Say it in the words of the rule: the players carry it out, and record what comes of it.'
    : '';
  return { message, help: [help, alone].filter(Boolean).join(' '), isOtherPlace: true };
}

/**
 * The word at which the wording stops that reads farthest. If the language reads as far, it may be the word
 * before, which was then taken for a name.
 */
function stopIn(text: string): SentenceFault | undefined {
  const read = readWords(text);
  if (read.ok) return undefined;
  const { tokens, problem } = read;
  const at = tokens.findIndex(({ start }) => start === problem.start);
  const [before, found] = [tokens[at - 1], tokens[at]];
  // In place of a number; the fault says so.
  if (/^an?$/.test(found?.text ?? '')) return undefined;
  const others = inOtherWords(tokens);
  const { length } = new Chart(wide(), 'words', others);
  const isAsFar = (others[length]?.start ?? text.length) >= problem.start;
  const stop = isAsFar ? others[length] : found;
  // The words of one short form have one place.
  const last = isAsFar ? others.findLast(({ start }) => stop && start < stop.start) : before;
  const isOtherPlace = stop !== undefined && stop.start > problem.start;
  if (before && isStrange(before) && !isOtherPlace)
    return { message: unknown(before), isOtherPlace: true };
  if (stop && isStrange(stop)) return { message: unknown(stop), isOtherPlace };
  if (!last || !stop) return undefined;
  const [after, here] = [last, stop].map(({ start, end }) => text.slice(start, end));
  return { message: `“${here}” cannot stand after “${after}”.`, isOtherPlace };
}

const unknown = ({ raw }: SentenceToken) => `“${raw}” is no word that is understood here.`;

function isStrange({ kind, text }: SentenceToken): boolean {
  const isKnown = wide().isWord(text) || wide().allWords.has(text) || SHOWN(grammar()).has(text);
  return kind === 'word' && !isKnown;
}

/** The words of the example sentences. */
const SHOWN = once((_: Grammar) => {
  const sentences = Object.values(SLOT_REFERENCE).flatMap(({ examples }) => examples.flat());
  return new Set(sentences.flatMap(distinct).map(({ text }) => text));
});

/** Example sentences of the language, with their words and the words of their slot's reference. */
const EXAMPLES = once((_: Grammar) => {
  const slots = Object.entries(SLOT_REFERENCE).map(([slot, { says, examples }]) => {
    const sentences = [...new Set(examples.flat())];
    return {
      words: distinct(`${slot.replaceAll('-', ' ')} ${says} ${sentences.join(' ')}`),
      sentences,
    };
  });
  const each = slots.flatMap(({ words: about, sentences }) =>
    sentences.map((sentence) => ({ sentence, about, words: distinct(sentence) })),
  );
  const tells = telling(each.map(({ words }) => words));
  return {
    each: each.map((one) => ({
      ...one,
      all: one.words.reduce((sum, word) => sum + tells(word), 0),
    })),
    tells,
    tellsSlot: telling(slots.map(({ words }) => words)),
  };
});

type Telling = (word: SentenceToken) => number;

/** How much a word tells: the fewer texts contain it, the more. */
function telling(texts: readonly (readonly SentenceToken[])[]): Telling {
  const counts = new Map<string, number>();
  for (const { text } of texts.flat()) counts.set(text, (counts.get(text) ?? 0) + 1);
  return ({ text }) => Math.log(texts.length / (counts.get(text) ?? 1));
}

/** The most words read of a slot's reference. */
const MOST_OF_SLOT = 400;

function distinct(text: string): readonly SentenceToken[] {
  const words = inOtherWords(sentenceTokens(text, MOST_OF_SLOT));
  return [...new Map(words.map((word) => [word.text, word])).values()];
}

/** The sentence, followed by the language's words for its synonyms. */
function withSynonyms(text: string): string {
  const all = ` ${text.toLowerCase()} `;
  const meant = Object.entries(SYNONYMS).flatMap(([word, others]) =>
    others.some((each) => all.includes(` ${each} `)) ? [word] : [],
  );
  return [text, ...meant].join(' ');
}

/** Words that are common in sentences on any subject, so they tell less. */
const QUIET: ReadonlySet<string> = new Set(
  (
    'a an the of in on at to by for from with as if when or and but not no than is are be has have do does ' +
    'may can must shall all any each every their his her your its it they he she you who that which this ' +
    'other more most less least only'
  ).split(' '),
);
const OF_QUIET = 0.4;

/** At most this many sentences are offered, each with at least this much in common. */
const MOST_SHOWN = 2;
const LEAST_SHARED = 3.6;
/** Exponent by which a long reference counts less. */
const BY_LENGTH = 0.3;

/**
 * Example sentences whose words, or whose slot's reference, share telling words with a text. Later words
 * count more, since sentences begin with their subject.
 */
export function sentencesAbout(text: string): readonly string[] {
  const asked = distinct(withSynonyms(text));
  const { each, tells, tellsSlot } = EXAMPLES(grammar());
  const share = (words: readonly SentenceToken[], tell: Telling) =>
    asked.reduce((sum, word, i) => {
      const same = words.find((other) => isLikeAny(word, [other]) || isLikeAny(other, [word]));
      const weight = QUIET.has(word.text) ? OF_QUIET : 1;
      return sum + (same ? weight * (1 + i / asked.length) * tell(same) : 0);
    }, 0);
  const ranked = each.map(({ sentence, words, about, all }) => ({
    sentence,
    shared:
      share(words, tells) / Math.sqrt(all) + share(about, tellsSlot) / about.length ** BY_LENGTH,
  }));
  return ranked
    .filter(({ shared }) => shared > LEAST_SHARED)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST_SHOWN)
    .map(({ sentence }) => sentence);
}

/** Sentences offered to the author of a rule, from the words of the rule. */

/** A sentence of the language that some words of a text seem to mean. */
export interface SentenceOffer extends SaidSentence {
  /** The first and last character of the words in the text. */
  readonly start: number;
  readonly end: number;
}

/** Names that the rules of a game declare. */
export interface KnownNames {
  readonly quantities: ReadonlySet<string>;
  readonly tiers: ReadonlySet<string>;
}

/** The names that some rules declare or use. */
export function namesKnownTo(
  rules: readonly { readonly tier: string; readonly mechanics?: Mechanics }[],
): KnownNames {
  const awarded = rules.flatMap(({ mechanics }) => mechanics?.awards ?? []);
  const declared = rules.flatMap(({ mechanics }) => [...(mechanics?.quantities?.keys() ?? [])]);
  const tiers = rules.flatMap(({ mechanics }) => [...(mechanics?.tiers?.keys() ?? [])]);
  return {
    quantities: new Set(['points', ...declared, ...awarded.map(({ quantity }) => quantity)]),
    tiers: new Set([...tiers, ...rules.map(({ tier }) => tier)]),
  };
}

type InForce = RulePhrase & { readonly meaning: PlainMap };

/** The sentences of a text that hold in every game without exception. */
export function inForce(text: string): readonly InForce[] {
  const phrases = phrasesOf(text).map((phrase) => {
    const isAsked = phrase.isWhole || phrase.isOfSome;
    return { ...phrase, meaning: isAsked ? saidIn(phrase.words).meaning : undefined };
  });
  const excepted = phrases.filter(({ isOfSome, isWhole }) => isOfSome && isWhole);
  // A sentence about some games that is not understood may be an exception to anything.
  if (phrases.some(({ isOfSome, isWhole, meaning }) => isOfSome && (!isWhole || !meaning)))
    return [];
  const slots = new Set(excepted.flatMap(({ meaning }) => Object.keys(meaning ?? {})));
  return phrases.flatMap(({ meaning, ...phrase }) => {
    const isSaid = phrase.isWhole && !phrase.isOfSome && meaning;
    return isSaid && !Object.keys(meaning).some((slot) => slots.has(slot))
      ? [{ ...phrase, meaning }]
      : [];
  });
}

/**
 * The offers for a text. None is made if a neighbouring sentence limits the words, since a wrong offer is
 * worse than none. With `names`, offers use only quantities and tiers that are declared.
 */
export function offersFor(text: string, names?: KnownNames): readonly SentenceOffer[] {
  const all = inForce(text);
  const declared = all.flatMap(({ meaning: { quantities } }) => Object.keys(quantities ?? {}));
  const known = names && { ...names, quantities: new Set([...names.quantities, ...declared]) };
  const found = all.filter(({ meaning }) => {
    return (
      !NEVER.some((slot) => Object.hasOwn(meaning, slot)) && (!known || hasOnly(meaning, known))
    );
  });
  const together = found.reduce<PlainMap | undefined>(
    (before, { meaning }) => before && joinPieces(before, meaning),
    {},
  );
  // If the sentences contradict each other, all offers are withheld.
  if (!together) return [];
  // With what numbers begin is half of what is asked: the other is what number a changed rule has.
  const { numbering: both } = together;
  const isHalf = !isMap(both) || !('first' in both && 'changed-rule' in both);
  return found.flatMap(({ start, end, meaning: { numbering, ...others } }) =>
    piecesOf(isHalf || !numbering ? others : { ...others, numbering }).map((piece) => {
      return { ...saidBy(piece), start, end };
    }),
  );
}

/** Slots that are never offered: any word can be a name there, so unrelated words would match. */
const NEVER = ['offices', 'grants', 'proposal-facts', 'fiat', 'tiers'] as const;

function hasOnly(value: Plain, names: KnownNames): boolean {
  if (value instanceof Tree) {
    const [, name] = value.op === 'name' ? (/^player\.(.*)$/.exec(value.is) ?? []) : [];
    const isKnown = name === undefined || names.quantities.has(name) || STATES.has(name);
    return isKnown && value.of.every((part) => hasOnly(part, names));
  }
  if (isList(value)) return value.every((each) => hasOnly(each, names));
  if (!isMap(value)) return true;
  const { quantity, of, tier } = value;
  if (typeof quantity === 'string' && !names.quantities.has(quantity)) return false;
  if ([of, tier].some((each) => typeof each === 'string' && !names.tiers.has(each))) return false;
  return Object.values(value).every((each) => hasOnly(each, names));
}

const STATES: ReadonlySet<string> = new Set(['robot', 'proposer', 'playing']);
