// @ts-check
/**
 * Starts a program in TypeScript, wherever it is called from. In plain JavaScript that an older Node
 * understands, since outside of npm's scripts `node` is whatever the machine has.
 */

/** The first Node that runs TypeScript as it is and keeps what it compiled. */
const NEEDED = 24;
const OWN = new URL('../../node_modules/node/bin/node', import.meta.url);

/** @param {URL} program */
export async function withOwnNode(program) {
  if (Number.parseInt(process.versions.node, 10) < NEEDED) return startAnew();
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  await import(program.href);
}

/** The same command once more, with the Node that the project brings along. */
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
