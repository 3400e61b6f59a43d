/** Sentences say all mechanics that the schemas admit, and read what they say. */
import { describe, expect, it } from 'vitest';
import type { Mechanics } from '../../../src/law/mechanics/mechanics.ts';
import { SLOT_NAMES } from '../../../src/law/mechanics/slot-combination.ts';
import { mechanics as schema } from '../../../src/law/schema/parse-mechanics.ts';
import { plainOf, samePlain } from '../../../src/law/sentences/plain.ts';
import { readAll, say } from '../../../src/law/sentences/sentences.ts';
import { createRandom } from '../../games/random.ts';
import { makeMechanics, makeSlot } from './made-mechanics.ts';

/** What YAML would take for a sign of its own, within a text or at its beginning. */
const YAML_MARK = /: |:$| #|\n|^[-?:,[\]{}#&*!|>'"%@`]/;

/** Says mechanics, and reads what is said. */
function expectRoundTrip(mechanics: Mechanics): void {
  const sentences = say(mechanics);
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(YAML_MARK);
    expect(sentence).toMatch(/^[\p{Lu}“].*\.$/u);
  }
  const back = readAll(sentences);
  const about = `${JSON.stringify(mechanics.raw)}\n${sentences.join('\n')}`;
  expect(back, about).toMatchObject({ ok: true });
  if (!back.ok) return;
  const parsed = schema.safeParse(back.mechanics);
  expect(parsed.success, `${about}\n${JSON.stringify(back.mechanics)}`).toBe(true);
  if (!parsed.success) return;
  expect(samePlain(plainOf(mechanics), plainOf(parsed.data)), about).toBe(true);
}

describe('what is said of one slot is read as it was', () => {
  it.each(SLOT_NAMES)('%s', (slot) => {
    const random = createRandom(SLOT_NAMES.indexOf(slot) + 1);
    let admitted = 0;
    for (let i = 0; i < 60; i++) {
      const parsed = schema.safeParse({ [slot]: makeSlot(slot, random, i % 5) });
      if (!parsed.success) continue;
      admitted++;
      expectRoundTrip(parsed.data);
    }
    expect(admitted).toBeGreaterThan(20);
  });
});

it('reads what is said of several slots', () => {
  const random = createRandom(1);
  for (let i = 0; i < 200; i++) {
    const parsed = schema.safeParse(makeMechanics(random, i % 4));
    if (parsed.success) expectRoundTrip(parsed.data);
  }
});
