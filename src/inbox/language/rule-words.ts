/** Tells if words can be a rule's: each sentence states something, and none changes another text. */
import { once } from '../../helpers/once.ts';

/** The texts of the rules in force, by their numbers. */
export type Rules = ReadonlyMap<string, string>;

/** A sentence that states something begins with one of these words. */
const SUBJECTS =
  /^(?:an?|the(?! same)|each|every(?:one|body|thing)?|all|any(?:one|body|thing)?|no(?:body|thing| one)?|some(?:one|body)?|both|either|neither|many|more|most|only|players?|there|be|never|always|if|when(?:ever)?|while|until|unless|who(?:ever)?)(?![\p{L}'])/iu;
/** Or it begins with one of these words, and follows another sentence. */
const ANAPHORS =
  /^(?:it|its|they|their|he|his|she|her|this|that|these|those|such|otherwise|then)(?!\p{L})/iu;
const STATES =
  'is|are|was|were|has|have|had|must|may|shall|should|will|would|can|cannot|could|might|does|do';
/** Or its second or third word is one of these. After a preposition, any word may be. */
const STATED = new RegExp(
  String.raw`^(?:[\p{L}\p{M}\p{N}'-]+\s(?:(?!(?:wh\p{L}*|how|that|it|so|all|any)\s)[\p{L}\p{M}\p{N}'-]+\s)?(?:${STATES})(?!\p{L})|(?:at|in|on|during|after|before|from|with|within|for)\s[^]*\s(?:${STATES})(?!\p{L}))`,
  'iu',
);

/** References to a rule as it is, such as “(as in Rule 105)”. */
const NUMBERED = String.raw`rules? \d+(?:(?:, | and | or )\d+)*`;
const REFERRED = String.raw`(?:as ${NUMBERED}(?: \p{L}+)?|(?:as (?:\p{L}+ )?(?:by|in)|see|according to|in accordance with) ${NUMBERED})`;
const REFERENCES = new RegExp(
  `\\(${REFERRED}\\)|, ${REFERRED}(?=[.;!]?\\s*$|[.;!]\\s)|(?<=^|[.!]\\s+)${REFERRED}, `,
  'giu',
);
/** Words for a numbered rule, a part of a text, or the author. A rule does not use such words. */
const ANOTHER_TEXT =
  /(?<![\p{L}\p{N}])(?:(?:rule|proposal)s?,? #?\d+|(?<!\bthis )rules?(?![\p{L}\p{N}])|(?:sentence|paragraph|clause|wording|phrase|text|subsection)s?(?![\p{L}\p{N}])|words? ["“]|we|us|our|my|please)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])I(?![\p{L}\p{N}])|[→⇒➜]|[-=]>|^(?:\{|```|~~~|diff |@@ |[-+]{3} \S|\+)|\?(?:\s|$)/imu;

/** Words that say that something is no longer as it was. */
const CHANGE =
  /(?<!\p{L})(?:now|no (?:longer|more)|any ?more|instead|half|twice as|henceforth|(?:add|append|insert|remov|delet|strik|struck|stricken|replac|renam|reword|abolish|restor|chang|halv|doubl|becom)\p{L}*)(?!\p{L})/iu;
const BE =
  /(?<!\p{L})(?:is|are|was|were|(?:must|may|shall|should|will|would|can|cannot|could|might)(?: \p{L}+)? be)(?!\p{L})/iu;
const CONDITION = /^(?:if|when(?:ever)?|while|until|unless)(?!\p{L})/iu;
const DEFINITE = /^(?:the|this|that|these|those|its|their|his|her|such)(?!\p{L})/iu;
const VERB = new RegExp(`(?<!\\p{L})(?:${STATES})(?!\\p{L})`, 'iu');

/**
 * Whether the subject of the sentence exists already, as in “The limit is raised”. Such a sentence may
 * change the thing, and a rule would not say so.
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

/** The words that tell what a sentence is about. Small words and players do not. */
function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const own = words.filter((word) => !SUBJECTS.test(word) && !ANAPHORS.test(word));
  return own.map((word) => word.replace(/s$/, ''));
}

/**
 * The rules that the text names, if the text cannot be a rule itself. Returns `undefined` if the text can
 * be a rule. `isHeaded`: the head already says that the text is a new rule.
 */
export function rulesMeant(
  written: string,
  rules: Rules,
  isHeaded = false,
): readonly string[] | undefined {
  const text = written.replace(/[’‘]/g, "'").replace(REFERENCES, ' ');
  const named = [
    // `R103` names a rule. The letters and digits of a longer name do not.
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
      (each, i, all) =>
        ((isHeaded && /^\p{Lu}/u.test(each)) || isStated(each, i, all)) &&
        !isOfKnown(each, all.slice(0, i), rules),
    );
  return isRule ? undefined : [...new Set(named)];
}

/** A single word, such as a title, changes no rule. */
function isStated(sentence: string, i: number, { length }: readonly string[]): boolean {
  return (
    (length === 1 && !/\s/.test(sentence)) ||
    SUBJECTS.test(sentence) ||
    STATED.test(sentence) ||
    (i > 0 && ANAPHORS.test(sentence))
  );
}
