/** Runs the build, and says in a sentence what the system has against it. */
import { watchOutput } from '../src/cli/output.ts';
import { systemFault } from '../src/diagnostics/system-fault.ts';
import { visible } from '../src/diagnostics/visible.ts';
import { buildArchive } from './build-archive.ts';
import type { Settings } from './settings.ts';

/**
 * The exit status: 0 when the site stands, 2 when it could not be written, otherwise that of
 * `nomic check`.
 */
export async function runBuild(settings: Settings, out: NodeJS.WriteStream): Promise<number> {
  watchOutput(process, sayLost);
  try {
    return await buildArchive(settings, out);
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
