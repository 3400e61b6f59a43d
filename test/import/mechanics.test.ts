/** Mechanics come from rules with the same words, or from nowhere. */
import { expect, test } from 'vitest';
import { foldWords } from '../../src/import/document/document.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import type { WrittenRuleset } from '../../src/records/types.ts';
import { plan } from './library.ts';

const TIERS = 'tiers: [{ id: upper, title: Upper }, { id: mutable, title: Mutable Rules }]';

/** A ruleset with one card for each text; a text may bring mechanics along. */
function ruleset(id: string, cards: readonly (readonly [text: string, mechanics?: string])[]) {
  const sources = cards.map(([text, mechanics], i) => {
    const slots = mechanics === undefined ? '' : `mechanics: ${mechanics}\n`;
    const head = `---\nrule: ${i + 1}\ntier: mutable\n${slots}---\n`;
    return { file: `rulesets/${id}/${i + 1}.md`, text: `${head}${text}\n` };
  });
  const head = { file: `rulesets/${id}/ruleset.md`, text: `---\ntitle: ${id}\n${TIERS}\n---\n` };
  const { records, findings } = parseRecords([head, ...sources], READINGS);
  expect(findings).toEqual([]);
  return [...records.rulesets.values()];
}

function proposed(text: string, known: readonly WrittenRuleset[]) {
  const { cards } = plan(`Mutable Rules\n\n7. ${text}`, {}, known);
  const [only] = cards;
  if (!only) throw new Error('There is no card.');
  const { kind, card } = only;
  return {
    kind,
    from: only.kind === 'proposed' ? only.from : undefined,
    why: only.kind === 'proposed' ? undefined : only.why,
    raw: card.mechanics?.raw,
  };
}

test('equal words bring mechanics, and where they come from is told', () => {
  const known = ruleset('a', [['Other.'], ['One *vote* each.', '{ ballots: 1 }']]);
  expect(proposed('One vote\n  each.', known)).toEqual({
    kind: 'proposed',
    from: 'rulesets/a/2',
    why: undefined,
    raw: { ballots: 1 },
  });
});

test('a card without mechanics proposes nothing, and does not stand against one with them', () => {
  const none = ruleset('a', [['One vote each.']]);
  expect(proposed('One vote each.', none)).toMatchObject({
    kind: 'open',
    why: 'the same words have no mechanics in rulesets/a/1',
    raw: undefined,
  });
  const some = ruleset('b', [['One vote each.', '{ ballots: 1 }']]);
  expect(proposed('One vote each.', [...none, ...some])).toMatchObject({
    kind: 'proposed',
    from: 'rulesets/b/1',
    raw: { ballots: 1 },
  });
});

test('one letter more or less, and the mechanics are left to be written', () => {
  const known = ruleset('a', [['One vote each.', '{ ballots: 1 }']]);
  for (const text of ['One vote each', 'one vote each.', 'One vote for each.']) {
    expect(proposed(text, known)).toMatchObject({ kind: 'open', raw: undefined });
  }
});

test('rules that say the same and do not mean the same decide nothing', () => {
  const known = [
    ...ruleset('a', [['One vote each.', '{ ballots: 1 }']]),
    ...ruleset('b', [['One vote each.', '{ ballots: 2 }']]),
  ];
  expect(proposed('One vote each.', known)).toMatchObject({
    kind: 'open',
    why: 'rulesets/a/1, rulesets/b/1 say the same, but have different mechanics',
    raw: undefined,
  });
});

test('mechanics that speak of what the new set has not are not taken', () => {
  const known = ruleset('a', [
    ['Few rules.', '{ limits: [{ of: upper, most: 25 }] }'],
    ['I prevail.', '{ overrides: [2] }'],
    ['I yield.', '{ defers-to: [7] }'],
  ]);
  expect(proposed('Few rules.', known).why).toBe(
    'the mechanics of rulesets/a/1 name a tier that this set does not have',
  );
  expect(proposed('I prevail.', known).why).toBe(
    'the mechanics of rulesets/a/2 name Rule 2, which this set does not have',
  );
  expect(proposed('I yield.', known).kind).toBe('proposed');
});

test.each([
  ['white  space\n\nand lines', 'white space and lines'],
  ['*one* **two** ***three*** _four_', 'one two three four'],
  ['snake_case and 2*3*4', 'snake_case and 2*3*4'],
  ['2 * 3', '2 * 3'],
  ['a hard\\\nbreak', 'a hard break'],
  ['\\*not emphasis\\* \\[nor this]', '*not emphasis* [nor this]'],
  ['(*vice versa*), "*all*"', '(vice versa), "all"'],
])('%j folds to %j', (text, folded) => {
  expect(foldWords(text)).toBe(folded);
});
