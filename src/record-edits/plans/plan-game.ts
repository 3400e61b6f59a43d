/** A new game: its head, and what its players should know of the commands. */
import { isName, whyNoName } from '../../content/names.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { GAME } from '../../records/kinds/game.ts';
import { toPlayer } from '../../records/kinds/player.ts';
import type { Medium, WrittenPlayer, WrittenRuleset } from '../../records/types.ts';
import { writeRecord } from '../../records/write-record.ts';
import { toGameId, toPlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import { type Draft, type PlanResult, refuse } from './draft.ts';
import { playersReadme } from './players-readme.ts';

export interface GameRequest {
  readonly id: string;
  readonly title: string;
  readonly ruleset: WrittenRuleset;
  readonly medium: Medium;
  /** The day on which it begins; its first moves say when, where nobody says it here. */
  readonly started?: Moment | undefined;
  /** `anna=Anna Berg`, in the order of their seats. */
  readonly players: readonly string[];
  /** The commands that set the program up for a player, for the page that says how to play. */
  readonly setUp?: readonly string[] | undefined;
  /** The folder of the records in the repository. */
  readonly content?: string | undefined;
}

export type GamePlanned =
  | { readonly ok: true; readonly game: Draft; readonly readme: string }
  | (PlanResult & { readonly ok: false });

export function planGame(request: GameRequest): GamePlanned {
  const { id, title, ruleset, medium, started, setUp, content } = request;
  if (!isName('id', id)) return refuse(`“${id}” cannot be the id of a game.`, whyNoName('id', id));
  const players: WrittenPlayer[] = [];
  for (const words of request.players) {
    const parsed = parsePlayer(words);
    if (!parsed.ok) return refuse(parsed.message);
    const { player } = parsed;
    if (players.some((other) => other.id === player.id)) {
      return refuse(`Two players have the id ${player.id}.`);
    }
    players.push(player);
  }
  const text = writeRecord(GAME, {
    file: `games/${id}/game.md`,
    id: toGameId(id),
    title,
    ruleset: ruleset.id,
    medium,
    ...withoutUndefined({ started }),
    players,
    readings: new Map(),
    teams: new Map(),
    body: '',
  });
  const readme = playersReadme({ id, title, ruleset, players, setUp, content });
  return { ok: true, game: { file: `games/${id}/game.md`, text }, readme };
}

export type PlayerParsed =
  | { readonly ok: true; readonly player: WrittenPlayer }
  | { readonly ok: false; readonly message: string };

/** `anna=Anna Berg`: an id and a name. */
export function parsePlayer(words: string): PlayerParsed {
  const [, id, name = ''] = /^([^=]*)=(.*)$/.exec(words) ?? [];
  if (id === undefined || name.trim() === '') {
    return { ok: false, message: `“${words}” is not a player. Write it like anna=Anna Berg.` };
  }
  if (!isName('id', id)) {
    const message = `“${id}” cannot be the id of a player. ${whyNoName('id', id)}`;
    return { ok: false, message };
  }
  return { ok: true, player: toPlayer(toPlayerId(id), { name: name.trim() }) };
}
