/** Keeps modules out of Vite's bundles of the pages and their workers. */
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SOURCES = new URL('../', import.meta.url).href;
/** In the package, Node runs compiled modules, each next to its source. */
const RUN = extname(import.meta.url);

/**
 * Leaves all modules below the site out of the bundle of pages, so that Node runs them as they are. A
 * build loads them once for the check and for the pages, and the pages show the checked records.
 */
export function runInNode(): Plugin {
  return {
    name: 'run-in-node',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'prerender',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || !source.endsWith('.ts')) return null;
      const { href } = new URL(source, pathToFileURL(importer));
      if (!href.startsWith(SOURCES)) return null;
      const path = href.slice(SOURCES.length);
      if (path.startsWith('site/') && !path.startsWith('site/data/')) return null;
      return { id: href.replace(/\.ts$/, RUN), external: 'absolute' };
    },
  };
}

const NO_ENGINES = '\0no-engines';

/**
 * Leaves gray-matter's own engines for front matter out. One is a different YAML, a fifth of the bytes
 * that a browser would load, and one runs JavaScript. `records/yaml/record-parts.ts` uses our YAML alone.
 */
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

const DECODER = 'decode-named-character-reference';

/**
 * Markdown's parser decodes the names of characters in two ways. A worker has no page, so it takes the
 * table that Node uses.
 */
export function withoutPage(): Plugin {
  return {
    name: 'without-page',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === DECODER && importer !== undefined ? createRequire(importer).resolve(source) : null,
  };
}
