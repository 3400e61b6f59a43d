/** How far to replay a game for the version or the date that a command line names. */

import { latestVersion } from '../../archive/json/game-json.ts';
import { formatDate } from '../../archive/words/format-date.ts';
import type { Until } from '../../engine/replay.ts';
import type { Replay } from '../../engine/results/types.ts';
import { parseMoment } from '../../values/moment.ts';

export type VersionChosen =
  | { readonly ok: true; readonly until: Until | undefined }
  | { readonly ok: false; readonly message: string };

export function chooseVersion(replay: Replay, values: ReadonlyMap<string, string>): VersionChosen {
  const number = values.get('version');
  const date = values.get('at');
  if (number !== undefined && date !== undefined) {
    return refuse('--version and --at are two ways to say the same; one of them is enough.');
  }
  if (number !== undefined) return byNumber(replay, number);
  if (date !== undefined) return byDate(replay, date);
  return { ok: true, until: undefined };
}

function byNumber(replay: Replay, text: string): VersionChosen {
  const latest = latestVersion(replay);
  const version = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (version === latest) return { ok: true, until: undefined };
  if (version < latest) return { ok: true, until: { version } };
  const has = latest === 0 ? 'only version 0' : `versions 0 to ${latest}`;
  return refuse(`there is no version “${text}”: ${replay.game.id} has ${has}.`);
}

/** Everything that had certainly happened by the end of the date, however coarse the date is. */
function byDate({ game }: Replay, text: string): VersionChosen {
  const at = parseMoment(text);
  if (!at) return refuse(`“${text}” is not a date. Write 2009-10-01, 2009-10 or 2009.`);
  if (game.started && at.to < game.started.from) {
    return refuse(`${game.id} began on ${formatDate(game.started)}, after ${formatDate(at)}.`);
  }
  return { ok: true, until: { at } };
}

function refuse(message: string): VersionChosen {
  return { ok: false, message };
}
