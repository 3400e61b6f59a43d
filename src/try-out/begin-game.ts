/** Begins a game at the board, with the same record as `nomic init`. */
import type { Source } from '../content/source.ts';
import { toLibrary, withRecords } from '../pipeline.ts';
import { newId } from '../record-edits/plans/new-id.ts';
import { planGame, playersReadme } from '../record-edits/plans/plan-game.ts';
import { parseMoment } from '../values/moment.ts';
import type { OpenGame } from './open-game.ts';

export interface GameWanted {
  readonly title: string;
  readonly ruleset: string;
  /** The records of the ruleset. */
  readonly sources: readonly Source[];
  /** In the order of seats. */
  readonly players: readonly string[];
  /** Ids that other games have. */
  readonly taken: readonly string[];
  /** The day of its beginning. */
  readonly on: string;
}

export type Begun =
  | { readonly ok: true; readonly game: string; readonly sources: readonly Source[] }
  | { readonly ok: false; readonly lines: readonly string[] };

const [FEWEST, MOST] = [2, 6];

export function beginGame(wanted: GameWanted): Begun {
  const players = wanted.players.map((name) => name.trim()).filter(Boolean);
  if (players.length < FEWEST || players.length > MOST) {
    return refuse(`The board has seats for ${FEWEST} to ${MOST} players: give each a name.`);
  }
  const library = toLibrary({ sources: wanted.sources, findings: [] });
  const ruleset = [...library.records.rulesets.values()].find(({ id }) => id === wanted.ruleset);
  if (!ruleset) return refuse(`There is no Initial Set ${wanted.ruleset}.`);
  const title = wanted.title.trim();
  if (title === '') return refuse('Give the game a title.');
  const id = newId(title, 'game', wanted.taken);
  const ids: string[] = [];
  for (const name of players) ids.push(newId(name, 'player', ids));
  const planned = planGame({
    id,
    title,
    ruleset,
    medium: 'table',
    started: parseMoment(wanted.on),
    players: players.map((name, i) => `${ids[i]}=${name}`),
  });
  if (!planned.ok) return planned;
  const records = [{ file: planned.game.file, text: planned.game.text }];
  const fault = withRecords(library, records, [id]).findings.find(
    ({ severity }) => severity === 'error',
  );
  if (fault) return refuse(fault.message, ...(fault.help === undefined ? [] : [fault.help]));
  return { ok: true, game: id, sources: [...wanted.sources, ...records] };
}

function refuse(...lines: readonly string[]): Begun {
  return { ok: false, lines };
}

/** The readme beside the records of a game that is downloaded. */
export function readmeOf({ archive }: OpenGame): string {
  const { id, title, ruleset, replay } = archive;
  return playersReadme({ id, title, ruleset, players: replay.game.players });
}
