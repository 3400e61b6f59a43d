/** The questions that made a difference in a game, with the answer taken and where it is explained. */

import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import type { MechanicsLine } from '../../archive/words/mechanics-lines.ts';
import { once } from '../../helpers/once.ts';
import { readingCalled } from '../../law/readings/register.ts';

export type MetReadings = Readonly<
  Record<string, { readonly href: string; readonly means: string } | undefined>
>;

/** Of the questions that some mechanics leave open, so that another that comes up changes no page with these. */
export function metReadings(archive: GameArchive, lines: readonly MechanicsLine[]): MetReadings {
  const met = allMet(archive);
  const ids = lines.flatMap(({ leavesOpen }) => leavesOpen.map(({ id }) => id));
  return Object.fromEntries(ids.flatMap((id) => (met[id] ? [[id, met[id]]] : [])));
}

const allMet = once((archive: GameArchive): MetReadings => {
  const { replay, links, id: game } = archive;
  const met = replay.readings.filter(({ mattered }) => mattered.length > 0);
  return Object.fromEntries(
    met.map(({ id, taken }) => {
      const option = readingCalled(id)?.options.find((each) => each.id === taken);
      return [id, { href: links.readings(game, id), means: option?.means ?? taken }];
    }),
  );
});
