/** The register of readings: whatever it has can be named in a record, and told from all else. */
import { expect, test } from 'vitest';
import { sentencesOn } from '../../src/law/readings/quoted-rule.ts';
import {
  generalId,
  OPEN,
  ofRule,
  READINGS,
  type Reading,
  readingCalled,
} from '../../src/law/readings/register.ts';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const REGISTER: readonly Reading[] = READINGS;

test('no two readings have the same id', () => {
  expect(new Set(REGISTER.map(({ id }) => id)).size).toBe(REGISTER.length);
});

test.each(REGISTER)('$id has several options, all with names of their own', ({ id, options }) => {
  const ids = options.map((option) => option.id);
  for (const name of [id, ...ids]) expect(name).toMatch(NAME);
  expect(ids.length).toBeGreaterThan(1);
  // None is another, or leaves the question open.
  expect(new Set([OPEN, ...ids]).size).toBe(1 + ids.length);
});

test('a reading of the words of one rule', () => {
  const general = readingCalled('unanimity');
  const own = readingCalled('unanimity-109');
  expect(own).toEqual({ ...general, id: 'unanimity-109', question: own?.question });
  expect(own?.question).toMatch(/^In Rule 109: [a-z]/);
  expect(own?.question.slice('In Rule 109: d'.length)).toBe(general?.question.slice(1));
  const another = REGISTER.find((reading) => !reading.ofRule)?.id ?? '';
  expect(readingCalled(`${another}-109`)).toBeUndefined();
  expect(readingCalled('unanimity-')).toBeUndefined();
  expect(ofRule('unanimity', 109)).toBe('unanimity-109');
  expect(ofRule('unanimity', 'VPRD')).toBeUndefined();
});

test.each([
  ['unanimity', 'unanimity'],
  ['unanimity-109', 'unanimity'],
  ['none-109', 'none'],
  ['none', 'none'],
])('%s is of %s', (id, general) => {
  expect(generalId(id)).toBe(general);
});

test('a sentence does not end a sentence at an abbreviation', () => {
  const first = 'Any player may propose that it be overruled, i.e., changed to "undecided".';
  const text = `${first}  If that is adopted, e.g. by all, it is done. So be it.`;
  expect(sentencesOn(text, 'overrul')).toBe(first);
  expect(sentencesOn(text, 'adopted')).toBe('If that is adopted, e.g. by all, it is done.');
});
