/**
 * Rules with the same words have the same mechanics: the cards of all sets, and the rules that games
 * have adopted, held against one another.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { saySame } from '../../src/law/mechanics/canonical.ts';
import type { Mechanics } from '../../src/law/mechanics/mechanics.ts';
import { isSlot } from '../../src/law/mechanics/slot-combination.ts';
import { readLibrary } from '../../src/read-library.ts';
import type { Records } from '../../src/records/types.ts';
import { SAMPLES } from '../samples.ts';

interface Worded {
  readonly file: string;
  readonly text: string;
  readonly mechanics?: Mechanics | undefined;
}

/** Of so many words a rule may have others and still be nearly the same. */
const NEARLY = 0.9;

/** Words that one of two rules has and the other has not, and the slots that differ for them. */
const THE_WORDS_DIFFER: readonly { readonly words: string; readonly slots: readonly string[] }[] = [
  { words: 'effective ordinal number', slots: ['precedence'] },
  { words: 'each rule shall be given a name', slots: ['titles'] },
];

/** Without marks, capitals, and the asides to the reader that some sets have in brackets. */
function bare(text: string): string {
  const plain = text.replace(/\[[^\]]*\]/g, ' ').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** How much of two texts is the same words in the same order, from 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  let before: readonly number[] = Array.from({ length: other.length + 1 }, () => 0);
  for (const word of one) {
    const row = [0];
    for (const [i, each] of other.entries()) {
      const longer = Math.max(before[i + 1] ?? 0, row[i] ?? 0);
      row.push(each === word ? (before[i] ?? 0) + 1 : longer);
    }
    before = row;
  }
  return (2 * (before.at(-1) ?? 0)) / (one.length + other.length);
}

/** Every two rules that say the same, or nearly, and do not do the same: a line for each slot. */
function differing(rules: readonly Worded[]): readonly string[] {
  const all = rules.map((rule) => ({ ...rule, words: bare(rule.text) }));
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      if (!saysTheSame(one.words, other.words)) return [];
      return slotsThatDiffer(one, other).map(
        (slot) => `${one.file} and ${other.file} have the same words, and differ on ${slot}`,
      );
    }),
  );
}

/** The same figures, and but for a few the same words. */
function saysTheSame(one: string, other: string): boolean {
  if (one === other) return true;
  const figures = (text: string) => (text.match(/\d+/g) ?? []).join(' ');
  if (figures(one) !== figures(other)) return false;
  const [few, many] = [one.split(' '), other.split(' ')].sort((a, b) => a.length - b.length);
  if (!few || !many || 2 * few.length < NEARLY * (few.length + many.length)) return false;
  return likeness(few, many) >= NEARLY;
}

type Bare = Worded & { readonly words: string };

function slotsThatDiffer(one: Bare, other: Bare): readonly string[] {
  const explained = THE_WORDS_DIFFER.flatMap(({ words, slots }) =>
    one.words.includes(words) === other.words.includes(words) ? [] : slots,
  );
  const [a = {}, b = {}]: readonly Partial<Mechanics>[] = [one.mechanics, other.mechanics].map(
    (each) => each ?? {},
  );
  const slots = new Set([...Object.keys(a), ...Object.keys(b)].filter(isSlot));
  return [...slots].filter((slot) => !saySame(a[slot], b[slot]) && !explained.includes(slot));
}

/** The cards, and what proposals enact in words of their own. */
function rulesOf({ rulesets, games }: Records): readonly Worded[] {
  const cards = [...rulesets.values()].flatMap((set) => set.cards);
  const enacted = [...games.values()].flatMap((game) =>
    game.proposals.flatMap(({ file, changes }) =>
      changes.flatMap((change) => {
        if (change.kind !== 'enact' || change.text.trim() === '') return [];
        return { file, text: change.text, mechanics: change.mechanics };
      }),
    ),
  );
  return [...cards, ...enacted];
}

const samples = readLibrary(SAMPLES);
if (!samples.ok) throw new Error(samples.message);
const { records } = samples;

describe('the sets among the samples', () => {
  const rules = rulesOf(records);

  it('have the same mechanics where they have the same words', () => {
    expect(rules.length).toBeGreaterThan(150);
    expect(differing(rules)).toEqual([]);
  });

  it('have the words that are to tell rules apart', () => {
    for (const { words } of THE_WORDS_DIFFER)
      expect(rules.some(({ text }) => bare(text).includes(words))).toBe(true);
  });

  // The archive may hold other sets besides, or none.
  it.each([...records.rulesets.keys()])('%s has the cards that come with the program', (id) => {
    const { cards = [] } = records.rulesets.get(id) ?? {};
    for (const { file } of cards.filter(({ file }) => existsSync(join('content', file)))) {
      expect(readFileSync(join('content', file), 'utf8'), `content/${file}`).toBe(
        readFileSync(join(SAMPLES, file), 'utf8'),
      );
    }
  });
});

/** Cards of sets, as somebody might write them. */
describe('two rules of which one lacks what the other has', () => {
  const read = (files: Readonly<Record<string, string>>) => {
    const cards = [...(records.rulesets.get('suber')?.cards ?? [])];
    return Object.entries(files).map(([file, text]) => {
      const from = cards.find(({ number }) => number === Number(file.replace(/\D/g, '')));
      return { file, text, mechanics: file.startsWith('with/') ? from?.mechanics : undefined };
    });
  };
  const words = 'At no time may there be more than 25 mutable rules.';

  it.each([
    ['the same words', words, true],
    ['other capitals and marks', 'At no time, may there be MORE than 25 “mutable” rules', true],
    ['an aside in brackets', `${words} [Suber says so too.]`, true],
    ['a word that is misspelt', 'At no time may ther be more than 25 mutable rules.', true],
    ['another number', 'At no time may there be more than 30 mutable rules.', false],
    ['another sentence', 'There are as many rules as there are.', false],
  ])('%s', (_, other, isFault) => {
    const found = differing(read({ 'with/209.md': words, 'without/209.md': other }));
    const line = 'with/209.md and without/209.md have the same words, and differ on limits';
    expect(found).toEqual(isFault ? [line] : []);
  });

  it('may differ for words that only one of them has', () => {
    const number =
      'the rule with the lowest ordinal number takes precedence in every such conflict';
    const effective = number.replace('ordinal', 'effective ordinal');
    expect(differing(read({ 'with/211.md': number, 'without/211.md': effective }))).toEqual([]);
  });
});
