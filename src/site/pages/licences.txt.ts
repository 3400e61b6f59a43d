/**
 * The licences of what others made and every copy of the archive carries. They require that their
 * text goes with each copy.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIRoute } from 'astro';
import { BROWSER_PACKAGES } from '../browser-packages.ts';

/** Wherever the packages are installed, beside this software or within it. */
const HANDED_ON = [
  ['The typeface Source Serif 4', '@fontsource-variable/source-serif-4/LICENSE'],
  ['The typeface Source Sans 3', '@fontsource-variable/source-sans-3/LICENSE'],
  ['The typeface IBM Plex Mono', '@fontsource/ibm-plex-mono/LICENSE'],
  ['Pagefind, which searches the archive', 'pagefind', '../LICENSE/LICENSE'],
] as const;

export const GET: APIRoute = () => {
  const files = HANDED_ON.map(([title, inPackage, beside = '']) => ({
    title,
    file: fileURLToPath(new URL(beside, import.meta.resolve(inPackage))),
  }));
  const texts = [...files, ...licencesOfCode()].map(
    ({ title, file }) => `${title}\n\n${readFileSync(file, 'utf8').trim()}\n`,
  );
  return new Response(texts.join(`\n${'-'.repeat(72)}\n\n`));
};

/** The licence of every package that runs in the reader's browser, and of all its dependencies. */
function licencesOfCode() {
  const found = new Map<string, { readonly title: string; readonly file: string }>();
  const add = (name: string, importer: string) => {
    const folder = folderOf(name, importer);
    const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const title = `${name} ${about.version}`;
    if (found.has(title)) return;
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (file === undefined) throw new Error(`There is no licence in ${folder}.`);
    found.set(title, { title, file: join(folder, file) });
    // Types are not in what a browser gets.
    const needed = Object.keys(about.dependencies ?? {}).filter((each) => !/^@types\//.test(each));
    for (const each of needed) add(each, join(folder, 'package.json'));
  };
  for (const name of BROWSER_PACKAGES) add(name, import.meta.url);
  return [...found.values()].sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** Not every package lets its `package.json` be resolved, so this looks into the folders. */
function folderOf(name: string, importer: string): string {
  const places = createRequire(importer).resolve.paths(name) ?? [];
  const folder = places
    .map((place) => join(place, name))
    .find((each) => existsSync(join(each, 'package.json')));
  if (folder === undefined) throw new Error(`The package ${name} is not installed.`);
  return folder;
}
