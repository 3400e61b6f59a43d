/** Ids and titles of all games: a message may name another one than that which it is handed in for. */
import type { APIRoute } from 'astro';
import { otherGames } from '../../../try-out/inbox/game-in-play.ts';
import { shownRecords } from '../../data/shown-records.ts';

export const GET: APIRoute = () => Response.json(otherGames(shownRecords().library.sources));
