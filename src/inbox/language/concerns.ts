/** Tells if words could be about a vote or a move. A message with such words never passes in silence. */
import { findUnseen } from '../../diagnostics/visible.ts';
import { unquoted } from '../text/plain-lines.ts';

export interface OpenProposals {
  /** Numbers of proposals that are open. */
  readonly numbers: ReadonlySet<number>;
  readonly titleOf: (number: number) => string | undefined;
  /** Words that occur in the title of one open proposal and in no other. */
  readonly titleWords: ReadonlySet<string>;
}

/** Words that name a vote or a move, anywhere in a sentence. */
const NAMED =
  /(?<![\p{L}\p{N}])(?:vot\p{L}*|ballots?|stimm\p{L}*|proposals?|propos\p{L}+|motion|against|aye|nay|abst\p{L}*|oppos\p{L}+|approv\p{L}+|reject\p{L}*|agreed?|disagreed?|endorse\p{L}*|seconded|favou?r|support\p{L}*|concur\p{L}*|veto\p{L}*|ratif\p{L}+|yes|rules?|games?|playing|dice|(?:my|the|a|one) die|points|victory|resign\p{L}*|forfeit\p{L}*|quit\p{L}*|leav\p{L}+|join\p{L}*|for (?:it|this|that|them|both|all|everything)|ditto|withdr\p{L}+|retract\p{L}*|judge?ments?|cfj|overrul\p{L}+|amend\p{L}*|enact\p{L}*|repeal\p{L}*|transmut\p{L}*|d\d{1,4}|count me|dagegen|dafür|enthalt\p{L}*|contre|tegen|contra|против|за)(?![\p{L}\p{N}])|賛成|反対|赞成|反对/iu;
/** Words that answer a question if they begin a sentence, or are the whole sentence. */
const ANSWERS =
  /(?:^|[.!?,;:\n])[\s\p{P}\p{S}]{0,6}(?:for|yes|yea|yay|yep|yup|yeah|no|nope|nah|sure|ok|okay|pro|present|support|pass|same|so do i|as \p{L}+|what \p{L}+ said|me too|count me|true|false|y|n|ja|nein|oui|non|pour|sí|sim|não|voor|да|нет)(?![\p{L}\p{N}])/iu;
const LOUD = /(?<![\p{L}])(?:FOR|YES|NO|PRESENT)(?![\p{L}])/u;
const SIGNS =
  /^\s*\^|👍|👎|✅|❌|🤷|(?<![\w+-])[+-]1(?!\d)|:[+-]1:|[☑✔✖❎🆗🙅🙆🟢🔴⬆⬇🔼🔽]|🇾|🇳|🇦|^[+-]$|thumbs?.?(?:up|down)/u;
/** A difference between two texts, which may be a proposal. */
const DIFF = /^(?:diff |@@ |[-+]{3} \S)/;
/** A word with letters of two scripts, which may imitate another word. */
const MIXED =
  /\p{Script=Latin}(?:\p{Script=Cyrillic}|\p{Script=Greek})|(?:\p{Script=Cyrillic}|\p{Script=Greek})\p{Script=Latin}/u;
/** `roll 4`, `--roll 4` and `I threw a 4`. */
const THROWN =
  /(?<![\p{L}\p{N}])(?:roll(?:ed)?|threw|throw)[:=]?\s?(?:an? )?(\d{1,4})(?![\p{L}\p{N}]|\.\d)/iu;

/** The number that the author threw. */
export function thrownIn(written: string): string | undefined {
  return THROWN.exec(seen(written))?.[1];
}

/** Whether the words name a vote, a move or an open proposal. */
export function mayConcern(written: string, known: Proposals): boolean {
  const text = seen(written).replace(ADDRESS, ' ');
  const isNamed = isAsking(text)
    ? numbersNamed(text, known).length > 0
    : namesProposal(text, known);
  return (
    isNamed ||
    [NAMED, ANSWERS, LOUD, SIGNS, MIXED, DIFF, THROWN].some((pattern) => pattern.test(text))
  );
}

/** Whether the text only asks questions, and answers none. */
export function isAsking(text: string): boolean {
  const sentences = text.replace(ADDRESS, ' ').split(/(?<=[.!?])\s+|\n/);
  return sentences.every((each) => each.trim() === '' || /\?[^\p{L}?]*$/u.test(each));
}

type Numbers = Pick<OpenProposals, 'numbers'>;
type Proposals = Pick<OpenProposals, 'numbers' | 'titleWords'>;

export function namesProposal(text: string, known: Proposals): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => known.titleWords.has(plainWord(word))) ||
    numbersNamed(text, known).length > 0
  );
}

/** The telling words of a title. */
export function wordsOfTitle(title: string): readonly string[] {
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => !EVERYWHERE.test(word)).map(plainWord);
}

const EVERYWHERE =
  /^(?:the|and|for|not|from|with|all|any|new|are|its|our|one|two|proposal|rule|change|more|less|about)s?$/;

function plainWord(word: string): string {
  return word.replace(/s$/, '');
}

/** An address is no mention: the words in it are not the author's. */
const ADDRESS = /https?:\/\/[\w./?#&=%~:@+-]+/gi;
/** Colour codes of a terminal without their invisible first character. */
const COLOURS = /\[[\d;]{0,10}m/g;

/** The text as a reader sees it: without invisible characters, and each letter in its usual form. */
function seen(written: string): string {
  const unseen = new Set(findUnseen(written).map(({ at }) => at));
  const text = unseen.size === 0 ? written : [...written].filter((_, i) => !unseen.has(i)).join('');
  return text.normalize('NFKC').replace(COLOURS, '').replace(/[’‘]/g, "'");
}

export function numbersNamed(text: string, { numbers }: Numbers): readonly number[] {
  return numbersIn(text).filter((number) => numbers.has(number));
}

/** Numbers that look like those of open proposals, with as many digits, but are not open. */
export function othersNamed(text: string, { numbers }: Numbers): readonly number[] {
  const digits = new Set([...numbers].map((number) => String(number).length));
  return numbersIn(text.replace(/[+-]\d+/g, '')).filter(
    (number) => digits.has(String(number).length) && !numbers.has(number),
  );
}

function numbersIn(text: string): readonly number[] {
  return [...new Set([...text.matchAll(/(?<![\d.])\d{1,6}(?!\d|\.\d)/g)].map(Number))];
}

/** The open proposals that a quotation or a title names, on which a reply may vote. */
export function numberAbove(text: string, { numbers }: Numbers): readonly number[] {
  const line = unquoted(text).trim().slice(0, 200);
  const [, called, leading] =
    /\bproposals?\s+(?:no\.?\s*|#)?(\d{1,6})\b|^(?:re:\s*)?[*#|\s]*(\d{1,6})(?=[*~#!^+]*\s|[:.)|]|$)/i.exec(
      line,
    ) ?? [];
  if (called === undefined && leading === undefined) return [];
  const all = new Set([Number(called ?? leading), ...numbersNamed(line, { numbers })]);
  return [...all].filter((number) => numbers.has(number));
}
