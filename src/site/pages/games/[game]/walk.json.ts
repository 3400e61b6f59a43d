/** A game step by step, for a reader who walks through it. */
import type { APIRoute } from 'astro';
import { walkJson } from '../../../../archive/page-models/game/describe-walk.ts';
import { gamePaths, type ShownGame } from '../../../load.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute<ShownGame> = ({ props: { archive } }) =>
  Response.json(walkJson(archive));
