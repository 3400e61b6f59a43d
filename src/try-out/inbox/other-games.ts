/** The games of an archive, which a message may name. */
import type { Source } from '../../content/source.ts';
import { parseFolders } from '../../records/parse/parse-sources.ts';

/** The ids of all but one, and the titles of those that have any. */
export function otherGames(sources: readonly Source[], game?: string): readonly string[] {
  const heads = sources.filter(({ file }) => /^games\/[^/]+\/game\.md$/.test(file));
  return [...parseFolders(heads).games.values()].flatMap(({ id, heads: [head] }) =>
    id === game ? [] : [id, ...(head ? [head.title] : [])],
  );
}
