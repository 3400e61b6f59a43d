/**
 * Turns the pages of a built site into Markdown for Hugo: headings, list items and plain paragraphs. It
 * leaves out links, tables, pictures and marked changes, to Hugo's advantage.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MarkdownPage {
  /** Within the site: `games/x/index.html`. */
  readonly file: string;
  readonly title: string;
  readonly text: string;
  readonly isFindable: boolean;
}

export function markdownPages(site: string): readonly MarkdownPage[] {
  return globSync('**/*.html', { cwd: site }).map((file) => {
    const html = readFileSync(join(site, file), 'utf8');
    const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
    return { file, title, text: markdownOf(html), isFindable: html.includes('data-pagefind-body') };
  });
}

/** Entities stay as they are: Markdown has the same. */
function markdownOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return main
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/<h([1-6])\b[^>]*>/g, (_, level) => `\n\n${'#'.repeat(Number(level))} `)
    .replace(/<li\b[^>]*>/g, '\n- ')
    .replace(/<\/?(p|div|section|article|aside|nav|header|h\d|ul|ol|dt|dd|tr)\b[^>]*>/g, '\n\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^ +| +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
