/** fast-check with a seed of its own: a test by chance tries the same in every run. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 1982, numRuns: 40 });

export default fc;
