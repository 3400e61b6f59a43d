/** The register of slots says what the parser reads: every slot, every key within it, every word. */
import { expect, test, vi } from 'vitest';

interface Read {
  readonly keys: Map<string, readonly string[]>;
  readonly words: Set<string>;
}

/** The parts of the schemas. */
const read = vi.hoisted((): Read => ({ keys: new Map(), words: new Set() }));

vi.mock('../../src/values/schema.ts', async (importOriginal) => {
  const schema = await importOriginal<typeof import('../../src/values/schema.ts')>();
  const mapping: typeof schema.mapping = (what, shape) => {
    read.keys.set(what, Object.keys(shape));
    return schema.mapping(what, shape);
  };
  return { ...schema, mapping };
});

vi.mock('../../src/values/scalar-schemas.ts', async (importOriginal) => {
  const leaves = await importOriginal<typeof import('../../src/values/scalar-schemas.ts')>();
  const word: typeof leaves.word = (words) => {
    for (const each of words) read.words.add(each);
    return leaves.word(words);
  };
  return { ...leaves, word };
});

vi.mock('../../src/law/schema/formula-leaf.ts', async (importOriginal) => {
  const leaf = await importOriginal<typeof import('../../src/law/schema/formula-leaf.ts')>();
  const choice: typeof leaf.choice = (words, wanted) => {
    for (const each of words) read.words.add(each);
    return leaf.choice(words, wanted);
  };
  return { ...leaf, choice };
});

await import('../../src/law/schema/parse-mechanics.ts');
const { SLOT_REFERENCE } = await import('../../src/law/mechanics/slots.ts');
const { SLOT_NAMES } = await import('../../src/law/mechanics/slot-combination.ts');

/** Every word that the reference uses, hyphens and all. */
const reference = new Set(
  Object.values(SLOT_REFERENCE).flatMap(
    ({ says, example }) => `${says} ${example}`.match(/[\w-]+/g) ?? [],
  ),
);

test('the slots are those that the parser reads, in one order', () => {
  expect(Object.keys(SLOT_REFERENCE)).toEqual(SLOT_NAMES);
  expect(read.keys.get('mechanics')).toEqual(SLOT_NAMES);
});

test('every key within a slot is told', () => {
  const within = [...read.keys].filter(([what]) => what !== 'mechanics');
  expect(within.length).toBeGreaterThan(12);
  expect(within.flatMap(([, keys]) => keys).filter((key) => !reference.has(key))).toEqual([]);
});

test('every word that a slot may say is told', () => {
  expect(read.words.size).toBeGreaterThan(40);
  expect([...read.words].filter((word) => !reference.has(word))).toEqual([]);
});
