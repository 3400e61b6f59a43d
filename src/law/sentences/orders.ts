/**
 * The same sentence in other orders. A clause stands before or behind its main clause, a passive becomes
 * active. Something needed stands behind what needs it. So a row of words needs one order only.
 */
import { alikeTo } from './in-other-words.ts';
import type { SentenceToken } from './tokens.ts';

type Words = readonly SentenceToken[];

/** A clause with one of these may change places with the rest of the sentence. */
const OPENERS = wordsOf(
  'when if whenever once after as at on in during upon by to for per without unless with within until before',
);

/** Behind these, such a word belongs to them. */
const BOUND = wordsOf('only even except not as and or but than just is are at until need ,');

/** A clause may begin with one of these. */
const SUBJECTS = wordsOf(
  'the a an every each all any no it they you players player voting votes play anyone anybody everyone everybody nobody ' +
    'there at more half its their two three four five six seven eight nine ten',
);

/** No more orders than these are tried, and none of a longer sentence, which would take long. */
const MOST = 40;
const MOST_WORDS = 25;

/** Each order once, without the sentence as it stands. */
export function inOtherOrders(tokens: Words): readonly Words[] {
  if (tokens.length > MOST_WORDS) return [];
  const found = new Map([[keyOf(tokens), tokens]]);
  // The list grows while it is gone through.
  for (const changes of [MENDS, CHANGES]) {
    for (const each of found.values()) {
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

/** People leave out words, or write others: these are mended before the order of the parts is changed. */
const MENDS: readonly Change[] = [
  ...rewriting(`
    x? its y? = x it is y
    x GET to U y? = x may U y
    x :/= y? = x is y; x , y
    x? SPLIT y BACK z? = x SPLIT BACK y z
  `),
  andThen,
  ofPoints,
  signed,
  possessive,
  withoutSubject,
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
  needing,
  plain,
  unless,
  active,
  negated,
  doing,
  bounded,
  onlyThen,
  never,
  having,
  single,
  onlyBefore,
  thatItMay,
  passive,
  mayBeDone,
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

/** “All proposals need votes” is “proposals need votes”, and “they each get” is “they get”. */
function plain(tokens: Words): readonly Words[] {
  return tokens.flatMap((_, i) => {
    const isEach =
      i === 0 ||
      (textAt(tokens, i) === 'each' &&
        (TAKES.has(textAt(tokens, i + 1)) ||
          HAVE.has(textAt(tokens, i + 1)) ||
          BE.has(textAt(tokens, i - 1))));
    const isAll = textAt(tokens, i) === 'all' && textAt(tokens, i + 1) === 'the';
    return isEach && EACH.has(textAt(tokens, i)) && !isAll
      ? [[...tokens.slice(0, i), ...tokens.slice(i + 1)]]
      : [];
  });
}

const EACH = wordsOf('all every each any');
const ROUNDS = wordsOf('turn round circuit');

/** “No rule may change unless all agree”, or “a rule may not”, is “a rule may change only if all agree”. */
function unless(tokens: Words): readonly Words[] {
  const at = placeOf(UNLESS, tokens);
  const first = textAt(tokens, 0);
  const not = tokens.findIndex((_, i) => i > 1 && i < at && textAt(tokens, i) === 'not');
  const isNo = first === 'no' || first === 'nothing';
  if (at < 2 || isNo === not > 0) return [];
  const does = textAt(tokens, not - 1) === 'does' ? not - 1 : not;
  const subject = isNo
    ? [...(first === 'no' ? [] : spelt('a proposal')), ...tokens.slice(1, at)]
    : [...tokens.slice(0, does), ...tokens.slice(not + 1, at)];
  const only = spelt(textAt(tokens, at) === 'unless' ? 'only if' : 'only with');
  return [[...subject, ...only, ...tokens.slice(at + 1)]];
}

const UNLESS = wordsOf('unless without');

const NEEDED = wordsOf('needed required necessary enough sufficient');

/** “Ten votes are needed to pass it” is “to pass it needs ten votes”, as is “it takes ten votes to …”. */
function needing(tokens: Words): readonly Words[] {
  const takes = textAt(tokens, 0) === 'it' && NEEDS.has(textAt(tokens, 1));
  const at = tokens.findIndex((_, i) =>
    takes ? i > 2 && textAt(tokens, i) === 'to' : isNeeded(tokens, i),
  );
  if (at < 1) return [];
  const [thing, purpose] = takes
    ? [tokens.slice(2, at), tokens.slice(at)]
    : [
        tokens.slice(0, at),
        isMust(tokens, at)
          ? [...spelt('to'), ...tokens.slice(at + 1)]
          : tokens.slice(afterIs(tokens, at) + 1),
      ];
  const purposes = purpose.length === 0 ? [[], spelt('to pass')] : [purpose];
  return purposes.map((each) => [...each, ...spelt('needs'), ...thing]);
}

function isNeeded(tokens: Words, at: number): boolean {
  return isMust(tokens, at) || NEEDED.has(textAt(tokens, afterIs(tokens, at)));
}

/** People leave out the verb: “a majority needed”. */
function afterIs(tokens: Words, at: number): number {
  return BE.has(textAt(tokens, at)) ? at + 1 : at;
}

/** Something that “is required to” do it is needed for it. */
function isMust(tokens: Words, at: number): boolean {
  return textAt(tokens, at) === 'must' && BE.has(tokens[at]?.raw.toLowerCase() ?? '');
}

const BE = wordsOf('is are');
const NEEDS = wordsOf('needs requires takes need require take');
const MAY = wordsOf('may can must');

/** “It may only be changed by some” is “only some may change it”. */
function active(tokens: Words): readonly Words[] {
  const [may, be, by] = [MAY, wordsOf('be'), wordsOf('by')].map((each) => placeOf(each, tokens));
  const modal = tokens[may ?? 0];
  const verb = tokens[(be ?? 0) + 1];
  if (!modal || !verb || !may || !be || !by || may < 1 || be < may) return [];
  if (by < be + 2 || by > be + 3) return [];
  const isNot = textAt(tokens, may + 1) === 'not';
  const only = tokens.slice(isNot ? may + 2 : may + 1, be);
  const [not, particle] = [isNot ? spelt('not') : [], tokens.slice(be + 2, by)];
  const whole = tokens.slice(by + 1);
  const end = whole.findIndex((_, i) => i > 0 && OPENERS.has(textAt(whole, i)));
  return [...new Set([end < 0 ? whole.length : end, whole.length])].map((length) => {
    const by = whole.slice(0, length);
    const what = [...particle, ...tokens.slice(0, may), ...whole.slice(length)];
    return [...only, ...by, modal, ...not, stemOf(verb), ...what];
  });
}

const ARTICLES = wordsOf('a an any');
const NOBODY = wordsOf('nobody no-one none');
const ONE = wordsOf('player players one');

/**
 * “Nobody may” and “nobody does” are “a player may not”, as is “no rule may” of a rule, and the other way
 * round; “she alone may” is “only she may”.
 */
function negated(tokens: Words): readonly Words[] {
  const may = placeOf(MAY, tokens);
  const isNoPlayer = textAt(tokens, 0) === 'no' && ONE.has(textAt(tokens, 1));
  if (may < 0 && (isNoPlayer || NOBODY.has(textAt(tokens, 0))))
    return [[...spelt('a player may not'), ...tokens.slice(isNoPlayer ? 2 : 1)]];
  if (may < 1) return [];
  if (textAt(tokens, may - 1) === 'alone')
    return [[...spelt('only'), ...tokens.slice(0, may - 1), ...tokens.slice(may)]];
  const isBare = ONE.has(textAt(tokens, 0));
  if ((isBare || ARTICLES.has(textAt(tokens, 0))) && textAt(tokens, may + 1) === 'not') {
    const whose = tokens.slice(isBare ? 0 : 1, may + 1);
    return [[...spelt('no'), ...whose, ...tokens.slice(may + 2)]];
  }
  const isNo = textAt(tokens, 0) === 'no' && may > 1;
  if ((!isNo && !NOBODY.has(textAt(tokens, 0))) || textAt(tokens, may) === 'must') return [];
  const subject = isNo && !ONE.has(textAt(tokens, 1)) ? spelt('a') : spelt('a player');
  const between = tokens.slice(isNo && subject.length > 1 ? 2 : 1, may);
  const [before, after] = [tokens.slice(0, may), tokens.slice(may + 1)];
  return [
    [...subject, ...between, ...spelt('may not'), ...after],
    [...before, ...after],
  ];
}

/** “Changing it” or “for changing it needs a majority” is “to change it needs a majority”. */
function doing(tokens: Words): readonly Words[] {
  const isFor = textAt(tokens, 0) === 'for';
  const [verb, ...rest] = tokens.slice(isFor ? 1 : 0);
  if (!verb || !needsSomething(tokens)) return [];
  // “For accept it we need all” is a common slip.
  const isBare = isFor && verb.kind === 'word' && !SUBJECTS.has(verb.text);
  if (!isDoing(verb)) return isBare ? [[...spelt('to'), verb, ...rest]] : [];
  return [[...spelt('to'), stemOf(verb), ...rest]];
}

const BOUNDS = new Map([
  ['more', 'at least'],
  ['higher', 'at least'],
  ['greater', 'at least'],
  ['above', 'at least'],
  ['fewer', 'at most'],
  ['less', 'at most'],
  ['lower', 'at most'],
  ['least', 'at least'],
  ['most', 'at most'],
]);

const BEHIND = wordsOf('or at');

/** “Ten points or more”, “ten or more points” and “ten points at least” are “at least ten points”. */
function bounded(tokens: Words): readonly Words[] {
  const or = tokens.findIndex((_, i) => {
    return BEHIND.has(textAt(tokens, i)) && BOUNDS.has(textAt(tokens, i + 1));
  });
  const from = [or - 1, or - 2, or - 3].find(
    (i) => tokens[i]?.kind === 'number' || tokens[i]?.count,
  );
  const bound = BOUNDS.get(textAt(tokens, or + 1));
  if (from === undefined || from < 0 || bound === undefined) return [];
  const [before, thing, after] = [
    tokens.slice(0, from),
    tokens.slice(from, or),
    tokens.slice(or + 2),
  ];
  return [[...before, ...spelt(bound), ...thing, ...after]];
}

const HAPPENS = wordsOf('is are passes goes becomes counts takes carries succeeds');

/** “It only passes if all agree” is “it passes only if all agree”. */
function onlyThen(tokens: Words): readonly Words[] {
  const only = tokens.findIndex((_, i) => i > 0 && textAt(tokens, i) === 'only');
  const isSaidOf = HAPPENS.has(textAt(tokens, only + 1)) || HAPPENS.has(textAt(tokens, only - 1));
  const clause = tokens.findIndex((_, i) => i > only + 1 && OPENERS.has(textAt(tokens, i)));
  if (only < 1 || !isSaidOf || clause < 0) return [];
  const before = [...tokens.slice(0, only), ...tokens.slice(only + 1, clause)];
  return [[...before, ...spelt('only'), ...tokens.slice(clause)]];
}

/** “You only get one vote”, “one vote only” and “by points only” are “you get only one vote”, “only by points”. */
function onlyBefore(tokens: Words): readonly Words[] {
  const only = tokens.findIndex((_, i) => i > 0 && textAt(tokens, i) === 'only');
  if (only < 1) return [];
  const isLast = only === tokens.length - 1;
  const to = isLast ? only - 2 : only + 1;
  const isOne = (at: number) => tokens[at]?.count !== undefined || OPENERS.has(textAt(tokens, at));
  if (!isOne(isLast ? to : to + 1)) return [];
  const rest = [...tokens.slice(0, only), ...tokens.slice(only + 1)];
  return [[...rest.slice(0, to), ...tokens.slice(only, only + 1), ...rest.slice(to)]];
}

/** “For a rule to be changed” and “before a rule is changed” are “to change a rule”, if something is needed. */
function thatItMay(tokens: Words): readonly Words[] {
  if (!needsSomething(tokens)) return [];
  const first = textAt(tokens, 0);
  const be = tokens.findIndex((_, i) =>
    first === 'for'
      ? textAt(tokens, i - 1) === 'to' && textAt(tokens, i) === 'be'
      : first === 'before' && BE.has(textAt(tokens, i)),
  );
  const verb = tokens[be + 1];
  if (be < 2 || !verb) return [];
  const what = tokens.slice(1, first === 'for' ? be - 1 : be);
  return [[...spelt('to'), stemOf(verb), ...what, ...tokens.slice(be + 2)]];
}

function needsSomething(tokens: Words): boolean {
  return tokens.some(({ text }) => NEEDS.has(text) || text === 'must');
}

/** “Ten votes and it passes” and “ten votes = it passes” are “when there are ten votes, it passes”. */
function andThen(tokens: Words): readonly Words[] {
  return tokens.flatMap(({ text, kind }, i) => {
    const isThen =
      text === '=' || text === ':' || (text === 'and' && THEN.has(textAt(tokens, i + 1)));
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

const THEN = wordsOf('it they you he she that we');
const MANY = wordsOf('more no all a an fewer less');

/** “They lose ten” is “they lose ten points”, since points are what a game of Nomic counts first. */
function ofPoints(tokens: Words): readonly Words[] {
  const at = tokens.findIndex(({ count }, i) => {
    const next = textAt(tokens, i + 1);
    const isLast = i === tokens.length - 1 || OPENERS.has(next) || AFTER_SUM.has(next);
    const isSum = i === 0 ? next === 'to' || next === 'for' : SUMS.has(textAt(tokens, i - 1));
    return count !== undefined && isLast && isSum;
  });
  return at < 0 ? [] : [[...tokens.slice(0, at + 1), ...spelt('points'), ...tokens.slice(at + 1)]];
}

const SUMS = wordsOf(
  'gets get receives receive earns earn gains gain scores score loses lose pays pay costs to hits reaches on with − minus',
);
const AFTER_SUM = wordsOf(', and wins win each');

/** “Roll a die” is “they roll a die”. “Must be unanimous” may speak of a proposal or of a vote. */
function withoutSubject(tokens: Words): readonly Words[] {
  const first = textAt(tokens, 0);
  // “Roll a six, you get a point” is a condition.
  const isCondition = tokens.some(({ text }, i) => text === ',' && THEN.has(textAt(tokens, i + 1)));
  const isStart = first === 'start' || first === 'begin';
  const subject = isCondition ? 'when they' : isStart ? 'every player' : 'they';
  if (DEEDS.has(first) || isStart) return [[...spelt(subject), ...tokens]];
  if (first === 'no') return [[...spelt('there is'), ...tokens]];
  return LACKING.has(first)
    ? ['a proposal', 'a vote'].map((each) => [...spelt(each), ...tokens])
    : [];
}

const DEEDS = wordsOf(
  'add roll throw pick choose draw propose vote get lose put take make go win withdraw',
);
const LACKING = wordsOf('must needs need is passes takes requires');

/** “When you change it” is “when it is changed”. */
function passive(tokens: Words): readonly Words[] {
  const it = tokens.findIndex(({ text }, i) => text === 'it' && i > 2);
  const verb = tokens[it - 1];
  const from = ARTICLES.has(textAt(tokens, it - 3)) ? it - 3 : it - 2;
  if (!verb || !DOERS.has(textAt(tokens, it - 2)) || from < 1) return [];
  return [[...tokens.slice(0, from), ...spelt('it is'), pastOf(verb), ...tokens.slice(it + 1)]];
}

/** “You may only repeal a rule if all agree” is “a rule may only be repealed if all agree”. */
function mayBeDone(tokens: Words): readonly Words[] {
  const may = placeOf(MAY, tokens);
  const from = /^(?:only|not)$/.test(textAt(tokens, may + 1)) ? may + 2 : may + 1;
  const opener = tokens.findIndex((_, i) => i > from + 1 && OPENERS.has(textAt(tokens, i)));
  const end = opener < 0 ? tokens.length : opener;
  const verb = tokens[from];
  const isBan = textAt(tokens, 0) === 'no';
  if (!verb || isBan || may < 1 || may > 2 || !DOERS.has(textAt(tokens, may - 1))) return [];
  const modal = tokens.slice(may, from);
  return [
    [...tokens.slice(from + 1, end), ...modal, ...spelt('be'), pastOf(verb), ...tokens.slice(end)],
  ];
}

/** A form of a verb that is read as its past. */
function pastOf(verb: SentenceToken): SentenceToken {
  const done = [`${verb.text.replace(/s$/, '')}ed`, `${verb.text.replace(/e?s?$/, '')}ed`];
  return { ...verb, like: new Set(done.flatMap((each) => [...alikeTo(each)])) };
}

const DOERS = wordsOf('they you we player players one someone somebody anyone');

/** “The judges word” is “the judge's word”. */
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

const GAINS = wordsOf('gets get receives receive gains gain earns earn scores score');

/** “+10 for it” is “10 for it”, “−5 for it” is “minus 5 for it”, and “they get −5” is “they lose 5”. */
function signed(tokens: Words): readonly Words[] {
  const plus = tokens.findIndex(
    ({ text }, i) => text === '+' && tokens[i - 1]?.count === undefined,
  );
  if (plus >= 0) return [[...tokens.slice(0, plus), ...tokens.slice(plus + 1)]];
  if (textAt(tokens, 0) === '−') return [[...spelt('minus'), ...tokens.slice(1)]];
  const at = tokens.findIndex(({ text }, i) => text === '−' && GAINS.has(textAt(tokens, i - 1)));
  return at < 2 ? [] : [[...tokens.slice(0, at - 1), ...spelt('loses'), ...tokens.slice(at + 1)]];
}

/** “It never drops” and “it is never negative” are “it may not”. */
function never(tokens: Words): readonly Words[] {
  const at = placeOf(NEVER, tokens);
  const before = tokens[at - 1];
  if (!before || MAY.has(before.text)) return [];
  const isState = BE.has(before.text);
  const subject = tokens.slice(0, isState ? at - 1 : at);
  return [[...subject, ...spelt('may not'), ...(isState ? [before] : []), ...tokens.slice(at + 1)]];
}

const NEVER = wordsOf('never');
const HAVE = wordsOf('has have');

/** “We have a Mayor” is “there is a Mayor”, and “the game needs one” is “there must be one”. */
function having(tokens: Words): readonly Words[] {
  const verb = tokens.findIndex(({ text }) => HAVE.has(text) || NEEDS.has(text));
  const [whose, ...modal] = tokens.slice(textAt(tokens, 0) === 'the' ? 1 : 0, Math.max(0, verb));
  if (whose?.text !== 'we' && whose?.text !== 'game') return [];
  const must = HAVE.has(textAt(tokens, verb)) ? [] : spelt('must');
  return [[...spelt('there'), ...modal, ...must, ...spelt('is'), ...tokens.slice(verb + 1)]];
}

const TAKES = wordsOf(
  'gets get receives receive gains gain earns earn loses lose pays pay costs cost draws draw discards discard collects collect',
);

/** “They lose a coin” is “they lose one coin”. */
function single(tokens: Words): readonly Words[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      ARTICLES.has(text) &&
      (TAKES.has(textAt(tokens, i - 1)) || OBJECTS.has(textAt(tokens, i - 1))),
  );
  return at < 1 ? [] : [[...tokens.slice(0, at), ONE_THING, ...tokens.slice(at + 1)]];
}

const OBJECTS = wordsOf('you them him proposer');

const ONE_THING: SentenceToken = {
  ...{ kind: 'number', text: '1', count: '1', raw: 'one' },
  ...{ start: 0, end: 0 },
};

function isDoing({ kind, text }: SentenceToken): boolean {
  return kind === 'word' && /(?<!th|^k|^r)ing$/.test(text);
}

/** A form of a verb that is read as its stem: as `make` or `mak` for “making”. */
function stemOf(verb: SentenceToken): SentenceToken {
  const bare = verb.text.replace(/(?:ing|ed|d|es|s)$/, '');
  const stems = [verb.text, bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')];
  return { ...verb, like: new Set(stems.flatMap((each) => [...alikeTo(each)])) };
}

/** Each kind of words in a rewriting that is one word. */
const ONE_WORD = {
  N: () => true,
  W: () => true,
  U: ({ count }) => count === undefined,
  DOING: isDoing,
  MAY: isOneOf('may can must'),
  BE: isOneOf('is are'),
  GET: isOneOf('get gets'),
  BACK: isOneOf('back away down out'),
  SPLIT: isOneOf('take takes taking vote votes voting turn turns turning give gives hand hands'),
  TAKES: ({ text }) => TAKES.has(text),
  COSTS: ({ text }) => TAKES.has(text) && text.endsWith('s'),
  PROPOSAL: isOneOf('proposal proposals'),
  SOMEBODY: isOneOf(
    'player players person people anyone anybody everyone everybody someone somebody those',
  ),
  ON: isOneOf('when if after on upon by for once'),
} as const satisfies Readonly<Record<string, (token: SentenceToken) => boolean>>;

type Found = ReadonlyMap<string, Words>;

/** Changes of a line each: a small letter is some words, or with `?` any number of them. */
function rewriting(lines: string): readonly Change[] {
  return lines
    .trim()
    .split('\n')
    .map((line): Change => {
      const [pattern = '', made = ''] = line.trim().split(/ = (?=[^=]*$)/);
      const pieces = pattern.split(' ');
      return (tokens) => {
        const found = matched(pieces, tokens);
        return found ? made.split('; ').map((each) => rewritten(each, found)) : [];
      };
    });
}

/** The words for each letter and kind, the first ones as few as can be. */
function matched([piece, ...pieces]: readonly string[], tokens: Words): Found | undefined {
  if (piece === undefined) return tokens.length === 0 ? new Map() : undefined;
  const isStretch = /^[xyz]\??$/.test(piece);
  const [least, most] = isStretch ? [piece.endsWith('?') ? 0 : 1, tokens.length] : [1, 1];
  // The last stretch has all that is left.
  const first = isStretch && pieces.length === 0 ? Math.max(least, most) : least;
  for (let length = first; length <= most; length++) {
    const [words, rest] = [tokens.slice(0, length), tokens.slice(length)];
    const fits = isStretch || (words[0] && fitsPiece(piece, words[0]));
    const found = fits && matched(pieces, rest);
    if (found) return new Map([...found, [piece.replace('?', ''), words]]);
  }
  return undefined;
}

function fitsPiece(piece: string, token: SentenceToken): boolean {
  const kinds: Readonly<Record<string, (token: SentenceToken) => boolean>> = ONE_WORD;
  const kind = kinds[piece];
  if (token.kind === 'quoted') return piece === 'N' || piece === 'W' || piece === 'U';
  return kind
    ? kind(token)
    : piece.split('/').some((each) => (each === '' ? '/' : each) === token.text);
}

function rewritten(made: string, found: Found): Words {
  return made.split(' ').flatMap((piece) => {
    const words = found.get(piece);
    const [verb] = words ?? [];
    return piece === 'DOING' && verb ? [stemOf(verb)] : (words ?? spelt(piece));
  });
}

function isOneOf(words: string): (token: SentenceToken) => boolean {
  const known = wordsOf(words);
  return ({ text }) => known.has(text);
}

function placeOf(any: ReadonlySet<string>, tokens: Words): number {
  return tokens.findIndex((_, i) => any.has(textAt(tokens, i)));
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
