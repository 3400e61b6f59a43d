/** How long a vote lasts, where a rule in force says. */
import { rulingOn } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { durationOf } from '../decisions/evaluate.ts';
import { namesOf } from '../decisions/formula-environment.ts';
import { inquire } from '../decisions/inquiry.ts';
import type { Context } from '../state/context.ts';
import { spot } from '../state/make-finding.ts';
import { deadline } from '../turns/deadlines.ts';

export interface Period {
  readonly rule: RuleInForce;
  readonly words: string;
  readonly earliest: number;
  readonly latest: number;
}

/** When the voting period ends, as closely as the record tells; `undefined` without one. */
export function periodOf(context: Context, proposal: WrittenProposal): Period | undefined {
  const { state } = context;
  const { proposed } = proposal;
  const ruling = rulingOn(state.law, 'voting-period');
  const value = ruling.kind === 'settled' ? ruling.rule.mechanics?.['voting-period'] : undefined;
  if (ruling.kind !== 'settled' || !value || !proposed) return undefined;
  const inquiry = inquire(context, { during: proposal.name, at: spot(proposal, 'proposed') });
  const names = namesOf(inquiry, { proposal });
  const period = durationOf(names, ruling.rule, value);
  if (!period) return undefined;
  return { rule: ruling.rule, words: period.text, ...deadline(proposed, period, state.pauses) };
}
