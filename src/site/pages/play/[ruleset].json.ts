/** The records of an Initial Set, for a game that begins with it at the board. */
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { boardSets } from '../../data/board-sets.ts';

export function getStaticPaths() {
  return boardSets().map(({ ruleset, sources }) => ({
    params: { ruleset: ruleset.id },
    props: { sources },
  }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { sources } }) => Response.json(sources);
