/**
 * Rewrites a sentence into other word orders, so that a row needs one order only. A clause moves before
 * or behind its main clause. A passive becomes active. “Needed is x” becomes “x is needed”.
 */
import { alikeTo } from './in-other-words.ts';
import type { SentenceToken } from './tokens.ts';

type Words = readonly SentenceToken[];

/** Words that begin a clause which can move to the other end of the sentence. */
const OPENERS = wordsOf(
  'when if whenever once after as at on in during upon by to for per without unless with within until before',
);

/** After one of these words, an opener does not begin a clause of its own. */
const BOUND = wordsOf('only even except not as and or but than just is are at until need ,');

/** Words that can begin the main clause. */
const SUBJECTS = wordsOf(
  'the a an every each all any no it they you players player voting votes play anyone anybody everyone everybody nobody ' +
    'there at more half its their two three four five six seven eight nine ten',
);

/** Bounds on the work: the most orders tried, and the longest sentence tried. */
const MOST = 40;
const MOST_WORDS = 25;

/** All other orders of a sentence, each once. */
export function inOtherOrders(tokens: Words): readonly Words[] {
  if (tokens.length > MOST_WORDS) return [];
  const found = new Map([[keyOf(tokens), tokens]]);
  // The loop also visits the orders that are added during it.
  for (const changes of [MENDS, CHANGES]) {
    for (const each of found.values()) {
      if (found.size === MOST) break;
      for (const made of changes.flatMap((change) => change(each)))
        if (found.size < MOST) found.set(keyOf(made), made);
    }
  }
  return [...found.values()].slice(1);
}

function keyOf(tokens: Words): string {
  return tokens.map(({ text }) => text).join(' ');
}

type Change = (tokens: Words) => readonly Words[];

const goesOn = isOneOf('it they you he she that we');
const TAKES =
  'gets get receives receive gains gain earns earn loses lose pays pay costs cost draws draw discards discard collects collect';

type Fits = (token: SentenceToken) => boolean;

/** The names of one-word pieces in the rewritings below. */
const ONE_WORD: Readonly<Record<string, Fits>> = {
  N: () => true,
  W: () => true,
  U: ({ count }) => count === undefined,
  COUNT: ({ count }) => count !== undefined,
  DOING: isDoing,
  DONE: () => true,
  DID: () => true,
  MAY: isOneOf('may can must'),
  CAN: isOneOf('may can'),
  BE: isOneOf('is are'),
  HAVE: isOneOf('has have'),
  NO_VERB: ({ text }) => !/^(?:may|can|must|is|are)$/.test(text),
  NEEDS: isOneOf('needs requires takes need require take'),
  NEED: isOneOf('needs requires takes need require take must'),
  NEEDED: isOneOf('needed required necessary enough sufficient'),
  // “Is required to” is read as “must”.
  IS_TO: ({ text, raw }) => text === 'must' && /^(?:is|are)$/i.test(raw),
  GET: isOneOf('get gets'),
  GAIN: isOneOf('gets get receives receive gains gain earns earn scores score'),
  SUM: isOneOf(
    'gets get receives receive earns earn gains gain scores score loses lose pays pay costs hits reaches on with − minus',
  ),
  // “Players are limited to six” limits the number of players, not points.
  UNLIMITED: ({ text }) => text !== 'limited',
  AFTER: ({ text }) => OPENERS.has(text) || /^(?:,|and|wins?|each)$/.test(text),
  BACK: isOneOf('back away down out'),
  SPLIT: isOneOf('take takes taking vote votes voting turn turns turning give gives hand hands'),
  TAKES: isOneOf(TAKES),
  COSTS: isOneOf('gets receives gains earns loses pays costs draws discards collects'),
  OBJECT: isOneOf('you them him proposer'),
  PROPOSAL: isOneOf('proposal proposals'),
  SOMEBODY: isOneOf(
    'player players person people anyone anybody everyone everybody someone somebody those',
  ),
  NOBODY: isOneOf('nobody no-one none'),
  ONE: isOneOf('player players one'),
  DOER: isOneOf('they you we player players one someone somebody anyone'),
  THEN: goesOn,
  ARTICLE: isOneOf('a an any'),
  ALL: isOneOf('a an any the all every each'),
  NOT_THE: ({ text }) => text !== 'the',
  ON: isOneOf('when if after on upon by for once'),
  OPENER: ({ text }) => OPENERS.has(text),
  BARE: (token) => token.kind === 'word' && !SUBJECTS.has(token.text) && !isDoing(token),
  DEED: isOneOf(
    'add roll throw pick choose draw propose vote get lose put take make go win withdraw',
  ),
  LACKING: isOneOf('must needs need is passes takes requires'),
  HAPPENS: isOneOf('is are passes goes becomes counts takes carries succeeds'),
  MORE: isOneOf('more higher greater above least'),
  LESS: isOneOf('fewer less lower most'),
};

