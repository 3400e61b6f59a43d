import { defineConfig } from 'vitest/config';

/** Tests with a project of their own; everything else under `test/` is a unit test. */
const APART = ['fixtures', 'architecture', 'properties', 'site'];

/** Milliseconds. A test is never held to its time: this is only for what would not end at all. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: APART.map((folder) => `test/${folder}/**`),
          testTimeout,
        },
      },
      { test: { name: 'fixtures', include: ['test/fixtures/*.test.ts'], testTimeout } },
      { test: { name: 'architecture', include: ['test/architecture/*.test.ts'], testTimeout } },
      { test: { name: 'properties', include: ['test/properties/*.test.ts'], testTimeout } },
      {
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          testTimeout,
          hookTimeout: 300_000,
          // Builds the site and drives a browser, so it has the machine to itself.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
