/** Adding to front matter that people wrote: nothing else in it changes. */
import { expect, test } from 'vitest';
import { type Addition, editRecord } from '../../src/record-edits/insert/insert.ts';

const ORDER = ['proposal', 'by', 'votes', 'closed', 'notes'];

const FLOW = `---
proposal: 301   # the first
by: 'ada'
# So far:
votes: { for: [ ada ], against: [] } # more to come
notes: >-
  Two
  lines.
# The end.
---

Be polite.
`;

const BLOCK = `---
proposal: 301
votes:
    for:
        - ada  # at once
        - ben
    # nobody yet
    against:
    cast:
        ada: 2020-01-01
by: ada
---
`;

const item = (value: unknown, ...path: readonly string[]): Addition => ({
  path,
  as: 'item',
  value,
});
const key = (value: unknown, ...path: readonly string[]): Addition => ({
  path,
  as: 'value',
  value,
});

test.each<readonly [what: string, Addition, from: string, to: string]>([
  ['a name in a list on one line', item('ben', 'votes', 'for'), '[ ada ]', '[ ada, ben ]'],
  ['a name in an empty list', item('ben', 'votes', 'against'), '[]', '[ben]'],
  [
    'a list that is not there',
    item('ben', 'votes', 'abstain'),
    'against: [] }',
    'against: [], abstain: [ben] }',
  ],
  [
    'a mapping in a mapping',
    key('2020-01-01', 'votes', 'cast', 'ben'),
    'against: [] }',
    'against: [], cast: { ben: 2020-01-01 } }',
  ],
  [
    'a key in its place',
    key('2020-01-02', 'closed'),
    '# more to come\n',
    '# more to come\nclosed: 2020-01-02\n',
  ],
  [
    'a key that comes last',
    key('Why: not?', 'corrected'),
    '  lines.\n',
    '  lines.\ncorrected: "Why: not?"\n',
  ],
])('on one line: %s', (_, addition, from, to) => {
  expect(editRecord(FLOW, [addition], ORDER)).toBe(FLOW.replace(from, to));
});

test.each<readonly [what: string, Addition, from: string, to: string]>([
  ['a name in a list', item('cy', 'votes', 'for'), '- ben\n', '- ben\n        - cy\n'],
  ['a list where its key is', item('cy', 'votes', 'against'), 'against:\n', 'against: [cy]\n'],
  [
    'a key in a mapping',
    key('2020-01-02', 'votes', 'cast', 'ben'),
    'ada: 2020-01-01\n',
    'ada: 2020-01-01\n        ben: 2020-01-02\n',
  ],
  [
    'a list at the end of a mapping',
    item('cy', 'votes', 'abstain'),
    'ada: 2020-01-01\n',
    'ada: 2020-01-01\n    abstain: [cy]\n',
  ],
  ['a key after the last before it', key('x', 'closed'), 'by: ada\n', 'by: ada\nclosed: x\n'],
])('on several lines: %s', (_, addition, from, to) => {
  expect(editRecord(BLOCK, [addition], ORDER)).toBe(BLOCK.replace(from, to));
});

test('a key before all others', () => {
  expect(editRecord('---\nnotes: x\n---\n', [key(1, 'proposal')], ORDER)).toBe(
    '---\nproposal: 1\nnotes: x\n---\n',
  );
});

test.each([
  ['a key that is there', key('x', 'by')],
  ['a list where a word stands', item('x', 'by')],
  ['a key within a word', key('x', 'by', 'name')],
])('has no place for %s', (_, addition) => {
  expect(editRecord(FLOW, [addition], ORDER)).toBeUndefined();
});

test('has no place where there is no front matter', () => {
  expect(editRecord('Be polite.\n', [key('x', 'by')], ORDER)).toBeUndefined();
});
