/** Everything that search can find, grouped: what the search page shows without a script. */
import type { GameArchive } from '../../lookup/game-archive.ts';
import { link } from '../../words/phrase.ts';
import { proposalLink } from '../../words/phrases/proposal-words.ts';
import { lifeLink } from '../rules/describe-rule-life.ts';

/** Links of one kind in one group; all of a longer list are on a page of their own. */
const MAX_LINKS = 12;

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
