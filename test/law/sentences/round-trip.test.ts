/** Sentences say all mechanics that the schemas admit, and read what they say. */
import { expect, it } from 'vitest';
import type { Mechanics } from '../../../src/law/mechanics/mechanics.ts';
import { SLOT_NAMES } from '../../../src/law/mechanics/slot-combination.ts';
import { READINGS } from '../../../src/law/readings/register.ts';
import { mechanics as schema } from '../../../src/law/schema/parse-mechanics.ts';
import { plainOf, samePlain } from '../../../src/law/sentences/plain.ts';
import { readAll, toSentences } from '../../../src/law/sentences/sentences.ts';
import { createRandom } from '../../games/random.ts';
import { PORTIONS } from '../../portions.ts';
import { makeMechanics, makeSlot } from './made-mechanics.ts';

/** Signs that YAML would take for its own, within a text or at its beginning. */
const YAML_MARK = /: |:$| #|\n|^[-?:,[\]{}#&*!|>'"%@`]/;

/** Says mechanics, and reads what is said. */
function expectRoundTrip(mechanics: Mechanics): void {
  const sentences = toSentences(mechanics);
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

it.each(READINGS)('each answer to an open question is read as it was: $id', ({ id, options }) => {
  for (const option of options) expectRoundTrip(schema.parse({ readings: { [id]: option.id } }));
});

for (const { named, options, has } of PORTIONS) {
  it.each(SLOT_NAMES)(`what is said of %s is read as it was: ${named}`, options, (slot) => {
    const random = createRandom(SLOT_NAMES.indexOf(slot) + 1);
    let admitted = 0;
    for (let i = 0; i < 60; i++) {
      const made = makeSlot(slot, random, i % 5);
      const parsed = has(i) ? schema.safeParse({ [slot]: made }) : { success: false as const };
      if (!parsed.success) continue;
      admitted++;
      expectRoundTrip(parsed.data);
    }
    expect(admitted).toBeGreaterThan(6);
  });

  it(`reads what is said of several slots: ${named}`, options, () => {
    const random = createRandom(1);
    for (let i = 0; i < 200; i++) {
      const made = makeMechanics(random, i % 4);
      const parsed = has(i) ? schema.safeParse(made) : { success: false as const };
      if (parsed.success) expectRoundTrip(parsed.data);
    }
  });
}
