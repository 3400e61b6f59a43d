/** `npm run build`: the archive as a site, from records that are in order. */
import { enterProject } from './enter-project.ts';
import { runBuild } from './run-build.ts';
import { readSettings, SETTINGS_HELP } from './settings.ts';

const read = readSettings(process.argv.slice(2), process.env);
if (read.ok) {
  process.exitCode = await runBuild(enterProject(read.settings), process.stdout);
} else {
  console.error(`build: ${read.message}\n\nnpm run build -- [options]\n\n${SETTINGS_HELP}`);
  process.exitCode = 2;
}
