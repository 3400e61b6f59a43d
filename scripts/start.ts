/** `npm start`: builds the archive and serves it on this machine, to look at. */
import { enterProject } from './enter-project.ts';
import { runBuild } from './run-build.ts';
import { serveSite } from './serve-site.ts';
import { readSettings, SETTINGS_HELP, type Settings } from './settings.ts';

const MORE_HELP = `  --port N        where to listen                (PORT, else 4321)
  --as-built      serve what was built before, without building again
`;

const read = readSettings(process.argv.slice(2), process.env);
if (read.ok) process.exitCode = await start(enterProject(read.settings));
else {
  console.error(`start: ${read.message}\n\nnpm start -- [options]\n\n${SETTINGS_HELP}${MORE_HELP}`);
  process.exitCode = 2;
}

async function start(settings: Settings): Promise<number> {
  const status = settings.asBuilt ? 0 : await runBuild(settings, process.stdout);
  if (status !== 0) return status;
  try {
    const { address } = await serveSite(settings.out, settings);
    console.log(`\nThe archive is at ${address} (Ctrl+C ends it).`);
    return 0;
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) throw error;
    console.error(`start: port ${settings.port} is taken. Name another: npm start -- --port 8080`);
    return 2;
  }
}
