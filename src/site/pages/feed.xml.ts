/** The latest changes in the archive. */
import type { APIRoute } from 'astro';
import { newest } from '../../archive/exports/atom-feed.ts';
import { links, summaries } from '../load.ts';
import { atom } from '../render/files/atom.ts';

export const GET: APIRoute = ({ site }) => {
  const feed = {
    title: 'Nomotheca',
    page: links.home(),
    self: links.file('feed.xml'),
    entries: newest(summaries.flatMap((game) => game.entries)),
  };
  return new Response(atom(feed, site), { headers: { 'content-type': 'application/atom+xml' } });
};
