/** The meaning of sentences in an editor, the possible next words, and rules that say the same. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { latestRules } from '../engine/results/rules-at.ts';
import type { Replay } from '../engine/results/types.ts';
import { type NameUsed, namesIn, newNames } from '../law/mechanics/names-in.ts';
import { type Combination, isSlot, SLOTS } from '../law/mechanics/slot-combination.ts';
import { mechanics as schema } from '../law/schema/parse-mechanics.ts';
import { doubts } from '../law/sentences/doubts.ts';
import { complete, fillIn } from '../law/sentences/editing.ts';
import { readWords } from '../law/sentences/read-words.ts';
import { readAll, sayBySlot, toSentences } from '../law/sentences/sentences.ts';
import { explained, namesKnownTo, offersFor, sentencesIn } from '../law/sentences/understand.ts';
import { mechanicsIn } from './rule-as-text.ts';

export function editSentences(typed: readonly string[], archive: GameArchive) {
  const lines = typed.map((each) => (readWords(each).ok ? [each] : sentencesIn(each)));
  const sentences = lines.map(([first = '']) => first);
  const meant = sentences.map((sentence) => mechanicsIn([sentence]));
  const known = namesOf(archive.replay);
  const lined = lines.map((several, i) => {
    const sentence = sentences[i] ?? '';
    const read = fillIn(sentence);
    const filled = read.ok ? read : { ...read, problem: explained(read.problem, sentence) };
    const others = meant.flatMap((each, j) => (each && j !== i ? namesIn(each) : []));
    const own = meant[i];
    return {
      filled,
      /** Several sentences in one line, each in the language's wording or as typed. */
      ...(several.length > 1 && { several }),
      /** The provision of a rule in force on the same question, if only one rule can decide. */
      elsewhere: filled.ok ? saidElsewhere(filled.slots, archive) : [],
      /** Names that are new to the game and the other sentences. */
      news: own ? newNames(own, [...known, ...others]) : [],
    };
  });
  const all = lined.every(({ filled }) => filled.ok) ? readAll(sentences) : undefined;
  return {
    lines: lined,
    /** Faults that appear only if readable sentences are combined. */
    together: all && !all.ok ? all.problems : [],
  };
}

export type SentencesEdited = ReturnType<typeof editSentences>;
export type LineRead = SentencesEdited['lines'][number];

function namesOf(replay: Replay): readonly Pick<NameUsed, 'kind' | 'name'>[] {
  const rules = latestRules(replay);
  const held = replay.players.flatMap(({ holdings }) => [...holdings.keys()]);
  return [
    ...['points', ...held].map((name) => ({ kind: 'quantity', name }) as const),
    ...rules.map(({ tier }) => ({ kind: 'tier', name: tier }) as const),
    ...rules.flatMap(({ mechanics }) => (mechanics ? namesIn(mechanics) : [])),
  ];
}

/** Whether rules may conflict on a slot. */
const EXCLUSIVE = {
  one: true,
  kinds: false,
  parts: true,
  'named-parts': true,
  names: true,
  sum: false,
  pool: true,
  sequence: false,
  own: false,
} as const satisfies Readonly<Record<Combination, boolean>>;

function saidElsewhere(slots: readonly string[], { replay }: GameArchive) {
  const asked = slots.filter((slot) => isSlot(slot) && EXCLUSIVE[SLOTS[slot].combines]);
  if (asked.length === 0) return [];
  return latestRules(replay).flatMap(({ number, mechanics }) => {
    const said = mechanics ? sayBySlot(mechanics) : [];
    const says = said.flatMap(([slot, words]) => (asked.includes(slot) ? words : []));
    return says.length === 0 ? [] : [{ rule: String(number), says }];
  });
}

/** A contradiction between a rule's words and its sentences. */
export interface SentenceDoubted {
  readonly line: number;
  readonly words: string;
  /** The apparent meaning of the words. Absent if they deny something, or are not wholly understood. */
  readonly sentence?: string;
  /** The two figures, if words and sentence differ in one number only. */
  readonly figure?: { readonly words: string; readonly here: string };
}

/** Each sentence about the same thing as the words, if the two differ. */
export function doubtedBeside(text: string, sentences: readonly string[]) {
  const beside = sentences.map((sentence) => fillIn(sentence));
  const mechanics = mechanicsIn(sentences);
  if (!mechanics) return [];
  return doubts(text, mechanics).flatMap(({ words, mechanics: of, sentence }) =>
    of.flatMap((said): readonly SentenceDoubted[] => {
      const line = beside.findIndex((each) => each.ok && each.said === said);
      if (line < 0) return [];
      const figure = sentence === undefined ? undefined : figureIn(sentence, said);
      return [{ line, words, ...(sentence && { sentence }), ...(figure && { figure }) }];
    }),
  );
}

