/** Prepares people's own words: short forms in full, numbers in figures, each word with its variants. */
import { ALIKE, expanded } from './table/other-words.ts';
import { COUNTS, inNumber, type SentenceToken, sentenceTokens } from './tokens.ts';

/** Keeps the wordings that have no word which is dropped before reading. */
export function withoutDropped(ways: readonly string[]): readonly string[] {
  return ways.filter((way) => !sentenceTokens(way).some((_, i, all) => isDropped(all, i)));
}

/** A word of so few letters is no plural. */
const SHORT = 3;

function inBothNumbers(word: string): readonly string[] {
  if (TIMES.has(word)) return [word];
  if (word.length <= SHORT && !PAIRED.has(word)) return [word];
  if (!word.endsWith('s')) return [word, `${word}s`];
  return word.endsWith('ss')
    ? [word, `${word}es`]
    : [word, word.slice(0, -1), word.replace(/es$/, '')];
}

/** Words whose plural means something else: “1 point” is not “points”. */
const TIMES: ReadonlySet<string> = new Set(
  (
    'minute minutes hour hours day days week weeks point points ' +
    'player players person persons people participant participants member members'
  ).split(' '),
);

/** Short words that take an s nevertheless. */
const PAIRED: ReadonlySet<string> = new Set('get win die pay bid own end say add'.split(' '));

/** For each word, the words that it may stand for. */
const LIKE = new Map<string, Set<string>>();
for (const line of ALIKE.trim().split('\n')) {
  const group = line.split(' ').flatMap(inBothNumbers);
  for (const word of group) LIKE.set(word, new Set([...(LIKE.get(word) ?? []), ...group]));
}

/** The words that a word may stand for. */
export function alikeTo(word: string): ReadonlySet<string> {
  return LIKE.get(word) ?? new Set(inBothNumbers(word));
}

export function isLikeAny(
  { text, like }: SentenceToken,
  others: readonly SentenceToken[],
): boolean {
  return others.some((other) => other.text === text || like?.has(other.text) === true);
}

/** Filler words, which are dropped. */
const DROPPED: ReadonlySet<string> = new Set(
  (
    'shall will always then immediately automatically bonus extra additional hereby thereby thereupon ' +
    'also simply just should still nonetheless nevertheless anyway now ever even actually literally totally ' +
    'basically lol pls please'
  ).split(' '),
);

/** Numbers that rows write in letters and people in figures. */
const FIGURES: ReadonlyMap<string, string> = new Map([
  ['1', 'one'],
  ['2', 'two'],
]);

/** Short forms and signs, written in full. */
const IN_FULL = formsOf(`
can't, cannot, could not, couldn't = can not
won't, don't, doesn't, didn't = does not
mustn't, shouldn't, shall not = may not
isn't, aren't = is not
hasn't, haven't = has not
there's = there is
it's = it is
that's = that is
who's = who is
at all times, at all, by default, and no more, on top of the usual/that, in addition to the usual, rather than unanimously/unanimity, instead of unanimously/unanimity =
w/ = with
noone = nobody
take/takes effect immediately/right/directly after the vote, take/takes effect immediately = takes effect at once
all of the other = all the other
nos = noes
of us = players
the others = the other players
they/you/them all of/the/their/your = they all of
they/we/you all = all players
thru = through
u = you
ur = your
you're, they're = they is
we're = we is
the rest = the other players
you'll, they'll = they
you've, they've = they has
a point, a single point, one single point = one point
& = and
percent = %
a dozen = twelve
a couple of, a pair of = two
pts = points
every1 = everyone
ppl = people
gotta = must
just the = only the
sole = only
`);

