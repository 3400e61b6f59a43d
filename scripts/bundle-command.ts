/**
 * Makes one file of the clerk's command and its libraries. To open hundreds of modules was half of the
 * time of a small check. Blanks and comments go. Nothing is renamed, so that people can read a stack.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { oneEngine } from '../src/build/bundle-plugins.ts';

const ENTRY = 'src/cli/main.ts';
/** Only the press has these commands. For them the clerk looks for the press. */
const OF_PRESS = /^\.\/commands\/(build|serve)\.ts$/;
const ASKS_PRESS = 'src/cli/command-line/ask-press.ts';

/** Writes the file into the package, and returns the licences of its libraries. */
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
/** A module that looks for a file next to itself still uses its own place, not that of the bundle. */
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

/** Every copy of the code has the names and licences of its authors. */
function licencesOf(chunks: readonly OutputChunk[]): string {
  const folders = new Set(
    chunks.flatMap(({ moduleIds }) => moduleIds).flatMap((id) => packageOf(id) ?? []),
  );
  return [...folders]
    .sort()
    .map(licenceOf)
    .join(`\n${'-'.repeat(72)}\n\n`);
}

/** The folder of a module's package; `undefined` for a module of the project. */
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
