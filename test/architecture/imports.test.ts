/**
 * The allowed imports. The pipeline flows one way, so that no part knows of those after it.
 *
 * @module-tag slow
 */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type IDependency, type IModule } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_PACKAGES } from '../../src/site/browser-packages.ts';
import { IMPORT_RULES, KNOWS, partRule, ROOMS, roomRule } from './import-rules.ts';
import { codeFiles } from './source-files.ts';

type Breach = readonly [file: string, ...imports: readonly string[]];

/** Each room has an import of the one above it. The highest has one of a file above all rooms. */
const ROOM_BREACHES = Object.entries(ROOMS).flatMap(([part, rooms]) => {
  const low = `low-in-${part.replaceAll('/', '-')}.ts`;
  return rooms.map((room, i): [string, Breach] => {
    const higher = rooms[i + 1];
    const imports = higher === undefined ? 'top.ts' : join(higher, low);
    const up = room === '.' ? './' : '../';
    return [roomRule(part, room), [join(part, room, low), `${up}${imports}`]];
  });
});

const PARTS = [...Object.keys(KNOWS), 'site', 'build', 'cli', 'try-out'];

/** In each part an import of every other of which it may know nothing at all. */
const PART_BREACHES = Object.entries(KNOWS).map(([part, [, known]]): [string, Breach] => {
  const unknown = PARTS.filter((each) => each !== part && !known.includes(`${each}/`));
  return [partRule(part), [`${part}/of-others.ts`, ...unknown.map((each) => `../${each}/any.ts`)]];
});

/** For each rule imports that break it, so that a rule which forbids nothing is seen. */
const BREACHES: Readonly<Record<string, Breach>> = {
  ...Object.fromEntries(ROOM_BREACHES),
  ...Object.fromEntries(PART_BREACHES),
  'site-and-cli-apart': ['site/a.astro', '../cli/any.ts'],
  'cli-and-site-apart': ['cli/a.ts', '../site/any.ts'],
  'build-knows-no-command': ['build/a.ts', '../cli/any.ts'],
  'try-out-works-anywhere': ['try-out/a.ts', '../cli/any.ts'],
  'nobody-imports-the-top': ['law/b.ts', '../pipeline.ts'],
  'pure-parts-touch-no-machine': ['engine/b.ts', 'node:util'],
  'one-reader-of-files': ['site/b.ts', 'node:fs'],
  'no-circles': ['engine/results/circle.ts', './c.ts'],
  'nothing-missing': ['law/c.ts', './nowhere.ts'],
};

let modules: readonly IModule[];
let broken: readonly IModule[];
const real = mkdtempSync(join(tmpdir(), 'nomotheca-imports-'));
const folder = mkdtempSync(join(tmpdir(), 'nomotheca-imports-'));

