/** What becomes of a tier that has rules when no rule adds it any more (Suber's 110: tiers prevail). */

import { countOf, keepTiers } from '../../law/in-force/law.ts';
import { takeReading } from '../decisions/taken-option.ts';
import { duringOf, type VersionCause } from '../holdings/version-cause.ts';
import type { Context } from '../state/context.ts';
import type { State } from '../state/state.ts';

/** The position in which such a tier has its place, which is a reading. */
export function placeTiersGone(context: Context, before: State, made: VersionCause): State {
  const { state } = context;
  const { law } = state;
  const known = new Set(law.tiers.all.map(({ id }) => id));
  const gone = before.law.tiers.all.filter(({ id }) => !known.has(id) && countOf(law, id) > 0);
  if (gone.length === 0) return state;
  const keeps = takeReading(context, 'tier-gone', duringOf(state, made)) === 'stands';
  return keeps ? { ...state, law: keepTiers(law, gone, before.law) } : state;
}
