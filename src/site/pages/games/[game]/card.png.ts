/** The picture that goes with a link to a game. */
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { describeGameCard } from '../../../../archive/pages/game-card.ts';
import { gamePaths, type ShownGame } from '../../../load.ts';
import { gameCardSvg } from '../../../render/game-card-svg.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute<ShownGame> = async ({ props: { archive } }) => {
  const svg = gameCardSvg(describeGameCard(archive));
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
