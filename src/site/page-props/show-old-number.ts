/** All that the page of a number shows which a rule once had: the rules that have had it. */
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import { lifeLink } from '../../archive/page-models/rules/describe-rule-life.ts';
import type { Link } from '../../archive/words/phrase.ts';
import type { RuleNumber } from '../../values/ids.ts';
import { type GameName, nameOf } from './game-name.ts';

export interface OldNumber {
  readonly game: GameName;
  readonly number: RuleNumber;
  readonly rules: readonly Link[];
}

export function showOldNumber(archive: GameArchive, number: RuleNumber): OldNumber {
  const rules = (archive.holders.get(number) ?? []).map((id) => lifeLink(archive, id));
  return { game: nameOf(archive), number, rules };
}
