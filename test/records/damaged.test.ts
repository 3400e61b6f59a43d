/** Real records, damaged at random: findings within their files, and never an exception. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { locate } from '../../src/diagnostics/locate.ts';
import { READINGS } from '../../src/law/readings.ts';
import { parseRecords } from '../../src/records/parse-records.ts';

const content = readContent('content');
const sources = content.ok ? content.sources : [];

const DEBRIS = [
  '[',
  '{',
  '"',
  ': ',
  '- ',
  '\n',
  '---\n',
  '\t',
  '&a ',
  '*a',
  '!',
  '__proto__',
  '0',
  '|',
  '😀',
];

const damage = fc.record({
  file: fc.nat({ max: Math.max(0, sources.length - 1) }),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 12 }),
  put: fc.array(fc.constantFrom(...DEBRIS), { maxLength: 3 }),
});

test('a damaged record is told and not thrown', () => {
  expect(sources.length).toBeGreaterThan(0);
  let told = 0;
  fc.assert(
    fc.property(damage, ({ file, at, cut, put }) => {
      const source = sources[file];
      if (!source) return;
      const place = Math.floor(at * source.text.length);
      const text = source.text.slice(0, place) + put.join('') + source.text.slice(place + cut);
      const damaged = { file: source.file, text };
      const findings = locate(parseRecords([damaged], READINGS).findings, [damaged]);
      const lines = text.split('\n');
      for (const { endLine, endColumn } of findings) {
        expect(endColumn).toBeLessThanOrEqual(Math.max(1, lines[endLine - 1]?.length ?? 0));
      }
      told += findings.some(({ code }) => code !== 'format/missing') ? 1 : 0;
    }),
    { numRuns: 2000, seed: 1990 },
  );
  // Were nothing damaged in earnest, nothing would have been tested.
  expect(told).toBeGreaterThan(200);
});
