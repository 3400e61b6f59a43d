/**
 * gray-matter brings engines of its own for front matter: another YAML, which is a fifth of the
 * bytes that a reader's browser would load, and one that runs JavaScript. Records are read with our
 * YAML alone (`records/yaml/record-parts.ts`), and a browser does not get these engines.
 */
import type { Plugin } from 'vite';

const NO_ENGINES = '\0no-engines';

export function oneEngine(): Plugin {
  return {
    name: 'one-engine',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isOfGrayMatter = /\/gray-matter\/(?:lib\/[\w-]+|index)\.js$/.test(importer);
      return isOfGrayMatter && /\/engines$/.test(source) ? NO_ENGINES : null;
    },
    load: (id) => (id === NO_ENGINES ? 'export {};' : null),
  };
}
