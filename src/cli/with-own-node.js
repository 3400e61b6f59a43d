// @ts-check
/**
 * Starts a program in TypeScript, wherever it is called. It is plain JavaScript that an older Node
 * understands: outside of npm's scripts, `node` is whichever version the machine has.
 */

/** The first Node that runs TypeScript directly and keeps the compiled code. */
const NEEDED = 24;
const OWN = new URL('../../node_modules/node/bin/node', import.meta.url);

/** @param {URL} program */
export async function withOwnNode(program) {
  if (Number.parseInt(process.versions.node, 10) < NEEDED) return startAnew();
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  await import(program.href);
}

/** Runs the same command again, with the Node that is installed with the project. */
async function startAnew() {
  const { spawnSync } = await import('node:child_process');
  const { fileURLToPath } = await import('node:url');
  const node = fileURLToPath(OWN);
  const { error, status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  if (error) {
    const wanted = `Nomotheca needs Node ${NEEDED}, and this is ${process.version}.`;
    console.error(`${wanted} Run npm ci in the project, which brings one along.`);
  }
  process.exitCode = status ?? 2;
}
