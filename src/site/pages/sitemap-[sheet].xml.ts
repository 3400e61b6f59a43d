/** Every page worth finding, in sheets as long as a sitemap may be. */
import type { APIRoute } from 'astro';
import { CODES } from '../../diagnostics/codes.ts';
import { links, rulesets, summaries } from '../load.ts';
import { escapeHtml } from '../render/html/escape-html.ts';

const SHEET = 45_000;

const FILES = import.meta.glob('./docs/[a-z]*');
/** Every page of the documentation, by its file; the one at its root has no name. */
const DOCUMENTS = Object.keys(FILES).map((path) => {
  const name = path.replace(/^.*\/|\.\w+$/g, '');
  return name === 'index' ? undefined : name;
});

const ADDRESSES: readonly string[] = [
  links.home(),
  links.sixSteps(),
  links.board(),
  ...DOCUMENTS.map((name) => links.docs(name)),
  links.finding(),
  ...CODES.map((code) => links.finding(code)),
  ...rulesets.flatMap(({ id }) => [links.ruleset(id), links.wordByWord(id)]),
  ...summaries.flatMap(({ addresses }) => addresses),
];

export function getStaticPaths() {
  return Array.from({ length: Math.max(1, Math.ceil(ADDRESSES.length / SHEET)) }, (_, i) => ({
    params: { sheet: String(i + 1) },
    props: { addresses: ADDRESSES.slice(i * SHEET, (i + 1) * SHEET) },
  }));
}

export const GET: APIRoute<{ addresses: readonly string[] }> = ({ site, props: { addresses } }) => {
  const urls = addresses.map(
    (path) => `<url><loc>${escapeHtml(new URL(path, site).href)}</loc></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
};
