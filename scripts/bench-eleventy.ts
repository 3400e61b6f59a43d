/**
 * The same pages for Eleventy: a Markdown file for each, under one small layout. It is to Eleventy's
 * advantage that Markdown is left without its template language.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Job, job } from './bench-jobs.ts';
import type { MarkdownPage } from './bench-pages.ts';

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

/**
 * Lays out a project in `folder`, and fetches Eleventy for it: only this comparison has a use for its
 * hundred packages. Throws without a registry to fetch it from.
 */
export function eleventyOf(pages: readonly MarkdownPage[], folder: string): Job {
  mkdirSync(join(folder, 'includes'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, 'eleventy.config.js'), CONFIG);
  writeFileSync(join(folder, 'includes/page.liquid'), LAYOUT);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', ELEVENTY], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const { file, title, text } of pages) {
    const path = join(folder, 'pages', file.replace(/html$/, 'md'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `---\ntitle: ${JSON.stringify(title)}\n---\n${text}\n`);
  }
  const command = 'node_modules/@11ty/eleventy/cmd.cjs';
  return job((output) => [command, '--quiet', `--output=${output}`], folder);
}
