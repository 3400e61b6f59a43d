/** Every page worth finding, in sheets as long as a sitemap may be. */
import type { APIRoute } from 'astro';
import { ADDRESSES } from '../list-addresses.ts';
import { escapeHtml } from '../render/html/escape-html.ts';

const SHEET = 45_000;

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
