/** Whole files moved, copied, swapped, lost and brought in from elsewhere. */
import type { Random } from '../games/random.ts';
import { allRecorded, type Files } from './archives.ts';

const NAMES = [
  ...['index.html.md', 'README.md', '305.', 'con.md', 'a b.md'],
  ...['Ä.md', 'x\u202ey.md', '.md', 'A.MD'],
  ...['\u001b[31mred.md', 'line\nbreak.md', '::error file=x::y.md', '%0Aa.md', 'x.mdx', 'game.md'],
  ...['ruleset.md', '301.md', '101.md', '0.md', '.gitkeep', '-x.md', '__proto__.md', 'x.md/y.md'],
  ...[`${'n'.repeat(120)}.md`, '`code`.md', '<b>.md', '](x).md', '{0}.md', '1.md', 'package.json'],
  ...['HEAD', 'config', '.git', '.gitmodules', 'objects', 'refs', '.gitattributes'],
];
const FOLDERS = ['proposals', 'judgments', 'events', 'other', '..x', 'constructor', 'CON', 'a b'];

export function damageFiles(files: Files, random: Random): Files {
  const changed = new Map(files);
  const [one, other] = [random.pick([...files.keys()]), random.pick([...files.keys()])];
  const bytes = files.get(one) ?? Buffer.alloc(0);
  switch (random.below(8)) {
    case 0:
      changed.delete(one);
      return place(changed, elsewhere(one, random), bytes);
    case 1:
      return place(changed, elsewhere(one, random), bytes);
    case 2:
      changed.set(one, files.get(other) ?? bytes);
      return changed.set(other, bytes);
    case 3:
      changed.delete(one);
      return changed;
    case 4:
      return changed.set(one, Buffer.alloc(0));
    case 5:
      return changed.set(one, files.get(other) ?? bytes);
    case 6:
      return renameFolder(files, one, random);
    default:
      return bringIn(changed, one, random);
  }
}

/** Another name in the same folder, or the same name in another folder. */
function elsewhere(file: string, random: Random): string {
  const steps = file.split('/');
  if (random.chance(0.6)) return [...steps.slice(0, -1), random.pick(NAMES)].join('/');
  const at = random.below(steps.length);
  return steps.with(at, random.pick(FOLDERS)).join('/');
}

function renameFolder(files: Files, file: string, random: Random): Files {
  const steps = file.split('/');
  const depth = 1 + random.below(steps.length - 1 || 1);
  const from = `${steps.slice(0, depth).join('/')}/`;
  const to = `${steps.slice(0, depth).with(-1, random.pick(FOLDERS)).join('/')}/`;
  let renamed = new Map<string, Buffer>();
  for (const [path, bytes] of files) {
    const isWithin = path.startsWith(from);
    renamed = place(renamed, isWithin ? to + path.slice(from.length) : path, bytes);
  }
  return renamed;
}

/** A record of another archive, put where it would be read as one of this. */
function bringIn(files: Map<string, Buffer>, one: string, random: Random): Files {
  const [path, bytes] = random.pick([...random.pick(allRecorded()).files]);
  const [top, id] = one.split('/');
  const there = path.startsWith(`${top}/`)
    ? [top, id, ...path.split('/').slice(2)].join('/')
    : path;
  return place(files, there, bytes);
}

/** Where a file would be a folder as well, nothing is put. */
function place(files: Map<string, Buffer>, path: string, bytes: Buffer): Map<string, Buffer> {
  const clashes = [...files.keys()].some(
    (file) => file.startsWith(`${path}/`) || path.startsWith(`${file}/`),
  );
  return clashes ? files : files.set(path, bytes);
}
