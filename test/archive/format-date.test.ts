import { describe, expect, it } from 'vitest';
import { formatDate } from '../../src/archive/words/format-date.ts';
import { parseMoment } from '../../src/values/moment.ts';

describe('formatDate', () => {
  it.each([
    ['2009', '2009'],
    ['2009-08', 'August 2009'],
    ['2009-08-05', '5 August 2009'],
    ['2010-12-31T21:05Z', '31 December 2010, 21:05 UTC'],
    ['0099-01-01', '1 January 0099'],
  ])('says %s in English', (text, words) => {
    const moment = parseMoment(text);
    expect(moment && formatDate(moment)).toBe(words);
  });
});
