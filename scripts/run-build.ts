/** Loads the build, and whatever it takes, as fast as Node can, and runs it. */
import { bundlePages } from './page-bundle.ts';
import type { Settings } from './settings.ts';

/** The exit status: 0 when the site stands, otherwise that of `nomic check`. */
export async function runBuild(settings: Settings, out: NodeJS.WriteStream): Promise<number> {
  // The YAML library looks into the environment for every token; a plain copy is looked into fast.
  process.env = { ...process.env };
  const bundle = bundlePages(settings);
  const { buildArchive } = await import('./build-archive.ts');
  return buildArchive(settings, bundle, out);
}
