/**
 * The facts about one game that pages of the whole archive state. A build keeps this data with the pages of the
 * game, and makes the pages of the archive from it without replaying the game.
 */
import { feedEntries } from '../../exports/atom-feed.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { gameLink } from '../game/describe-game.ts';
import { describeOnHome } from './describe-home.ts';
import { describeSixSteps } from './describe-six-steps.ts';
import { adoptedByWords } from './describe-word-by-word.ts';
import { gameAddresses } from './game-addresses.ts';
import { listFindable } from './list-findable.ts';
import { gamePlace } from './list-places.ts';

export function summariseGame(archive: GameArchive) {
  return {
    link: gameLink(archive),
    /** The id of its Initial Set. */
    ruleset: archive.ruleset.id,
    home: describeOnHome(archive),
    sixSteps: describeSixSteps(archive),
    /** Rules that it adopted, sentence by sentence. */
    adopted: adoptedByWords(archive),
    entries: feedEntries(archive),
    place: gamePlace(archive),
    findable: listFindable(archive),
    /** Its pages, for search engines. */
    addresses: gameAddresses(archive),
  };
}

export type GameDigest = ReturnType<typeof summariseGame>;
