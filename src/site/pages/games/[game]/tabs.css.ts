/** The counts on the tabs of a game in play. All its pages share this file, so that a move changes no other. */
import type { APIRoute } from 'astro';
import { hasEnded } from '../../../../archive/lookup/game-archive.ts';
import { countPages } from '../../../components/shown-pages.ts';
import { gamePaths, type ShownGame } from '../../../load.ts';

export const getStaticPaths = () => gamePaths().filter(({ props }) => !hasEnded(props.archive));

export const GET: APIRoute<ShownGame> = ({ props: { archive } }) => {
  const counts = Object.entries(countPages(archive)).map(
    ([list, count]) =>
      `.tabs a[href$="/${archive.id}/${list}/"]::after { content: " ${count}"; color: var(--ink-soft) }\n`,
  );
  return new Response(counts.join(''), { headers: { 'content-type': 'text/css' } });
};
