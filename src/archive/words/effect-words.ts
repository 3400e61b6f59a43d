/** The effects of a change in words: for pages, for plain text and for Markdown. */
import { escapeMarkdown } from '../../diagnostics/escape-markdown.ts';
import { type Redline, type RedlinePart, redline } from '../redline/redline.ts';
import { type EffectPhrase, inOrderOfSurprise, isSurprise } from './effect.ts';

/** A change that leaves words and mechanics as they are has no words. */
export function effectWords(effects: readonly EffectPhrase[]) {
  return inOrderOfSurprise(effects).flatMap((effect) => {
    const heading = headingOf(effect);
    if (heading === undefined) return [];
    return {
      /** Without its last sign, which is a colon if sentences follow. */
      heading,
      /** Whether the words of the rule do not mention this effect. */
      isSurprise: isSurprise(effect),
      rows: rowsOf(effect),
      /** The parts that stay, if they are worth a word. */
      stays: staysOf(effect),
    };
  });
}

export type EffectWords = ReturnType<typeof effectWords>[number];

/** Effects that the words do not mention: a heading for each, and the acts at adoption. */
export function surprises(effects: readonly EffectPhrase[]): readonly string[] {
  return inOrderOfSurprise(effects).flatMap((effect) => {
    const heading = headingOf(effect);
    if (heading === undefined || !isSurprise(effect)) return [];
    return [effect.words === 'none' ? `${heading}: ${effect.come.join(' ')}` : `${heading}.`];
  });
}

function headingOf({ called, words, gone, come, kept, ...effect }: EffectPhrase) {
  const changes = gone.length + come.length > 0;
  const verb = come.length + kept.length > 0 ? 'changes' : 'ends';
  if (effect.onlyMechanics) return `The words of ${called} stay, but what it does ${verb}`;
  if (effect.onlyWords) return `New wording of ${called}; its mechanics still say`;
  if (words === 'stay' || (words === 'gone' && !changes)) return undefined;
  if (words === 'none') return 'Done at once on adoption';
  if (!changes) return `No automatic effect: the players apply ${called} themselves`;
  return words === 'new' ? `What ${called} does` : `What ${called} does ${verb}`;
}

/** The most sentences that are repeated beside those that change. */
const MOST_KEPT = 3;

/** If only the words change, names all sentences that stay, so that readers can compare them. */
function staysOf({ kept, onlyWords }: EffectPhrase): string | undefined {
  if (kept.length === 0) return undefined;
  if (onlyWords) return kept.join(' ');
  const more = kept.length - MOST_KEPT;
  const shown = more > 1 ? [...kept.slice(0, MOST_KEPT), `And ${more} more.`] : kept;
  return `As it was: ${shown.join(' ')}`;
}

/** More pairs than these are not compared. */
const MOST_COMPARED = 2_500;
/** Two sentences are a pair, old and new, from this share of common words. */
const ALIKE = 0.4;

/**
 * Pairs each sentence that is gone with the most similar new one. Sentences without a similar one follow
 * in order.
 */
function rowsOf({ gone, come }: EffectPhrase) {
  const left = new Map(come.map((sentence, i) => [i, sentence]));
  const isCompared = gone.length * come.length <= MOST_COMPARED;
  const rows = gone.map((before) => {
    const place = isCompared ? mostAlike(before, left) : undefined;
    const after = place === undefined ? undefined : left.get(place);
    if (place === undefined || after === undefined)
      return { before: whole('removed', before), after: undefined };
    left.delete(place);
    const parts = redline(before, after);
    return {
      before: parts.filter(({ kind }) => kind !== 'added'),
      after: parts.filter(({ kind }) => kind !== 'removed'),
    };
  });
  const added = [...left.values()].map((sentence) => whole('added', sentence));
  const filled = rows.map((row) => (row.after ? row : { ...row, after: added.shift() }));
  return [...filled, ...added.map((after) => ({ before: undefined, after }))];
}

export type EffectRow = ReturnType<typeof rowsOf>[number];

function mostAlike(sentence: string, others: ReadonlyMap<number, string>): number | undefined {
  const words = new Set(sentence.match(WORD));
  const alike = [...others].map(([place, other]) => {
    const theirs = other.match(WORD) ?? [];
    const shared = theirs.filter((word) => words.has(word)).length;
    return { place, part: (2 * shared) / (words.size + theirs.length) };
  });
  const [best] = alike.toSorted((a, b) => b.part - a.part);
  return best && best.part >= ALIKE ? best.place : undefined;
}

const WORD = /[\p{L}\p{N}]+/gu;

function whole(kind: RedlinePart['kind'], words: string): Redline {
  return [{ kind, words }];
}

/** As lines: what no longer holds after `−`, what holds from then on after `+`. */
export function effectLines(effects: readonly EffectPhrase[]): readonly string[] {
  return inOrderOfSurprise(effects).flatMap((effect) => {
    const heading = headingOf(effect);
    if (heading === undefined) return [];
    const stays = staysOf(effect);
    const rest = [
      ...effect.gone.map((sentence) => `− ${sentence}`),
      ...effect.come.map((sentence) => `+ ${sentence}`),
      ...(stays === undefined ? [] : [stays]),
    ];
    return [`${heading}${rest.length > 0 ? ':' : '.'}`, ...rest];
  });
}

/** As blocks of Markdown: a table if something comes in the place of something, or else a list. */
export function effectMarkdown(effects: readonly EffectPhrase[]): readonly string[] {
  return effectWords(effects).flatMap(({ heading, rows, stays, ...effect }) => {
    const isFollowed = rows.length > 0 || stays !== undefined;
    const sign = effect.isSurprise ? '⚠️ ' : '';
    const head = `${sign}**${escapeMarkdown(heading)}${isFollowed ? ':' : '.'}**`;
    // Short enough to stand beside the heading.
    if (rows.length === 0) return [stays === undefined ? head : `${head} ${escapeMarkdown(stays)}`];
    const table = rows.map(({ before, after }) => `| ${marked(before)} | ${marked(after)} |`);
    const lines = rowsAsList(rows)?.map((parts) => `- ${marked(parts)}`);
    const list = [head, (lines ?? ['| Before | After |', '|---|---|', ...table]).join('\n')];
    return stays === undefined ? list : [...list, escapeMarkdown(stays)];
  });
}

/**
 * The rows as a list. If sentences both go and come, returns `undefined`, since a table shows both. If
 * sentences only come, none needs a mark.
 */
export function rowsAsList(rows: readonly EffectRow[]): readonly Redline[] | undefined {
  if (rows.some(({ before }) => before) && rows.some(({ after }) => after)) return undefined;
  return rows.map(
    ({ before, after = [] }) => before ?? after.map(({ words }) => ({ kind: 'same', words })),
  );
}

function marked(parts: Redline | undefined): string {
  return parts ? parts.map(tagged).join('') : '–';
}

function tagged({ kind, words }: RedlinePart): string {
  const inner = words.trim();
  const before = words.slice(0, words.length - words.trimStart().length);
  const after = words.slice(before.length + inner.length);
  const text = escapeMarkdown(inner);
  if (kind === 'same' || inner === '') return before + text + after;
  return kind === 'removed'
    ? `${before}<del>${text}</del>${after}`
    : `${before}<ins>${text}</ins>${after}`;
}
