/**
 * Bundles the pages and what browsers need for them, in a process of its own: see `page-bundle.ts`.
 * The argument is a folder for all of it. Astro would go on to render the pages; it is told of none,
 * and waits until the parent process has rendered them.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AstroIntegration, build } from 'astro';
import type { Plugin } from 'vite';

const SOURCES = new URL('../src/', import.meta.url);
/** Modules of the site that are to be the same for the build and for its pages. */
const SHARED = /^site\/(render\/[\w-]+|shown-records|fragments)\.ts$/;

// The parent has come to an end of its own.
process.once('disconnect', () => process.exit());
const [outDir = ''] = process.argv.slice(2);
let renderer = '';
await build({ logLevel: 'warn', outDir, integrations: [bundleOnly()] });
process.disconnect();

function bundleOnly(): AstroIntegration {
  return {
    name: 'bundle-only',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [bundledPages()] } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'bundle-only',
          getStaticPaths: async () => {
            process.send?.(renderer);
            await once(process, 'message');
            return [];
          },
          render: async () => new Response(null),
        });
      },
    },
  };
}

/**
 * Makes our renderer the entry of the bundle. What the build has loaded for the check stays out of
 * it: nothing is loaded twice, and the pages have the very records that were checked.
 */
function bundledPages(): Plugin {
  return {
    name: 'bundled-pages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'astro/entrypoints/prerender') {
        return fileURLToPath(new URL('site/page-renderer.ts', SOURCES));
      }
      if (this.environment.name === 'client' || !importer || !source.startsWith('.')) return null;
      const { href } = new URL(source, pathToFileURL(importer));
      return isShared(href) ? { id: href, external: 'absolute' } : null;
    },
    writeBundle({ dir = '' }, files) {
      if (this.environment.name !== 'prerender') return;
      const entry = Object.values(files).find((file) => file.type === 'chunk' && file.isEntry);
      renderer = pathToFileURL(join(dir, entry?.fileName ?? '')).href;
    },
  };
}

function isShared(module: string): boolean {
  if (!module.startsWith(SOURCES.href) || !module.endsWith('.ts')) return false;
  const path = module.slice(SOURCES.href.length);
  return !path.startsWith('site/') || SHARED.test(path);
}
