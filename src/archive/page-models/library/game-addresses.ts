/** Addresses of a game's pages that search engines should know, without the ones that only lead on. */
import type { GameArchive } from '../../lookup/game-archive.ts';
import { CHANGE_FILES } from '../../rule-history/describe-change-files.ts';
import { ledgerSheets } from '../game/describe-player.ts';
import { timelineSheets } from '../game/describe-timeline.ts';
import { placeSheets } from '../judgments/describe-readings.ts';
import { judgmentSheets } from '../judgments/list-judgments.ts';
import { proposalSheets } from '../proposals/list-proposals.ts';
import { fileSheets, versionSheets } from '../rules/list-versions.ts';

export function gameAddresses(archive: GameArchive): readonly string[] {
  const { id, links, replay } = archive;
  return [
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
  ];
}
