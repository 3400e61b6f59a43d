import { describe, expect, it } from 'vitest';
import { createTitleFinder, findReferences } from '../../src/archive/lookup/references.ts';
import { callsIn } from '../calls-in.ts';

/** The references in a text, in square brackets, with the things that they name. */
const found = (text: string, titles: readonly string[] = []) =>
  findReferences(text, createTitleFinder(titles)).map(({ start, end, to }) => {
    const words = text.slice(start, end);
    return `[${words}] ${to.kind === 'title' ? to.title : `${to.kind} ${to.number}`}`;
  });

describe('findReferences', () => {
  it.each<[text: string, ...names: readonly string[]]>([
    ['as Rule 203 says', '[Rule 203] rule 203'],
    ['rule 203, and that is all', '[rule 203] rule 203'],
    ['Rules 101-116', '[Rules 101] rule 101', '[116] rule 116'],
    ['Rules 101–116', '[Rules 101] rule 101', '[116] rule 116'],
    ['Rules 201, 203 and 205', '[Rules 201] rule 201', '[203] rule 203', '[205] rule 205'],
    ['Proposals 303, 304', '[Proposals 303] proposal 303', '[304] proposal 304'],
    [
      'Rules 101-116 (immutable) and 201-213 (mutable)',
      ...['[Rules 101] rule 101', '[116] rule 116', '[201] rule 201', '[213] rule 213'],
    ],
    ['see Judgment 2', '[Judgment 2] judgment 2'],
    ['the Judgement 2 of May', '[Judgement 2] judgment 2'],
    ['a\nRule 7', '[Rule 7] rule 7'],
    // Figures that only stand beside a rule are left alone
    ['Rule 203 5 points', '[Rule 203] rule 203'],
  ])('finds what %j names', (text, ...names) => {
    expect(found(text)).toEqual(names);
  });

  it.each(['203', 'Rule', 'the rules of 1990', 'overrule 4', 'Rule  x 5', 'Rulebook 12'])(
    'finds nothing in %j',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('finds titles of more than one word, whole and the longest first', () => {
    const titles = ['Adopting Proposals', 'Adopting Proposals Twice', 'Voting'];
    expect(
      found('Under Adopting Proposals, and Adopting Proposals Twice: Voting.', titles),
    ).toEqual([
      '[Adopting Proposals] Adopting Proposals',
      '[Adopting Proposals Twice] Adopting Proposals Twice',
    ]);
    expect(found('Adopting Proposalsome', titles)).toEqual([]);
  });

  it('takes no longer for a text made to hold it up', () => {
    const texts = [
      `Rule 1${', 1'.repeat(300_000)}x`,
      'Rule 1'.repeat(150_000),
      `Rule ${' '.repeat(600_000)}1`,
      `Rule ${'1'.repeat(600_000)}`,
    ];
    const honest = 'Under Rule 101, and Rules 102-105, they vote. '.repeat(12_000);
    const floor = callsIn(() => found(honest, ['Rule One']));
    for (const text of texts) {
      expect(callsIn(() => found(text, ['Rule One']))).toBeLessThan(25 * floor);
    }
  });
});
