// @ts-check
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { oneEngine, runInNode, withoutPage } from './src/build/bundle-plugins.ts';
import { searchIndex } from './src/build/search-index.ts';
import { takeFolders } from './src/build/take-folders.ts';

/**
 * Writes each step of the scale of space as its size: the names would make every page's sheet longer.
 * @param {import('postcss').Root} root
 */
function writeSpacesAsSizes(root) {
  /** @type {Map<string, string>} */
  const sizes = new Map();
  root.walkDecls(/^--space-/, (step) => {
    sizes.set(step.prop, step.value);
    step.remove();
  });
  root.walkDecls((each) => {
    each.value = each.value.replace(
      /var\((--space-\d)\)/g,
      (name, step) => sizes.get(step) ?? name,
    );
  });
}

/**
 * The archive is published anywhere, under any path: both are the publisher's to say.
 * NOMOTHECA_SITE=https://example.org NOMOTHECA_BASE=/archive npm run build
 */
export default defineConfig({
  site: process.env.NOMOTHECA_SITE ?? 'http://localhost:4321',
  base: process.env.NOMOTHECA_BASE ?? '/',
  srcDir: './src/site',
  cacheDir: './.astro/cache/astro',
  trailingSlash: 'always',
  output: 'static',
  integrations: [mdx(), takeFolders(process.env.NOMOTHECA_CONTENT || 'content'), searchIndex()],
  // As in HTML: the space between two inline elements is a space.
  compressHTML: true,
  // A highlighter would write styles into the page.
  markdown: { syntaxHighlight: false },
  // The Content-Security-Policy allows neither scripts nor styles within a page.
  build: { inlineStylesheets: 'never' },
  vite: {
    build: { assetsInlineLimit: 0 },
    // Said here, PostCSS looks for no settings, which are programs, in the folders above.
    css: { postcss: { plugins: [{ postcssPlugin: 'spaces-as-sizes', Once: writeSpacesAsSizes }] } },
    plugins: [runInNode()],
    // What reads messages is a file of its own, for those who hand in some.
    worker: {
      format: 'es',
      plugins: () => [oneEngine(), withoutPage()],
      // The page `licences.txt` has the licence of every package, so no file repeats one.
      rolldownOptions: { output: { comments: { legal: false } } },
    },
  },
  // A page with a key (see src/site/data/keyed-path.ts) is taken over from the build before.
  experimental: { incrementalBuild: true },
  devToolbar: { enabled: false },
});
