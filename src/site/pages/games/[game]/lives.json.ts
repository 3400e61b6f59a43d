/** Every rule's life, from which any two versions are compared. */
import type { APIRoute } from 'astro';
import { livesJson } from '../../../../archive/rule-history/lives-json.ts';
import { gamePaths, type ShownGame } from '../../../load.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute<ShownGame> = ({ props: { archive } }) =>
  Response.json(livesJson(archive));
