/**
 * Finds sentences of a rule that contradict its mechanics. A doubt is only a note: the mechanics still
 * decide, and the author may well have meant both.
 */

import { recorded, Tree } from '../formula/tree.ts';
import type { Mechanics } from '../mechanics/mechanics.ts';
import { isAlike, isMetInTie } from './alike.ts';
import { inOtherWords, numbersStated } from './in-other-words.ts';
import { sentenceOf } from './language.ts';
import { phrasesOf, type RulePhrase } from './phrases.ts';
import { piecesOf } from './pieces.ts';
import { isList, isMap, type Plain, type PlainMap, plainOf, samePlain } from './plain.ts';
import { sentenceTokens } from './tokens.ts';
import { inForce } from './understand.ts';

export interface Doubt {
  /** The first and last character of the doubtful words in the text. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly mechanics: readonly string[];
  /** The words as a sentence of the language. It is absent if the words deny the thing altogether. */
  readonly sentence?: string;
}

/** Bounds on the work, since each sentence is compared with each piece of the mechanics. */
const MOST_PHRASES = 200;
const MOST_PIECES = 60;

export function doubts(text: string, mechanics: Mechanics): readonly Doubt[] {
  const slots = plainOf(mechanics);
  if (Object.keys(slots).length === 0) return [];
  const pieces = piecesOf(slots).slice(0, MOST_PIECES);
  const phrases = phrasesOf(text).slice(0, MOST_PHRASES);
  const understood = inForce(text).slice(0, MOST_PHRASES);
  const each = [
    ...phrases.map((phrase): Doubt => {
      const { start, end } = phrase;
      const denied = denialsIn(phrase, pieces).map(sentenceOf);
      return { start, end, words: text.slice(start, end), mechanics: denied };
    }),
    ...understood.flatMap((phrase) => doubtsOf(text, phrase, pieces)),
    ...(understood.length === phrases.length ? unmatched(text, understood, pieces) : []),
  ];
  // Two sentences raise only one doubt about the same mechanics.
  const known = new Set<string>();
  return each.filter(({ mechanics: of }) => {
    const isNew = of.some((sentence) => !known.has(sentence));
    for (const sentence of of) known.add(sentence);
    return isNew;
  });
}

function doubtsOf(
  text: string,
  { start, end, meaning }: ReturnType<typeof inForce>[number],
  pieces: readonly PlainMap[],
): readonly Doubt[] {
  const words = text.slice(start, end);
  return piecesOf(meaning).flatMap((piece): readonly Doubt[] => {
    const others = pieces.filter((each) => isOfOneThing(piece, each));
    const differ = others.length > 0 && others.every((each) => isOtherwise(piece, each));
    if (!differ) return [];
    return [{ start, end, words, mechanics: others.map(sentenceOf), sentence: sentenceOf(piece) }];
  });
}

/** If every sentence is understood: one without mechanics, beside mechanics without a sentence. */
function unmatched(
  text: string,
  phrases: ReturnType<typeof inForce>,
  pieces: readonly PlainMap[],
): readonly Doubt[] {
  const said = phrases.flatMap(({ start, end, meaning }) =>
    piecesOf(meaning).map((piece) => ({ start, end, piece })),
  );
  const more = said.find(({ piece }) => !pieces.some((each) => isOfOneThing(piece, each)));
  const unsaid = pieces.filter((each) => !said.some(({ piece }) => isOfOneThing(piece, each)));
  if (!more || unsaid.length === 0) return [];
  const { start, end, piece } = more;
  const [words, mechanics] = [text.slice(start, end), unsaid.map(sentenceOf)];
  return [{ start, end, words, mechanics, sentence: sentenceOf(piece) }];
}

/** Sentences of the mechanics that only the old words say, if the new words lack their number. */
export function noLongerSaid(before: string, after: string, mechanics: Mechanics) {
  const [said = [], says = []] = [before, after].map((text) =>
    inForce(text).flatMap(({ meaning }) => piecesOf(meaning)),
  );
  const stated = new Set(numbersStated(after));
  const gone = piecesOf(plainOf(mechanics)).filter(
    (piece) =>
      said.some((each) => isOfOneThing(each, piece) && !isOtherwise(each, piece)) &&
      !says.some((each) => isOfOneThing(each, piece)),
  );
  return gone
    .map(sentenceOf)
    .filter((sentence) => numbersStated(sentence).some((each) => !stated.has(each)));
}

/** The slot of a piece, and its value; a list of one counts as its element. */
function valueIn(piece: PlainMap): readonly [slot: string, value: Plain | undefined] {
  const [[slot, value] = ['', undefined]] = Object.entries(piece);
  return [slot, isList(value) && value.length === 1 ? value[0] : value];
}

