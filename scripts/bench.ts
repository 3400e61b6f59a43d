/**
 * `npm run bench`: compares the times of a check and a build with other programs, and measures the slowest
 * texts. It prints ratios, which are the same on any machine. `npm run bench -- site` measures only the
 * site. `npm run bench -- shelf=200` simulates an archive of so many games; it takes long, so it must be named.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchCheck } from './bench-check.ts';
import { benchMarkdown } from './bench-markdown.ts';
import { benchShelf } from './bench-shelf.ts';
import { benchSite } from './bench-site.ts';
import { readArguments } from './read-arguments.ts';

const BENCHES = { check: benchCheck, site: benchSite, markdown: benchMarkdown };

const asked = readArguments(import.meta.url);
const shelf = asked.find((name) => /^shelf(=\d+)?$/.test(name));
const folder = mkdtempSync(join(tmpdir(), 'nomotheca-bench-'));
try {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const place = join(folder, name);
    mkdirSync(place);
    await bench(place);
    rmSync(place, { recursive: true });
  }
  if (shelf !== undefined) benchShelf(folder, Number(shelf.split('=')[1] ?? 50));
} finally {
  rmSync(folder, { recursive: true });
}
