/** The choice that a command line names: games, rulesets, and everything else that has a list. */

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Fault } from './what-was-meant.ts';

/** The most names to list after an unknown one. */
const MOST_NAMED = 10;

/** The message to a user who named something that does not exist. */
export function notAmong(
  kind: string,
  name: string,
  known: readonly string[],
  otherwise = whichThereAre(known),
): Fault {
  const parts = name.split('/');
  const near =
    known.find((each) => each.endsWith(`/${name}`) || parts.includes(each)) ??
    didYouMean(name, known);
  const hint = near === undefined ? otherwise : `Did you mean ${near}?`;
  const message = `there is no ${kind} “${name}”. ${hint}`.trimEnd();
  const [only, other] = known;
  const meant = near ?? (other === undefined ? only : undefined);
  return { message, ...(meant !== undefined && { instead: [name, meant] }) };
}

function whichThereAre(known: readonly string[]): string {
  if (known.length === 0) return 'The archive has none.';
  const named = known.slice(0, MOST_NAMED).join(', ');
  const more = known.length - MOST_NAMED;
  if (more > 0) return `There are ${named} and ${more} more.`;
  return known.length === 1 ? `There is ${named}.` : `There are ${named}.`;
}
