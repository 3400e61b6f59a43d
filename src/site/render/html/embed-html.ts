/** A rule as a card for another site: words alone, with nothing to fetch and nothing to run. */
import { escapeHtml } from './escape-html.ts';

/** `cited` is such as `The Teapot, Rule 203 (version 26)`; `href` is absolute. */
export function embedHtml(text: string, cited: string, href: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('\n');
  const address = escapeHtml(href);
  return `<blockquote cite="${address}" style="margin:1em 0;padding:.6em 1.2em;border:1px solid #c3cdc2;border-top:3px solid #9b2b1f">
${paragraphs}
<footer><a href="${address}">${escapeHtml(cited)}</a></footer>
</blockquote>`;
}
