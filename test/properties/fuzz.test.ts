/** Damaged archives through the whole program: `npm run fuzz` goes on where these few end. */
import { expect, test } from 'vitest';
import { REGISTER } from '../../src/diagnostics/register.ts';
import { faultsOfFinding, faultsOfOutput } from '../fuzz/fault.ts';
import { type Done, type Failed, fuzz } from '../fuzz/fuzz.ts';
import { type FuzzCase, KINDS, makeCase } from '../fuzz/make-case.ts';
import { shrink } from '../fuzz/shrink.ts';
import { byDayAndNight } from '../portions.ts';

byDayAndNight('whatever becomes of an archive is told', 40, async (cases) => {
  const done: Done[] = [];
  const failed: Failed[] = [];
  for await (const said of fuzz({ seed: 1990, first: 0, count: cases })) {
    if (said.kind === 'done') done.push(said);
    else failed.push(said);
  }
  expect(failed).toEqual([]);
  expect(done).toHaveLength(cases);
  // Were nothing damaged in earnest, or everything beyond recognition, nothing would be tested.
  const share = (of: (each: Done) => boolean) => done.filter(of).length / cases;
  expect(share(({ isFaulty }) => isFaulty)).toBeGreaterThan(0.3);
  expect(share(({ isShown }) => isShown)).toBeGreaterThan(0.2);
  expect(share(({ isRewritten }) => isRewritten)).toBeGreaterThan(0.02);
  expect(new Set(done.flatMap(({ damage }) => damage))).toEqual(new Set(KINDS));
});

test('a case is made of its seed and its number', () => {
  for (const number of [0, 1, 2, 3]) {
    expect(makeCase({ seed: 7, number })).toEqual(makeCase({ seed: 7, number }));
  }
  expect(makeCase({ seed: 7, number: 0 })).not.toEqual(makeCase({ seed: 8, number: 0 }));
  expect(makeCase({ seed: 7, number: 0, only: 'formulas' }).kinds).toContain('formulas');
});

test.each([
  ['Player undefined did not vote.', ['x says undefined']],
  ['NaN points, and NaN more', ['x says NaN']],
  ['[object Object]', ['x says [object']],
  ['a\u202eb', ['x has what nobody sees']],
  ['\u001b[31mred\u001b[39m', ['x has what nobody sees']],
  ['undefinedly many, in two\nlines: 中 👩‍👩‍👧', []],
])('%j is what it is', (output, faults) => {
  expect(faultsOfOutput('x', output, { written: '' }).map(({ what }) => what)).toEqual(faults);
});

test('what an author has written may be said, and our own styles are none of it', () => {
  expect(faultsOfOutput('x', 'undefined', { written: 'It is undefined.' })).toEqual([]);
  const styled = '\u001b[31mred\u001b[39m';
  expect(faultsOfOutput('x', styled, { written: '', inColour: true })).toEqual([]);
});

test.each([
  [[1, 1, 1, 3], true],
  [[1, 4, 1, 4], true],
  [[2, 1, 2, 0], true],
  [[1, 5, 1, 5], false],
  [[1, 3, 1, 2], false],
  [[3, 1, 3, 1], true],
  [[4, 1, 4, 1], false],
  [[0, 1, 1, 1], false],
] as const)('a place at %j is within its file: %s', ([line, column, endLine, endColumn], isIn) => {
  const place = { line, column, endLine, endColumn, file: 'a.md' };
  const { severity, class: kind } = REGISTER['format/yaml'];
  const about = { code: 'format/yaml', severity, class: kind, message: 'It is odd.' } as const;
  const texts = () => 'abc\n\nd';
  const found = faultsOfFinding({ ...about, ...place, related: [] }, texts);
  expect(found.length === 0).toBe(isIn);
  const around = { line: 1, column: 1, endLine: 1, endColumn: 1, file: 'a.md' };
  const related = [{ message: 'Here', ...place }];
  expect(faultsOfFinding({ ...about, ...around, related }, texts).length === 0).toBe(isIn);
});

test('what fails is told in its smallest form', async () => {
  const text = (lines: string) => Buffer.from(lines);
  const files = new Map([
    ['a', text('1\n2')],
    ['b', text('3\n4\nbad\n5')],
    ['c', text('6')],
  ]);
  const whole: FuzzCase = { about: '', kinds: [], files, base: files, seed: 1 };
  const smallest = await shrink(whole, async (each) => String(each.files.get('b')).includes('bad'));
  expect(smallest).toEqual({ ...whole, files: new Map([['b', text('bad')]]), base: new Map() });
});
