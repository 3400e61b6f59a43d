/** Which words of a rule's sentences say what stands under a path of its mechanics. */
import type { Meaning } from './meanings.ts';
import { isList, isMap, type Plain } from './plain.ts';
import { readWords } from './read-words.ts';
import type { Token } from './tokens.ts';

/** A sentence, by its place among the others, and the characters of it. */
export interface SaidAt {
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

type Path = readonly (string | number)[];

/** The sentence that follows a path farthest; of those that follow it equally far, the first. */
export function whereSaid(sentences: readonly string[], path: Path): SaidAt | undefined {
  const [slot = '', item, ...rest] = path;
  let best: { readonly depth: number; readonly at: SaidAt } | undefined;
  let before = 0;
  for (const [sentence, text] of sentences.entries()) {
    const result = readWords(text);
    if (!result.ok || !isMap(result.meaning.value)) continue;
    const said = result.meaning.value[slot];
    // Each sentence says some items of a list, which are counted through all sentences.
    const own = typeof item === 'number' ? [slot, item - before, ...rest] : path;
    if (isList(said)) before += said.length;
    const depth = depthOf(result.meaning.value, own);
    if (depth <= (best?.depth ?? 0)) continue;
    best = { depth, at: { sentence, ...extentOf(wordsFor(result.meaning, own), result.tokens) } };
  }
  return best?.at;
}

/** How many steps of a path lead to something. */
function depthOf(value: Plain, path: Path): number {
  let at: Plain | undefined = value;
  for (const [depth, step] of path.entries()) {
    at = within(at, step);
    if (at === undefined) return depth;
  }
  return path.length;
}

function within(of: Plain | undefined, step: string | number): Plain | undefined {
  if (isList(of)) return typeof step === 'number' ? of[step] : undefined;
  return isMap(of) ? (of[step] ?? (step === SHORT ? of.amount : undefined)) : undefined;
}

/** A record may write an amount of points as `points`. */
const SHORT = 'points';

/** The words that fill the hole to which a path leads, or the closest that are around it. */
function wordsFor(meaning: Meaning, path: Path): Meaning {
  let pattern: Plain | undefined = meaning.production?.means;
  for (const [i, step] of path.entries()) {
    const hole = holeIn(meaning, pattern);
    if (hole) return wordsFor(hole, path.slice(i));
    if (!isMap(pattern)) {
      pattern = within(pattern, step);
      continue;
    }
    const rest = pattern['...'];
    const named = Object.keys(pattern).find((key) => key.startsWith('$'));
    pattern = within(pattern, step) ?? (named === undefined ? undefined : pattern[named]);
    const others = pattern === undefined ? holeIn(meaning, rest) : undefined;
    if (others) return wordsFor(others, path.slice(i));
  }
  const hole = holeIn(meaning, pattern);
  return hole ? wordsFor(hole, []) : meaning;
}

function holeIn({ holes }: Meaning, pattern: Plain | undefined): Meaning | undefined {
  return typeof pattern === 'string' && pattern.startsWith('$')
    ? holes.get(pattern.slice(1))
    : undefined;
}

function extentOf({ start, end }: Meaning, tokens: readonly Token[]) {
  return { start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
}
