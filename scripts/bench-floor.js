/**
 * The least that any check must do: read every file of a folder and parse its front matter. It is
 * what a check is measured against, and imports nothing from `src`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache();
const { parse } = await import('yaml');
const folder = process.argv[2] ?? 'content';
let keys = 0;
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.md')) continue;
  const text = readFileSync(join(folder, name), 'utf8');
  const front = text.slice(4, text.indexOf('\n---\n', 3));
  keys += Object.keys(parse(front)).length;
}
console.log(keys);
