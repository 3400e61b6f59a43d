/**
 * Whether words can be those of a rule. They are only if each sentence states something, none speaks of
 * another rule or of a text, and none says that something known is otherwise.
 */
import { once } from '../../helpers/once.ts';

/** The texts of the rules in force, by their numbers. */
export type Rules = ReadonlyMap<string, string>;

/** A sentence that states something begins with one of these words, */
const SUBJECTS =
  /^(?:an?|the(?! same)|each|every(?:one|body|thing)?|all|any(?:one|body|thing)?|no(?:body|thing| one)?|some(?:one|body)?|both|either|neither|many|more|most|only|players?|there|be|never|always|if|when(?:ever)?|while|until|unless|who(?:ever)?)(?![\p{L}'])/iu;
/** or with one of these if another sentence stands before it, */
const ANAPHORS =
  /^(?:it|its|they|their|he|his|she|her|this|that|these|those|such|otherwise|then)(?!\p{L})/iu;
const STATES =
  'is|are|was|were|has|have|had|must|may|shall|should|will|would|can|cannot|could|might|does|do';
/** or has one of these as its second or third word; after a preposition it has one of them somewhere. */
const STATED = new RegExp(
  String.raw`^(?:[\p{L}\p{M}\p{N}'-]+\s(?:(?!(?:wh\p{L}*|how|that|it|so|all|any)\s)[\p{L}\p{M}\p{N}'-]+\s)?(?:${STATES})(?!\p{L})|(?:at|in|on|during|after|before|from|with|within|for)\s[^]*\s(?:${STATES})(?!\p{L}))`,
  'iu',
);

/** How words refer to a rule as it is: between marks, and with no more of the sentence behind them. */
const NUMBERED = String.raw`rules? \d+(?:(?:, | and | or )\d+)*`;
const REFERRED = String.raw`(?:as ${NUMBERED}(?: \p{L}+)?|(?:as (?:\p{L}+ )?(?:by|in)|see|according to|in accordance with) ${NUMBERED})`;
const REFERENCES = new RegExp(
  `\\(${REFERRED}\\)|, ${REFERRED}(?=[.;!]?\\s*$|[.;!]\\s)|(?<=^|[.!]\\s+)${REFERRED}, `,
  'giu',
);
/** A rule, a part of its text, or the author: nothing that the words of a rule speak of. */
const ANOTHER_TEXT =
  /(?<![\p{L}\p{N}])(?:(?:rule|proposal)s?,? #?\d+|(?<!\bthis )rules?(?![\p{L}\p{N}])|(?:sentence|paragraph|clause|wording|phrase|text|subsection)s?(?![\p{L}\p{N}])|words? ["“]|we|us|our|my|please)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])I(?![\p{L}\p{N}])|[→⇒➜]|[-=]>|^(?:\{|```|~~~|diff |@@ |[-+]{3} \S|\+)|\?(?:\s|$)/imu;

/** Words with which one says that something is no longer what it was. */
const CHANGE =
  /(?<!\p{L})(?:now|no (?:longer|more)|any ?more|instead|half|twice|henceforth|(?:add|append|insert|remov|delet|strik|struck|stricken|replac|renam|reword|abolish|restor|chang|halv|doubl|becom)\p{L}*)(?!\p{L})/iu;
const BE =
  /(?<!\p{L})(?:is|are|was|were|(?:must|may|shall|should|will|would|can|cannot|could|might)(?: \p{L}+)? be)(?!\p{L})/iu;
const CONDITION = /^(?:if|when(?:ever)?|while|until|unless)(?!\p{L})/iu;
const DEFINITE = /^(?:the|this|that|these|those|its|their|his|her|such)(?!\p{L})/iu;
const VERB = new RegExp(`(?<!\\p{L})(?:${STATES})(?!\\p{L})`, 'iu');

/**
 * Whether it says what something is that was there before. Such a sentence may change it (“The limit is
 * raised”), and a rule that says so would not.
 */
function isOfKnown(sentence: string, before: readonly string[], rules: Rules): boolean {
  const is = BE.exec(sentence);
  if (!is || CONDITION.test(sentence)) return false;
  const subject = sentence.slice(0, is.index);
  if (/["“”]/.test(subject)) return true;
  const told = new Set(before.flatMap(wordsIn));
  const words = wordsIn(subject);
  if (VERB.test(subject) || words.some((word) => told.has(word))) return false;
  const known = wordsOf(rules);
  return DEFINITE.test(subject) || words.some((word) => known.has(word));
}

const wordsOf = once((rules: Rules) => new Set([...rules.values()].flatMap(wordsIn)));

/** All but the small words, and players, whom no change makes others. */
function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const own = words.filter((word) => !SUBJECTS.test(word) && !ANAPHORS.test(word));
  return own.map((word) => word.replace(/s$/, ''));
}

/** The rules that the words name if they cannot be those of a rule; nothing if they can. */
export function rulesMeant(written: string, rules: Rules): readonly string[] | undefined {
  const text = written.replace(/[’‘]/g, "'").replace(REFERENCES, ' ');
  const named = [
    // `R103` names a rule, and the letters and digits of a longer name do not.
    ...text.matchAll(
      /\brules? #?(\d{1,6})\b|(?<![\d.]|[\p{L}\p{N}]{2})(\d{1,6})(?![\d\p{L}]|\.\d)/giu,
    ),
  ].flatMap(([, called, bare = '']) => called ?? (rules.has(bare) ? bare : []));
  const sentences = text
    .split(/(?<=[.!?]["”)]?)\s+|(?<=[:;])\s+(?=\p{Lu})|\n\s*\n/u)
    .map((each) => each.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((each) => each !== '');
  const isRule =
    named.length === 0 &&
    ![ANOTHER_TEXT, CHANGE].some((pattern) => pattern.test(text)) &&
    sentences.every(
      (each, i, all) => isStated(each, i, all) && !isOfKnown(each, all.slice(0, i), rules),
    );
  return isRule ? undefined : [...new Set(named)];
}

/** One word alone, such as a title, says nothing of another rule. */
function isStated(sentence: string, i: number, { length }: readonly string[]): boolean {
  return (
    (length === 1 && !/\s/.test(sentence)) ||
    SUBJECTS.test(sentence) ||
    STATED.test(sentence) ||
    (i > 0 && ANAPHORS.test(sentence))
  );
}
