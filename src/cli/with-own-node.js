// @ts-check
/**
 * Starts the program, wherever it is called. It is plain JavaScript that an older Node understands:
 * outside of npm's scripts, `node` is whichever version the machine has.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The oldest Node that works. A checkout needs the first Node that runs TypeScript, even if an older one
 * installs it. A package needs the one that it promises.
 */
const { name, engines, devEngines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const isCheckout = devEngines !== undefined;
const least = isCheckout ? devEngines.runtime.version : engines.node;
const [MAJOR = 0, MINOR = 0] = least.match(/\d+/g).map(Number);
/** The Node installed with the project. */
const OWN = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));

/** @param {() => Promise<unknown>} program */
export async function withOwnNode(program) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MAJOR || (major === MAJOR && minor < MINOR)) return startAnew();
  const { enableCompileCache } = await import('node:module');
  if (enableCompileCache) enableCompileCache();
  else giveWhatNode20Lacks();
  await program();
}

/** Only what the command uses of these functions of later Nodes. */
function giveWhatNode20Lacks() {
  Map.groupBy ??= (items, keyOf) => {
    const groups = new Map();
    let place = 0;
    for (const item of items) {
      const key = keyOf(item, place++);
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(item);
    }
    return groups;
  };
  Object.groupBy ??= (items, keyOf) => Object.fromEntries(Map.groupBy(items, keyOf));
  Promise.withResolvers ??= () => {
    let settle;
    const promise = new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
    return { promise, ...settle };
  };
}

/** Runs the command again with the project's Node. */
async function startAnew() {
  if (!existsSync(OWN)) {
    const needs = `${name} needs Node ${MAJOR}.${MINOR} or later, but this is ${process.version}.`;
    console.error(isCheckout ? `${needs} “npm ci” brings one along.` : needs);
    process.exitCode = 2;
    return;
  }
  const { spawnSync } = await import('node:child_process');
  const { status } = spawnSync(OWN, process.argv.slice(1), { stdio: 'inherit' });
  process.exitCode = status ?? 2;
}
