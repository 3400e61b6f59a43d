/** Corrects spelling mistakes. */
import type { Grammar } from './grammar.ts';
import { alikeTo } from './in-other-words.ts';
import { COUNTS, type SentenceToken } from './tokens.ts';

/** At most this many words of a sentence may be misspelt. */
const MOST_SLIPS = 3;

/** In shorter words, no letter is replaced: letters are only swapped, added or removed. */
const SHORT = 4;
const ANOTHER = 5;
const LONG = 6;

/**
 * Common English words that are one letter from a word of the language. They are the ones among the ten
 * thousand most common that would be taken for slips.
 */
const MEANT: ReadonlySet<string> = new Set(
  (
    'accent adapted agreed along alter announce announces appeals applied baking balanced bands ' +
    'banks bars beaches beads beans beast beating became belts better betting bids birds black ' +
    'blacks blind blinds blow boats bond bonds bones booth bucks caller cannon carrier carriers ' +
    'cats cause cells charge charger charges chase choir chose clone closer closest closet ' +
    'closing coast codes cold compete compute computed content contents continued counter county ' +
    'court courts dad dawn decade decades declined decreased defects deleted delivery determine ' +
    'determines dinner divide dividend dose drain drown dusty ears eating elected enable ' +
    'estates exact excerpt exit farmer farms farther father fever fiddle fields filed fired firms ' +
    'fist fixed folder folders folding fond forge formed forums founded fund funds gather giants ' +
    'grain grave ground heading headline heating herbs hints hist holes hosted intro kettle kids ' +
    'kings laser lass layer layers leading lease leasing letting lies lines lists loads ' +
    'loaves locked loser lover loves loving lumber mailed males marking massage mating meals ' +
    'measure measures menus mere merger minds mines missed modes moses mothers mounted mounts ' +
    'movers movie movies multiple naked newer nodes nose officer officers pace packed packs paint ' +
    'palace pants paris parks participated paying peace peaches phrases pics pills pint placed ' +
    'placing plane plate pools ports posing possibly poster powered prayer prayers pre pride ' +
    'prime prince print prints provided provider providers publisher racks raise raises receiver ' +
    'receivers recorded reduce reduces refers regard regarded remote removed repeat repeated ' +
    'reset resolve reveal revealed riddle rides risks roads roles roses sample sand saving scare ' +
    'scared scope seas seemed setting shame shock shoes shoot shops shore short shout simply sing ' +
    'sized skate skating skill slate smart sore spears spent spill spoon stack stage stages stake ' +
    'stall stare starring stars stated stating stats status stick stops store stored stores stork ' +
    'strand stranger stuck sweat swore tale tales talking tapes teaches teaching teams theme ' +
    'thinks thorough thought ties tiger tigers tile tiles timer tire tires titled token tough ' +
    'tree turner users valve waist wanting whale wheat wherever white wicked width winds wings ' +
    'winter witch woods works world worlds wound years'
  ).split(' '),
);

/** Adds to each misspelt word its corrections. `undefined` if no word is misspelt, or too many are. */
export function slipsIn(
  tokens: readonly SentenceToken[],
  language: Grammar,
): readonly SentenceToken[] | undefined {
  let slips = 0;
  const right = tokens.map((token): SentenceToken => {
    const { kind, text } = token;
    const isKnown =
      COUNTS.has(text) || [text, ...alikeTo(text)].some((word) => language.allWords.has(word));
    if (kind !== 'word' || MEANT.has(text) || isKnown) return token;
    const near = [...language.allWords].filter((word) => isNear(text, word));
    if (near.length === 0) return token;
    slips += 1;
    return { ...token, like: new Set(near.flatMap((word) => [word, ...alikeTo(word)])) };
  });
  return slips > 0 && slips <= MOST_SLIPS ? right : undefined;
}

/**
 * Whether two words differ by one letter, or by two neighbours swapped. In short words the first and last
 * letter must match, since many words differ there.
 */
function isNear(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [one, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (one.length === 2 && one === [...other].reverse().join('')) return true;
  if (one.length > 1 || other.length > 1) return false;
  if ((start === 0 || end === 0) && least < LONG) return false;
  return least >= (one.length === other.length ? ANOTHER : SHORT);
}
