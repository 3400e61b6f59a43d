/** Loads the build, and whatever it takes, as fast as Node can. */
import { enableCompileCache } from 'node:module';
import { tuneCollector } from '../src/cli/tune-collector.ts';

export async function loadBuild() {
  enableCompileCache();
  tuneCollector();
  // The YAML library looks into the environment for every token; a plain copy is looked into fast.
  process.env = { ...process.env };
  const { buildArchive } = await import('./build-archive.ts');
  return buildArchive;
}
