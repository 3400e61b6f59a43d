/** The games that came with the software, which a game of one's own takes the place of. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Records } from '../../records/types.ts';
import type { RulesetId } from '../../values/ids.ts';
import type { Arguments } from '../command-line/arguments.ts';
import type { ContentFolder } from '../command-line/content-folder.ts';

/**
 * Takes them out if that is asked for, with the rulesets that no other game began with, and the sample
 * rulesets. Says what
 * was done, or that they are there.
 */
export function takeSamplesOut(
  records: Records,
  ruleset: RulesetId,
  { dir, named }: ContentFolder,
  { switches }: Arguments,
): readonly string[] {
  const samples = samplesIn(records, ruleset);
  if (samples.length === 0) return [];
  const which = samples.map((folder) => named + folder).join(', ');
  if (!switches.has('replace-samples')) {
    return [`Samples are here too (${which}): --replace-samples takes them out.`];
  }
  if (switches.has('dry-run')) return [`These samples would be taken out: ${which}.`];
  for (const folder of samples) rmSync(join(dir, folder), { recursive: true });
  return [`Samples taken out: ${which}. Git has them still.`];
}

/** The folders of the samples. Nobody knows with which rules a malformed game began. */
function samplesIn({ games, rulesets, malformed }: Records, ruleset: RulesetId): readonly string[] {
  const all = [...games.values()];
  const samples = all.filter(({ sample }) => sample === true);
  const others = all.filter((game) => !samples.includes(game));
  const needed = new Set([ruleset, ...others.map((game) => game.ruleset)]);
  const theirs = new Set([
    ...samples.map((game) => game.ruleset),
    ...[...rulesets.values()].flatMap(({ id, sample }) => (sample ? [id] : [])),
  ]);
  const idle = malformed.games.size > 0 ? [] : [...theirs].filter((id) => !needed.has(id)).sort();
  return [...samples.map(({ id }) => `games/${id}`), ...idle.map((id) => `rulesets/${id}`)];
}
