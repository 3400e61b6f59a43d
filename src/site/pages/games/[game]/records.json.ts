/** The records of a game and of its ruleset, for the engine in the reader's browser. */
import type { APIRoute } from 'astro';
import { sourcesOfGames } from '../../../../records/parse/parse-sources.ts';
import { shownRecords } from '../../../data/shown-records.ts';
import { gamePaths } from '../../../load.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = ({ params: { game = '' } }) =>
  Response.json(sourcesOfGames(shownRecords().library.sources, [game]));