/** Adds words that people leave out, and replaces some, before parts change places. */
const MENDS: readonly Change[] = [
  ...rewriting(`
    x? its y? = x it is y
    x GET to U y? = x may U y
    x :/= y? = x is y; x , y
    x? SPLIT y BACK z? = x SPLIT BACK y z
  `),
  andThen,
  // A sum without a unit is a sum of points.
  ...rewriting(`
    COUNT to/for x = COUNT points to/for x
    x? SUM COUNT = x SUM COUNT points
    x? SUM COUNT AFTER y? = x SUM COUNT points AFTER y
    x? UNLIMITED to COUNT = x UNLIMITED to COUNT points
    x? UNLIMITED to COUNT AFTER y? = x UNLIMITED to COUNT points AFTER y
    + x = x
    x? U + y = x U y
    − x = minus x
    x GAIN − y = x loses y
  `),
  possessive,
  // “Must be unanimous” fits a proposal or a vote. “Roll a six, you get a point” is a condition.
  ...rewriting(`
    DEED x? = they DEED x
    DEED x? , THEN y? = when they DEED x , THEN y
    start/begin x = every player start/begin x
    no x = there is no x
    LACKING x? = a proposal LACKING x; a vote LACKING x
  `),
];

const CHANGES: readonly Change[] = [
  ...rewriting(`
    x? N that/which BE W y? = x W N y
    only x MAY y? be z? = y MAY be z only x
    it TAKES x to y? = y TAKES x
    to x COSTS y? = x COSTS y
    no DOING x? = a player may not DOING x
    DOING x? BE not allowed/permitted = a player may not DOING x
    DOING x? BE forbidden/prohibited/disallowed/banned = a player may not DOING x
    DOING x? BE allowed/permitted = a player may DOING x
    x? PROPOSAL DOING y? = x PROPOSAL that DOING y
    x? SOMEBODY DOING y? = x SOMEBODY who DOING y
    x unanimously y = x y unanimously
    ON DOING x? = when they DOING x
  `),
  toTheEnd,
  toTheBeginning,
  ...rewriting(`
    it NEEDS x to y? = to y needs x
    x BE? NEEDED = needs x; to pass needs x
    x BE? NEEDED y = y needs x
    x IS_TO y? = to y needs x
    every/each/any x = x
    all NOT_THE x? = NOT_THE x
    x each TAKES/HAVE y? = x TAKES/HAVE y
    x BE each y? = x BE y
    no x unless y = x only if y
    no x without y = x only with y
    nothing x unless y = a proposal x only if y
    nothing x without y = a proposal x only with y
    x not y unless z = x y only if z
    x not y without z = x y only with z
    x MAY not? y? be DONE N? by z = y z MAY not DONE N x
    NOBODY NO_VERB x? = a player may not NO_VERB x
    no ONE NO_VERB x? = a player may not NO_VERB x
    x alone MAY y = only x MAY y
    x MAY not y ,? except z = x MAY y only z
    x MAY y ,? except/but z = x except z MAY y
    ARTICLE x MAY not y? = no x MAY y
    ONE x? MAY not y? = no ONE x MAY y
    NOBODY x? CAN y = a player x may not y; NOBODY x y
    no x CAN y = a x may not y; no x y
    for? DOING x? NEED y? = to DOING x NEED y
    for BARE x? NEED y? = to BARE x NEED y
    x? COUNT or/at MORE y? = x at least COUNT y
    x? COUNT N or/at MORE y? = x at least COUNT N y
    x? COUNT N W or/at MORE y? = x at least COUNT N W y
    x? COUNT or/at LESS y? = x at most COUNT y
    x? COUNT N or/at LESS y? = x at most COUNT N y
    x? COUNT N W or/at LESS y? = x at most COUNT N W y
    x only HAPPENS y? OPENER z? = x HAPPENS y only OPENER z
    x BE never y? = x may not BE y
    x? NO_VERB never y? = x NO_VERB may not y
    the? we/game x? HAVE y = there x is y
    the? we/game x? NEEDS y = there x must is y
    x? TAKES/OBJECT ARTICLE y? = x TAKES/OBJECT 1 y
    x only W COUNT/OPENER y? = x W only COUNT/OPENER y
    x? COUNT/OPENER W only = x only COUNT/OPENER W
    for x to be DONE y? NEED z? = to DONE x y NEED z
    before x BE DONE y? NEED z? = to DONE x y NEED z
    x DOER DID it y? = x it is DID y
    x ARTICLE DOER DID it y? = x it is DID y
    ALL? DOER MAY only/not? DID x = x MAY only/not be DID
    ALL? DOER MAY only/not? DID x OPENER y? = x MAY only/not be DID OPENER y
  `),
];

