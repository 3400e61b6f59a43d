/** Loads the build, and whatever it takes, as fast as Node can, and runs it. */
import { watchOutput } from '../src/cli/output.ts';
import { systemFault } from '../src/diagnostics/system-fault.ts';
import { visible } from '../src/diagnostics/visible.ts';
import { bundlePages } from './page-bundle.ts';
import type { Settings } from './settings.ts';

/**
 * The exit status: 0 when the site stands, 2 when it could not be written, otherwise that of
 * `nomic check`.
 */
export async function runBuild(settings: Settings, out: NodeJS.WriteStream): Promise<number> {
  // The YAML library looks into the environment for every token; a plain copy is looked into fast.
  process.env = { ...process.env };
  watchOutput(process, sayLost);
  try {
    const bundle = bundlePages(settings);
    const { buildArchive } = await import('./build-archive.ts');
    return await buildArchive(settings, bundle, out);
  } catch (error) {
    return refuseToWrite(error, settings);
  }
}

/** A build that has lost its reader goes on: what it makes is the site. */
function sayLost(reason?: string): void {
  if (reason !== undefined)
    process.stderr.write(`build: the output cannot be written: ${reason}.\n`);
}

/** A full disk or a folder that may not be written to is nobody's bug. */
function refuseToWrite(error: unknown, { out }: Settings): number {
  const fault = systemFault(error);
  if (!fault) throw error;
  const what = visible(fault.path ?? out);
  process.stderr.write(`build: ${what} cannot be written: ${fault.reason}. No site was built.\n`);
  return 2;
}
