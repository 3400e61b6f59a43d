/** A game to walk through without pages of its own. */
import { walkJson } from '../archive/page-models/game/describe-walk.ts';
import { livesJson } from '../archive/rule-history/lives-json.ts';
import type { OpenGame } from './open-game.ts';

export function walkOf({ archive }: OpenGame) {
  return { walk: walkJson(archive), lives: livesJson(archive) };
}

export type GameWalk = ReturnType<typeof walkOf>;