function toTheEnd(tokens: Words): readonly Words[] {
  if (!OPENERS.has(textAt(tokens, 0))) return [];
  return tokens.flatMap(({ text }, i) => {
    if (i < 2 || i > tokens.length - 2) return [];
    const from = text === ',' ? i + 1 : i;
    const isClause = from > i || SUBJECTS.has(text);
    return isClause ? [[...tokens.slice(from), ...tokens.slice(0, i)]] : [];
  });
}

function toTheBeginning(tokens: Words): readonly Words[] {
  return tokens.flatMap((_, i) => {
    const isTurn = EACH.has(textAt(tokens, i)) && ROUNDS.has(textAt(tokens, i + 1));
    const isClause =
      (isTurn || OPENERS.has(textAt(tokens, i))) && !BOUND.has(textAt(tokens, i - 1));
    return i > 1 && isClause ? [[...tokens.slice(i), ...tokens.slice(0, i)]] : [];
  });
}

const EACH = wordsOf('all every each any');
const ROUNDS = wordsOf('turn round circuit');

/** Reads “ten votes and it passes”, also with “=”, as “when there are ten votes, it passes”. */
function andThen(tokens: Words): readonly Words[] {
  return tokens.flatMap(({ text, kind }, i) => {
    const isThen = text === '=' || text === ':' || (text === 'and' && goesOn(tokens[i + 1]));
    const [first, [it, ...rest]] = [tokens.slice(0, i), tokens.slice(i + 1)];
    if (!isThen || kind === 'quoted' || !it || first.length === 0 || rest.length === 0) return [];
    const when = OPENERS.has(textAt(first, 0))
      ? ''
      : first[0]?.count || MANY.has(textAt(first, 0))
        ? 'when there is'
        : 'when';
    const subjects = [[it], ...(it.text === 'it' ? [spelt('a proposal')] : [])];
    return subjects.map((each) => [...spelt(when), ...first, ...spelt(','), ...each, ...rest]);
  });
}

const MANY = wordsOf('more no all a an fewer less');

/** Reads “the judges word” as “the judge's word”. */
function possessive(tokens: Words): readonly Words[] {
  return tokens.flatMap((owner, i) => {
    const isFirst = i === 0 || /^(?:the|an?)$/.test(textAt(tokens, i - 1));
    const isOwner = isFirst && /[^s]s$/.test(owner.text) && OWNED.has(textAt(tokens, i + 1));
    const one = owner.text.slice(0, -1);
    return isOwner ? [[...tokens.slice(0, i), ...spelt(`${one} 's`), ...tokens.slice(i + 1)]] : [];
  });
}

const OWNED = wordsOf(
  'word ruling judgment decision verdict vote votes score points proposal turn',
);

