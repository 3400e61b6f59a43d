/** Who may propose, by the rules in force. */
import { rulingOn } from '../../law/in-force/law.ts';
import { holds } from '../decisions/evaluate.ts';
import { namesOf } from '../decisions/formula-environment.ts';
import type { Inquiry } from '../decisions/inquiry.ts';
import type { Seat } from '../state/state.ts';

export function mayPropose(inquiry: Inquiry, player: Seat): boolean {
  const ruling = rulingOn(inquiry.state.law, 'proposers');
  const who = ruling.kind === 'settled' ? ruling.rule.mechanics?.proposers : undefined;
  if (ruling.kind !== 'settled' || !who) return true;
  return holds(namesOf(inquiry, { player }), ruling.rule, who);
}

/** A robot votes and never proposes, unless a rule on who may propose speaks of robots and lets it. */
export function robotMayPropose(inquiry: Inquiry, robot: Seat): boolean {
  const ruling = rulingOn(inquiry.state.law, 'proposers');
  const who = ruling.kind === 'settled' ? ruling.rule.mechanics?.proposers : undefined;
  if (!who?.names.includes('player.robot')) return false;
  return mayPropose(inquiry, robot);
}