function figureIn(sentence: string, said: string): SentenceDoubted['figure'] {
  const [meant, here] = [sentence, said].map((each) => each.match(/\d+/gu) ?? []);
  if (withoutNumbers(sentence) !== withoutNumbers(said) || !meant || !here) return undefined;
  const [place, ...others] = meant.flatMap((each, i) => (each === here[i] ? [] : i));
  if (place === undefined || others.length > 0) return undefined;
  return { words: meant[place] ?? '', here: here[place] ?? '' };
}

/** A sentence that some words of a rule seem to mean. */
export interface SentenceOffered {
  readonly sentence: string;
  readonly words: string;
  /** The sentence that says the same differently. */
  readonly insteadOf?: number;
}

/** Apparent meanings of a rule's words that its sentences lack. */
export function offeredBeside(
  text: string,
  sentences: readonly string[],
  { replay }: GameArchive,
): readonly SentenceOffered[] {
  const known = namesKnownTo(latestRules(replay));
  const beside = sentences.map((sentence) => fillIn(sentence));
  const ofWords = offersFor(text, known).flatMap(({ sentence, slots, start, end }) => {
    if (beside.some((each) => each.ok && each.said === sentence)) return [];
    // One replaces the other if it has a single value, or differs in numbers only.
    const saidOnce = slots.filter((slot) => SAID_ONCE.has(slot));
    const other = beside.findIndex(
      (each) =>
        each.ok &&
        (saidOnce.some((slot) => each.slots.includes(slot)) ||
          withoutNumbers(sentence) === withoutNumbers(each.said)),
    );
    const place = other < 0 ? {} : { insteadOf: other };
    return [{ sentence, words: text.slice(start, end), ...place }];
  });
  return [...ofWords, ...sentencesThatFill(sentences, replay)];
}

/** Ways to fill an office. An office stays vacant if nobody may fill it. */
function sentencesThatFill(sentences: readonly string[], replay: Replay) {
  const meant = sentences.map((sentence) => mechanicsIn([sentence]));
  const grants = [...meant, ...latestRules(replay).map(({ mechanics }) => mechanics)].flatMap(
    (mechanics) => mechanics?.grants ?? [],
  );
  const isEmpty = (office: string) =>
    grants.every(({ what, of }) => what !== 'office' || of?.includes(office) === false);
  return sentences.flatMap((words, i) => {
    const offices = [...(meant[i]?.offices?.keys() ?? [])].filter(isEmpty);
    return offices.flatMap((office) =>
      [{ by: 'proposal' }, {}].flatMap((by) => {
        const filling = schema.safeParse({ grants: [{ what: 'office', of: [office], ...by }] });
        return (filling.success ? toSentences(filling.data) : []).map((sentence) => ({
          sentence,
          words,
        }));
      }),
    );
  });
}

/** A rule usually has one sentence for each of these, though several can be combined. */
const SAID_ONCE: ReadonlySet<string> = new Set([
  ...Object.entries(SLOTS).flatMap(([slot, { combines }]) => (combines === 'one' ? slot : [])),
  ...['quorum', 'adoption', 'win'],
]);

function withoutNumbers(text: string): string {
  return text.replace(/\d+/gu, '…');
}

const MOST = 60;
const ARTICLES = ['a ', 'an ', 'the '];

/**
 * The words that can follow the beginning of a sentence, whose last word may be unfinished. Wordings that
 * are only read appear once somebody begins to type them.
 */
export function following(beginning: string) {
  const unfinished = /[\p{L}\p{N}-]*$/u.exec(beginning)?.[0] ?? '';
  const from = beginning.length - unfinished.length;
  const start = unfinished.toLowerCase();
  const all = complete(beginning.slice(0, from)).filter(({ isKind, text }) => {
    return isKind ? start === '' : text.toLowerCase().startsWith(start);
  });
  const phrases = new Set(all.map(({ phrase }) => phrase));
  const next = all.filter(({ phrase, isSaid }) => {
    const isShort = ARTICLES.some((article) => phrases.has(article + phrase));
    return !isShort && (isSaid || start !== '');
  });
  return {
    /** The index of the first character that the words replace. */
    from,
    next: next.slice(0, MOST),
    /** Whether the sentence may end here. */
    isWhole: readWords(beginning).ok,
  };
}

export type Following = ReturnType<typeof following>;
