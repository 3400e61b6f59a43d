import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { MOCKING } from './test/mocking.ts';

/** Tests with a project of their own; everything else under `test/` is a unit test. */
const APART = ['architecture', 'build'].map((folder) => `test/${folder}/**`);
/** Of the sites that are built before them; what lies in the folders beneath takes no site. */
const SITE = 'test/site/*.test.ts';

/** Milliseconds: half an hour. No test is held to a time: this is only for what would never end. */
const ENDLESS = 1_800_000;
/** Milliseconds until something that a page was to show is taken to be missing. */
const MISSING = 120_000;

/** Those that take longest begin first, so that no core waits for the last of them. */
const FIRST = ['site', 'build', 'architecture', 'mocking'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project }: TestSpecification) => {
      const place = FIRST.indexOf(project.name);
      return place < 0 ? FIRST.length : place;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

const QUICK: readonly TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['test/**/*.test.ts'],
      exclude: [...APART, SITE, ...MOCKING],
    },
  },
  { extends: true, test: { name: 'mocking', include: MOCKING, isolate: true } },
  {
    extends: true,
    test: {
      name: 'architecture',
      include: ['test/architecture/*.test.ts'],
      // It imports JSON as only a bundler can.
      server: { deps: { inline: ['@actions/workflow-parser'] } },
    },
  },
];

/** Builds and browsers: each test of these has the tag `slow`, so `fast` need not load them. */
const SLOW: readonly TestProjectConfiguration[] = [
  { extends: true, test: { name: 'build', include: ['test/build/*.test.ts'] } },
  {
    extends: true,
    test: {
      name: 'site',
      include: [SITE],
      globalSetup: ['test/site/build-site.ts'],
      expect: { poll: { timeout: MISSING } },
    },
  },
];

/**
 * What runs in each mode; in no mode, as `npx vitest run FILE`, everything does. `fast` is for the edit
 * and `gate` for a pull request. `night` is what the gate leaves to the night.
 */
const TAGS: Readonly<Record<string, string>> = {
  fast: '!slow && !night',
  gate: '!night',
  night: 'night',
};

export default defineConfig(({ mode }) => ({
  test: {
    testTimeout: ENDLESS,
    hookTimeout: ENDLESS,
    // By itself Vitest would leave one core to nobody.
    maxWorkers: '100%',
    // The files that a worker runs share the sources, which it loads once, and the environment.
    isolate: false,
    unstubEnvs: true,
    tags: [
      {
        name: 'slow',
        description: 'Starts a browser, a build or another process, or takes seconds.',
      },
      { name: 'night', description: 'Only in `npm run test:all`.' },
    ],
    ...(TAGS[mode] && { tagsFilter: [TAGS[mode]] }),
    ...(mode === 'fast' && { setupFiles: ['test/no-processes.ts'] }),
    sequence: { sequencer: LongestFirst },
    projects: mode === 'fast' ? [...QUICK] : [...QUICK, ...SLOW],
  },
}));
