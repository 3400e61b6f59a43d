/** The picture that goes with a link to a game. */
import type { APIRoute } from 'astro';
import { describeGameCard } from '../../../../archive/page-models/cards/game-card.ts';
import { gamePaths, type ShownGame } from '../../../load.ts';
import { cardPng } from '../../../render/cards/card-png.ts';
import { gameCardSvg } from '../../../render/cards/game-card-svg.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute<ShownGame> = ({ props: { archive } }) =>
  cardPng(gameCardSvg(describeGameCard(archive)));