/** Phrases that stand for one word. Short forms in them are written in full first. */
const FOR_ONE = formsOf(`
each/every time = when
end/ends/ended up passing = passes
end/ends/ended up failing = fails
has/have been = is
suffices/suffice to = is enough to
needs/need only, only needs/need = needs
is/are not any = is no
way of winning = way to win
is/are first to, is/are the first to = first
must be first to, must be the first to = must first
the person/player/one who is the = the
in order to = to
to be allowed/able/permitted to vote = to vote
to be allowed/able/permitted to propose = to propose
may not be any = is no
it is not necessary/required/needed/obligatory to, there is no need to = a player need not
it is necessary/required/obligatory to = a player must
nobody/no-one except/but, no player/one except/but = only
when/if/once it's your, when/if/once it is your = on your
has/have voted = voted
it is allowed/permitted/possible to = a player may
it is not allowed/permitted/possible to, it is forbidden/prohibited/impossible to = a player may not
is/are/be not allowed/permitted/able/entitled/eligible to, is/are forbidden/ineligible to, does/do not get to, has/have no right to = may not
does/do not get/have a vote = may not vote
is/are barred/banned/excluded from voting = may not vote
is/are barred/banned/excluded from proposing = may not propose
may not be allowed/able/permitted/entitled to = may not
round/rounding up = rounded up
round/rounding down = rounded down
-> = =
is/are/be allowed/permitted/able/entitled/eligible/free to, has/have the right to = may
has/have/needs/need to, is/are required/obliged/forced to, ought to, must to = must
has/have got = has
right/straight away = at once
drop/drops/dropped/dropping out = leaves
come/comes/came up with = proposes
put/puts/putting forward = proposes
get/gets to draw = draws
get/gets dealt = receives
called/named the = called
the one/person/player whose turn it is, whoever's turn it is, whoever is on turn, the one/person/player on turn, the one/person/player who is on turn = the current player
the one/player/person moving, the active player = the current player
from/off your/their/its score/total = from they
in/during this/our game, if they does not want to, if you does not want to =
you not = you does not
`);

interface Form {
  readonly short: readonly SentenceToken[];
  readonly full: readonly string[];
}

/** The forms, by their first word. */
type Forms = ReadonlyMap<string | undefined, readonly Form[]>;

function formsOf(lines: string): Forms {
  const forms = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [shorts = '', full = ''] = line.split(/ = ?/);
      return (
        shorts
          .split(', ')
          .flatMap(expanded)
          // People leave out apostrophes, but “its” and “were” may be words of their own.
          .flatMap((short) =>
            /^(?:it's|we're)$/.test(short) ? [short] : [short, short.replace("'", '')],
          )
          .map((short) => ({
            short: sentenceTokens(short),
            full: full.split(' ').filter((word) => word !== ''),
          }))
      );
    });
  return Map.groupBy(forms, ({ short: [first] }) => first?.text);
}

/** Writes short forms out and numbers in figures, and adds the words that each may stand for. */
export function inOtherWords(tokens: readonly SentenceToken[]): readonly SentenceToken[] {
  return inNumber(withNumbers(ofRounds(inFull(inFull(ofSums(tokens), IN_FULL), FOR_ONE)))).map(
    (token, i, all) => {
      const figure = FIGURES.get(token.text);
      if (figure) return { ...token, like: new Set([figure]) };
      if (token.kind !== 'word') return token;
      // “Is accept” is “is accepted”.
      const isState = /^(?:is|are|be)$/.test(all[i - 1]?.text ?? '') && !token.text.endsWith('ed');
      const past = isState ? alikeTo(`${token.text.replace(/e$/, '')}ed`) : [];
      return { ...token, like: new Set([...alikeTo(token.text), ...past]) };
    },
  );
}

/** Reads “a 10 point fine” and “a 10-point fine” as “a fine of 10 points”. */
function ofSums(tokens: readonly SentenceToken[]): readonly SentenceToken[] {
  const at = tokens.findIndex(({ text }) => SUMS.has(text));
  const from = tokens[at - 2]?.text === '−' ? at - 3 : at - 2;
  const [number, unit, sum] = [tokens[from], tokens[at - 1], tokens[at]];
  const isSum = number?.count !== undefined && unit?.kind === 'word' && !isArticle(unit);
  if (!sum || !isSum || !isArticle(tokens[from - 1])) return tokens;
  const made = [sum, wordAt('of', sum, sum.end), number, unit];
  return [...tokens.slice(0, from), ...made, ...tokens.slice(at + 1)];
}

