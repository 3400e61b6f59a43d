/** Where a citation leads, for the search page. */
import type { APIRoute } from 'astro';
import { searchPlaces } from '../../load.ts';

export const GET: APIRoute = () => Response.json(searchPlaces());
