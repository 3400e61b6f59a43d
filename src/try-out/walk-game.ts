/** A game to walk through, where no page has it. */
import { type WalkJson, walkJson } from '../archive/page-models/game/describe-walk.ts';
import { type LivesJson, livesJson } from '../archive/rule-history/lives-json.ts';
import type { OpenGame } from './open-game.ts';

export interface Walked {
  readonly walk: WalkJson;
  readonly lives: LivesJson;
}

export function walkOf({ archive }: OpenGame): Walked {
  return { walk: walkJson(archive), lives: livesJson(archive) };
}
