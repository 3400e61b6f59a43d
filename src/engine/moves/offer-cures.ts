/** Tries cures that change the rules. One is offered only if the rules permit it and it helps. */
import { firstFindings } from '../../diagnostics/at-most.ts';
import type { Finding, Mending } from '../../diagnostics/finding.ts';
import type { WrittenChange } from '../../records/types.ts';
import { planChange } from '../amendments/plan-change.ts';
import { checkPlayCanContinue, possibleChanges } from '../amendments/possible-changes.ts';
import { inquireNow } from '../decisions/inquiry.ts';
import { replaceRule } from '../effects/fold.ts';
import { onVote } from '../effects/grounds/ground.ts';
import { makeLaw } from '../legality/proposals/limits.ts';
import type { Context } from '../state/context.ts';
import {
  type CardChange,
  type Cure,
  newObjections,
  type Objections,
  objectionKey,
} from '../state/make-finding.ts';
import type { State } from '../state/state.ts';
import { suppose } from '../state/suppose.ts';
import { attempt, reportAll } from '../state/write-log.ts';

/** Makes the move in another position, and gives its faults. */
export type MakeAgain = (position: Context) => Objections;

/** The objections with the help that works. Trials leave no trace. */
export function offerCures(
  context: Context,
  objections: Objections,
  makeAgain: MakeAgain,
): Objections {
  if (context.trial) return objections.map(({ cures: _, excess: __, ...finding }) => finding);
  return firstFindings(objections).map(({ cures = [], excess: _, ...finding }) => {
    const cure = cures.find((each) => {
      const { result: left } = suppose(context, {}, (position) => {
        const state =
          'cards' in each
            ? withCards(position.state, each.cards)
            : afterChanges(position, each.changes, finding.at);
        return state && makeAgain({ ...position, state });
      });
      const own = objections.findIndex((other) => objectionKey(other) === objectionKey(finding));
      return left && newObjections(objections.toSpliced(own, 1), left).length === 0;
    });
    if (!cure) return finding;
    const { help } = cure;
    const instead = proposing(cure);
    if (!('cards' in cure)) return { ...finding, help, instead };
    const ofGame =
      cure.ifPlayed === undefined ? '' : ` If the game was played so, ${cure.ifPlayed}`;
    return { ...finding, help: `${help}${ofGame}`, ofSet: help, instead };
  });
}

/** The changes that a proposal makes by naming a rule. */
function proposing(cure: Cure): readonly Mending[] {
  const changes = 'changes' in cure ? cure.changes : [];
  return changes.flatMap((change): readonly Mending[] => {
    const rule = 'target' in change && 'rule' in change.target ? change.target.rule : undefined;
    if (rule === undefined || change.kind === 'amend') return [];
    const to = change.kind === 'transmute' ? change.to : undefined;
    return [{ move: 'propose', says: { [change.kind]: rule, to } }];
  });
}

/** The position with other cards in the Initial Set. */
function withCards(state: State, cards: readonly CardChange[]): State {
  return cards.reduce((position, { id, mechanics }) => {
    const card = position.book.inForce.get(id);
    return card ? replaceRule(position, card, { ...card, mechanics }) : position;
  }, state);
}

/** The position after changes, each adopted separately, or nothing if one is illegal. */
function afterChanges(context: Context, changes: readonly WrittenChange[], at: Finding['at']) {
  let { state } = context;
  for (const change of changes) {
    const position = { ...context, state };
    const { result, objections } = attempt(position, () => afterChange(position, change, at));
    if (!result || objections.length > 0) return undefined;
    state = result;
  }
  return state;
}

function afterChange(context: Context, change: WrittenChange, at: Finding['at']) {
  const { state } = context;
  const { proposal: during } = state.turn;
  // A new rule gets the next number, so it yields to older ones if the lowest number prevails.
  const number = Math.max(state.book.highest, state.numbering.last ?? 0) + 1;
  const plan = planChange(context, { file: at.file, number, ...(during && { during }) }, change);
  if (!plan) return undefined;
  const { kind, tier } = plan;
  const possible = possibleChanges(inquireNow(context, plan.at));
  if (possible !== 'all' && !possible.some((each) => each.kind === kind && each.tier === tier))
    return undefined;
  const made = { cause: { by: 'fiat', who: '' }, ground: onVote(''), at } as const;
  const next = makeLaw(context, [plan], made);
  const after = { ...context, state: next };
  reportAll(context, checkPlayCanContinue(after, state, at));
  return next;
}
