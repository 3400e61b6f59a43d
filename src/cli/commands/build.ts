/**
 * `nomic build`: makes a site from legal records. `nomic plan` divides this work, and `nomic join`
 * combines the parts of several runners.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../../archive/words/phrase.ts';
import { type BuildScope, buildArchive } from '../../build/build-archive.ts';
import { planParts } from '../../build/parts.ts';
import { namedContent, readSettings, type Settings } from '../../build/settings.ts';
import { type Arguments, NOTHING_GIVEN } from '../command-line/arguments.ts';
import { withRecordsAbove } from '../command-line/content-folder.ts';
import {
  type Command,
  type CommandContext,
  type CommandOutcome,
  misuse,
  STATUS,
} from '../command-line/outcome.ts';
import { checkRecords } from './check.ts';

export async function build(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  if (!given.values.has('game')) return buildSite(given, context, {});
  if (!given.values.has('out')) {
    return misuse('--game makes parts of a site: --out says in which folder, such as --out parts.');
  }
  const named = given.lists.get('game')?.flatMap((games) => games.split(/[,\s]+/)) ?? [];
  return buildSite(given, context, { only: [...new Set(named.filter((game) => game !== ''))] });
}

/** The same site as `build`, from parts in several folders. */
export const joinCommand: Command = (given, context) => {
  const joined = given.operands.map((folder) => resolve(context.cwd, folder));
  const missing = joined.find(
    (folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true,
  );
  if (missing !== undefined) return misuse(`there is no folder ${missing} of parts.`);
  return buildSite(given, context, { joined });
};

async function buildSite(
  given: Arguments,
  context: CommandContext,
  scope: BuildScope,
): Promise<CommandOutcome> {
  const values = withRecordsAbove(given.values, context);
  const read = readSettings({ values, ...context });
  if (!read.ok) return misuse(read.message);
  const built = await buildFrom(read.settings, values, context, scope);
  const isNowhere = built.status === STATUS.ok && read.settings.site === undefined;
  if (isNowhere) context.stdout.write(NO_ADDRESS);
  return built;
}

/** Assigns games to runners. */
export async function plan(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  const read = readSettings({ values: withRecordsAbove(given.values, context), ...context });
  if (!read.ok) return misuse(read.message);
  const planned = planParts(read.settings, Number(given.values.get('runners') ?? 1));
  if (typeof planned === 'string') return misuse(planned);
  const { runners, kept } = planned;
  if (given.values.get('format') === 'json') {
    const include = runners.map(({ games, weight }, i) => {
      return { runner: i + 1, games: games.join(','), weight };
    });
    return { status: STATUS.ok, out: `${JSON.stringify({ include })}\n` };
  }
  const lines = runners.map(({ games, weight }, i) => {
    return `  runner ${i + 1}: ${counted(games.length, 'game')}, ${Math.ceil(weight / 1000)} kB of records\n`;
  });
  const made = runners.flatMap(({ games }) => games).length;
  const said = `${counted(kept, 'game')} in the cache, ${counted(made, 'game')} to make:\n`;
  return { status: STATUS.ok, out: said + lines.join('') };
}

/** For sites to publish; serving on this machine needs no other address. */
const NO_ADDRESS =
  'Citations, feeds and the sitemap have the address http://localhost:4321. Give yours with --site.\n';

/** With the settings that were read from the values. */
export async function buildFrom(
  settings: Settings,
  values: Arguments['values'],
  context: CommandContext,
  scope: BuildScope = {},
): Promise<CommandOutcome> {
  const built = await buildArchive(settings, context.stdout, scope);
  if (built.ok) return { status: STATUS.ok };
  if (built.message !== undefined) return misuse(built.message);
  // Refuses illegal records in the words of `nomic check`.
  const content = namedContent({ values, env: context.env });
  const given = { ...NOTHING_GIVEN, values: new Map([['content', content]]) };
  const { err = '', ...report } = checkRecords(given, context);
  if (report.status === STATUS.usage) return { ...report, err };
  const why = 'Nothing was built: the archive publishes only records that are in order.';
  return { ...report, err: `${err}\n${why}\n` };
}
