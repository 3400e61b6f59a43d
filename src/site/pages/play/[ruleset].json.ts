/** The records of an Initial Set, for a game that begins with it at the table. */
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { tableSets } from '../../data/table-sets.ts';

export function getStaticPaths() {
  return tableSets().map(({ ruleset, sources }) => ({
    params: { ruleset: ruleset.id },
    props: { sources },
  }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { sources } }) => Response.json(sources);