beforeAll(async () => {
  for (const path of ['src', 'package.json']) cpSync(path, join(real, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(real, 'node_modules'), 'junction');
  modules = await cruiseSources(real);
  for (const [file, ...imports] of Object.values(BREACHES))
    write(file, imports.map((each) => `import '${each}';`).join('\n'));
  const ends = [...PARTS.map((part) => `${part}/any.ts`), 'pipeline.ts'];
  for (const file of [...ends, ...Object.keys(ROOMS).map((part) => `${part}/top.ts`)])
    write(file, 'export {};');
  write('engine/results/c.ts', "import './circle.ts';");
  broken = await cruiseSources(folder);
}, 600_000);

afterAll(() => {
  for (const made of [real, folder]) rmSync(made, { recursive: true, force: true });
});

test('every file on the disk is cruised', () => {
  const sources = modules.map(({ source }) => source);
  const cruised = sources.filter((path) => /^src\/.*\.(js|ts|astro)$/.test(path));
  expect(cruised.sort()).toEqual([...codeFiles('src'), ...pagesIn('.')].sort());
});

test.each(IMPORT_RULES)('$name: $comment', ({ name = '' }) => {
  expect(breachesOf(name, modules)).toEqual([]);
});

test.each(IMPORT_RULES)('$name can be broken', ({ name = '' }) => {
  const [file, ...imports] = BREACHES[name] ?? [];
  const found = breachesOf(name, broken).filter((each) => each.startsWith(`src/${file} imports `));
  expect(imports.length).toBeGreaterThan(0);
  expect(found).toHaveLength(imports.length);
});

/** `zod` for `zod/mini`, `@scope/name` for what is below it. */
function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

test('the licences handed on are those of the packages that the reader’s browser gets', () => {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const reached = new Set(codeFiles('src/site/client'));
  const packages = new Set<string>();
  for (const file of reached) {
    for (const { module, resolved, dependencyTypes } of bySource.get(file)?.dependencies ?? []) {
      // So is also an import of a default with a type in braces beside it: write no such import.
      if (dependencyTypes.includes('type-only')) continue;
      if (resolved.startsWith('src/')) reached.add(resolved);
      else if (dependencyTypes.includes('npm')) packages.add(packageOf(module));
    }
  }
  expect([...packages].sort()).toEqual(BROWSER_PACKAGES);
});

test('one module splits records, with gray-matter, and all that reads the YAML of one asks it', () => {
  const importing = (name: string) =>
    modules
      .filter(({ dependencies }) => dependencies.some((each) => isOf(each, name)))
      .map(({ source }) => source);
  const splitter = 'src/records/yaml/record-parts.ts';
  expect(importing('gray-matter')).toEqual([splitter]);
  const asking = importing(splitter);
  const reading = ['yaml-document', 'read-yaml'].flatMap((name) =>
    importing(`src/records/yaml/${name}.ts`),
  );
  const isOfNoRecord = [
    splitter.replace('record-parts', 'read-yaml'),
    // The order of keys in what was read.
    'src/records/kinds/game.ts',
    // Text that somebody types, and a document that is imported.
    'src/record-edits/read-data.ts',
    'src/import/document-formats/recognise-heads.ts',
  ];
  expect(new Set(reading.filter((source) => !asking.includes(source)))).toEqual(
    new Set(isOfNoRecord),
  );
  const parsing = importing('yaml').filter((source) =>
    /import \{[^}]*\b(parse\w*|Parser|Composer)\b[^}]*\} from 'yaml'/.test(
      readFileSync(source, 'utf8'),
    ),
  );
  expect(parsing).toEqual(['src/records/yaml/yaml-document.ts']);
});

function isOf({ module, resolved, dependencyTypes }: IDependency, name: string): boolean {
  return !dependencyTypes.includes('type-only') && (module === name || resolved === name);
}

/** Components and pages of Astro, which dependency-cruiser does not read. */
function pagesIn(baseDir: string): readonly string[] {
  return globSync('src/**/*.astro', { cwd: baseDir }).map((path) => path.replaceAll('\\', '/'));
}

/** The imports of a component: the text between its dashes, which is TypeScript. */
function scriptOf(component: string): string {
  const [, script] = /^---\n(.*?)\n---/s.exec(component) ?? [];
  if (script === undefined) throw new Error(`No script between dashes: ${component.slice(0, 80)}`);
  return script;
}

/**
 * The modules of a copy of the sources. The script of each component is in a file of its own there: an
 * import of `Page.astro` finds `Page.astro.ts`.
 */
async function cruiseSources(baseDir: string): Promise<readonly IModule[]> {
  for (const page of pagesIn(baseDir)) {
    const path = join(baseDir, page);
    writeFileSync(`${path}.ts`, scriptOf(readFileSync(path, 'utf8')));
    rmSync(path);
  }
  const { output } = await cruise(['src'], {
    baseDir,
    validate: true,
    ruleSet: { forbidden: [...IMPORT_RULES] },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^astro:' },
    preserveSymlinks: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return output.modules.map((module) => ({ ...module, source: nameOf(module.source) }));
}

/** The name of a source as it stands in the project. */
function nameOf(source: string): string {
  return source.replace(/\.astro\.ts$/, '.astro');
}

function breachesOf(name: string, cruised: readonly IModule[]): readonly string[] {
  return cruised.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ rules }) => rules?.some((rule) => rule.name === name))
      .map(({ resolved }) => `${source} imports ${nameOf(resolved)}`),
  );
}

function write(file: string, text: string): void {
  const path = join(folder, 'src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file.endsWith('.astro') ? `---\n${text}\n---\n` : `${text}\n`);
}
