/** Messages about games that cannot be shown, or only up to a point. */
import { visible } from '../../diagnostics/visible.ts';
import type { Replays } from '../../pipeline.ts';
import { type CommandOutcome, STATUS } from './outcome.ts';

/** Status and warning beside games that are shown. Each is shown as far as it is in order. */
export function asFarAs(
  games: readonly string[],
  replays: Replays,
  command: string,
): CommandOutcome {
  const warnings = games.flatMap((id) => {
    const replay = replays.get(id);
    if (!replay) return unreadable(id, command).err ?? [];
    const isFaulty = replay.findings.some(({ severity }) => severity === 'error');
    return isFaulty ? `nomic: ${id} has an error. See: ${command} check ${id}\n` : [];
  });
  return warnings.length === 0
    ? { status: STATUS.ok }
    : { status: STATUS.findings, err: warnings.join('') };
}

/** For a game or ruleset whose records are malformed. */
export function unreadable(what: string, command: string): CommandOutcome {
  const err = `nomic: the records of ${visible(what)} cannot be read. See: ${command} check\n`;
  return { status: STATUS.findings, err };
}
