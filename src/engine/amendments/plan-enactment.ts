/** What a proposed enactment would add to the rules; nothing is changed yet. */

import type { Spot } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { admission } from '../../law/in-force/admission.ts';
import type { WrittenChange } from '../../records/types.ts';
import { takeReading } from '../decisions/taken-option.ts';
import type { Layer } from '../results/layer.ts';
import type { Rule } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import type { Plan, PlanSource } from '../state/plan.ts';
import { newId } from '../state/rule-book.ts';
import type { State } from '../state/state.ts';

type Enactment = Extract<WrittenChange, { kind: 'enact' }>;

/** Plans an enactment; `undefined` where there is no tier for it. */
export function planEnactment(
  context: Context,
  source: PlanSource,
  change: Enactment,
): Plan | undefined {
  const { state } = context;
  const at: Spot = { file: source.file, path: [...change.path, 'enact'], part: 'key' };
  const tier = change.tier ?? tierUnnamed(context, source);
  if (tier === undefined) return undefined;
  // It is numbered when it takes effect; until then it goes by what is known.
  const number = change.number ?? source.number ?? 0;
  const id = newId(state.book, number);
  const { lost } = change;
  const reenacts = lost ? undefined : state.book.repealed.get(change.text);
  const layer: Layer = {
    text: change.text,
    ...withoutUndefined({
      lost,
      title: change.title,
      proposal: source.number,
      mechanics: change.mechanics,
    }),
  };
  const after: Rule = {
    id,
    number,
    numbers: [number],
    effectiveNumber: number,
    tier,
    ...withoutUndefined({ title: change.title }),
    layers: [layer],
    text: layer.text,
    ...withoutUndefined({ lost, mechanics: layer.mechanics }),
    amended: false,
    ...withoutUndefined({ reenacts }),
  };
  return { kind: 'enact', change, after, tier, at, ...withoutUndefined({ reenacts }) };
}

/** The tier of a new rule whose proposal names none, where more than one may be enacted in. */
function tierUnnamed(context: Context, { during }: PlanSource): string | undefined {
  const { state } = context;
  const tiers = tiersForNewRules(state);
  const [prevailing, ...others] = tiers;
  const yielding = others.at(-1);
  if (yielding === undefined) return prevailing;
  return takeReading(context, 'new-rule-tier', during ?? state.turn.proposal) === 'yielding'
    ? yielding
    : prevailing;
}

/** The tiers in which rules may be enacted, the prevailing one first; the last of all where none. */
export function tiersForNewRules(state: State): readonly string[] {
  const tiers = [...state.law.ranks.keys()];
  const admitting = tiers.filter((tier) => admission(state.law, 'enact', tier).isAdmitted);
  return admitting.length > 0 ? admitting : tiers.slice(-1);
}
