/** The quantity by which alone one wins, as a card states it. */

import { NAME } from '../../values/ids.ts';
import { declaredName, line } from '../../values/scalar-schemas.ts';
import { leaf, list, mapping, meant, oneOf, optional } from '../../values/schema.ts';
import type { Formula } from '../formula/formula.ts';
import type { Scope } from '../formula/scope.ts';
import { DURATION_EXPECTED, parseDuration } from '../mechanics/duration.ts';
import type { Choice, Duration } from '../mechanics/mechanics.ts';
import { SCOPES } from '../mechanics/scopes.ts';
import { choice, formula, readFormula } from './formula-leaf.ts';

/* How disputes are judged, as a card states it. */

/** `3 days`, or a formula that chooses a duration. */
export function duration(scope: Scope) {
  return leaf<Duration | Formula>(DURATION_EXPECTED, (value, refuse) => {
    const fixed = typeof value === 'string' ? parseDuration(value) : undefined;
    if (fixed || typeof value !== 'string' || !value.includes('?')) return fixed;
    return readFormula(value, { scope, gives: 'string', expected: DURATION_EXPECTED, refuse });
  });
}

const CHOSEN = ['preceding-player', 'by-lot', 'appointed'] as const;

export const judge = mapping('the mechanics of judgment', {
  chosen: optional(choice(CHOSEN, { scope: SCOPES.game })),
  'appointed-by': optional(declaredName),
  panel: optional(formula(SCOPES.game, 'number')),
  'appeal-panel': optional(formula(SCOPES.game, 'number')),
  appeals: optional(formula(SCOPES.game, 'number')),
  'overruled-by': optional(choice(['proposal'], { scope: SCOPES.consent, gives: 'boolean' })),
  'overruled-before': optional(choice(['next-turn'], { scope: SCOPES.game })),
  'overruled-within': optional(duration(SCOPES.game)),
  overrulable: optional(list('of verdicts', line('a verdict'))),
  'overruled-to': optional(line('a verdict')),
  // biome-ignore lint/suspicious/noThenProperty: the key that cards write; nothing awaits it.
  then: optional(choice(['preceding-judge'], { scope: SCOPES.game })),
  'binds-next-turn': optional(choice(['until-given'], { scope: SCOPES.consent, gives: 'boolean' })),
  verdicts: optional(list('of verdicts', line('a verdict'))),
  'finds-deadlock': optional(list('of verdicts', line('a verdict'))),
  'accept-within': optional(duration(SCOPES.game)),
  'deliver-within': optional(duration(SCOPES.game)),
});

const SHORT = /^([a-z][a-z0-9_]*)-only$/;

const only = quantityBy('the name of a quantity', (word) => (NAME.test(word) ? word : undefined));
const short = quantityBy('`points-only`', (word) => quantityOf(word));

/** `{ only: points }`, or `points-only` for short. */
export const winningBy = oneOf([
  mapping('the quantity by which alone one wins', { only }),
  meant(short, (quantity) => ({ only: quantity })),
]);

/** The quantity that a word names, if the word is the short form. */
export function quantityOf(word: string): string | undefined {
  return SHORT.exec(word)?.[1] ?? (NAME.test(word) ? word : undefined);
}

function quantityBy(named: string, read: (word: string) => string | undefined) {
  const expected = `${named}, or a formula that gives one`;
  return leaf<Choice<string>>(expected, (value, refuse) => {
    const quantity = typeof value === 'string' ? read(value) : undefined;
    if (quantity !== undefined) return quantity;
    return readFormula(value, { scope: SCOPES.game, gives: 'string', expected, refuse });
  });
}
