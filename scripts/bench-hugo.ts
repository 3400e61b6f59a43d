/**
 * Prepares the same pages for Hugo, each as a Markdown file under one small layout. Pagefind indexes the
 * same ones.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Job, job } from './bench-jobs.ts';
import type { MarkdownPage } from './bench-pages.ts';

const RUN = resolve('scripts/bench-hugo-run.js');
const CONFIG = `baseURL = "/"
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "home", "section", "404"]
`;
const LAYOUT = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>{{ .Title }}</title></head>
  <body><main{{ if .Params.findable }} data-pagefind-body{{ end }}>{{ .Content }}</main></body>
</html>
`;

/** `undefined` if Hugo is not installed. */
export function hugoVersion(): string | undefined {
  try {
    return execFileSync('hugo', ['version'], { encoding: 'utf8' }).split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Writes a project to `folder`. Only the memory of Node is measured. */
export function hugoOf(pages: readonly MarkdownPage[], folder: string): Job {
  mkdirSync(join(folder, 'layouts/_default'), { recursive: true });
  writeFileSync(join(folder, 'config.toml'), CONFIG);
  writeFileSync(join(folder, 'layouts/_default/single.html'), LAYOUT);
  for (const { file, title, text, isFindable } of pages) {
    // To Hugo, all files next to an `index.md` belong to it.
    const path = join(folder, 'content', file.replace(/(index)?\.html$/, '$1-page.md'));
    const url = JSON.stringify(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
    const front = `title: ${JSON.stringify(title)}\nurl: ${url}\nfindable: ${isFindable}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `---\n${front}\n---\n${text}\n`);
  }
  return job((output) => [RUN, folder, output]);
}
