/** The licences of what others made and every copy of the archive carries: they ask to be with it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIRoute } from 'astro';

/** Wherever the packages are installed, beside this software or within it. */
const LICENCES = [
  ['The typeface Source Serif 4', '@fontsource-variable/source-serif-4/LICENSE'],
  ['The typeface Source Sans 3', '@fontsource-variable/source-sans-3/LICENSE'],
  ['The typeface IBM Plex Mono', '@fontsource/ibm-plex-mono/LICENSE'],
  ['Pagefind, which searches the archive', 'pagefind', '../LICENSE/LICENSE'],
  ['acorn, which parses formulas in the reader’s browser', 'acorn', '../LICENSE'],
  ['diff, which compares texts there', 'diff', '../LICENSE'],
  ['Fraction.js, which calculates there', 'fraction.js', '../LICENSE'],
  ['Immutable, which keeps positions there', 'immutable', '../LICENSE'],
  ['yaml, which reads records there', 'yaml', '../LICENSE'],
  ['Zod, which checks their form there', 'zod', './LICENSE'],
] as const;

export const GET: APIRoute = () =>
  new Response(
    LICENCES.map(
      ([of, inPackage, beside]) => `${of}\n\n${textOf(inPackage, beside).trim()}\n`,
    ).join(`\n${'-'.repeat(72)}\n\n`),
  );

function textOf(inPackage: string, beside = ''): string {
  return readFileSync(fileURLToPath(new URL(beside, import.meta.resolve(inPackage))), 'utf8');
}
