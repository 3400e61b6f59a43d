/** Records are written as a person would lay them out. */
import { expect, test } from 'vitest';
import { formatRecord } from '../../src/records/write-record.ts';

test('what is short stands on one line, what is long or has several lines does not', () => {
  const votes = { for: ['ada', 'ben'], against: ['cid'] };
  expect(formatRecord({ proposal: 301, votes }, '')).toBe(
    '---\nproposal: 301\nvotes: { for: [ ada, ben ], against: [ cid ] }\n---\n',
  );
  // Seventy-two characters with quotes and brackets are still short.
  const [short, long] = ['a'.repeat(68), 'a'.repeat(69)];
  expect(formatRecord({ list: [short] }, '')).toBe(`---\nlist: [ ${short} ]\n---\n`);
  expect(formatRecord({ list: [long] }, '')).toBe(`---\nlist:\n  - ${long}\n---\n`);
  expect(formatRecord({ list: ['a\nb'] }, '')).toBe('---\nlist:\n  - |-\n    a\n    b\n---\n');
});

test('lines stand as they are unless blanks at their ends would go unseen', () => {
  const written = (why: string) => formatRecord({ why }, '').split('\n').slice(1, -2);
  expect(written('One.\nTwo.')).toEqual(['why: |-', '  One.', '  Two.']);
  expect(written('One. \nTwo.')[0]).toMatch(/^why: "/);
  expect(written('One.\nTwo.\n')[0]).toMatch(/^why: "/);
  expect(written(' One.\nTwo.')[0]).toMatch(/^why: "/);
  expect(written('One.\nTwo. ')[0]).toMatch(/^why: "/);
});

test('the body follows on a line of its own, and nothing where there is none', () => {
  expect(formatRecord({ a: 1 }, 'Words.')).toBe('---\na: 1\n---\nWords.\n');
  expect(formatRecord({ a: 1, b: undefined }, '')).toBe('---\na: 1\n---\n');
});
