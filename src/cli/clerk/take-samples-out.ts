/** The games that came with the software, which a game of one's own takes the place of. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Records } from '../../records/types.ts';
import type { Arguments } from '../arguments.ts';
import type { ContentFolder } from '../content-folder.ts';

/** Takes them out if that is asked for. Says what was done, or that they are there. */
export function takeSamplesOut(
  { games }: Records,
  { dir, named }: ContentFolder,
  { switches }: Arguments,
): readonly string[] {
  const samples = [...games.values()].filter(({ sample }) => sample === true).map(({ id }) => id);
  if (samples.length === 0) return [];
  const which = samples.map((id) => `${named}games/${id}`).join(', ');
  if (!switches.has('replace-samples')) {
    return [`Samples are here too (${which}): --replace-samples takes them out.`];
  }
  if (switches.has('dry-run')) return [`These samples would be taken out: ${which}.`];
  for (const id of samples) rmSync(join(dir, 'games', id), { recursive: true });
  return [`Samples taken out: ${which}. Git has them still.`];
}
