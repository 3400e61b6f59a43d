/**
 * `nomic build` and similar commands in the clerk, which cannot make sites. If the press is installed
 * beside it, the clerk calls the press.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Command, type CommandOutcome, misuse, STATUS } from './outcome.ts';
import { ownPackage, type Package, pressOf } from './software-named.ts';

/** For each command, its module in the press, and its name there. */
const MODULES = {
  build: ['build', 'build'],
  serve: ['serve', 'serve'],
  join: ['build', 'joinCommand'],
  plan: ['build', 'plan'],
} as const;
type PressCommand = keyof typeof MODULES;

const [buildByPress, serveByPress] = [askPress('build'), askPress('serve')];
const [joinByPress, planByPress] = [askPress('join'), askPress('plan')];

// In the clerk's bundle, this module replaces those of the press.
export {
  buildByPress as build,
  joinByPress as joinCommand,
  planByPress as plan,
  serveByPress as serve,
};

function askPress(name: PressCommand): Command {
  return async (given, context) => {
    const clerk = ownPackage();
    const install = context.command === 'nomic' ? 'npm install --global' : 'npm install';
    const cure = `${install} ${pressOf(clerk.address ?? `${clerk.name}-${clerk.version}.tgz`)}`;
    const press = findPress(clerk);
    const where = clerk.address
      ? ':'
      : '. In the folder with its file, which lies next to the clerk’s:';
    if (!press) return misuse(`${name} needs the press${where}`, cure);
    if (press.version !== clerk.version) {
      return misuse(
        `the press is of version ${press.version}, and this clerk needs its own, ${clerk.version}: ${cure}`,
      );
    }
    const moduleOf = (path: string) => pathToFileURL(resolve(press.folder, 'src/cli', path)).href;
    let outcome: CommandOutcome = { status: STATUS.usage };
    const launcher: Launcher = await import(moduleOf('with-own-node.js'));
    await launcher.withOwnNode(async () => {
      const [module, called] = MODULES[name];
      const commands: Commands = await import(moduleOf(`commands/${module}.js`));
      outcome = await commands[called](given, context);
    });
    return outcome;
  };
}

interface Launcher {
  /** Refuses if the present Node is too old. */
  readonly withOwnNode: (program: () => Promise<void>) => Promise<void>;
}
type Commands = Readonly<Record<(typeof MODULES)[PressCommand][1], Command>>;

/** Beside the clerk, or above it if the press installed the clerk. */
function findPress({ name }: Package): (Package & { readonly folder: string }) | undefined {
  try {
    const file = createRequire(import.meta.url).resolve(`${name}-press/package.json`);
    return { ...JSON.parse(readFileSync(file, 'utf8')), folder: dirname(file) };
  } catch {
    return undefined;
  }
}
