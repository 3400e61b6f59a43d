/**
 * Leaves what lies beneath the site out of the bundle of pages: Node runs it as it is. So a build
 * loads it once for the check and for the pages, and the pages show the records that were checked.
 */
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SOURCES = new URL('../', import.meta.url).href;
/** In the package, what Node runs is compiled, and lies beside its source. */
const RUN = extname(import.meta.url);

export function runInNode(): Plugin {
  return {
    name: 'run-in-node',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'prerender',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || !source.endsWith('.ts')) return null;
      const { href } = new URL(source, pathToFileURL(importer));
      return isBeneathTheSite(href)
        ? { id: href.replace(/\.ts$/, RUN), external: 'absolute' }
        : null;
    },
  };
}

function isBeneathTheSite(module: string): boolean {
  if (!module.startsWith(SOURCES)) return false;
  const path = module.slice(SOURCES.length);
  return !path.startsWith('site/') || path.startsWith('site/data/');
}
