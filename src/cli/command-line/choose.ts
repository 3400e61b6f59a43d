/** Finds the named thing in a list: a game, a ruleset, and so on. */

import { nearest } from '../../diagnostics/did-you-mean.ts';
import { numbersInSeries } from '../../helpers/words.ts';
import type { Fault } from './what-was-meant.ts';

/** The most names listed after an unknown one. */
const MOST_NAMED = 10;

/** The message about an unknown name, with near ones, or all if there are few. */
export function notAmong(
  kind: string,
  name: string,
  known: readonly string[],
  otherwise?: string,
): Pick<Fault, 'message' | 'instead'> {
  const isFew = known.length <= MOST_NAMED;
  return {
    ...(isFew && { instead: [name, ...known] }),
    ...nearAmong(kind, name, known, otherwise),
  };
}

/** The same, if the only thing in the list may not be meant. */
export function nearAmong(
  kind: string,
  name: string,
  known: readonly string[],
  otherwise = whichThereAre(known),
): Pick<Fault, 'message' | 'instead'> {
  const parts = name.split('/');
  const near =
    known.find((each) => each.endsWith(`/${name}`) || parts.includes(each)) ?? nearest(name, known);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  const all = near !== undefined && known.length === 1 ? '' : ` ${otherwise}`;
  const message = `there is no ${kind} “${name}”.${hint}${all}`;
  return { message, ...(near !== undefined && { instead: [name, near] }) };
}

function whichThereAre(known: readonly string[]): string {
  if (known.length === 0) return 'Nothing is there yet.';
  if (known.length > 1 && known.every((each) => /^\d+$/.test(each)))
    return `There are ${numbersInSeries(known.map(Number).sort((a, b) => a - b))}.`;
  const named = known.slice(0, MOST_NAMED).join(', ');
  const more = known.length - MOST_NAMED;
  if (more > 0) return `There are ${named} and ${more} more.`;
  return known.length === 1 ? `There is ${named}.` : `There are ${named}.`;
}
