/** `npm run build`: the archive as a site, from records that are in order. */
import { loadBuild } from './load-build.ts';
import { readSettings, SETTINGS_HELP } from './settings.ts';

const read = readSettings(process.argv.slice(2), process.env);
if (read.ok) {
  const buildArchive = await loadBuild();
  process.exitCode = await buildArchive(read.settings, process.stdout);
} else {
  console.error(`build: ${read.message}\n\nnpm run build -- [options]\n\n${SETTINGS_HELP}`);
  process.exitCode = 2;
}
