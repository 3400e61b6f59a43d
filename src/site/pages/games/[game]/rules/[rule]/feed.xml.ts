/** The changes of a rule, and the Judgments on it. */
import type { APIRoute } from 'astro';
import { ruleEntries } from '../../../../../../archive/exports/atom-feed.ts';
import { keyedPath } from '../../../../../data/keyed-path.ts';
import { games, links } from '../../../../../load.ts';
import { atom, type Feed } from '../../../../../render/files/atom.ts';

export function getStaticPaths() {
  return games.flatMap(({ archive }) =>
    [...archive.replay.lives.values()].map((life) => {
      const entries = ruleEntries(archive, life);
      const feed: Feed = {
        title: `${archive.title}: Rule ${life.id}`,
        page: links.rule(archive.id, life.id),
        self: links.file('games', archive.id, 'rules', life.id, 'feed.xml'),
        entries,
      };
      return keyedPath({ game: archive.id, rule: life.id }, feed);
    }),
  );
}

export const GET: APIRoute<{ page: Feed }> = ({ site, props: { page } }) =>
  new Response(atom(page, site), { headers: { 'content-type': 'application/atom+xml' } });
