/** Rules that change by their own terms (Suber's 203, after the second circuit). */
import { saySame } from '../../law/mechanics/canonical.ts';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import { isTrue, namesOf, reckon } from '../decisions/evaluate.ts';
import { askWhereItDiffers, type Inquiry, inquire, type Occurrence } from '../decisions/inquiry.ts';
import { onRule } from '../effects/grounds/ground.ts';
import type { Replay, Rule } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import type { State } from '../state/state.ts';
import { addNote, addToTimeline } from '../state/write-log.ts';
import { withMechanics } from './plan-change.ts';
import { breachTaken, checkWayLeft } from './possible-changes.ts';
import { makeVersion } from './take-effect.ts';

/**
 * Changes every rule whose moment has come, each in a version of its own. A change that a rule forbids is
 * void, and its rule stays as it is.
 */
export function amendThemselves(context: Context, moment: Occurrence): State {
  const { recorder } = context;
  return context.state.book.becoming.reduce((state, id) => {
    const position = { ...context, state };
    const rule = state.book.inForce.get(id);
    const mechanics = rule?.mechanics;
    const becomes = mechanics?.becomes;
    if (!rule || !becomes) return state;
    const isDue = (asking: Context) => {
      const inquiry = inquire(asking, moment);
      return isTrue(namesOf(inquiry), rule, becomes.when) && !isPrevented(inquiry, rule);
    };
    if (!askWhereItDiffers(position, isDue, (due) => due)) return state;
    const { log } = recorder;
    const { number } = rule;
    const { during, at } = moment;
    const amended = withMechanics(rule, merge(mechanics, becomes.mechanics));
    const made = { cause: { by: 'itself' }, ground: onRule(state, rule), at } as const;
    const change = () => ({ id, kind: 'becomes', rule: amended }) as const;
    const changed = makeVersion(position, [change], made);
    const after = { ...position, state: changed };
    addToTimeline(after, { kind: 'became', rule: id });
    const found = checkWayLeft(after, state, { change: { itself: number }, during }, at);
    const [breach] = found;
    if (!breach || breachTaken(after, during, found) === 'adopted-in-effect') return changed;
    recorder.log = log;
    const message = `The change of Rule ${number} by its own terms is void, and changes nothing. ${breach.message}`;
    // The change stays due after each later move, but is noted once.
    const isSaid = log.findings.some((known) => known.message === message);
    if (!isSaid)
      addNote(position, { code: 'change/void', at: breach.at, rule: breach.rule, message });
    return state;
  }, context.state);
}

/** The announced changes that can still come, each with its distance. */
export function announcedChanges(
  context: Context,
  { during, at }: Occurrence,
): Replay['announced'] {
  const { book } = context.state;
  const inquiry = inquire(context, { during, at });
  const names = namesOf(inquiry);
  const reckoned = book.becoming.flatMap((id) => {
    const rule = book.inForce.get(id);
    const becomes = rule?.mechanics?.becomes;
    if (!rule || !becomes || isPrevented(inquiry, rule)) return [];
    const result = isTrue(names, rule, becomes.when);
    return [[id, reckon(becomes.when, names, result)] as const];
  });
  return new Map(reckoned);
}

/** Whether the rule was amended, if its own change is only for an unamended rule. */
function isPrevented({ state, interpreter }: Inquiry, rule: Rule): boolean {
  if (rule.mechanics?.becomes?.unless !== 'amended') return false;
  // Amendments may have restored the rule's first text.
  const [first] = rule.layers;
  const isRestored = first?.text === rule.text && saySame(first.mechanics, rule.mechanics);
  if (rule.amended && !(isRestored && interpreter.ask('restored-is-amended') === 'no')) return true;
  const life = state.book.lives.get(rule.id);
  const hasOtherwiseChanged = life?.some(({ kind }) => kind === 'transmute' || kind === 'becomes');
  return hasOtherwiseChanged === true && interpreter.ask('transmuted-is-amended') !== 'no';
}

/**
 * The mechanics after a rule's own change, with nothing left to announce. A rule whose mechanics become
 * empty has none.
 */
function merge(before: Mechanics, becomes: Mechanics): Mechanics | undefined {
  if (Object.keys(becomes.raw).length === 0) return undefined;
  const { becomes: _, raw: old, sentences: __, ...kept } = before;
  const { becomes: ___, ...oldRaw } = old;
  const { sentences: ____, ...made } = becomes;
  return { ...kept, ...made, raw: { ...oldRaw, ...becomes.raw } };
}
