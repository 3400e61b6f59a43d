/**
 * The same pages for Eleventy: a Markdown file for each, with the same text, under one small layout.
 * What a page says becomes headings, list items and plain paragraphs; links, tables, pictures and
 * marked changes are left out, which is all to Eleventy's advantage, and so is leaving Markdown
 * without its template language.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Job, job } from './bench-jobs.ts';

/** The latest whose dependencies can all be had. */
const ELEVENTY = '@11ty/eleventy@3.1.7';

const CONFIG = `export default function (config) {
  config.addGlobalData('layout', 'page.liquid');
  return { markdownTemplateEngine: false, dir: { input: 'pages', includes: '../includes' } };
}
`;
const LAYOUT = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>{{ title }}</title></head>
  <body><main>{{ content }}</main></body>
</html>
`;

export interface EleventyJob {
  readonly job: Job;
  /** Pages that it must make, and what they are made from. */
  readonly pages: number;
  readonly bytes: number;
}

/**
 * Lays out a project in `folder` from the pages of a built site, and fetches Eleventy for it: only
 * this comparison has a use for its hundred packages. Throws without a registry to fetch it from.
 */
export function eleventyOf(site: string, folder: string): EleventyJob {
  mkdirSync(join(folder, 'includes'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, 'eleventy.config.js'), CONFIG);
  writeFileSync(join(folder, 'includes/page.liquid'), LAYOUT);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', ELEVENTY], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const files = globSync('**/*.html', { cwd: site });
  let bytes = 0;
  for (const file of files) {
    const path = join(folder, 'pages', file.replace(/html$/, 'md'));
    const text = markdownOf(readFileSync(join(site, file), 'utf8'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    bytes += Buffer.byteLength(text);
  }
  const command = 'node_modules/@11ty/eleventy/cmd.cjs';
  return {
    job: job((output) => [command, '--quiet', `--output=${output}`], folder),
    pages: files.length,
    bytes,
  };
}

/** Entities stay as they are: Markdown has the same. */
function markdownOf(html: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const text = main
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/<h([1-6])\b[^>]*>/g, (_, level) => `\n\n${'#'.repeat(Number(level))} `)
    .replace(/<li\b[^>]*>/g, '\n- ')
    .replace(/<\/?(p|div|section|article|aside|nav|header|h\d|ul|ol|dt|dd|tr)\b[^>]*>/g, '\n\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^ +| +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return `---\ntitle: ${JSON.stringify(title)}\n---\n${text}\n`;
}
