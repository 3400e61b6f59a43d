/** Addresses of the pages that search engines should know, without the ones that only lead on. */

import { timelineSheets } from '../archive/pages/describe-timeline.ts';
import { CHANGE_FILES } from '../archive/rules/describe-change-files.ts';
import { CODES } from '../diagnostics/codes.ts';
import { games, links, rulesets } from './load.ts';

const FILES = import.meta.glob('./pages/docs/*');
/** Every page of the documentation, by its file; the one at its root has no name. */
const DOCUMENTS = Object.keys(FILES).map((path) => {
  const name = path.replace(/^.*\/|\.\w+$/g, '');
  return name === 'index' ? undefined : name;
});

export function listAddresses(): readonly string[] {
  return [
    links.home(),
    links.sixSteps(),
    ...DOCUMENTS.map((name) => links.docs(name)),
    links.finding(),
    ...CODES.map((code) => links.finding(code)),
    ...rulesets.map(({ id }) => links.ruleset(id)),
    ...games.flatMap(({ archive: { id, replay } }) => [
      links.game(id),
      links.rules(id),
      links.versions(id),
      links.compare(id),
      ...timelineSheets(replay).map((sheet) => links.timeline(id, sheet)),
      links.proposals(id),
      links.judgments(id),
      links.players(id),
      links.readings(id),
      links.desk(id),
      ...CHANGE_FILES.map((file) => links.changeFile(id, file.id)),
      ...replay.versions.map(({ number }) => links.version(id, number)),
      ...[...replay.lives.keys()].map((rule) => links.rule(id, rule)),
      ...replay.proposals.map(({ written }) => links.proposal(id, written.name)),
      ...replay.judgments.map(({ written }) => links.judgment(id, written.name)),
      ...replay.players.map((player) => links.player(id, player.id)),
    ]),
  ];
}
