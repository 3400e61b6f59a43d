/** The rule-changes that can still be adopted (Suber's 114: there must always be some). */
import type { Spot } from '../../diagnostics/finding.ts';
import { admission, saysWhatChanges, tiersSpokenOf } from '../../law/in-force/admission.ts';
import { requirementFor } from '../../law/in-force/adoption.ts';
import { countOf, type Law, lawOn, suppliersOf } from '../../law/in-force/law.ts';
import { CHANGE_KINDS, type ChangeKind } from '../../law/mechanics/mechanics.ts';
import type { WrittenEvent } from '../../records/types.ts';
import {
  answerPrevails,
  askReading,
  type Inquiry,
  inquire,
  type Occurrence,
} from '../decisions/inquiry.ts';
import type { LawChange } from '../results/decision.ts';
import { finalBench } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { illegal, type Objections } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';
import { addNote } from '../state/write-log.ts';
import { lawChangeText } from '../words/decision-words.ts';

export interface PossibleChange {
  readonly kind: ChangeKind;
  readonly tier: string;
}

export function changePossible(inquiry: Inquiry): boolean {
  const { law } = inquiry.state;
  const isAny = anyPossible(inquiry);
  return isAny ?? changesSpokenOf(law).some((change) => isPossible(law, change));
}

/**
 * The changes that a rule admits, that a rule says how to adopt, and that have a rule to change. If no
 * rule says which are admitted, it is a reading.
 */
export function possibleChanges(inquiry: Inquiry): readonly PossibleChange[] | 'all' {
  const { law } = inquiry.state;
  const isAny = anyPossible(inquiry);
  if (isAny === undefined) return changesSpokenOf(law).filter((change) => isPossible(law, change));
  return isAny ? 'all' : [];
}

/** The same answer for every change, if the rules do not distinguish them. */
function anyPossible({ state: { law }, interpreter }: Inquiry): boolean | undefined {
  if (suppliersOf(law, 'adoption').length === 0) return false;
  return saysWhatChanges(law) ? undefined : interpreter.ask('implicit-change') === 'yes';
}

function changesSpokenOf(law: Law): readonly PossibleChange[] {
  return tiersSpokenOf(law).flatMap((tier) => CHANGE_KINDS.map((kind) => ({ kind, tier })));
}

function isPossible(law: Law, { kind, tier }: PossibleChange): boolean {
  const { ruling, isAdmitted } = admission(law, kind, tier);
  // In a conflict of rules, a Judge may still find the change admitted.
  if (!isAdmitted && ruling.kind !== 'conflict') return false;
  const hasObject = kind === 'enact' ? law.ranks.has(tier) : countOf(law, tier) > 0;
  return hasObject && requirementFor(law, kind, tier).ruling.kind !== 'silent';
}

/** Whether rules could be changed before a move, and cannot be after it (Suber's 114 and 213). */
function endsChange(context: Context, before: State, occurrence: Occurrence): boolean {
  if (before.law === context.state.law) return false;
  const inquiry = inquire(context, occurrence);
  return !changePossible(inquiry) && changePossible({ ...inquiry, state: before });
}

/** Objects to a move that ends all rule-change, unless a Judge was asked. */
export function checkPlayCanContinue(context: Context, before: State, at: Spot): Objections {
  const { state: after } = context;
  if (!endsChange(context, before, { during: after.turn.proposal, at })) return [];
  const message = `From now on no rule in force ${after.law.suppliers.has('adoption') ? 'lets any rule-change be adopted' : 'says what adopts a rule-change'}, so play cannot continue.`;
  // A Judgment in this turn or later decides how the game goes on.
  const judgment = context.game.judgments.find((each) => {
    if (finalBench(each) === undefined || context.bindings.isSetAside(each)) return false;
    // A Judgment that the log no longer keeps was invoked in an earlier turn.
    const asked = context.recorder.log.judgments.has(each.name);
    return !asked || after.judgments.get(each.name)?.turn === after.turn.begun;
  });
  if (judgment) {
    addNote(context, {
      code: 'by-judgment',
      at,
      message: `Judgment ${judgment.number} says what follows. Without it: ${message}`,
    });
    return [];
  }
  const isWon = ({ fact }: WrittenEvent) => fact.kind === 'winner' && fact.by === 'paradox';
  if (winsUnjudged(after.law) && context.game.events.some(isWon)) return [];
  return illegal(context, {
    code: 'law/no-change-possible',
    at,
    rule: lawOn(after.law, 'deadlock')?.rule,
    message,
    help: deadlockHelp(after.law),
    takesJudge: true,
  });
}

/** Whether a rule makes somebody win without a Judge, once no rule-change is possible. */
function winsUnjudged(law: Law): boolean {
  return lawOn(law, 'deadlock')?.value === 'first-unable';
}

/** The way to go on once no rule-change is possible, by the rules in force. */
export function deadlockHelp(law: Law): string {
  const rule = lawOn(law, 'deadlock')?.rule;
  const judged = winsUnjudged(law)
    ? 'Record'
    : 'Record the Judgment that finds it, with `settles: [{ play: cannot-go-on }]`, and after it';
  return rule
    ? `Rule ${rule.number} says who wins when play cannot go on. ${judged} the event \`winner: { player: …, by: paradox }\`.`
    : 'No rule in force says who wins when play cannot go on. Record the Judgment that says what follows, under judgments/.';
}

/** Objects to a change that ends all rule-change, if a rule forbids that. */
export function checkWayLeft(
  context: Context,
  before: State,
  { change, during }: { readonly change: LawChange; readonly during: string | undefined },
  at: Spot | undefined,
): Objections {
  const { state } = context;
  if (!at || !endsChange(context, before, { during, at })) return [];
  if (askReading(context, 'last-rule-of-change', during) === 'may-go') return [];
  const by = lawOn(state.law, 'readings', 'last-rule-of-change')?.rule;
  return illegal(context, {
    code: 'limit/breached',
    at,
    rule: by,
    message: `${lawChangeText(change)} would leave no rule that ${state.law.suppliers.has('adoption') ? 'lets any rule-change be adopted' : 'says what adopts a rule-change'}. ${by ? `Rule ${by.number}` : 'The reading “last-rule-of-change”'} requires that some way to change the rules remains.`,
    help: 'Leave a rule that permits rule-changes and one that says what adopts them.',
  });
}

/**
 * Whether a change takes effect although it breaches a rule: a reading. A rule that lets it take effect
 * yields to the rule that it breaches (Suber's 110 and 211).
 */
export function breachTaken(
  context: Context,
  during: string | undefined,
  breaches: Objections,
): string {
  const option = askReading(context, 'breached-limit', during);
  const answer = { reading: 'breached-limit', during, slot: 'limits' } as const;
  const isVoid = option === 'adopted-in-effect' && !answerPrevails(context, answer, breaches);
  return isVoid ? 'adopted-and-void' : option;
}
