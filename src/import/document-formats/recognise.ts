/**
 * Chooses the format that recognises most heads, titles, histories and headings, and then most words.
 * Words alone are not enough: a format without histories reads histories as words of the rules.
 */
import {
  countWordsIn,
  type DocumentLine,
  type FoundRuleset,
  type Recogniser,
} from '../document/document.ts';
import { recogniseGnomic } from './recognise-gnomic.ts';
import { recogniseHeaded } from './recognise-headed.ts';
import { recogniseHeads } from './recognise-heads.ts';
import { recogniseJson } from './recognise-json.ts';
import { recogniseNumbered } from './recognise-numbered.ts';

const FORMATS: readonly Recogniser[] = [
  recogniseHeads,
  recogniseJson,
  recogniseGnomic,
  recogniseHeaded,
  recogniseNumbered,
];

/** `undefined` if nothing in the document looks like a rule. */
export function recognise(lines: readonly DocumentLine[]): FoundRuleset | undefined {
  const [best] = FORMATS.flatMap((recogniser) => recogniser(lines) ?? []).toSorted(
    (a, b) => countMarks(b) - countMarks(a) || countLeftWords(a) - countLeftWords(b),
  );
  if (!best) return undefined;
  // A number without words is no rule, but a leftover.
  const empty = best.rules.filter(({ text }) => text === '');
  const left = empty.map(({ number, at }) => ({ after: number, lines: lines.slice(at - 1, at) }));
  return {
    ...best,
    rules: best.rules.filter(({ text }) => text !== ''),
    leftovers: [...best.leftovers, ...left],
  };
}

/** Heads, titles, histories and headings of tiers show a document's format. */
export function countMarks({ rules, tiers }: FoundRuleset): number {
  const marks = rules.map(({ title, history }) => [title, history].filter(Boolean).length + 1);
  return marks.reduce((sum, count) => sum + count, tiers.length);
}

export function countLeftWords({ leftovers }: FoundRuleset): number {
  return leftovers.reduce((sum, { lines }) => sum + countWordsIn(lines), 0);
}
