/**
 * The same pages for Hugo, and the same of them in the index of Pagefind: a Markdown file for each,
 * under one small layout.
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

/** What `hugo version` says; `undefined` where Hugo is not installed. */
export function hugoVersion(): string | undefined {
  try {
    return execFileSync('hugo', ['version'], { encoding: 'utf8' }).split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Lays out a project in `folder`. Of its memory only what Node takes is known. */
export function hugoOf(pages: readonly MarkdownPage[], folder: string): Job {
  mkdirSync(join(folder, 'layouts/_default'), { recursive: true });
  writeFileSync(join(folder, 'config.toml'), CONFIG);
  writeFileSync(join(folder, 'layouts/_default/single.html'), LAYOUT);
  for (const { file, title, text, isFindable } of pages) {
    // A file called index.md would own whatever lies beside it.
    const path = join(folder, 'content', file.replace(/(index)?\.html$/, '$1-page.md'));
    const url = JSON.stringify(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
    const front = `title: ${JSON.stringify(title)}\nurl: ${url}\nfindable: ${isFindable}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `---\n${front}\n---\n${text}\n`);
  }
  return job((output) => [RUN, folder, output]);
}
