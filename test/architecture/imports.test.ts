/** Who may import whom. The pipeline flows one way, so that no part knows of those after it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IModule } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_PACKAGES } from '../../src/site/browser-packages.ts';
import { IMPORT_RULES, ROOMS, roomRule } from './import-rules.ts';
import { codeFiles } from './source-files.ts';

/** In each room an import of the one above it, and in the highest one of a file above all rooms. */
function roomBreaches(): Record<string, readonly [file: string, imports: string]> {
  return Object.fromEntries(
    Object.entries(ROOMS).flatMap(([part, rooms]) => {
      const low = `low-in-${part.replaceAll('/', '-')}.ts`;
      return rooms.map((room, i) => {
        const file = join(part, room, low);
        const higher = rooms[i + 1];
        const imports = higher === undefined ? 'top.ts' : join(higher, low);
        const up = room === '.' ? './' : '../';
        return [roomRule(part, room), [file, `${up}${imports}`]] as const;
      });
    }),
  );
}

/** For each rule an import that breaks it, so that a rule which forbids nothing is seen. */
const BREACHES: Readonly<Record<string, readonly [file: string, imports: string]>> = {
  ...roomBreaches(),
  'diagnostics-know-nobody': ['diagnostics/a.ts', '../engine/results/types.ts'],
  'content-reads-only': ['content/a.ts', '../records/types.ts'],
  'records-before-law': ['records/a.ts', '../law/in-force/law.ts'],
  'law-knows-no-records': ['law/a.ts', '../records/types.ts'],
  'helpers-know-nobody': ['helpers/a.ts', '../engine/results/types.ts'],
  'values-know-neither-law-nor-records': ['values/a.ts', '../law/in-force/law.ts'],
  'engine-replays-only': ['engine/a.ts', '../content/a.ts'],
  'archive-describes-only': ['archive/a.ts', '../engine/a.ts'],
  'import-plans-only': ['import/a.ts', '../engine/a.ts'],
  'record-edits-are-planned-only': ['record-edits/a.ts', '../pipeline.ts'],
  'site-and-cli-apart': ['site/a.ts', '../cli/a.ts'],
  'cli-and-site-apart': ['cli/a.ts', '../site/a.ts'],
  'build-knows-no-command': ['build/a.ts', '../cli/a.ts'],
  'try-out-works-anywhere': ['try-out/a.ts', '../cli/a.ts'],
  'nobody-imports-the-top': ['law/b.ts', '../pipeline.ts'],
  'pure-parts-touch-no-machine': ['engine/b.ts', 'node:util'],
  'one-reader-of-files': ['site/b.ts', 'node:fs'],
  'no-circles': ['engine/results/types.ts', './c.ts'],
  'nothing-missing': ['law/c.ts', './nowhere.ts'],
};

let modules: readonly IModule[];
let broken: readonly IModule[];
const folder = mkdtempSync(join(tmpdir(), 'nomotheca-imports-'));

beforeAll(async () => {
  modules = await cruiseSources(process.cwd());
  for (const [file, imports] of Object.values(BREACHES)) write(file, `import '${imports}';`);
  for (const part of Object.keys(ROOMS)) write(`${part}/top.ts`, 'export {};');
  for (const file of ['records/types.ts', 'law/in-force/law.ts', 'pipeline.ts'])
    write(file, 'export {};');
  write('engine/results/c.ts', "import './types.ts';");
  broken = await cruiseSources(folder);
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every file on the disk is cruised', () => {
  const cruised = modules.map(({ source }) => source).filter((path) => path.startsWith('src/'));
  expect(cruised.sort()).toEqual(codeFiles('src'));
});

test.each(IMPORT_RULES)('$name: $comment', ({ name = '' }) => {
  expect(breachesOf(name, modules)).toEqual([]);
});

test.each(IMPORT_RULES)('$name can be broken', ({ name = '' }) => {
  const [file] = BREACHES[name] ?? [];
  expect(breachesOf(name, broken)).toContainEqual(expect.stringContaining(`src/${file} imports `));
});

test('the licences handed on are those of the packages that the reader’s browser gets', () => {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const reached = new Set(codeFiles('src/site/client'));
  const packages = new Set<string>();
  for (const file of reached) {
    for (const { module, resolved, dependencyTypes } of bySource.get(file)?.dependencies ?? []) {
      // So is also an import of a default with a type in braces beside it: write no such import.
      if (dependencyTypes.includes('type-only')) continue;
      if (resolved.startsWith('src/')) reached.add(resolved);
      else if (dependencyTypes.includes('npm')) packages.add(module);
    }
  }
  expect([...packages].sort()).toEqual(BROWSER_PACKAGES);
});

async function cruiseSources(baseDir: string): Promise<readonly IModule[]> {
  const { output } = await cruise(['src'], {
    baseDir,
    validate: true,
    ruleSet: { forbidden: [...IMPORT_RULES] },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^astro:' },
  });
  if (typeof output === 'string') throw new Error(output);
  return output.modules;
}

function breachesOf(name: string, cruised: readonly IModule[]): readonly string[] {
  return cruised.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ rules }) => rules?.some((rule) => rule.name === name))
      .map(({ resolved }) => `${source} imports ${resolved}`),
  );
}

function write(file: string, text: string): void {
  const path = join(folder, 'src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text}\n`);
}
