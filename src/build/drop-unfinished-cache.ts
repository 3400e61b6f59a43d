/**
 * Forgets what a build has kept for the next one, if it did not come to its end: Astro writes the
 * list of the pages that are kept last, and until then it says of new pages that they are old ones.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

export function dropUnfinishedCache(): AstroIntegration {
  let mark: URL;
  return {
    name: 'drop-unfinished-cache',
    hooks: {
      'astro:config:setup': ({ command, config: { cacheDir } }) => {
        if (command !== 'build') return;
        mark = new URL('unfinished', cacheDir);
        if (existsSync(mark)) rmSync(cacheDir, { recursive: true });
        mkdirSync(cacheDir, { recursive: true });
        writeFileSync(mark, '');
      },
      'astro:build:done': () => rmSync(mark),
    },
  };
}
