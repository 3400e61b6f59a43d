/**
 * The facts about one game that pages of the whole archive state. A build keeps this data with the pages of the
 * game, and makes the pages of the archive from it without replaying the game.
 */
import { type FeedEntry, feedEntries } from '../../exports/atom-feed.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import type { Link } from '../../words/phrase.ts';
import { gameLink } from '../game/describe-game.ts';
import { describeOnHome, type GameOnHome } from './describe-home.ts';
import { describeSixSteps, type SixSteps } from './describe-six-steps.ts';
import { adoptedByWords, type RuleOfSet } from './describe-word-by-word.ts';
import { gameAddresses } from './game-addresses.ts';
import { type FindableGroup, listFindable } from './list-findable.ts';
import { gamePlace, type SearchTarget } from './list-places.ts';

export interface GameDigest {
  readonly link: Link;
  /** The id of its Initial Set. */
  readonly ruleset: string;
  readonly home: GameOnHome;
  readonly sixSteps: SixSteps | undefined;
  /** Rules that it adopted, sentence by sentence. */
  readonly adopted: readonly RuleOfSet[];
  readonly entries: readonly FeedEntry[];
  readonly place: SearchTarget;
  readonly findable: FindableGroup;
  /** Its pages, for search engines. */
  readonly addresses: readonly string[];
}

export function summariseGame(archive: GameArchive): GameDigest {
  return {
    link: gameLink(archive),
    ruleset: archive.ruleset.id,
    home: describeOnHome(archive),
    sixSteps: describeSixSteps(archive),
    adopted: adoptedByWords(archive),
    entries: feedEntries(archive),
    place: gamePlace(archive),
    findable: listFindable(archive),
    addresses: gameAddresses(archive),
  };
}
