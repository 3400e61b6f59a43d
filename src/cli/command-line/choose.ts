/** The games and rulesets that a command line names. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';

/** The most names to list after an unknown one. */
const MOST_NAMED = 10;

/** The message to a user who named something that does not exist. */
export function notAmong(kind: string, name: string, known: readonly string[]): string {
  const near = didYouMean(name, known);
  const hint = near === undefined ? whichThereAre(known) : `Did you mean ${near}?`;
  return `there is no ${kind} “${name}”. ${hint}`;
}

function whichThereAre(known: readonly string[]): string {
  if (known.length === 0) return 'The archive has none.';
  const named = known.slice(0, MOST_NAMED).join(', ');
  const more = known.length - MOST_NAMED;
  if (more > 0) return `There are ${named} and ${more} more.`;
  return known.length === 1 ? `There is ${named}.` : `There are ${named}.`;
}
