/**
 * Rules with the same words have the same mechanics: the cards of all sets, and the rules that games
 * have adopted, compared with one another.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { saySame } from '../../src/law/mechanics/canonical.ts';
import type { Mechanics } from '../../src/law/mechanics/mechanics.ts';
import { isSlot } from '../../src/law/mechanics/slot-combination.ts';
import { readLibrary } from '../../src/read-library.ts';
import { SAMPLES } from '../samples.ts';

interface Worded {
  readonly file: string;
  readonly text: string;
  readonly mechanics?: Mechanics | undefined;
}

/** Without marks, capitals, and the asides to the reader that some sets have in brackets. */
function bare(text: string): string {
  const plain = text.replace(/\[[^\]]*\]/g, ' ').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Every two rules that say the same and do not do the same: a line for each slot. */
function differing(rules: readonly Worded[]): readonly string[] {
  const groups = Map.groupBy(rules, ({ text }) => bare(text));
  return [...groups.values()].flatMap(([one, ...others]) =>
    others.flatMap((other) => {
      const [a = {}, b = {}]: readonly Partial<Mechanics>[] = [
        one?.mechanics ?? {},
        other.mechanics ?? {},
      ];
      const slots = new Set([...Object.keys(a), ...Object.keys(b)].filter(isSlot));
      const differ = [...slots].filter((slot) => !saySame(a[slot], b[slot]));
      return differ.map((slot) => `${one?.file} and ${other.file} differ on ${slot}`);
    }),
  );
}

const samples = readLibrary(SAMPLES);
if (!samples.ok) throw new Error(samples.message);
const { rulesets, games } = samples.records;

it('is so of the cards, and of what proposals enact in words of their own', () => {
  const cards = [...rulesets.values()].flatMap((set) => set.cards);
  const enacted = [...games.values()].flatMap(({ proposals }) =>
    proposals.flatMap(({ file, changes }) =>
      changes.flatMap((change) =>
        change.kind === 'enact' && change.text.trim() !== '' ? [{ ...change, file }] : [],
      ),
    ),
  );
  const rules: readonly Worded[] = [...cards, ...enacted];
  expect(rules.length).toBeGreaterThan(150);
  expect(new Set(rules.map(({ text }) => bare(text))).size).toBeLessThan(rules.length - 10);
  expect(differing(rules)).toEqual([]);
});

it.each([
  ['At no time, may there be MORE than 25 “mutable” rules [Suber says so]', 'limits'],
  ['At no time may there be more than 30 mutable rules.', ''],
])('%s', (text, slot) => {
  const card = rulesets.get('suber')?.cards.find(({ number }) => number === 209);
  const words = 'At no time may there be more than 25 mutable rules.';
  const found = differing([
    { file: 'with.md', text: words, mechanics: card?.mechanics },
    { file: 'without.md', text },
  ]);
  expect(found).toEqual(slot === '' ? [] : [`with.md and without.md differ on ${slot}`]);
});

// The archive may hold other sets besides, or none.
it.each([...rulesets])('%s has in the archive the cards that come with it', (_, { cards }) => {
  for (const { file } of cards.filter(({ file }) => existsSync(join('content', file)))) {
    const [ours, theirs] = ['content', SAMPLES].map((at) => readFileSync(join(at, file), 'utf8'));
    expect(ours, `content/${file}`).toBe(theirs);
  }
});
