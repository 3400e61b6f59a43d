/** The page that goes through Suber's Initial Set, held to the cards of the set itself. */
import { describe, expect, it } from 'vitest';
import sentences from '../../src/archive/words/suber-word-by-word.json';
import { readContent } from '../../src/content/read-content.ts';
import { CODES } from '../../src/diagnostics/codes.ts';
import { reasonText } from '../../src/law/readings/reading.ts';
import { READINGS, readingCalled } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { SAMPLES } from '../samples.ts';

const held = readContent(SAMPLES);
if (!held.ok) throw new Error(held.message);
const { cards = [] } = parseRecords(held.sources, READINGS).records.rulesets.get('suber') ?? {};
const of = (number: unknown) => sentences.filter(({ rule }) => rule === number);

it('goes through every rule of the set', () => {
  expect(cards.length).toBeGreaterThan(0);
  expect([...new Set(sentences.map(({ rule }) => rule))]).toEqual(
    cards.map(({ number }) => number).sort((a, b) => Number(a) - Number(b)),
  );
});

describe.each(cards)('Rule $number', ({ number, text, mechanics }) => {
  it('is quoted whole, sentence after sentence', () => {
    const quoted = of(number).map(({ words }) => words);
    expect(quoted.join(' ')).toBe(text.replace(/\s+/g, ' ').trim());
  });

  it('has on its card the slots that are said to carry it, and no others', () => {
    const named = new Set(of(number).flatMap(({ slots = [] }) => slots));
    expect([...named].sort()).toEqual(Object.keys(mechanics?.raw ?? {}).sort());
  });

  it('takes on its card only readings that its sentences leave open', () => {
    const open = of(number).flatMap(({ readings = [] }) => readings);
    const taken = [...(mechanics?.readings?.keys() ?? [])];
    expect(open).toEqual(expect.arrayContaining(taken));
  });
});

it.each(sentences)('$words is carried by something', ({ slots, readings, findings, says }) => {
  expect([slots, readings, findings, says].some((by) => (by?.length ?? 0) > 0)).toBe(true);
  for (const id of readings ?? []) expect(readingCalled(id)).toBeDefined();
  for (const code of findings ?? []) expect(CODES).toContain(code);
});

it('speaks of every reading that cites words of the rule', () => {
  const uncited = READINGS.flatMap(({ id, words }) => {
    const rules = [...reasonText({ words }).matchAll(/\b([12]\d\d)\b/g)].map(([, number]) =>
      Number(number),
    );
    const spoken = sentences.filter(({ readings = [] }) => readings.some((each) => each === id));
    const isSpoken = rules.length === 0 || spoken.some(({ rule }) => rules.includes(rule));
    return isSpoken ? [] : [`${id} cites ${rules.join(', ')}`];
  });
  expect(uncited).toEqual([]);
});
