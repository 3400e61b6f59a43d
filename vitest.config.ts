import { defineConfig } from 'vitest/config';

/** Tests with a project of their own; everything else under `test/` is a unit test. */
const APART = ['fixtures', 'architecture', 'properties', 'site'];

/** Milliseconds: half an hour. No test is held to a time: this is only for what would never end. */
const ENDLESS = 1_800_000;
/** Milliseconds until something that a page was to show is taken to be missing. */
const MISSING = 120_000;

export default defineConfig({
  test: {
    testTimeout: ENDLESS,
    hookTimeout: ENDLESS,
    teardownTimeout: ENDLESS,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: APART.map((folder) => `test/${folder}/**`),
        },
      },
      { extends: true, test: { name: 'fixtures', include: ['test/fixtures/*.test.ts'] } },
      { extends: true, test: { name: 'architecture', include: ['test/architecture/*.test.ts'] } },
      { extends: true, test: { name: 'properties', include: ['test/properties/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          expect: { poll: { timeout: MISSING } },
          // Builds the site and drives a browser, so it has the machine to itself.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
