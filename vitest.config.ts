import { defineConfig } from 'vitest/config';

/** Tests with a project of their own; everything else under `test/` is a unit test. */
const APART = ['fixtures', 'architecture', 'properties', 'site'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: APART.map((folder) => `test/${folder}/**`),
        },
      },
      { test: { name: 'fixtures', include: ['test/fixtures/*.test.ts'] } },
      { test: { name: 'architecture', include: ['test/architecture/*.test.ts'] } },
      {
        test: { name: 'properties', include: ['test/properties/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
          // Builds the site and drives a browser, so it has the machine to itself.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
