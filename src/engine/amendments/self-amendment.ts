/** Rules that change by their own terms (Suber's 203 at the end of the second circuit). */
import type { Spot } from '../../diagnostics/finding.ts';
import { saySame } from '../../law/canonical.ts';
import type { Mechanics } from '../../law/mechanics.ts';
import type { Moment } from '../../values/moment.ts';
import { decide } from '../decisions/decide.ts';
import { holds } from '../decisions/evaluate.ts';
import { namesOf } from '../decisions/formula-environment.ts';
import { type Docket, dated } from '../state/log.ts';
import type { State } from '../state/state.ts';
import type { Rule } from '../state/types.ts';
import { openVersion, record, replaceRule } from './take-effect.ts';

/** Lets every rule change whose moment has come; each change is a version of its own. */
export function letRulesBecome(
  docket: Docket,
  state: State,
  at: Spot,
  on: Moment | undefined,
  during: string | undefined,
): State {
  let next = state;
  for (const id of state.book.becoming) {
    const rule = next.book.inForce.get(id);
    if (rule && isDue(docket, next, rule, at, during)) next = become(docket, next, rule, at, on);
  }
  return next;
}

function isDue(
  docket: Docket,
  state: State,
  rule: Rule,
  at: Spot,
  during: string | undefined,
): boolean {
  const becomes = rule.mechanics?.becomes;
  if (!becomes) return false;
  return decide(docket, {
    state,
    during,
    at,
    what: `whether Rule ${rule.number} changes by its own terms now`,
    compute: (reader) => {
      const names = namesOf({ state, game: docket.game, reader });
      if (!holds(reader, rule, becomes.when, names)) return false;
      if (becomes.unless !== 'amended') return true;
      if (rule.amended && !(isRestored(rule) && reader.take('restored-is-amended') === 'no'))
        return false;
      return !hasOtherwiseChanged(docket, rule) || reader.take('transmuted-is-amended') === 'no';
    },
    describe: (due) => (due ? 'it changes' : 'it stays as it is'),
  });
}

function hasOtherwiseChanged(docket: Docket, { id }: Rule): boolean {
  const changes = docket.lives.get(id) ?? [];
  return changes.some(({ kind }) => kind === 'transmute' || kind === 'becomes');
}

/** Whether an amended rule says again what it said at first. */
function isRestored({ layers: [first], text, mechanics }: Rule): boolean {
  return first?.text === text && saySame(first.mechanics, mechanics);
}

function become(docket: Docket, state: State, rule: Rule, at: Spot, on: Moment | undefined): State {
  const { mechanics: before, ...rest } = rule;
  const becomes = before?.becomes;
  if (!before || !becomes) return state;
  const mechanics = merge(before, becomes.mechanics);
  const after: Rule = { ...rest, mechanics, layers: onTopLayer(rule, mechanics) };
  const version = state.version + 1;
  const changed = { ...replaceRule(state, rule, after), version };
  const cause = { by: 'itself' } as const;
  record(docket, rule.id, { version, ...dated(on), kind: 'becomes', cause, rule: after });
  docket.timeline.push({ ...dated(on), version, kind: 'became', rule: rule.id });
  return openVersion(docket, state, changed, { cause, on, changed: [rule.id], at });
}

/** The rule's mechanics with what it becomes in place of what it was, and nothing left to become. */
function merge(before: Mechanics, becomes: Mechanics): Mechanics {
  const { becomes: _, raw: old, ...kept } = before;
  const { becomes: __, ...oldRaw } = old;
  return { ...kept, ...becomes, raw: { ...oldRaw, ...becomes.raw } };
}

function onTopLayer(rule: Rule, mechanics: Mechanics): Rule['layers'] {
  const top = rule.layers.at(-1);
  return top ? [...rule.layers.slice(0, -1), { ...top, mechanics }] : rule.layers;
}
