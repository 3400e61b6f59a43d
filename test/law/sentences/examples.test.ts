/** The sentences of the reference. Each is one that is said, of its slot alone, and a card may have it. */
import { expect, it } from 'vitest';
import { SLOT_REFERENCE } from '../../../src/law/mechanics/slots.ts';
import { mechanics as schema } from '../../../src/law/schema/parse-mechanics.ts';
import { readAll, toSentences } from '../../../src/law/sentences/sentences.ts';

it.each(Object.entries(SLOT_REFERENCE))(
  'reads and says the examples of %s',
  (slot, { examples }) => {
    expect(
      new Set(examples.flat().length > 0 ? examples.map((each) => each.join()) : []).size,
    ).toBe(3);
    for (const sentences of examples) {
      const read = readAll(sentences);
      const value = read.ok ? read.mechanics : {};
      expect(Object.keys(value), JSON.stringify(read)).toEqual([slot]);
      expect(toSentences(schema.parse(value))).toEqual(sentences);
    }
  },
);
