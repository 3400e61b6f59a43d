/**
 * The reader of Markdown has two ways to decode the names of characters. The one for browsers asks the
 * page, which a worker has not; there it takes the other one, a table of its own, as it does in Node.
 */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const DECODER = 'decode-named-character-reference';

export function withoutPage(): Plugin {
  return {
    name: 'without-page',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === DECODER && importer !== undefined ? createRequire(importer).resolve(source) : null,
  };
}
