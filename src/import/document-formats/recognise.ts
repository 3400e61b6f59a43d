/**
 * A ruleset in a document of any format. The format is chosen that accounts for most of the
 * document's heads, titles, histories and headings, and then for most of its words. Words alone are
 * not enough: a format without histories reads them as words of the rules.
 */
import { countWords, type FoundRuleset, type Line, type Recogniser } from '../document/document.ts';
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
export function recognise(lines: readonly Line[]): FoundRuleset | undefined {
  const [best] = FORMATS.flatMap((recogniser) => recogniser(lines) ?? []).toSorted(
    (a, b) => countMarks(b) - countMarks(a) || countLeftWords(a) - countLeftWords(b),
  );
  return best && withoutEmptyRules(best, lines);
}

/** The number of heads, titles, histories and tier headings, which show a document's format. */
export function countMarks({ rules, tiers }: FoundRuleset): number {
  const marks = rules.map(({ title, history }) => [title, history].filter(Boolean).length + 1);
  return marks.reduce((sum, count) => sum + count, tiers.length);
}

export function countLeftWords({ leftovers }: FoundRuleset): number {
  return leftovers.reduce((sum, { lines }) => sum + countWords(lines), 0);
}

/** A number without words is not a rule; it is left over. */
function withoutEmptyRules(found: FoundRuleset, lines: readonly Line[]): FoundRuleset {
  const empty = found.rules.filter(({ text }) => text === '');
  const left = empty.map(({ number, at }) => {
    return { after: number, lines: lines.slice(at - 1, at) };
  });
  return {
    ...found,
    rules: found.rules.filter(({ text }) => text !== ''),
    leftovers: [...found.leftovers, ...left],
  };
}
