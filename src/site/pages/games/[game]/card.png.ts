/** The picture that goes with a link to a game. */
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { describeGameCard } from '../../../../archive/page-models/game/describe-game.ts';
import { gamePaths, type ShownGame } from '../../../load.ts';
import { gameCardSvg } from '../../../render/cards/game-card-svg.ts';

export const getStaticPaths = gamePaths;

/** A card has few colours, and is drawn much faster with few. */
export const GET: APIRoute<ShownGame> = async ({ props: { archive } }) => {
  const png = await sharp(Buffer.from(gameCardSvg(describeGameCard(archive))))
    .png({ palette: true, effort: 1, colours: 32, dither: 0 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
