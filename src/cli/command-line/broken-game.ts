/** Messages about games that cannot be shown, or only in part. */
import { restoring } from '../../diagnostics/mending-command.ts';
import { remedyOf } from '../../diagnostics/register/remedies.ts';
import { visible } from '../../diagnostics/visible.ts';
import { type Library, locateFindings, type Replays } from '../../pipeline.ts';
import type { Arguments } from './arguments.ts';
import { contentFolder } from './content-folder.ts';
import { type CommandContext, type CommandOutcome, STATUS } from './outcome.ts';

type CommandCall = readonly [given: Pick<Arguments, 'values'>, context: CommandContext];

/** Status and warning for games, each shown as far as it is legal. */
export function asFarAs(
  games: readonly string[],
  library: Library,
  replays: Replays,
  ...called: CommandCall
): CommandOutcome {
  const warnings = games.flatMap((id) => {
    const replay = replays.get(id);
    const isFaulty = replay?.findings.some(({ severity }) => severity === 'error') ?? true;
    if (!isFaulty) return [];
    const lines = faultLines(id, library, replay && new Map([[id, replay]]), ...called);
    return `nomic: ${lines.map(visible).join('\n')}\n`;
  });
  return warnings.length === 0
    ? { status: STATUS.ok }
    : { status: STATUS.findings, err: warnings.join('') };
}

/** For a game or ruleset whose records are malformed. */
export function unreadable(what: string, library: Library, ...called: CommandCall): CommandOutcome {
  const lines = faultLines(what, library, undefined, ...called);
  return { status: STATUS.findings, refused: { lines } };
}

/** With the first fault's place; there is no replay if records are unreadable. */
export function faultLines(
  what: string,
  library: Library,
  replays: Replays | undefined,
  given: Pick<Arguments, 'values'>,
  context: CommandContext,
): readonly string[] {
  const [first] = locateFindings(
    library,
    replays ?? new Map(),
    ({ severity, game, at }) =>
      severity === 'error' && (game === what || at.file.startsWith(`${what}/`)),
  );
  const { named, dir } = contentFolder(given, context);
  const lastCommit = (file: string) => context.lastCommitOf?.(dir, file);
  return [
    replays
      ? `the game ${visible(what)} has an error. See: ${context.command} check ${what}`
      : `the records of ${visible(what)} cannot be read. See: ${context.command} check`,
    ...(first
      ? [
          `${named}${first.file}:${first.line}: ${first.message} ${remedyOf(first)}`,
          ...restoring(first, named, lastCommit),
        ]
      : []),
  ];
}
