/** Front matter with a slip in each place, and what is said of it; kept in `__snapshots__/slips/`. */
import { expect, test } from 'vitest';
import { readYaml } from '../../src/records/yaml/read-yaml.ts';
import { tellSlips } from '../slips.ts';

const SIGNS = [
  ': ',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  ':',
  '#',
  ' #',
  '- ',
  ',',
  '=',
  '|',
  '&',
  '*',
  '!',
];
const BLANKS = ['\n', '\t', ' ', '\u00a0', '`', '“'];

test.each([
  ['brackets', 'by: ada\nvotes: { for: [a, "b c"], no: [] } # all\non: 2020-01-02\n'],
  ['lines', 'changes:\n  - amend: 101\n    title: A\n  - repeal: 7\n'],
  ['texts', "notes: |\n  [ One: two.\n  'Three.\nwhy: 'It''s.'\nq: \"a \\\" b\"\n"],
  ['brackets over lines', 'a: [\n  b: c,\n  [1],\n  { d: e,\n    f: g }\n]\n'],
  ['a text within', "a:\n  b: >-\n    x\n \n    'y\nc: [1\n"],
])('%s', async (name, text) => {
  const told = tellSlips(text, [...SIGNS, ...BLANKS], (slipped) =>
    readYaml(slipped).problems.map(({ code, message, help = '', at }) => {
      return { message: `${code} ${message} | ${help}`, at };
    }),
  );
  await expect(`${text}---\n${told}`).toMatchFileSnapshot(
    `__snapshots__/slips/${name.replaceAll(' ', '-')}.txt`,
  );
});