const SUMS: ReadonlySet<string> = new Set('fine penalty reward bonus prize fee'.split(' '));

/** Reads “the fifth round” as “round 5”. */
function ofRounds(tokens: readonly SentenceToken[]): readonly SentenceToken[] {
  const at = tokens.findIndex(({ text }) => PLACES.includes(text));
  const [place, round] = [tokens[at], tokens[at + 1]];
  if (!place || !/^(?:round|circuit)$/.test(round?.text ?? '')) return tokens;
  const number = figureAt(String(PLACES.indexOf(place.text) + 1), place, place.end);
  return [
    ...tokens.slice(0, at - 1),
    wordAt('round', place, place.end),
    number,
    ...tokens.slice(at + 2),
  ];
}

/** “No player shall vote” forbids it. */
const NONE: ReadonlySet<string> = new Set(['no', 'nobody', 'none']);

function inFull(tokens: readonly SentenceToken[], forms: Forms): readonly SentenceToken[] {
  const made: SentenceToken[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    const form = forms
      .get(token?.text)
      ?.find(({ short }) =>
        short.every(
          ({ kind, text }, j) => tokens[i + j]?.kind === kind && tokens[i + j]?.text === text,
        ),
      );
    if (form && token) {
      const end = tokens[i + form.short.length - 1]?.end ?? token.end;
      made.push(...form.full.map((text) => wordAt(text, token, end)));
    } else if (token?.text === 'should' && i === 0) {
      // “Should a proposal fail” is a condition.
      made.push(wordAt('when', token, token.end));
    } else if (token?.text === 'shall' && NONE.has(tokens[0]?.text ?? '')) {
      made.push(wordAt('may', token, token.end));
    } else if (token?.text === "'" && tokens[i - 1]?.text.endsWith('s')) {
      made.push(wordAt("'s", token, token.end));
    } else if (token && !isDropped(tokens, i)) {
      const [, faces] = /^d(\d+)$/.exec(token.text) ?? [];
      const parts = token.text.split('-');
      const isNumber = parts.every(
        (part) =>
          part === 'sided' || COUNTS.has(part) || SCALES.has(part) || partIn(part) !== undefined,
      );
      // “A d20” is “a 20 sided die”.
      const die = ['sided', 'die'].map((word) => wordAt(word, token, token.end));
      if (faces) made.push(figureAt(faces, token, token.end), ...die);
      else if (token.kind === 'word' && isNumber)
        made.push(...parts.map((part) => wordAt(part, token, token.end)));
      else if (token.text !== '−' || tokens[i + 1]?.text !== 'sided') made.push(token);
    }
    i += form?.short.length ?? 1;
  }
  return made;
}

/** Filler words stay in “at will”, “it is always so”, “a bonus of 5”, “an extra vote”. */
function isDropped(tokens: readonly SentenceToken[], at: number): boolean {
  const token = tokens[at];
  const isPart =
    tokens[at - 1]?.text === 'at' ||
    /^(?:of|for|so|votes?|number)$/.test(tokens[at + 1]?.text ?? '');
  return token?.kind === 'word' && DROPPED.has(token.text) && !isPart;
}

function wordAt(text: string, { raw, start }: SentenceToken, end: number): SentenceToken {
  const count = COUNTS.get(text);
  const kind = /^\p{L}/u.test(text) ? 'word' : 'mark';
  return { kind, text, ...(count !== undefined && { count }), raw, start, end };
}

function figureAt(digits: string, { raw, start }: SentenceToken, end: number): SentenceToken {
  return { kind: 'number', text: digits, count: digits, raw, start, end };
}

const PARTS = 'half third quarter fifth sixth seventh eighth ninth tenth'.split(' ');