/** Whether two pieces are about the same thing, so that one can contradict the other. */
function isOfOneThing(said: PlainMap, recorded: PlainMap): boolean {
  const [slot, a] = valueIn(said);
  const [other, b] = valueIn(recorded);
  if (slot !== other) return false;
  if (!isMap(a) || !isMap(b)) return true;
  switch (slot) {
    case 'awards': {
      const isResolved = a.on === 'resolved' || b.on === 'resolved';
      const isSameOccasion = isResolved || samePlain(a.on, b.on);
      const alike = [isSameOccasion, samePlain(a.to, b.to), isAlike(a.amount, b.amount)];
      return isAlike(a.quantity, b.quantity) && alike.filter(Boolean).length >= 2;
    }
    case 'limits':
    case 'quorum':
    case 'adoption':
      return samePlain(a.of ?? '', b.of ?? '');
    case 'win':
      return true;
    default: {
      // The key names the thing: a quantity, a part of judging, a reading.
      const [[key, inner] = ['', '']] = Object.entries(a);
      const there = Object.entries(b).find(([name]) => isAlike(name, key))?.[1];
      if (!isMap(inner) || !isMap(there)) return there !== undefined;
      return Object.keys(inner).every((each) => Object.hasOwn(there, each));
    }
  }
}

function isOtherwise(said: PlainMap, recorded: PlainMap): boolean {
  const [slot, a] = valueIn(said);
  const [, b] = valueIn(recorded);
  if (!isMap(a) || !isMap(b)) return !isAlike(a, b);
  if (slot === 'awards') {
    const { if: condition, ...rest } = a;
    const { if: bound, ...known } = b;
    // The condition may stand in another sentence of the rule, unless the words alone have one.
    return !isAlike(rest, known) || (condition !== undefined && bound === undefined);
  }
  if (slot === 'limits') {
    return Object.keys(a).some((key) => !isAlike(a[key], b[key]));
  }
  return Object.entries(a).some(([key, value]) => {
    const there = Object.entries(b).find(([name]) => isAlike(name, key))?.[1];
    return there === undefined || !isAlike(value, there);
  });
}

/** Things that words deny and mechanics have: “There is no quorum.” */

type Has = (slot: string, value: Plain) => boolean;

const isSlot =
  (...slots: readonly string[]): Has =>
  (slot) =>
    slots.includes(slot);

const throwsDie: Has = (slot, value) => {
  if (slot === 'turn') return has(value, 'roll');
  return slot === 'awards' && awards(value).some(({ on }) => on === 'rolled');
};

/** Whether a word stands anywhere in a value. */
function has(value: Plain, word: string): boolean {
  return JSON.stringify(value).includes(`"${word}"`);
}

function awards(value: Plain): readonly PlainMap[] {
  return isList(value) ? value.filter((each) => isMap(each)) : [];
}

/** Each thing that people deny, as a pattern of their words, and a test for mechanics that have it. */
const THINGS: readonly (readonly [words: string, has: Has])[] = [
  ['die|dice|die roll|dice roll|throw of a die|roll of a die', throwsDie],
  ['quorum', isSlot('quorum')],
  ['judge|judges|judgment|judgments|judgement', isSlot('judge')],
  ['turns', (slot, value) => slot === 'turn' || (slot === 'turns' && !has(value, 'none'))],
  ['awards|bonus|bonuses|rewards|points', isSlot('awards')],
  ['penalty|penalties|fine|fines', (slot, value) => slot === 'awards' && awards(value).some(takes)],
  ['(?:voting period|time limit|deadline)(?: for (?:votes|voting))?', isSlot('voting-period')],
  ['winner|way to win|victory', isSlot('win')],
  ['(?:upper )?limits?(?: (?:on|to) (?:the number of )?[\\p{L}-]+ rules)?', isSlot('limits')],
  ['titles', isSlot('titles')],
  ['veto|vetoes', (slot, value) => slot === 'adoption' && has(value, 'votes.unanimous')],
  ['tax|taxes', (slot, value) => slot === 'awards' && awards(value).some(takes)],
];

