/**
 * The command of the clerk in one file, with the libraries that it needs: hundreds of modules, of which
 * Node would look up and open each, were half of the time of a small check. Blanks and comments go;
 * nothing is renamed, so that a stack can be read.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { oneEngine } from '../src/build/bundle-plugins.ts';

const ENTRY = 'src/cli/main.ts';
/** The press has them. In their place the clerk looks for the press. */
const OF_PRESS = /^\.\/commands\/(build|serve)\.ts$/;
const ASKS_PRESS = 'src/cli/command-line/ask-press.ts';

/** Writes it into the package, in the place of the compiled entry, and returns the licences of what it holds. */
export async function bundleCommand(project: string, root: string): Promise<string> {
  const folder = dirname(ENTRY);
  const bundle = await rolldown({
    input: join(project, ENTRY),
    platform: 'node',
    transform: { target: 'node20' },
    plugins: [
      oneEngine(),
      withoutPress(join(project, ASKS_PRESS)),
      placesOf(join(project, folder)),
    ],
  });
  const { output } = await bundle.write({
    dir: join(root, folder),
    entryFileNames: '[name].js',
    codeSplitting: false,
    comments: false,
    minify: { compress: false, mangle: false, codegen: true },
  });
  await bundle.close();
  return licencesOf(output.filter((each) => each.type === 'chunk'));
}

function withoutPress(asks: string): Plugin {
  return {
    name: 'without-press',
    resolveId: (source) => (OF_PRESS.test(source) ? asks : null),
  };
}
/** A module that looks for a file beside itself looks where the module lies, and not the file that holds it now. */
function placesOf(folder: string): Plugin {
  return {
    name: 'places-of-modules',
    transform(code, id) {
      if (!id.startsWith(dirname(folder)) || !code.includes('import.meta.url')) return null;
      const place = relative(folder, id).replaceAll(sep, '/').replace(/\.ts$/, '.js');
      return code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`);
    },
  };
}

/** Whose code was taken in has a right to be named, and its licence goes with every copy. */
function licencesOf(chunks: readonly OutputChunk[]): string {
  const folders = new Set(
    chunks.flatMap(({ moduleIds }) => moduleIds).flatMap((id) => packageOf(id) ?? []),
  );
  return [...folders]
    .sort()
    .map(licenceOf)
    .join(`\n${'-'.repeat(72)}\n\n`);
}

/** The folder of the package from which a module comes, unless it is of the project. */
function packageOf(module: string): string | undefined {
  const within = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll(sep, '/'));
  return within?.[0].replace(/^\0/, '');
}

function licenceOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`There is no licence in ${folder}.`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
