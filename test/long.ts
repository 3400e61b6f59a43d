/**
 * Test files that play hundreds of games, start the command many times or read what was made to take
 * long. They are tests of one part like those beside them, and run apart from these, which take seconds.
 */
export const LONG = [
  'test/cli/**/*.test.ts',
  'test/engine/costly-cards.test.ts',
  'test/engine/replay-checkpoints.test.ts',
  'test/engine/hostile-cards.test.ts',
  'test/engine/initial-set.test.ts',
  'test/engine/judge-reaches/*.test.ts',
  'test/engine/readings.test.ts',
  'test/engine/scoring-together.test.ts',
  'test/import/hostile.test.ts',
  'test/import/round-trip.test.ts',
  'test/law/damaged-mechanics.test.ts',
  'test/law/formula-properties.test.ts',
  'test/law/laws-at-random.test.ts',
  'test/records/damaged-records.test.ts',
  'test/records/hostile.test.ts',
  'test/records/round-trip.test.ts',
];
