/** Where a citation leads, for the search page; games first. */
import type { APIRoute } from 'astro';
import { rulesetPlaces } from '../../../archive/page-models/library/list-places.ts';
import { links, rulesets, summaries } from '../../load.ts';

export const GET: APIRoute = () =>
  Response.json([...summaries.map(({ place }) => place), ...rulesetPlaces(rulesets, links)]);
