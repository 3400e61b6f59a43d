/** Messages about games that cannot be shown, or only up to a point. */
import { visible } from '../../diagnostics/visible.ts';
import { type Library, locateFindings, type Replays } from '../../pipeline.ts';
import { type CommandOutcome, STATUS } from './outcome.ts';

/** Status and warning beside games that are shown. Each is shown as far as it is in order. */
export function asFarAs(
  games: readonly string[],
  library: Library,
  replays: Replays,
  command: string,
): CommandOutcome {
  const warnings = games.flatMap((id) => {
    const replay = replays.get(id);
    if (!replay) return `nomic: ${unreadLines(id, library, command).map(visible).join('\n')}\n`;
    const isFaulty = replay.findings.some(({ severity }) => severity === 'error');
    return isFaulty ? `nomic: ${id} has an error. See: ${command} check ${id}\n` : [];
  });
  return warnings.length === 0
    ? { status: STATUS.ok }
    : { status: STATUS.findings, err: warnings.join('') };
}

/** For a game or ruleset whose records are malformed. */
export function unreadable(what: string, library: Library, command: string): CommandOutcome {
  return { status: STATUS.findings, refused: { lines: unreadLines(what, library, command) } };
}

/** With the first place that cannot be read. */
function unreadLines(what: string, library: Library, command: string): readonly string[] {
  const [first] = locateFindings(
    library,
    new Map(),
    ({ severity, game, at }) =>
      severity === 'error' && (game === what || at.file.startsWith(`${what}/`)),
  );
  const { file, line, message, help = '' } = first ?? {};
  return [
    `the records of ${visible(what)} cannot be read. See: ${command} check`,
    ...(first ? [`${file}:${line}: ${message} ${help}`] : []),
  ];
}
