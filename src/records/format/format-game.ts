/** The inverse of `parse-game.ts`. */

import type { GameHead } from '../parse/parse-game.ts';
import type { WrittenReading } from '../types.ts';
import { formatCorrection } from './format-correction.ts';
import { formatPlayer } from './format-player.ts';
import { formatRecord, toObject } from './format-record.ts';

export function formatGame(game: GameHead): string {
  const { title, ruleset, medium, started, players, readings, teams, body } = game;
  const front = {
    title,
    ruleset,
    medium,
    started: started?.text,
    sample: game.sample || undefined,
    invented: game.invented || undefined,
    players: new Map(players.map((player) => [player.id, formatPlayer(player)])),
    readings: readings.size === 0 ? undefined : toObject(readings, formatReading),
    teams: teams.size === 0 ? undefined : toObject(teams, (members) => members),
    clerks: game.clerks,
    unobjected: game.unobjected,
    corrected: formatCorrection(game.corrected),
  };
  return formatRecord(front, body, ['players']);
}

function formatReading({ take, since, why }: WrittenReading) {
  return { take, since: since?.text, why };
}
