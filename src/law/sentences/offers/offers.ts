/**
 * What the words of a rule seem to say. A sentence of a rule's text is offered as mechanics only if every
 * word of it was understood, with one meaning, and if no neighbour takes some of it back: an offer that
 * misreads is worse than none. Offers decide nothing; whoever writes the rule takes them or does not.
 */
import { once, setBounded } from '../../../helpers/once.ts';
import { Tree } from '../../formula/tree.ts';
import type { Mechanics } from '../../mechanics/mechanics.ts';
import { Chart } from '../chart.ts';
import type { Rows } from '../entry.ts';
import { Grammar } from '../grammar.ts';
import { grammar } from '../language.ts';
import { Meanings } from '../meanings.ts';
import { join, piecesOf } from '../pieces.ts';
import { isList, isMap, type Plain, type PlainMap, recordOf } from '../plain.ts';
import { type Recorded, sentenceOf } from '../sentences.ts';
import { SYNONYMS } from '../synonyms.ts';
import type { Token } from '../tokens.ts';
import { ADOPTION_WORD_KINDS } from './adoption-wordings.ts';
import { AWARD_KINDS, AWARD_WORDS } from './award-wordings.ts';
import { VOTE_FORMULA_WORDS } from './figure-wordings.ts';
import { HOLDING_WORD_KINDS, HOLDING_WORDS, WIN_FORMULA_WORDS } from './holding-wordings.ts';
import { OCCASION_KINDS } from './occasion-wordings.ts';
import { ORDER_WORD_KINDS, ORDER_WORDS } from './order-wordings.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { RULE_WORD_KINDS, RULE_WORDS } from './rule-wordings.ts';
import { VOTE_WORD_KINDS, VOTE_WORDS } from './vote-wordings.ts';

/** A sentence that says what some words of a text seem to say. */
export interface Offer {
  readonly sentence: string;
  /** What it says, as a record writes it. */
  readonly mechanics: Recorded;
  /** Between which characters of the text the words stand. */
  readonly start: number;
  readonly end: number;
}

const WORDINGS: Rows = {
  ...AWARD_KINDS,
  ...VOTE_WORD_KINDS,
  ...ADOPTION_WORD_KINDS,
  ...OCCASION_KINDS,
  ...HOLDING_WORD_KINDS,
  ...ORDER_WORD_KINDS,
  ...RULE_WORD_KINDS,
  words: [
    ...AWARD_WORDS,
    ...VOTE_WORDS,
    ...HOLDING_WORDS,
    ...ORDER_WORDS,
    ...RULE_WORDS,
    ['$said', '{said:sentence}'],
  ],
};
const FORMULA_WORDINGS: Rows = { ...VOTE_FORMULA_WORDS, ...WIN_FORMULA_WORDS };

/** Words that name nothing which a player could hold: whoever writes them speaks of something else. */
const unnamed: ReadonlySet<string> = new Set(
  (
    'i you he she it we they them him her us me this that these those who whom which what some any each ' +
    'of in on at to by for from with as if or and but not no than then so be is are was were been has ' +
    'have had do does did may can must might would could should more most less least fewer other another ' +
    'same such own time times second seconds minute minutes hour hours day days week weeks month months ' +
    'year years people person persons member members round rounds game games others rest here there now'
  ).split(' '),
);

/** On the language, whose words alone cannot be names: those that are used only here can. */
const wordingsOn = once((language: Grammar) => {
  const free = new Set([...Object.keys(WORDINGS), ...Object.keys(FORMULA_WORDINGS)]);
  const own = { rows: WORDINGS, formulas: FORMULA_WORDINGS, synonyms: SYNONYMS, free, unnamed };
  return new Grammar(own, language);
});

/** The language with other people's words, of which sentences of the kind `words` are made. */
export const wordings = () => wordingsOn(grammar());

/** Whoever amends a rule leaves most of its sentences as they were. */
const MOST_REMEMBERED = 2_000;
const KNOWN = new Map<string, { readonly meaning: PlainMap | undefined }>();

/** What the words of one phrase mean, as slots; nothing where they are not understood as a whole. */
function meaningOf({ tokens }: Phrase): PlainMap | undefined {
  const words = tokens.map(({ raw }) => raw).join(' ');
  const known = KNOWN.get(words) ?? { meaning: meaningOfWords(tokens) ?? meaningOfTwo(tokens) };
  if (!KNOWN.has(words)) setBounded(KNOWN, MOST_REMEMBERED, words, known);
  return known.meaning;
}

function meaningOfWords(tokens: readonly Token[]): PlainMap | undefined {
  const chart = new Chart(wordings(), 'words', tokens);
  const whole = chart.length === tokens.length ? chart.whole : undefined;
  const [meaning, other] = whole ? new Meanings(chart).of(whole) : [];
  return meaning && !other && isMap(meaning.value) ? meaning.value : undefined;
}

