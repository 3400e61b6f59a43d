/** Rules that change by their own terms (Suber's 203 at the end of the second circuit). */
import type { Finding } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import { holds, namesOf, reckon } from '../decisions/evaluate.ts';
import { askWhereItDiffers, type Inquiry, inquire, type Occurrence } from '../decisions/inquiry.ts';
import { onRule } from '../effects/grounds/ground.ts';
import type { Replay, Rule } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import type { State } from '../state/state.ts';
import { addNote, addToTimeline } from '../state/write-log.ts';
import { breachTaken, checkWayLeft } from './possible-changes.ts';
import { makeVersion } from './take-effect.ts';

/**
 * Lets every rule change whose moment has come; each change is a version of its own. One that breaches
 * what a rule forbids is void, and the rule stays as it is.
 */
export function amendThemselves(context: Context, moment: Occurrence): State {
  const { recorder } = context;
  return context.state.book.becoming.reduce((state, id) => {
    const position = { ...context, state };
    const rule = state.book.inForce.get(id);
    const isNow = (asking: Context) => rule !== undefined && isDue(asking, rule, moment);
    if (!rule || !askWhereItDiffers(position, isNow, (due) => due)) return state;
    const { log } = recorder;
    const changed = amendItself(position, rule, moment);
    const [breach] = breaches({ ...position, state: changed }, state, rule, moment);
    if (!breach) return changed;
    recorder.log = log;
    noteVoid(position, rule, breach);
    return state;
  }, context.state);
}

/** Objects if a rule would become what leaves no way to change the rules, and one must be left. */
function breaches(after: Context, before: State, { number }: Rule, { during, at }: Occurrence) {
  const found = checkWayLeft(after, before, { change: { itself: number }, during }, at);
  const stands = () => breachTaken(after, during, found) === 'adopted-in-effect';
  return found.length === 0 || stands() ? [] : found;
}

/** It is so from its moment on after each move, and is said once. */
function noteVoid(context: Context, { number }: Rule, { at, rule, message: why }: Finding): void {
  const message = `The change of Rule ${number} by its own terms is void, and changes nothing. ${why}`;
  const isSaid = context.recorder.log.findings.some((known) => known.message === message);
  if (!isSaid) addNote(context, { code: 'change/void', at, rule, message });
}

/** The changes that rules in force announce and that can still come, each with how near it is. */
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
    const result = holds(names, rule, becomes.when);
    return [[id, reckon(becomes.when, names, result)] as const];
  });
  return new Map(reckoned);
}

function isDue(context: Context, rule: Rule, { during, at }: Occurrence): boolean {
  const becomes = rule.mechanics?.becomes;
  if (!becomes) return false;
  const inquiry = inquire(context, { during, at });
  return holds(namesOf(inquiry), rule, becomes.when) && !isPrevented(inquiry, rule);
}

/** Whether it was amended, if its own change is only for unamended rules. */
function isPrevented({ state, reader }: Inquiry, rule: Rule): boolean {
  if (rule.mechanics?.becomes?.unless !== 'amended') return false;
  if (rule.amended && !(isRestored(rule) && reader.take('restored-is-amended') === 'no'))
    return true;
  const life = state.book.lives.get(rule.id);
  const hasOtherwiseChanged = life?.some(({ kind }) => kind === 'transmute' || kind === 'becomes');
  return hasOtherwiseChanged === true && reader.take('transmuted-is-amended') !== 'no';
}

/** Whether an amended rule says again what it said at first. */
function isRestored({ layers: [first], text, mechanics }: Rule): boolean {
  return first?.text === text && saySame(first.mechanics, mechanics);
}

function amendItself(context: Context, rule: Rule, { at }: Occurrence): State {
  const { state } = context;
  const { mechanics: before, ...rest } = rule;
  const becomes = before?.becomes;
  if (!before || !becomes) return state;
  const mechanics = merge(before, becomes.mechanics);
  const layers = onTopLayer(rule, mechanics);
  const after: Rule = { ...rest, layers, ...withoutUndefined({ mechanics }) };
  const { id } = rule;
  const made = { cause: { by: 'itself' }, ground: onRule(state, rule), at } as const;
  const changed = makeVersion(context, [() => ({ id, kind: 'becomes', rule: after })], made);
  addToTimeline({ ...context, state: changed }, { kind: 'became', rule: id });
  return changed;
}

/**
 * The rule's mechanics with what it becomes in place of what it was, and nothing left to become. A rule
 * that becomes nothing has no effect any more.
 */
function merge(before: Mechanics, becomes: Mechanics): Mechanics | undefined {
  if (Object.keys(becomes.raw).length === 0) return undefined;
  const { becomes: _, raw: old, sentences: __, ...kept } = before;
  const { becomes: ___, ...oldRaw } = old;
  const { sentences: ____, ...made } = becomes;
  return { ...kept, ...made, raw: { ...oldRaw, ...becomes.raw } };
}

function onTopLayer({ layers }: Rule, mechanics: Mechanics | undefined): Rule['layers'] {
  const { mechanics: _, ...top } = layers.at(-1) ?? {};
  if (!('text' in top)) return layers;
  return [...layers.slice(0, -1), { ...top, ...withoutUndefined({ mechanics }) }];
}
