/** Where a citation leads, for the search page. */
import type { APIRoute } from 'astro';
import { listPlaces } from '../../../archive/page-models/library/list-places.ts';
import { games, links, rulesets } from '../../load.ts';

const archives = games.map(({ archive }) => archive);

export const GET: APIRoute = () => Response.json(listPlaces(archives, rulesets, links));
