/**
 * Test files that put other modules in place of some. Each has a worker of its own, since the files
 * that share a worker share its modules.
 */
export const MOCKING = [
  'test/archive/documentation.test.ts',
  'test/law/slots.test.ts',
  'test/site/render/cost.test.ts',
  'test/site/render/plain-prose.test.ts',
  'test/site/render/rendered-once.test.ts',
];
