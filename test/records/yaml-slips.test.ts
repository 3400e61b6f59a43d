/** Front matter with a slip in each place: it is read, or the finding stands at a place within it. */
import { expect, test } from 'vitest';
import { readYaml } from '../../src/records/yaml/read-yaml.ts';
import { slipsIn } from '../slips.ts';

const SIGNS = [
  ...[': ', '"', "'", '[', ']', '{', '}', ':', '#', ' #', '- ', ',', '=', '|', '&', '*', '!'],
  ...['\n', '\t', ' ', '\u00a0', '`', '“'],
];

test.each([
  ['brackets', 'by: ada\nvotes: { for: [a, "b c"], no: [] } # all\non: 2020-01-02\n'],
  ['lines', 'changes:\n  - amend: 101\n    title: A\n  - repeal: 7\n'],
  ['texts', "notes: |\n  [ One: two.\n  'Three.\nwhy: 'It''s.'\nq: \"a \\\" b\"\n"],
  ['brackets over lines', 'a: [\n  b: c,\n  [1],\n  { d: e,\n    f: g }\n]\n'],
  ['a text within', "a:\n  b: >-\n    x\n \n    'y\nc: [1\n"],
])('%s', (_, text) => {
  let wrong = 0;
  for (const slipped of slipsIn(text, SIGNS)) {
    const { problems } = readYaml(slipped);
    if (problems.length > 0) wrong += 1;
    for (const { code, message, at } of problems) {
      expect(code, slipped).toMatch(/^format\//);
      expect(message, slipped).toMatch(/^[^\s].*\.$/s);
      const [start = 0, end = start] = at ?? [];
      expect([start <= end, end <= slipped.length], slipped).toEqual([true, true]);
    }
  }
  expect(wrong).toBeGreaterThan(text.length);
});
