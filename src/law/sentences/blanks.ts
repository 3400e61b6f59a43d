/** The parts of a sentence that a user can replace, as in a form. */
import { capital } from '../../helpers/words.ts';
import type { Production } from './grammar.ts';
import { grammar } from './language.ts';
import type { Leaf } from './leaves.ts';
import type { Meaning } from './meanings.ts';
import { isMap, type Plain } from './plain.ts';
import type { Template } from './template.ts';
import type { SentenceToken } from './tokens.ts';

/** A part of a sentence that can be replaced, by its first and last character. */
export interface Blank {
  readonly start: number;
  readonly end: number;
  /** Whether the user chooses from a list or writes a number, a name or a text. */
  readonly is: 'choice' | Leaf['written'];
  /** The choices, the present words included. */
  readonly options: readonly string[];
}

interface SentenceWithWords {
  readonly meaning: Meaning;
  readonly tokens: readonly SentenceToken[];
}

/** The blanks in order. The sentence must be in the wording that the language says. */
export function blanksIn({ meaning, tokens }: SentenceWithWords): readonly Blank[] {
  const blanks: Blank[] = [];
  const open = [meaning];
  for (let each = open.pop(); each; each = open.pop()) {
    const { production, holes } = each;
    if (!production) continue;
    blanks.push(...choicesIn(each, production, tokens));
    for (const piece of production.pieces) {
      const inner = piece.is === 'word' ? undefined : holes.get(piece.hole);
      if (inner && piece.is === 'leaf') {
        blanks.push({ ...extentOf(inner, tokens), is: piece.leaf.written, options: [] });
      } else if (inner) open.push(inner);
    }
  }
  return blanks.sort((a, b) => a.start - b.start);
}

function extentOf(
  { start, end }: Pick<Meaning, 'start' | 'end'>,
  tokens: readonly SentenceToken[],
) {
  return { start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
}

/** The choices for the words between two holes: other templates that differ in these words only. */
function choicesIn(meaning: Meaning, production: Production, tokens: readonly SentenceToken[]) {
  const { says } = production;
  if (!says || production.list) return [];
  // Whole sentences are offered for one another only if they answer one question.
  const all = grammar()
    .productionsOf(production.kind)
    .filter(({ kind, means }) => !WHOLE.has(kind) || sameKeys(production.means, means))
    .flatMap((each) => each.says ?? []);
  const bounds = boundsOf(says, meaning);
  return says.between.flatMap((words, i): readonly Blank[] => {
    const options = all.flatMap((other) => wordsAt(i, says, other) ?? []);
    const bound = bounds[i];
    if (!bound || options.length < 2 || words.trim() === '') return [];
    const extent = extentOf(bound, tokens);
    const isFirst = extent.start === 0;
    return [{ ...extent, is: 'choice', options: isFirst ? options.map(capital) : options }];
  });
}

/** The first and last token of each stretch of words before, between and after the holes. */
function boundsOf({ holes }: Template, { start, end, holes: filled }: Meaning) {
  const inner = holes.flatMap(({ name }) => filled.get(name) ?? []);
  return [...inner.map((each) => each.start), end].map((to, i) => {
    return { start: inner[i - 1]?.end ?? start, end: to };
  });
}

/** The words of another template at this place, if both templates are equal elsewhere. */
function wordsAt(place: number, says: Template, other: Template): string | undefined {
  const isSame =
    other.holes.length === says.holes.length &&
    other.holes.every(({ kind }, i) => kind === says.holes[i]?.kind) &&
    other.between.every((words, i) => i === place || words === says.between[i]);
  const words = other.between[place]?.trim() ?? '';
  return isSame && words !== '' ? words : undefined;
}

const WHOLE: ReadonlySet<string> = new Set(['sentence', 'reading']);

function sameKeys(a: Plain | undefined, b: Plain | undefined): boolean {
  if (!isMap(a) || !isMap(b)) return true;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && sameKeys(a[key], b[key]))
  );
}
