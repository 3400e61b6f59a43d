/** The data of a game that scripts and programs fetch, each as a file of its own. */
import type { APIRoute } from 'astro';
import { gameJson } from '../../../../archive/json/game-json.ts';
import type { GameArchive } from '../../../../archive/lookup/game-archive.ts';
import { walkJson } from '../../../../archive/page-models/game/describe-walk.ts';
import { livesJson } from '../../../../archive/rule-history/lives-json.ts';
import { sourcesOfGames } from '../../../../records/parse/parse-sources.ts';
import { shownRecords } from '../../../data/shown-records.ts';
import { gamePaths } from '../../../load.ts';

const DATA: Readonly<Record<string, (archive: GameArchive) => unknown>> = {
  /** The whole game, as `nomic show --format json` prints it. */
  game: ({ id, title, replay }) => ({ game: id, title, ...gameJson(replay) }),
  /** Every rule's life, from which any two versions are compared. */
  lives: livesJson,
  /** The records of the game and of its ruleset, for the engine in the reader's browser. */
  records: ({ id }) => sourcesOfGames(shownRecords().library.sources, [id]),
  /** The game step by step, for a reader who walks through it. */
  walk: walkJson,
};

export function getStaticPaths() {
  return Object.entries(DATA).flatMap(([data, of]) =>
    gamePaths().map((path) => ({
      ...path,
      params: { ...path.params, data },
      props: { ...path.props, of },
    })),
  );
}

type Props = ReturnType<typeof getStaticPaths>[number]['props'];

export const GET: APIRoute<Props> = ({ props: { archive, of } }) => Response.json(of(archive));
