import { describe, expect, test } from 'vitest';
import { mechanics } from '../../src/law/schema/parse-mechanics.ts';

describe('what is written once more', () => {
  const fiat = (length: number) => {
    const written = { fiat: { by: '', tiers: ['low'] } };
    written.fiat.by = 'A'.repeat(length - JSON.stringify(written).length);
    return written;
  };
  const same = (written: unknown) => {
    const first = mechanics.parse(written);
    return first === mechanics.parse(written);
  };

  test('is known again, unless it is long', () => {
    expect(same({ forfeit: 'allowed' })).toBe(true);
    expect([1999, 2000].map((length) => same(fiat(length)))).toEqual([true, false]);
  });
});
