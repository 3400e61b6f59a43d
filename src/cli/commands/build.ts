/** `nomic build`: the archive as a site, from records that are in order. */
import { buildArchive } from '../../build/build-archive.ts';
import { namedContent, readSettings, type Settings } from '../../build/settings.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { withRecordsAbove } from '../command-line/content-folder.ts';
import {
  type CommandContext,
  type CommandOutcome,
  misuse,
  STATUS,
} from '../command-line/outcome.ts';
import { checkRecords } from './check.ts';

export async function build(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  const values = withRecordsAbove(given.values, context);
  const read = readSettings({ values, ...context });
  if (!read.ok) return misuse(read.message);
  const outcome = await buildFrom(read.settings, values, context);
  if (outcome.status === STATUS.ok && read.settings.site === undefined) {
    context.stdout.write(NO_ADDRESS);
  }
  return outcome;
}

/** Said of what is to be published: who only serves it to this machine needs no other address. */
const NO_ADDRESS =
  'Citations, feeds and the sitemap say http://localhost:4321: --site says where it is published.\n';

/** With the settings that were read from the values. */
export async function buildFrom(
  settings: Settings,
  values: Arguments['values'],
  context: CommandContext,
): Promise<CommandOutcome> {
  const built = await buildArchive(settings, context.stdout);
  if (built.ok) return { status: STATUS.ok };
  return built.message === undefined ? refuse(values, context) : misuse(built.message);
}

/** An illegal record is refused with the words of `nomic check`, because they come from it. */
function refuse(values: Arguments['values'], context: CommandContext): CommandOutcome {
  const content = namedContent({ values, env: context.env });
  const given = {
    operands: [],
    values: new Map([['content', content]]),
    lists: new Map(),
    switches: new Set<string>(),
  };
  const { err = '', ...report } = checkRecords(given, context);
  if (report.status === STATUS.usage) return { ...report, err };
  const why = 'Nothing was built: the archive publishes only records that are in order.';
  return { ...report, err: `${err}\n${why}\n` };
}
