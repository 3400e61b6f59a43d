/**
 * Reads every file of a folder and parses its front matter, as any check must do. A check is compared with
 * this program, which imports nothing from `src`.
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