const JOINS: ReadonlySet<string> = new Set([';', 'and', 'but', 'while']);

/** The most places of a sentence at which it is tried as two. */
const MOST_JOINS = 4;

/** Two whole sentences that a word joins: each is understood by itself, or nothing is. */
function meaningOfTwo(tokens: readonly Token[]): PlainMap | undefined {
  const joins = tokens.flatMap(({ text, kind }, i) =>
    kind !== 'quoted' && JOINS.has(text) ? [i] : [],
  );
  if (joins.length > MOST_JOINS) return undefined;
  for (const at of joins) {
    const hasComma = tokens[at - 1]?.text === ',';
    const second = tokens[at + 1]?.text === 'and' ? at + 2 : at + 1;
    const [one, other] = [tokens.slice(0, hasComma ? at - 1 : at), tokens.slice(second)];
    const isLoose = LEANING.has(other[0]?.text ?? '') || LEANING.has(one[0]?.text ?? '');
    const first = isLoose ? undefined : meaningOfWords(one);
    const last = first && meaningOfWords(other);
    const joined = first && last ? join(first, last) : undefined;
    if (joined?.ok) return joined.value;
  }
  return undefined;
}

/** With these a sentence begins that is about another, or holds on some condition. */
const LEANING: ReadonlySet<string> = new Set(
  'it they this that these those if when whenever where should unless for in on after he she its their'.split(
    ' ',
  ),
);

/** A sentence of a text, and what it says by itself. */
export interface Understood {
  readonly phrase: Phrase;
  readonly meaning: PlainMap;
}

/** The sentences of a text that say something of every game, in any case. */
export function understoodIn(phrases: readonly Phrase[]): readonly Understood[] {
  const whole = phrases.filter(({ isWhole }) => isWhole);
  const excepted = phrases.filter(({ isOfSome }) => isOfSome).map(meaningOf);
  // What is said of some games, and not understood, may be about anything.
  if (excepted.includes(undefined)) return [];
  const slots = new Set(excepted.flatMap((meaning) => Object.keys(meaning ?? {})));
  return whole.flatMap((phrase) => {
    const meaning = phrase.isOfSome ? undefined : meaningOf(phrase);
    const isSaid = meaning && !Object.keys(meaning).some((slot) => slots.has(slot));
    return isSaid ? [{ phrase, meaning }] : [];
  });
}

/** Names that the rules of a game have declared. */
export interface KnownNames {
  readonly quantities: ReadonlySet<string>;
  readonly tiers: ReadonlySet<string>;
}

/** The names that some rules declare, or use. */
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

/** With `known`, nothing is offered that speaks of a quantity or a tier that no rule has declared. */
export function offersFor(text: string, known?: KnownNames): readonly Offer[] {
  const understood = understoodIn(phrasesOf(text)).filter(({ meaning }) => {
    return (
      !NEVER.some((slot) => Object.hasOwn(meaning, slot)) && (!known || hasOnly(meaning, known))
    );
  });
  const together = understood.reduce<PlainMap | undefined>((before, { meaning }) => {
    const joined = before && join(before, meaning);
    return joined?.ok ? joined.value : undefined;
  }, {});
  // Sentences that contradict one another are not understood, whatever each of them says.
  if (!together) return [];
  const isHalf = isHalfNumbered(together);
  return understood.flatMap(({ phrase: { start, end }, meaning: { numbering, ...others } }) =>
    piecesOf(isHalf || !numbering ? others : { ...others, numbering }).map((piece) => {
      return { sentence: sentenceOf(piece), mechanics: recordOf(piece), start, end };
    }),
  );
}

/** With what numbers begin is half of what is asked: the other is what number a changed rule has. */
function isHalfNumbered({ numbering }: PlainMap): boolean {
  const keys = isMap(numbering) ? Object.keys(numbering) : [];
  return !['first', 'changed-rule'].every((key) => keys.includes(key));
}

/** Any word may be the name of one of these, so that words of other things are read as theirs. */
const NEVER = ['offices', 'grants', 'proposal-facts', 'fiat', 'tiers'] as const;

function hasOnly(value: Plain, known: KnownNames): boolean {
  if (value instanceof Tree) {
    const [, name] = value.op === 'name' ? (/^player\.(.*)$/.exec(value.is) ?? []) : [];
    const isKnown = name === undefined || known.quantities.has(name) || STATES.has(name);
    return isKnown && value.of.every((part) => hasOnly(part, known));
  }
  if (isList(value)) return value.every((each) => hasOnly(each, known));
  if (!isMap(value)) return true;
  const { quantity, of, tier } = value;
  if (typeof quantity === 'string' && !known.quantities.has(quantity)) return false;
  if ([of, tier].some((each) => typeof each === 'string' && !known.tiers.has(each))) return false;
  return Object.values(value).every((each) => hasOnly(each, known));
}

const STATES: ReadonlySet<string> = new Set(['robot', 'proposer', 'playing']);
