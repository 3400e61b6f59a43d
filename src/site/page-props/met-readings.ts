/** The questions that made a difference in a game, with the answer taken and where it is explained. */
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import { once } from '../../helpers/once.ts';
import { readingCalled } from '../../law/readings/register.ts';

export type MetReadings = Readonly<
  Record<string, { readonly href: string; readonly means: string } | undefined>
>;

export const metReadings = once((archive: GameArchive): MetReadings => {
  const { replay, links, id: game } = archive;
  const met = replay.readings.filter(({ mattered }) => mattered.length > 0);
  return Object.fromEntries(
    met.map(({ id, taken }) => {
      const option = readingCalled(id)?.options.find((each) => each.id === taken);
      return [id, { href: links.readings(game, id), means: option?.means ?? taken }];
    }),
  );
});