function takes({ amount }: PlainMap): boolean {
  return /^\{"op":"minus"/.test(JSON.stringify(amount ?? ''));
}
const TIE =
  '(?:(?:in|on|with) (?:(?:the )?(?:case|event) of )?a tie ,? ?(?:the|a) (?:proposal|change|motion|rule-change)|' +
  '(?:if|when) (?:the|a) (?:vote|proposal) (?:is tied|is a tie|ends in a tie) ,? ?(?:it|(?:the|a) (?:proposal|change|motion|rule-change))|' +
  '(?:a |the )?(?:tie|ties|tied (?:votes?|proposals?|motions?)))';

/** Whether mechanics adopt a change in a tie, or defeat it, as they should not. */
const isInTie =
  (isAdopted: boolean): Has =>
  (slot, value) =>
    slot === 'adoption' &&
    isList(value) &&
    value.some(
      (each) => isMap(each) && each.needs instanceof Tree && isMetInTie(each.needs) === isAdopted,
    );

const FAILED = '(?:defeated|failed|rejected)';
const FAILS = '(?:fails?|(?:is|are) (?:defeated|rejected|voted down))';
const PASSED = '(?:adopted|accepted|passed)';
const PASSES = '(?:pass(?:es)?|succeeds?|(?:is|are) (?:adopted|accepted))';
const NOBODY = '(?:nobody|no-one|no one|no player)';
const SUMS = '(?:loses|pays|receives|gets|gains|earns)';

/** Words that deny a gain or loss at the fate of a proposal. */
function denied(verbs: string, fate: string): RegExp {
  return new RegExp(
    `^(?:.{0,40} (?:do(?:es)? not|no longer|never)|${NOBODY}) (?:${verbs}) ` +
      `(?:any )?(?:points|anything) (?:any ?more )?(?:for|when|if) (?:an?|their|the)? ?(?:${fate})$`,
    'iu',
  );
}

/** Whether mechanics give points, or take them, on an occasion. */
function isSum(occasion: string, isLoss: boolean): Has {
  return (slot, value) =>
    slot === 'awards' &&
    awards(value).some((each) => each.on === occasion && takes(each) === isLoss);
}

/** Sentences that mechanics may contradict, though they leave open what mechanics have to say. */
const OTHERWISE: readonly (readonly [words: RegExp, isOther: Has])[] = [
  [
    /^(?:(?:players|turns|play|the game|the turn|every player|they|we) (?:take turns|take their turns|alternate|go|run|proceeds?|move|rotate|play|(?:is|are) (?:played|taken))|the (?:order|direction) of (?:play|turns) is)(?: in)? (?:alphabetical|alphabetically)(?: order)?$/iu,
    (slot, value) => slot === 'turns' && !has(value, 'surname'),
  ],
  [
    new RegExp(`^${TIE} (?:pass(?:es)?|succeeds?|(?:is|are) (?:adopted|accepted))$`, 'iu'),
    isInTie(false),
  ],
  [new RegExp(`^${TIE} (?:fails?|(?:is|are) (?:defeated|rejected))$`, 'iu'), isInTie(true)],
  [
    new RegExp(`^${TIE} (?:is|are) (?:broken|decided|settled|resolved) by [^,]+$`, 'iu'),
    isSlot('adoption'),
  ],
  [denied('loses?|pays?', `${FAILED} proposals?|proposals? ${FAILS}`), isSum('defeated', true)],
  [
    denied('receives?|gets?|gains?|earns?', `${PASSED} proposals?|proposals? ${PASSES}`),
    isSum('adopted', false),
  ],
  [
    new RegExp(
      `^the proposer of (?:an? )?${PASSED} (?:rule|proposal) ${SUMS} (?:nothing|no points)$`,
      'iu',
    ),
    isSum('adopted', false),
  ],
  [
    new RegExp(`^${NOBODY} (?:ever )?${SUMS}(?: or ${SUMS})? (?:anything|(?:any )?points)$`, 'iu'),
    isSlot('awards'),
  ],
  [
    /^no points (?:is|are) (?:ever )?(?:lost|forfeited|taken|taken away|deducted)$/iu,
    (slot, value) => slot === 'awards' && awards(value).some(takes),
  ],
  [
    /^(?:(?!\b(?:when|if|unless|it|proposals?)\b).){1,40} (?:has|have|gets?|casts?) (?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten) votes$/iu,
    (slot, value) => slot === 'ballots' && value instanceof Tree && recorded(value) === 1,
  ],
];

const DENIABLE = THINGS.map(([words, isIt]) => [new RegExp(`^(?:${words})$`, 'iu'), isIt] as const);

/** The group has no name, since older browsers and Node refuse two groups of one name. */
const WORDS = `(${THINGS.map(([words]) => words).join('|')})`;

/** Matches whole sentences only: further words may limit the denial to some cases. */
const DENIAL = new RegExp(
  `^(?:(?:there (?:is|are)|this game has|the game has|we have|we use) no ${WORDS}(?: (?:any ?more|any longer|at all|in this game))?` +
    `|no ${WORDS} (?:is|are) (?:thrown|rolled|cast|used|needed|required|given|awarded|paid|there)(?: (?:any ?more|any longer|at all|in this game))?` +
    `|(?:we|players|this game) does not (?:use|have|throw|roll|play with|play for) (?:a |any )?${WORDS}(?: (?:any ?more|any longer|at all|in this game))?` +
    `|(?:an? |the |all )?${WORDS} (?:is|are) (?:abolished|removed|gone|no longer (?:thrown|rolled|used|needed|required|given|awarded)|not (?:thrown|rolled|used|needed|required|given|awarded))(?: (?:any ?more|any longer|at all))?)$`,
  'iu',
);

/** A longer sentence does more than deny something. */
const MOST_DENIED = 200;

/** The pieces of mechanics whose thing the sentence denies. */
function denialsIn({ words: written, isWhole }: RulePhrase, pieces: readonly PlainMap[]) {
  if (!isWhole || written.length > MOST_DENIED) return [];
  const words = inOtherWords(sentenceTokens(written))
    .map(({ text }) => text)
    .join(' ');
  const thing = DENIAL.exec(words)
    ?.slice(1)
    .find((each) => each !== undefined);
  const [, isDenied] =
    OTHERWISE.find(([each]) => each.test(words)) ??
    (thing === undefined ? undefined : DENIABLE.find(([each]) => each.test(thing))) ??
    [];
  return pieces.filter((piece) =>
    Object.entries(piece).some(([slot, value]) => isDenied?.(slot, value)),
  );
}
