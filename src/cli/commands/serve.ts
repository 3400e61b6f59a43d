/** `nomic serve`: builds the archive and serves it on this machine. */
import { isSite } from '../../build/own-folder.ts';
import { serveSite, tryPort } from '../../build/serve-site.ts';
import { readSettings } from '../../build/settings.ts';
import { visible } from '../../diagnostics/visible.ts';
import { withRecordsAbove } from '../command-line/content-folder.ts';
import { type Command, misuse, STATUS } from '../command-line/outcome.ts';
import { buildFrom } from './build.ts';

/** The server continues after the command's answer. */
export const serve: Command = async ({ values: given, switches }, context) => {
  const values = withRecordsAbove(given, context);
  const read = readSettings({ values, ...context });
  if (!read.ok) return misuse(read.message);
  const { settings } = read;
  const isBuilt = switches.has('as-built');
  if (isBuilt && !isSite(settings.out)) {
    return misuse(
      `there is no site in ${visible(settings.out)}. Leave out --as-built to build one first.`,
    );
  }
  try {
    // Tries the port first, since the build takes long.
    await tryPort(settings.port);
    const built = isBuilt ? undefined : await buildFrom(settings, values, context);
    if (built && built.status !== STATUS.ok) return built;
    const { address } = await serveSite(settings.out, settings);
    return { status: STATUS.ok, out: `\nThe archive is at ${address} (Ctrl+C ends it).\n` };
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) throw error;
    return misuse(
      `port ${settings.port} is taken. Name another: ${context.command} serve --port 8080`,
    );
  }
};