function isDoing({ kind, text }: SentenceToken): boolean {
  return kind === 'word' && /(?<!th|^k|^r)ing$/.test(text);
}

/** The other forms as which each form of a verb is read. */
const VERB_FORMS: Readonly<Record<string, (text: string) => readonly string[]>> = {
  DOING: stemsOf,
  DONE: stemsOf,
  DID: (text) => [`${text.replace(/s$/, '')}ed`, `${text.replace(/e?s?$/, '')}ed`],
};

/** `make` and `mak` for “making”. */
function stemsOf(text: string): readonly string[] {
  const bare = text.replace(/(?:ing|ed|d|es|s)$/, '');
  return [text, bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')];
}

/**
 * Makes a change from each line. A small letter matches some words, and with `?` any number. A word with
 * `?` may be missing.
 */
function rewriting(lines: string): readonly Change[] {
  return lines
    .trim()
    .split('\n')
    .map((line): Change => {
      const [pattern = '', made = ''] = line.trim().split(/ = (?=[^=]*$)/);
      const pieces = pattern.split(' ').map(pieceOf);
      return (tokens) => {
        const lacksOne = pieces.some(({ fits, least }) => least > 0 && fits && !tokens.some(fits));
        const found = lacksOne ? undefined : matched(pieces, tokens);
        return found ? made.split('; ').map((each) => rewritten(each, found)) : [];
      };
    });
}

interface Piece {
  readonly name: string;
  readonly least: number;
  /** The test for a one-word piece; absent if the piece matches any words. */
  readonly fits?: Fits;
}

function pieceOf(written: string): Piece {
  const name = written.replace('?', '');
  const least = name === written ? 1 : 0;
  if (/^[w-z]$/.test(name)) return { name, least };
  const any = name.split('/').map((each) => ONE_WORD[each] ?? isOneOf(each));
  const isAny = /^[NWU]$/.test(name);
  const fits: Fits = (token) => (token.kind === 'quoted' ? isAny : any.some((each) => each(token)));
  return { name, least, fits };
}

/** The words for each letter and name. Earlier pieces match as few words as they can. */
function matched(
  pieces: readonly Piece[],
  tokens: Words,
  at = 0,
  from = 0,
): Map<string, Words> | undefined {
  const [piece, left] = [pieces[at], tokens.length - from];
  if (piece === undefined) return left === 0 ? new Map() : undefined;
  const { name, least, fits } = piece;
  const having = (length: number) =>
    matched(pieces, tokens, at + 1, from + length)?.set(name, tokens.slice(from, from + length));
  if (fits) {
    const word = tokens[from];
    const found = word && fits(word) ? having(1) : undefined;
    return found ?? (least === 0 ? having(0) : undefined);
  }
  // The last piece takes all remaining words.
  const isLast = at === pieces.length - 1;
  for (let length = isLast ? Math.max(least, left) : least; length <= left; length++) {
    const found = having(length);
    if (found) return found;
  }
  return undefined;
}

function rewritten(made: string, found: ReadonlyMap<string, Words>): Words {
  return made.split(' ').flatMap((piece): Words => {
    const words = found.get(piece);
    const [verb] = words ?? [];
    if (piece === '1') return [ONE_THING];
    const forms = verb && VERB_FORMS[piece]?.(verb.text);
    if (!forms) return words ?? spelt(piece);
    return [{ ...verb, like: new Set(forms.flatMap((each) => [...alikeTo(each)])) }];
  });
}

const ONE_THING: SentenceToken = {
  ...{ kind: 'number', text: '1', count: '1', raw: 'one' },
  ...{ start: 0, end: 0 },
};

function isOneOf(words: string) {
  const known = wordsOf(words);
  return (token: SentenceToken | undefined) => known.has(token?.text ?? '');
}

function textAt(tokens: Words, at: number): string {
  const token = tokens[at];
  return token && token.kind !== 'quoted' ? token.text : '';
}

function spelt(text: string): Words {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      return { kind: 'word', text: word, like: alikeTo(word), raw: word, start: 0, end: 0 };
    });
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
