/** Addresses of the pages that search engines should know, without the ones that only lead on. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { ledgerSheets } from '../archive/page-models/game/describe-player.ts';
import { timelineSheets } from '../archive/page-models/game/describe-timeline.ts';
import { placeSheets } from '../archive/page-models/judgments/describe-readings.ts';
import { judgmentSheets } from '../archive/page-models/judgments/list-judgments.ts';
import { proposalSheets } from '../archive/page-models/proposals/list-proposals.ts';
import { fileSheets, versionSheets } from '../archive/page-models/rules/list-versions.ts';
import { CHANGE_FILES } from '../archive/rule-history/describe-change-files.ts';
import { CODES } from '../diagnostics/codes.ts';
import { games, links, rulesets } from './load.ts';

const FILES = import.meta.glob('./pages/docs/[a-z]*');
/** Every page of the documentation, by its file; the one at its root has no name. */
const DOCUMENTS = Object.keys(FILES).map((path) => {
  const name = path.replace(/^.*\/|\.\w+$/g, '');
  return name === 'index' ? undefined : name;
});

export const ADDRESSES: readonly string[] = [
  links.home(),
  links.sixSteps(),
  links.board(),
  ...DOCUMENTS.map((name) => links.docs(name)),
  links.finding(),
  ...CODES.map((code) => links.finding(code)),
  ...rulesets.flatMap(({ id }) => [links.ruleset(id), links.wordByWord(id)]),
  ...games.flatMap(({ archive }) => listGame(archive)),
];

function listGame(archive: GameArchive): readonly string[] {
  const { id, replay } = archive;
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
