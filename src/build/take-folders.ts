/**
 * Prepares the two folders to which Astro writes, before it does. Empties the cache of a build that did
 * not end. Astro writes the list of kept pages last, and until then it mistakes new pages for old ones.
 *
 * A file system is slow to remove thousands of files and to make them again. So a page of the last site
 * stays in its place if its bytes are those in the cache. Astro leaves it there while its key is the
 * same, and else writes over it. At the end all pages that Astro did not make are removed.
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
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { handedOver } from '../site/data/shown-records.ts';
import { emptyFolder, type OwnFolder, PARTS, takeFolder } from './own-folder.ts';
import { unpackPart } from './part-file.ts';

/** This file is in the cache until the build has ended. */
export const UNFINISHED = 'unfinished';

/** Astro's own command reads the records in `content`. */
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
        // `nomic build` has already compared both folders with the records, and the site with the
        // cache.
        const isOurs = vite.build?.emptyOutDir === false;
        const records = isOurs ? [] : [resolve(content)];
        site = { use: 'site', folder, apart: isOurs ? [] : [...records, cache] };
        takeFolder(site);
        updateConfig({ vite: { build: { emptyOutDir: false }, plugins: [carryAssets(folder)] } });
        const kept: OwnFolder = { use: 'cache', folder: cache, apart: [...records, folder] };
        takeFolder(kept);
        unfinished = join(cache, UNFINISHED);
        if (lstatSync(unfinished, { throwIfNoEntry: false })) {
          // A part is whole wherever a build broke off.
          emptyFolder(kept, (file) => relative(cache, file).startsWith(PARTS + sep));
        }
        writeFileSync(unfinished, '', { flag: 'wx' });
        const parts = handedOver()?.parts;
        emptyFolder(site, (file, isFolder) => {
          const [games, game = '', ...below] = relative(folder, file).split(sep);
          const stays = games === 'games' ? parts?.get(game)?.isLaid : undefined;
          if (isFolder) return below.length === 0 && stays === true;
          if (stays === false) return false;
          const kept = join(cache, 'dist', relative(folder, file));
          const isSame =
            existsSync(kept) &&
            statSync(file).size === statSync(kept).size &&
            readFileSync(file).equals(readFileSync(kept));
          if (isSame) left.add(file);
          return isSame;
        });
        for (const [game, { file, isLaid }] of parts ?? []) {
          if (!isLaid) unpackPart(file, join(folder, 'games', game));
        }
      },
      'astro:build:done': ({ assets }) => {
        for (const made of [...assets.values()].flat()) left.delete(fileURLToPath(made));
        const above = new Set([...left].flatMap(foldersAbove));
        emptyFolder(site, (path, isFolder) => !(isFolder ? above : left).has(path));
        rmSync(unfinished);
      },
    },
  };
}

function foldersAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}

/**
 * Copies the files of styles to the site, so that Astro finds none to rename. A rename fails if the site
 * is on a different disk.
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
