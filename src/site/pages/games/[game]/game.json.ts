/** The whole game, as `nomic show --format json` prints it. */
import type { APIRoute } from 'astro';
import { gameJson } from '../../../../archive/json/game-json.ts';
import { gamePaths, type ShownGame } from '../../../load.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute<ShownGame> = ({ props: { archive } }) =>
  Response.json({ game: archive.id, title: archive.title, ...gameJson(archive.replay) });
