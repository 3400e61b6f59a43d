/**
 * The games and rulesets that tests stand on: an archive of their own, `test/samples/`. The real one
 * may hold other games, or none.
 */
import { join, resolve } from 'node:path';

/** A working directory for the command, which looks there for `content/`. */
export const SAMPLE_ARCHIVE = resolve('test/samples');

/** Its records. */
export const SAMPLES = join(SAMPLE_ARCHIVE, 'content');
