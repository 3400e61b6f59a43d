/** The licences of what others made and every copy of the archive carries: they ask to be with it. */
import type { APIRoute } from 'astro';
import mono from '../../../node_modules/@fontsource/ibm-plex-mono/LICENSE?raw';
import sans from '../../../node_modules/@fontsource-variable/source-sans-3/LICENSE?raw';
import serif from '../../../node_modules/@fontsource-variable/source-serif-4/LICENSE?raw';
import pagefind from '../../../node_modules/pagefind/LICENSE/LICENSE?raw';

const LICENCES = [
  ['The typeface Source Serif 4', serif],
  ['The typeface Source Sans 3', sans],
  ['The typeface IBM Plex Mono', mono],
  ['Pagefind, which searches the archive', pagefind],
] as const;

export const GET: APIRoute = () =>
  new Response(
    LICENCES.map(([of, text]) => `${of}\n\n${text.trim()}\n`).join(`\n${'-'.repeat(72)}\n\n`),
  );
