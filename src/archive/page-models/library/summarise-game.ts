/**
 * The facts about one game that pages of the whole archive state. A build keeps this data with the pages of the
 * game, and makes the pages of the archive from it without replaying the game.
 */
import { feedEntries } from '../../exports/atom-feed.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { CHANGE_FILES } from '../../rule-history/describe-change-files.ts';
import { link } from '../../words/phrase.ts';
import { proposalLink } from '../../words/phrases/proposal-words.ts';
import { gameLink } from '../game/describe-game.ts';
import { ledgerSheets } from '../game/describe-player.ts';
import { timelineSheets } from '../game/describe-timeline.ts';
import { placeSheets } from '../judgments/describe-readings.ts';
import { judgmentSheets } from '../judgments/list-judgments.ts';
import { proposalSheets } from '../proposals/list-proposals.ts';
import { lifeLink } from '../rules/describe-rule-life.ts';
import { fileSheets, versionSheets } from '../rules/list-versions.ts';
import { describeOnHome } from './describe-home.ts';
import { describeSixSteps } from './describe-six-steps.ts';
import { adoptedByWords } from './describe-word-by-word.ts';
import { gamePlace } from './list-places.ts';

export function summariseGame(archive: GameArchive) {
  const { id, links, replay } = archive;
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
    /** Its pages, for search engines, without the ones that only lead on. */
    addresses: [
      links.game(id),
      links.rules(id),
      links.versions(id),
      ...versionSheets(archive).map((sheet) => links.versions(id, sheet.id)),
      links.compare(id),
      ...timelineSheets(replay).map((sheet) => links.timeline(id, sheet)),
      links.proposals(id),
      ...proposalSheets(archive).map((sheet) => links.proposals(id, sheet.id)),
      links.judgments(id),
      ...judgmentSheets(archive).map((sheet) => links.judgments(id, sheet.id)),
      links.players(id),
      links.readings(id),
      links.desk(id),
      ...placeSheets(archive).map(({ reading, sheet }) => links.readingPlaces(id, reading, sheet)),
      ...CHANGE_FILES.flatMap((file) => [
        links.changeFile(id, file.id),
        ...fileSheets(archive, file.id).map((sheet) => links.changeFile(id, file.id, sheet.id)),
      ]),
      ...replay.versions.map(({ number }) => links.version(id, number)),
      ...[...replay.lives.keys()].map((rule) => links.rule(id, rule)),
      ...replay.proposals.map(({ written }) => links.proposal(id, written.name)),
      ...replay.judgments.map(({ written }) => links.judgment(id, written.name)),
      ...replay.players.flatMap((player) => [
        links.player(id, player.id),
        ...ledgerSheets(archive, player).map(({ sheet }) => links.playerSums(id, player.id, sheet)),
      ]),
    ],
  };
}

export type GameDigest = ReturnType<typeof summariseGame>;

/** Links of one kind in one group; all of a longer list are on a page of their own. */
const MAX_LINKS = 12;

/** Everything that search can find, grouped: what the search page shows without a script. */
export function listFindable(archive: GameArchive) {
  const { replay, links, id } = archive;
  const kinds = [
    {
      title: 'Judgments',
      all: links.judgments(id),
      links: replay.judgments
        .toReversed()
        .map(({ written }) =>
          link(`${written.number}. ${written.question}`, links.judgment(id, written.name)),
        ),
    },
    {
      title: 'Rules',
      all: links.rules(id),
      links: [...replay.lives.keys()].map((rule) => lifeLink(archive, rule)),
    },
    {
      title: 'Proposals',
      all: links.proposals(id),
      links: replay.proposals.toReversed().map(({ written }) => proposalLink(archive, written)),
    },
  ];
  const players = {
    title: 'Players',
    all: links.players(id),
    links: replay.players.map(({ id: player, name, formerly }) => {
      const names = [name, ...formerly.map((before) => before.name)];
      return link(names.join(', formerly '), links.player(id, player));
    }),
  };
  return {
    game: link(archive.title, links.game(id)),
    kinds: [...kinds, players]
      .filter((kind) => kind.links.length > 0)
      .map((kind) => ({
        title: kind.title,
        count: kind.links.length,
        links: kind.links.slice(0, MAX_LINKS),
        more:
          kind.links.length > MAX_LINKS
            ? link(`All ${kind.links.length} ${kind.title.toLowerCase()}`, kind.all)
            : undefined,
      })),
  };
}
