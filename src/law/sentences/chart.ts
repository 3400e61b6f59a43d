/**
 * An Earley chart: all ways to read words as the beginning of a sentence. Each gap between two words has
 * a set of states. No production is empty; the reader skips words that may be missing. The next word
 * rules out productions that cannot begin with it, so ordinary sentences take linear time.
 */
import type { OpenProduction } from './follow.ts';
import { accepts, type Grammar, mayMiss, type Production } from './grammar.ts';
import type { Plain } from './plain.ts';
import type { SentenceToken } from './tokens.ts';

/** A production whose pieces before `dot` were read, beginning at word `origin`. */
export interface ChartState {
  readonly production: Production;
  readonly dot: number;
  readonly origin: number;
  /** The ways to read the last piece: from which state, and as which words. */
  readonly links: readonly ChartLink[];
}

export interface ChartLink {
  readonly before: ChartState;
  /** `undefined` if the piece was skipped. */
  readonly read?: Word | ChartSpan;
}

/** A single word, and its value if it fills a hole. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly value?: Plain;
}

/** Words that form one kind, with the states that complete it. */
export interface ChartSpan {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly states: ChartState[];
}

/** The gap before a word, or after the last one. */
class Place {
  /** For each state past its first piece, by a key: the ways that lead to it. */
  readonly links = new Map<number, ChartLink[]>();
  readonly states: ChartState[] = [];
  /** States whose next piece is a word. */
  readonly scanning: ChartState[] = [];
  /** States whose next piece is a kind, by that kind. */
  readonly waiting = new Map<string, ChartState[]>();
  readonly spans = new Map<string, Map<number, ChartSpan>>();
}

/** Factors of a state's key: more than a production has pieces, and more than a text has words. */
const DOTS = 128;
const PLACES = 2 ** 20;
const NO_LINKS: readonly ChartLink[] = [];

export class Chart {
  readonly #grammar: Grammar;
  readonly kind: string;
  readonly #places: Place[] = [];
  readonly #words: ReadonlySet<string> | undefined;

  /**
   * Reads words as one kind, as far as they fit it. If only the `whole` matters, productions are skipped
   * if the text lacks a word that they need.
   */
  constructor(grammar: Grammar, kind: string, tokens: readonly SentenceToken[], isOfWhole = false) {
    this.#grammar = grammar;
    this.kind = kind;
    const words = isOfWhole ? tokens.flatMap(({ text, like = [] }) => [text, ...like]) : undefined;
    this.#words = words && new Set(words);
    const place = new Place();
    this.#places.push(place);
    this.#predict(kind, place, tokens[0]);
    this.#close(place, tokens[0]);
    for (const [i, token] of tokens.entries()) {
      if (!this.#scan(token, tokens[i + 1])) break;
    }
  }

  /** How many words were understood. */
  get length(): number {
    return this.#places.length - 1;
  }

  /** All words read as the chart's kind, if every word was understood. */
  get whole(): ChartSpan | undefined {
    return this.#places.at(-1)?.spans.get(this.kind)?.get(0);
  }

  /** All stretches of words that form some kind, inner ones first. */
  spans(): readonly ChartSpan[] {
    return this.#places.flatMap(({ spans }) =>
      [...spans.values()]
        .flatMap((byStart) => [...byStart.values()])
        .sort((a, b) => b.start - a.start),
    );
  }

  /** The productions that can go on after the last understood word. */
  following(): readonly OpenProduction[] {
    if (this.length === 0) {
      return this.#grammar.productionsOf(this.kind).map((production) => ({ production, dot: 0 }));
    }
    return (this.#places.at(-1)?.states ?? []).filter(({ dot }) => dot > 0);
  }

  #scan(token: SentenceToken, next: SentenceToken | undefined): boolean {
    const from = this.#places.at(-1);
    const to = new Place();
    const word = { start: this.length, end: this.length + 1 };
    for (const state of from?.scanning ?? []) {
      const piece = state.production.pieces[state.dot];
      if (!piece || !accepts(piece, token, this.#grammar.isWord)) continue;
      const value = piece.is === 'leaf' ? piece.leaf.read(token, this.#grammar.isWord) : undefined;
      advance(to, state, value === undefined ? word : { ...word, value });
    }
    if (to.states.length === 0) return false;
    this.#places.push(to);
    this.#close(to, next);
    return true;
  }

  #close(place: Place, next: SentenceToken | undefined): void {
    // The loop also visits the states that are added during it.
    for (const state of place.states) {
      const piece = state.production.pieces[state.dot];
      if (!piece) this.#complete(state, place);
      else {
        if (piece.is === 'kind') this.#await(piece.kind, state, place, next);
        else place.scanning.push(state);
        if (mayMiss(piece)) advance(place, state);
      }
    }
  }

  #await(kind: string, state: ChartState, place: Place, next: SentenceToken | undefined): void {
    const waiting = place.waiting.get(kind);
    if (waiting) {
      waiting.push(state);
      return;
    }
    place.waiting.set(kind, [state]);
    this.#predict(kind, place, next);
  }

  #predict(kind: string, place: Place, next: SentenceToken | undefined): void {
    if (!next) return;
    const origin = this.#places.length - 1;
    for (const production of this.#grammar.beginning(kind, next)) {
      if (this.#words && !production.needs.every((word) => this.#words?.has(word))) continue;
      place.states.push({ production, dot: 0, origin, links: NO_LINKS });
    }
  }

  #complete(state: ChartState, place: Place): void {
    const { kind } = state.production;
    const byStart = place.spans.get(kind) ?? new Map<number, ChartSpan>();
    place.spans.set(kind, byStart);
    const known = byStart.get(state.origin);
    if (known) {
      known.states.push(state);
      return;
    }
    const end = this.#places.length - 1;
    const span: ChartSpan = { kind, start: state.origin, end, states: [state] };
    byStart.set(state.origin, span);
    for (const waiting of this.#places[state.origin]?.waiting.get(kind) ?? []) {
      advance(place, waiting, span);
    }
  }
}

/** A second way to a known state is added to its links. */
function advance(to: Place, before: ChartState, read?: Word | ChartSpan): void {
  const { production, dot, origin } = before;
  const link = read ? { before, read } : { before };
  const key = (production.id * DOTS + dot + 1) * PLACES + origin;
  const known = to.links.get(key);
  if (known) known.push(link);
  else {
    const links = [link];
    to.links.set(key, links);
    to.states.push({ production, dot: dot + 1, origin, links });
  }
}
