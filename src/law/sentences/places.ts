/** Finds the words of a sentence that say a part of its value, so that a finding underlines them. */
import type { Path } from '../../diagnostics/finding.ts';
import { Tree, written } from '../formula/tree.ts';
import type { Meaning } from './meanings.ts';
import { isList, isMap, type Plain, type PlainMap } from './plain.ts';
import type { SentenceToken } from './tokens.ts';

/** A range of characters in one sentence of several. */
export interface PlaceInSentence {
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

/** A sentence with its reading, and the value of all sentences before it. */
interface SentenceWithWords {
  readonly sentence: number;
  readonly meaning: Meaning;
  readonly tokens: readonly SentenceToken[];
  readonly before: PlainMap;
}

/** Places are computed only on demand, so sentences without faults cost nothing. */
export class Places {
  readonly #sentences: SentenceWithWords[] = [];

  add(sentence: SentenceWithWords): void {
    this.#sentences.push(sentence);
  }

  /** The words for the value at a path of the record, or for a range of the formula there. */
  find(path: Path, span?: readonly [start: number, end: number]): PlaceInSentence | undefined {
    const wanted = keyOf(path);
    const parts = this.#sentences.flatMap(partsOfSentence);
    const within = parts.filter((part) => startsWith(part.path, wanted));
    const around = parts.filter(({ path: at }) => at.length > 0 && startsWith(wanted, at));
    const formula = within.find(({ meaning }) => meaning.value instanceof Tree);
    const part =
      (span && formula) ??
      within.toSorted((a, b) => a.path.length - b.path.length)[0] ??
      around.toSorted((a, b) => b.path.length - a.path.length)[0];
    if (!part) return undefined;
    const { tokens, sentence } = part;
    const { start, end } = span ? partAt(part.meaning, span) : part.meaning;
    return { sentence, start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
  }
}

function partsOfSentence({ sentence, meaning, tokens, before }: SentenceWithWords) {
  return partsOf(meaning, []).map(({ path, meaning: of }) => {
    return { path: keyOf(shifted(path, before)), meaning: of, sentence, tokens };
  });
}

/** The smallest words that cover a range of a formula. */
function partAt(meaning: Meaning, [start, end]: readonly [number, number]): Meaning {
  if (!(meaning.value instanceof Tree)) return meaning;
  const covering = written(meaning.value).parts.filter(
    (part) => part.start <= start && part.end >= end,
  );
  const meanings = new Map<Plain, Meaning>();
  const open = [meaning];
  for (let each = open.pop(); each; each = open.pop()) {
    // If several parts have the same value, the innermost counts.
    meanings.set(each.value, each);
    open.push(...each.holes.values());
  }
  const found = covering.flatMap(({ tree }) => meanings.get(tree) ?? []);
  return found[0] ?? meaning;
}

/** Keys that short forms of a record leave out. */
const LEFT_OUT: ReadonlySet<string | number> = new Set(
  'needs order part tests slot rule only titles worth'.split(' '),
);

function keyOf(path: Path): Path {
  return path
    .filter((step, i) => i === 0 || !LEFT_OUT.has(step))
    .map((step) => (step === 'points' ? 'amount' : step));
}

function startsWith(path: Path, beginning: Path): boolean {
  return beginning.every((step, i) => path[i] === step);
}

/** Corrects an index in a list for the elements of earlier sentences. */
function shifted(path: Path, before: PlainMap): Path {
  let at: Plain | undefined = before;
  return path.map((step) => {
    const here: Plain | undefined = at;
    at = isMap(here) ? here[step] : undefined;
    return typeof step === 'number' && isList(here) ? here.length + step : step;
  });
}

interface PartOfOne {
  readonly path: Path;
  readonly meaning: Meaning;
}

function partsOf(meaning: Meaning, path: Path): readonly PartOfOne[] {
  const { production, holes } = meaning;
  const here = { path, meaning };
  if (!production || meaning.value instanceof Tree) return [here];
  if (production.list) {
    const before = holes.get('before');
    const last = holes.get('last');
    const place = isList(meaning.value) ? meaning.value.length - 1 : 0;
    const others = before ? partsOf(before, path).filter((part) => part.meaning !== before) : [];
    return [here, ...others, ...(last ? partsOf(last, [...path, place]) : [])];
  }
  return [here, ...inPattern(production.means ?? '', path, meaning)];
}

function inPattern(means: Plain, path: Path, meaning: Meaning): readonly PartOfOne[] {
  if (typeof means === 'string') {
    const filled = means.startsWith('$') ? meaning.holes.get(means.slice(1)) : undefined;
    return filled ? partsOf(filled, path) : [{ path, meaning }];
  }
  if (isList(means)) return means.flatMap((each, i) => inPattern(each, [...path, i], meaning));
  if (!isMap(means)) return [{ path, meaning }];
  return Object.entries(means).flatMap(([key, each]) => {
    if (key === '...') return inPattern(each, path, meaning);
    const name = key.replace(/\$([a-z]+)/g, (_, hole: string) => {
      return String(meaning.holes.get(hole)?.value ?? '');
    });
    return inPattern(each, [...path, name], meaning);
  });
}
