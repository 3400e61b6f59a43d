// @ts-check
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';

/**
 * The archive is published anywhere, under any path: both are the publisher's to say.
 * NOMOTHECA_SITE=https://example.org NOMOTHECA_BASE=/archive npm run build
 */
export default defineConfig({
  site: process.env.NOMOTHECA_SITE ?? 'http://localhost:4321',
  base: process.env.NOMOTHECA_BASE ?? '/',
  srcDir: './src/site',
  outDir: process.env.NOMOTHECA_OUT ?? './dist',
  trailingSlash: 'always',
  output: 'static',
  integrations: [mdx()],
  // As in HTML: the space between two inline elements is a space.
  compressHTML: true,
  // A highlighter would write styles into the page.
  markdown: { syntaxHighlight: false },
  // The Content-Security-Policy allows neither scripts nor styles within a page.
  build: { inlineStylesheets: 'never', concurrency: 4 },
  vite: {
    build: { assetsInlineLimit: 0 },
    plugins: [sharedModules()],
    // Logs and caches of several builds at once must not meet.
    cacheDir: process.env.NOMOTHECA_CACHE ?? './node_modules/.vite',
  },
  devToolbar: { enabled: false },
});

/**
 * Leaves modules out of the bundle of pages, so that a build and its pages have the same ones: see
 * there.
 * @returns {import('vite').Plugin}
 */
function sharedModules() {
  return {
    name: 'shared-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => {
      const [name] = /(?<=\/)(shown-records|fragments)\.ts$/.exec(source) ?? [];
      if (name === undefined) return null;
      return { id: new URL(`./src/site/${name}`, import.meta.url).href, external: 'absolute' };
    },
  };
}
