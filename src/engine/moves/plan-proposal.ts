/**
 * What a proposal would change, found on the day it is made. What it changes may itself be under vote
 * then (Suber's 104: a proposal is adopted if it receives the votes, and 107: not before).
 */

import type { WrittenProposal } from '../../records/types.ts';
import { planChange } from '../amendments/plan-change.ts';
import { replaceRule } from '../amendments/take-effect.ts';
import { takeReading } from '../decisions/taken-option.ts';
import { checkActs } from '../legality/proposals/acts.ts';
import { checkPermitted } from '../legality/proposals/permitted.ts';
import { checkProposalForm } from '../legality/proposals/proposal-form.ts';
import type { Context } from '../state/context.ts';
import { keySpot } from '../state/make-finding.ts';
import type { Plan } from '../state/plan.ts';
import type { RuleBook } from '../state/rule-book.ts';
import type { State } from '../state/state.ts';
import { addNote, attempt, reportAll } from '../state/write-log.ts';
import { changeRules, meetRules } from './bring-into-effect.ts';

export interface Planned {
  readonly plans: readonly Plan[];
  /** The rules by which they were planned, where they are not those in force. */
  readonly book?: RuleBook;
}

/** Whether what is still under vote counts as being there is a reading. */
export function planProposal(context: Context, proposal: WrittenProposal): Planned {
  const { recorder } = context;
  const { log } = recorder;
  const now = attempt(context, () => planAll(context, proposal));
  if (now.objections.length === 0) return { plans: now.result };
  recorder.log = log;
  const supposed = ifAdopted(context)
    .map((state) => ({ ...context, state }))
    .find((position) => isFit(position, proposal));
  if (!supposed || !isAskedAtClose(context, proposal)) return { plans: planAll(context, proposal) };
  return { plans: planAll(supposed, proposal), book: supposed.state.book };
}

/**
 * The positions if what is under vote were adopted: all of it, or all but the latest, and so on. The
 * latest may do away with what an earlier one brings.
 */
function ifAdopted(context: Context): readonly State[] {
  const { version, pending } = context.state;
  const { recorder } = context;
  const { log } = recorder;
  const positions: State[] = [];
  for (const each of pending.values()) {
    const position = { ...context, state: positions.at(-1) ?? context.state };
    const { result, objections } = attempt(position, () =>
      changeRules(position, meetRules(position, each).pending, undefined),
    );
    if (objections.length === 0) positions.push({ ...result, version });
  }
  recorder.log = log;
  return positions.toReversed();
}

/** Whether nothing would speak against a proposal in some position; nothing is noted. */
function isFit(position: Context, proposal: WrittenProposal): boolean {
  const { recorder } = position;
  const { log } = recorder;
  const { objections } = attempt(position, () => planAll(position, proposal));
  recorder.log = log;
  return objections.length === 0;
}

function isAskedAtClose(context: Context, proposal: WrittenProposal): boolean {
  return takeReading(context, 'permitted-when', proposal.name) === 'adopted';
}

/** Plans every change; later ones see what earlier ones would make. */
function planAll(context: Context, proposal: WrittenProposal): readonly Plan[] {
  const { state } = context;
  const source = { file: proposal.file, number: proposal.number, during: proposal.name };
  const plans: Plan[] = [];
  const certain = new Set<Plan>();
  let scratch = state;
  for (const change of proposal.changes) {
    const position = { ...context, state: scratch };
    const { result: plan, objections } = attempt(context, () =>
      planChange(position, source, change),
    );
    reportAll(context, objections);
    if (!plan) continue;
    plans.push(plan);
    if (objections.length === 0) certain.add(plan);
    if (proposal.changes.length > 1) scratch = replaceRule(scratch, plan.before, plan.after);
  }
  reportAll(context, checkActs(context, proposal));
  const { objections, permitted } = checkPermitted(context, proposal, plans);
  reportAll(context, objections);
  // Of a change that is not permitted, or of which it is open what it changes, nothing more is asked.
  const asked = permitted.filter((plan) => certain.has(plan));
  reportAll(context, checkProposalForm(context, proposal, plans, asked));
  if (plans.length > 1) {
    addNote(context, {
      code: 'change/compound',
      at: keySpot(proposal, 'changes'),
      message: `Proposal ${proposal.number} makes ${plans.length} rule-changes at once.`,
    });
  }
  return plans;
}
