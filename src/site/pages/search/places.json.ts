/** Where a citation leads, for the search page: games in the order of the home page, then Initial Sets. */
import type { APIRoute } from 'astro';
import { compareOnShelf } from '../../../archive/page-models/library/describe-home.ts';
import { rulesetPlaces } from '../../../archive/page-models/library/list-places.ts';
import { links, rulesets, summaries } from '../../load.ts';

export const GET: APIRoute = () => {
  const shelved = summaries.toSorted((a, b) => compareOnShelf(a.home, b.home));
  return Response.json([...shelved.map(({ place }) => place), ...rulesetPlaces(rulesets, links)]);
};
