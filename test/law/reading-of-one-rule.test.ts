/** Readings of the words of one rule. */
import { expect, test } from 'vitest';
import {
  generalId,
  ofRule,
  READINGS,
  type Reading,
  readingCalled,
} from '../../src/law/readings/register.ts';

test('a reading of the words of one rule', () => {
  const general = readingCalled('unanimity');
  const own = readingCalled('unanimity-109');
  expect(own).toEqual({ ...general, id: 'unanimity-109', question: own?.question });
  expect(own?.question).toMatch(/^Of Rule 109: [a-z]/);
  expect(own?.question.slice('Of Rule 109: d'.length)).toBe(general?.question.slice(1));
  const another = READINGS.find((reading: Reading) => !reading.ofRule)?.id ?? '';
  expect(readingCalled(`${another}-109`)).toBeUndefined();
  expect(readingCalled('unanimity-')).toBeUndefined();
  expect(['unanimity', 'unanimity-109', 'none-109', 'none'].map(generalId)).toEqual([
    'unanimity',
    'unanimity',
    'none',
    'none',
  ]);
  expect(ofRule('unanimity', 109)).toBe('unanimity-109');
  expect(ofRule('unanimity', 'VPRD')).toBeUndefined();
});
