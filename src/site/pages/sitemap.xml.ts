/** The list of sitemaps. */
import type { APIRoute } from 'astro';
import { links } from '../load.ts';
import { escapeHtml } from '../render/html/escape-html.ts';
import { getStaticPaths } from './sitemap-[sheet].xml.ts';

export const GET: APIRoute = ({ site }) => {
  const sheets = getStaticPaths().map(({ params }) => {
    const address = new URL(links.file(`sitemap-${params.sheet}.xml`), site).href;
    return `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="utf-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sheets.join('\n')}\n</sitemapindex>\n`,
  );
};
