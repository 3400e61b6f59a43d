/** Addresses of the pages that search engines should know, without the ones that only lead on. */
import { CODES } from '../diagnostics/codes.ts';
import { games, links, rulesets } from './load.ts';

export function listAddresses(): readonly string[] {
  return [
    links.home(),
    links.docs(),
    links.finding(),
    ...CODES.map((code) => links.finding(code)),
    ...rulesets.map(({ id }) => links.ruleset(id)),
    ...games.flatMap(({ archive: { id, replay } }) => [
      links.game(id),
      links.rules(id),
      links.versions(id),
      links.proposals(id),
      links.judgments(id),
      links.players(id),
      links.readings(id),
      ...replay.versions.map(({ number }) => links.version(id, number)),
      ...[...replay.lives.keys()].map((rule) => links.rule(id, rule)),
      ...replay.proposals.map(({ written }) => links.proposal(id, written.name)),
      ...replay.judgments.map(({ written }) => links.judgment(id, written.name)),
      ...replay.players.map((player) => links.player(id, player.id)),
    ]),
  ];
}
