/**
 * Astro writes to two folders. Both are taken before it does, whoever called it. What the cache has of a
 * build that did not come to its end is forgotten: Astro writes the list of the pages that are kept
 * last, and until then it says of new pages that they are old ones.
 *
 * A file system is slow to remove thousands of files and to make them again. So a page of the site before
 * stays in its place if it is, to the byte, what the cache has of it. Astro leaves it there while its key
 * is the same, and writes over it otherwise. What it did not make this time is removed at the end.
 */
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { emptyFolder, type OwnFolder, takeFolder } from './own-folder.ts';

/** What lies in the cache until the build has come to its end. */
export const UNFINISHED = 'unfinished';

/** `content` is where Astro's own command has the records from. */
export function takeFolders(content: string): AstroIntegration {
  let site: OwnFolder;
  let unfinished: string;
  const left = new Set<string>();
  return {
    name: 'take-folders',
    hooks: {
      'astro:config:setup': ({ command, config: { cacheDir, outDir, vite }, updateConfig }) => {
        if (command !== 'build') return;
        const [cache, folder] = [fileURLToPath(cacheDir), fileURLToPath(outDir)];
        // `nomic build` has compared both with its records, and its site with the cache.
        const isOurs = vite.build?.emptyOutDir === false;
        const records = isOurs ? [] : [resolve(content)];
        site = { use: 'site', folder, apart: isOurs ? [] : [...records, cache] };
        takeFolder(site);
        updateConfig({ vite: { build: { emptyOutDir: false }, plugins: [carryAssets(folder)] } });
        unfinished = takeCache({ use: 'cache', folder: cache, apart: [...records, folder] });
        emptyFolder(site, (file) => {
          const isSame = haveSameBytes(file, join(cache, 'dist', relative(folder, file)));
          if (isSame) left.add(file);
          return isSame;
        });
      },
      'astro:build:done': ({ assets }) => {
        for (const made of [...assets.values()].flat()) left.delete(fileURLToPath(made));
        if (left.size > 0) emptyFolder(site, (file) => !left.has(file));
        rmSync(unfinished);
      },
    },
  };
}

/**
 * Astro renames the files of styles from its workplace into the site, which may lie on another disk, where
 * no rename leads. So they are copied there before, and it finds none to rename.
 */
function carryAssets(site: string): Plugin {
  return {
    name: 'carry-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'prerender',
    writeBundle({ dir = '' }, files) {
      for (const { type, fileName } of Object.values(files)) {
        if (type !== 'asset') continue;
        mkdirSync(dirname(join(site, fileName)), { recursive: true });
        copyFileSync(join(dir, fileName), join(site, fileName));
        rmSync(join(dir, fileName));
      }
    },
  };
}

function haveSameBytes(one: string, other: string): boolean {
  return (
    existsSync(other) &&
    statSync(one).size === statSync(other).size &&
    readFileSync(one).equals(readFileSync(other))
  );
}

/** Returns the path of the mark. */
function takeCache(cache: OwnFolder): string {
  takeFolder(cache);
  const unfinished = join(cache.folder, UNFINISHED);
  if (lstatSync(unfinished, { throwIfNoEntry: false })) emptyFolder(cache);
  writeFileSync(unfinished, '', { flag: 'wx' });
  return unfinished;
}
