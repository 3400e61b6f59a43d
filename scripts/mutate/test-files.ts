/** The tests that are run against each fault. */
export const TEST_FILES = {
  include: ['test/**/*.test.ts'],
  /** What these alone would notice counts as survived. */
  exclude: [
    // They read sources from the disk or have other processes run them, so they can see no fault.
    'test/site/**',
    'test/architecture/**',
    'test/scripts/**',
    'test/build/**',
    'test/cli/gates.test.ts',
    'test/sentences/**',
    'test/cli/main.test.ts',
    // They are about comparing with git, and wait for it most of the time.
    'test/cli/base*.test.ts',
    'test/cli/preview*.test.ts',
    'test/cli/check-changes.test.ts',
    // They put other modules in place of some, which the tests after them would see.
    'test/law/slots.test.ts',
    'test/records/wrong-shapes.test.ts',
    'test/archive/documentation.test.ts',
    // They hold time to size, or look for exceptions alone, and take longer than all others.
    'test/*/hostile.test.ts',
    'test/properties/damaged-games.test.ts',
  ],
};
