/** Rules that change by their own terms (Suber's 203, after the second circuit). */
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
 * Changes every rule whose moment has come, each in a version of its own. A change that a rule forbids is
 * void, and its rule stays as it is.
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

/** Objects if a rule's own change would end all rule-change, and a rule forbids that. */
function breaches(after: Context, before: State, { number }: Rule, { during, at }: Occurrence) {
  const found = checkWayLeft(after, before, { change: { itself: number }, during }, at);
  const stands = () => breachTaken(after, during, found) === 'adopted-in-effect';
  return found.length === 0 || stands() ? [] : found;
}

/** The change stays due after each later move, but is noted once. */
function noteVoid(context: Context, { number }: Rule, { at, rule, message: why }: Finding): void {
  const message = `The change of Rule ${number} by its own terms is void, and changes nothing. ${why}`;
  const isSaid = context.recorder.log.findings.some((known) => known.message === message);
  if (!isSaid) addNote(context, { code: 'change/void', at, rule, message });
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

/** Whether the rule was amended, if its own change is only for an unamended rule. */
function isPrevented({ state, reader }: Inquiry, rule: Rule): boolean {
  if (rule.mechanics?.becomes?.unless !== 'amended') return false;
  if (rule.amended && !(isRestored(rule) && reader.take('restored-is-amended') === 'no'))
    return true;
  const life = state.book.lives.get(rule.id);
  const hasOtherwiseChanged = life?.some(({ kind }) => kind === 'transmute' || kind === 'becomes');
  return hasOtherwiseChanged === true && reader.take('transmuted-is-amended') !== 'no';
}

/** Whether amendments have restored the rule's first text. */
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

function onTopLayer({ layers }: Rule, mechanics: Mechanics | undefined): Rule['layers'] {
  const { mechanics: _, ...top } = layers.at(-1) ?? {};
  if (!('text' in top)) return layers;
  return [...layers.slice(0, -1), { ...top, ...withoutUndefined({ mechanics }) }];
}
