/** The meanings of the words in a chart: at most a few for the same words, which are then ambiguous. */
import type { Chart, ChartLink, ChartSpan, ChartState, Word } from './chart.ts';
import type { Production } from './grammar.ts';
import { fillPattern } from './match.ts';
import { isList, type Plain, samePlain } from './plain.ts';

/** A value, its words, and the values in its holes. */
export interface Meaning {
  readonly value: Plain;
  readonly production?: Production;
  readonly start: number;
  readonly end: number;
  readonly holes: ReadonlyMap<string, Meaning>;
}

/** The holes filled so far, the last one first. */
interface FilledHole {
  readonly hole: string;
  readonly meaning: Meaning;
  readonly before: FilledHole | undefined;
}

const NOTHING: readonly (FilledHole | undefined)[] = [undefined];
const MOST = 3;

export class Meanings {
  readonly #spans = new Map<ChartSpan, readonly Meaning[]>();
  readonly #states = new Map<ChartState, readonly (FilledHole | undefined)[]>();

  /** Inner words get their meanings before outer ones, so that no recursion is deep. */
  constructor(chart: Chart) {
    for (const span of chart.spans()) this.of(span);
  }

  of(span: ChartSpan): readonly Meaning[] {
    const known = this.#spans.get(span);
    if (known) return known;
    this.#spans.set(span, []);
    const found: Meaning[] = [];
    for (const state of span.states) {
      for (const filled of this.#filled(state)) {
        const meaning = meaningOf(state.production, filled, span);
        const isNew = found.every(({ value }) => !samePlain(value, meaning.value));
        if (isNew && found.length < MOST) found.push(meaning);
      }
    }
    this.#spans.set(span, found);
    return found;
  }

  #filled(state: ChartState): readonly (FilledHole | undefined)[] {
    if (state.dot === 0) return NOTHING;
    const known = this.#states.get(state);
    if (known) return known;
    const found: (FilledHole | undefined)[] = [];
    for (const link of state.links) {
      for (const filled of this.#after(link, state)) {
        const isNew = found.every((each) => !sameFilled(each, filled));
        if (isNew && found.length < MOST) found.push(filled);
      }
    }
    this.#states.set(state, found);
    return found;
  }

  #after(
    { before, read }: ChartLink,
    { production, dot }: ChartState,
  ): readonly (FilledHole | undefined)[] {
    const filled = this.#filled(before);
    const piece = production.pieces[dot - 1];
    if (!read || !piece || piece.is === 'word' || piece.hole === '') return filled;
    const meanings = 'states' in read ? this.of(read) : wordMeaning(read);
    return filled.flatMap((each) =>
      meanings.map((meaning) => ({ hole: piece.hole, meaning, before: each })),
    );
  }
}

const NO_HOLES: ReadonlyMap<string, Meaning> = new Map();

function wordMeaning({ value, start, end }: Word): readonly Meaning[] {
  return value === undefined ? [] : [{ value, start, end, holes: NO_HOLES }];
}

function meaningOf(
  production: Production,
  filled: FilledHole | undefined,
  { start, end }: ChartSpan,
) {
  const holes = new Map<string, Meaning>();
  for (let at = filled; at; at = at.before) holes.set(at.hole, at.meaning);
  const values = new Map([...holes].map(([hole, { value }]) => [hole, value]));
  const [before, last] = [values.get('before'), values.get('last')];
  const listed = [...(isList(before) ? before : []), ...(last === undefined ? [] : [last])];
  const value = production.list ? listed : fillPattern(production.means ?? '', values);
  return { value, production, start, end, holes };
}

function sameFilled(a: FilledHole | undefined, b: FilledHole | undefined): boolean {
  if (a === b) return true;
  if (!a || !b || a.hole !== b.hole) return false;
  return samePlain(a.meaning.value, b.meaning.value) && sameFilled(a.before, b.before);
}
