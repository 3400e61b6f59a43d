/** The latest changes in a game. */
import type { APIRoute } from 'astro';
import { feedEntries } from '../../../../archive/exports/atom-feed.ts';
import { gamePaths, links, type ShownGame } from '../../../load.ts';
import { atom } from '../../../render/files/atom.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute<ShownGame> = ({ site, props: { archive } }) => {
  const feed = {
    title: archive.title,
    page: links.game(archive.id),
    self: links.file('games', archive.id, 'feed.xml'),
    entries: feedEntries(archive),
  };
  return new Response(atom(feed, site), { headers: { 'content-type': 'application/atom+xml' } });
};