/** Joins numbers of several words, writes fractions in figures, and drops “(10)” after “ten”. */
function withNumbers(tokens: readonly SentenceToken[]): readonly SentenceToken[] {
  const made: SentenceToken[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    if (!token) break;
    if (isRepeat(tokens, i)) {
      i += 3;
      continue;
    }
    const { count, length } = numberAt(tokens, i) ?? { count: '1', length: 0 };
    const part = partIn(tokens[i + length]?.text ?? '');
    const isPart = part !== undefined && (length > 0 || (part !== '2' && isArticle(made.at(-1))));
    if (isPart && length === 0) made.pop();
    const used = length + (isPart ? 1 : 0);
    const end = tokens[i + Math.max(0, used - 1)]?.end ?? token.end;
    if (used > 0) made.push(length === 1 && !isPart ? token : figureAt(count, token, end));
    else made.push(token);
    if (isPart) made.push(wordAt('/', token, end), figureAt(part, token, end));
    i += Math.max(1, used);
  }
  return made;
}

function isArticle(token: SentenceToken | undefined): boolean {
  return token?.text === 'a' || token?.text === 'an';
}

/** The denominator that a word names: `3` for “thirds”. */
function partIn(word: string): string | undefined {
  const place = PARTS.indexOf(word.replace(/s$/, '').replace('fourth', 'quarter'));
  return place < 0 ? undefined : String(place + 2);
}

/** Finds “(10)” after “ten”, “(positive)”, and marks of a list within a sentence. */
function isRepeat(tokens: readonly SentenceToken[], at: number): boolean {
  const [open, inner, close] = tokens.slice(at, at + 3);
  const isOne = inner?.kind === 'number' || inner?.text === 'positive';
  return open?.text === '(' && isOne && close?.text === ')';
}

const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);

/** The number that begins at a word, with its length in words. Digits are one word. */
function numberAt(tokens: readonly SentenceToken[], at: number) {
  const first = tokens[at];
  if (!first || first.kind === 'quoted') return undefined;
  if (first.kind === 'number') return { count: first.text, length: 1 };
  const isScaled = isArticle(first) && SCALES.has(tokens[at + 1]?.text ?? '');
  if (first.kind !== 'word' || !(isScaled || COUNTS.has(first.text) || SCALES.has(first.text)))
    return undefined;
  let [total, current, length] = [0, 0, isScaled ? 1 : 0];
  for (let i = at + length; i < tokens.length; i++) {
    const word = tokens[i]?.text ?? '';
    const isJoint =
      word === '-' || word === '−' || (word === 'and' && current % 100 === 0 && current > 0);
    const next = isJoint ? (tokens[i + 1]?.text ?? '') : word;
    const scale = SCALES.get(next);
    const count = COUNTS.get(next);
    if (scale === 1000) {
      total += (current || 1) * 1000;
      current = 0;
    } else if (scale !== undefined) current = (current || 1) * 100;
    else if (
      count === undefined ||
      (current % 100 !== 0 && (current % 100 < 20 || Number(count) >= 10))
    )
      break;
    else current += Number(count);
    if (isJoint) i += 1;
    length = i + 1 - at;
  }
  return { count: String(total + current), length };
}

const PLACES = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const [, ...ORDINALS] = PLACES;

/** All numbers in a text, in figures or words: `2/3` for “two thirds”, `2` for “second”. */
export function numbersStated(text: string): readonly string[] {
  const tokens = withNumbers(inFull(sentenceTokens(text), IN_FULL));
  return tokens.flatMap(({ count, text: word }, i) => {
    const isBelow = tokens[i - 1]?.text === '/' && tokens[i - 2]?.count !== undefined;
    const place = ORDINALS.indexOf(word);
    if (place >= 0) return [String(place + 2)];
    // People say “one” of a single thing without counting it.
    if (count === undefined || isBelow || word === 'one') return [];
    const below = tokens[i + 1]?.text === '/' ? tokens[i + 2]?.count : undefined;
    if (below !== undefined) return [`${count}/${below}`];
    return [tokens[i + 1]?.text === '%' ? `${count}/100` : count];
  });
}
