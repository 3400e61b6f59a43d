/** The names of games and Initial Sets, for the search page. */
import type { APIRoute } from 'astro';
import { nameOnly } from '../../../archive/page-models/library/list-places.ts';
import { searchPlaces } from '../../load.ts';

export const GET: APIRoute = () => Response.json(searchPlaces().map(nameOnly));
