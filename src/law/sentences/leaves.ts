/** Kinds of words that are one word or one quoted text: names, numbers, free texts. */
import { pluralOf, singularOf } from '../../helpers/words.ts';
import { NAME } from '../../values/ids.ts';
import { plainDecimal, Tree } from '../formula/tree.ts';
import type { Plain } from './plain.ts';
import { quotedText, type SentenceToken } from './tokens.ts';

export interface Leaf {
  /** The kind as messages name it: “a number”. */
  readonly expected: string;
  /** The input field that a user needs. */
  readonly written: 'number' | 'name' | 'text';
  /**
   * The value of a word, or `undefined` if the word is not of this kind. `isWord` recognises words of the
   * language.
   */
  readonly read: (token: SentenceToken, isWord: (text: string) => boolean) => Plain | undefined;
  readonly say: (value: Plain, isWord: (text: string) => boolean) => string | undefined;
}

const ONE_WORD = /^[a-z][a-z0-9_]*(-[a-z0-9_]+)*$/;
const DIGITS = /^\d+$/;

/** Accepts as a name a word that the language does not use, or a quoted text. */
function named(
  expected: string,
  toText: (name: string) => string,
  toName: (text: string) => string,
): Leaf {
  return {
    expected,
    written: 'name',
    read: ({ kind, text }, isWord) => {
      if (kind === 'quoted') return toName(text);
      return kind === 'word' && !isWord(text) ? text : undefined;
    },
    say: (name, isWord) => {
      if (typeof name !== 'string') return undefined;
      const text = toText(name);
      return text === name && ONE_WORD.test(name) && !isWord(name) ? name : quotedText(text);
    },
  };
}

const same = (text: string) => text;

/** Names that rules declare. Words are joined by `_` in a record, and by blanks in a sentence. */
const name = named(
  'a name, in “…” if it is a word of this language',
  (id) => (NAME.test(id) ? id.replaceAll('_', ' ') : id),
  (text) => text.replaceAll(' ', '_'),
);

const tier = named('a tier, in “…” if it is a word of this language', same, same);

const counted = (expected: string, shape: RegExp, make: (digits: string) => Plain): Leaf => ({
  expected,
  written: 'number',
  read: ({ count }) => (count !== undefined && shape.test(count) ? make(count) : undefined),
  say: (value) => {
    const digits = value instanceof Tree ? (value.op === 'number' ? value.is : '') : String(value);
    return shape.test(digits) ? digits : undefined;
  },
});

const free: Leaf = {
  expected: 'a text in “…”',
  written: 'text',
  read: ({ kind, text }) => (kind === 'quoted' ? text : undefined),
  say: (text) => (typeof text === 'string' ? quotedText(text) : undefined),
};

const VERDICTS: ReadonlySet<string> = new Set(
  'true false undecided undecidable irrelevant indeterminate unknown dismissed upheld denied'.split(
    ' ',
  ),
);

/** The number of a rule, or its id of letters. */
const rule: Leaf = {
  expected: 'the number of a rule',
  written: 'number',
  read: ({ kind, text, raw }) => {
    if (kind === 'number' && DIGITS.test(text)) return Number(text);
    if (kind === 'quoted') return /^-\d+$/.test(text) ? Number(text) : text;
    return kind === 'word' ? raw : undefined;
  },
  say: (called) => {
    const text = String(called);
    if (typeof called === 'number' ? called >= 0 : /^[A-Za-z][A-Za-z0-9_]*$/.test(text))
      return text;
    return quotedText(text);
  },
};

/** Offices that people also write in small letters. */
const OFFICES: ReadonlySet<string> = new Set(
  (
    'king queen prince emperor mayor president chancellor minister secretary treasurer speaker ' +
    'chairman captain sheriff governor senator consul tribune clerk scribe archivist herald ' +
    'banker bishop priest wizard warden guard ambassador dictator knight'
  ).split(' '),
);

/** A capital letter marks an office, unless the office is common. */
function isOffice({ kind, text, raw }: SentenceToken): boolean {
  return kind === 'word' && (/^\p{Lu}/u.test(raw) || OFFICES.has(singularOf(text) ?? text));
}

function holderIf(isHolder: (token: SentenceToken) => boolean | undefined): Leaf {
  const read: Leaf['read'] = (token, isWord) =>
    isHolder(token) && !singularOf(token.text) ? name.read(token, isWord) : undefined;
  return { ...name, read, say: () => undefined };
}

function holdersIf(areHolders: (token: SentenceToken) => boolean): Leaf {
  const read: Leaf['read'] = (token, isWord) => {
    const one = areHolders(token) && singularOf(token.text);
    return one ? name.read({ ...token, text: one }, isWord) : undefined;
  };
  return { ...name, read, say: () => undefined };
}

export const LEAVES: Readonly<Record<string, Leaf>> = {
  name,
  /** A name in the plural. */
  names: {
    ...name,
    say: (id, isWord) => (String(id).endsWith('s') ? name.say(id, isWord) : undefined),
  },
  /** The office of a holder, who has an article: “the player is Anna” names no office. */
  office: {
    ...name,
    read: (token, isWord) => {
      const isHeld = token.kind === 'quoted' || token.hasArticle || OFFICES.has(token.text);
      return isHeld ? name.read(token, isWord) : undefined;
    },
  },
  /** The holder of an office. */
  officer: holderIf(isOffice),
  /** A holder with an article, or of a common office: “Anna” without an article is a player. */
  titled: holderIf(({ hasArticle, text }) => hasArticle || OFFICES.has(text)),
  /** The holder of a common office. “The Bank” is nobody who could gain anything. */
  incumbent: holderIf(({ text }) => OFFICES.has(text)),
  /** Several holders of one office: `two Treasurers`. */
  officers: holdersIf(isOffice),
  /** Several holders with an article, or of a common office: “Thomas” is one player. */
  incumbents: holdersIf((token) =>
    token.hasArticle ? isOffice(token) : OFFICES.has(singularOf(token.text) ?? ''),
  ),
  /** Things that are counted. “1 point” and “5 points” have one name, `points`. */
  unit: {
    ...name,
    read: (token, isWord) => {
      if (token.kind === 'word' && token.text === 'point') return 'points';
      const read = name.read(token, isWord);
      return token.isOne && typeof read === 'string' ? pluralOf(read) : read;
    },
    say: (id, isWord) => (id === 'point' ? quotedText(id) : name.say(id, isWord)),
  },
  tier,
  /** A tier in the plural. */
  tiers: {
    ...tier,
    say: (id, isWord) => (String(id).endsWith('s') ? tier.say(id, isWord) : undefined),
  },
  quoted: free,
  /** A verdict, in the record's own spelling. */
  verdict: {
    ...free,
    read: ({ kind, text, raw }) => (kind === 'word' && VERDICTS.has(text) ? raw : undefined),
  },
  figure: counted(
    'a number',
    /^\d+(\.\d+)?$/,
    // As a formula has them: without zeros that say nothing.
    (digits) => new Tree('number', [], plainDecimal(digits.replace(/^0+(?=\d)/, ''))),
  ),
  digits: counted('a number', DIGITS, same),
  rule,
};
