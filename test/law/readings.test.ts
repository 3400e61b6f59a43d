/** The register of readings: whatever it has can be named in a record, and told from all else. */
import { describe, expect, test } from 'vitest';
import { OPEN, READINGS, type Reading } from '../../src/law/readings/register.ts';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const REGISTER: readonly Reading[] = READINGS;

test('no two readings have the same id', () => {
  expect(new Set(REGISTER.map(({ id }) => id)).size).toBe(REGISTER.length);
});

describe.each(REGISTER.map((reading) => [reading.id, reading] as const))(
  '%s',
  (id, { options }) => {
    test('and its options can be named', () => {
      for (const name of [id, ...options.map((option) => option.id)]) expect(name).toMatch(NAME);
    });

    test('has several options, of which none is another, or leaves the question open', () => {
      const ids = new Set([OPEN, ...options.map((option) => option.id)]);
      expect(ids.size).toBe(1 + options.length);
      expect(options.length).toBeGreaterThan(1);
    });
  },
);
