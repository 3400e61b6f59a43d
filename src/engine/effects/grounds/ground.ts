/** Makes grounds. No other module can, so each cause must name the law for its effect. */
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Excuse } from '../../decisions/judged-moves.ts';
import type { EventGround, RuleNamed } from '../../results/types.ts';
import type { Ground } from '../../state/effect.ts';
import { type State, seatOf } from '../../state/state.ts';

/** Not exported, so that no other module can make a ground. */
const MADE = Symbol('made');

export type GroundMade = Ground & { readonly [MADE]: true };

function made(ground: Ground): GroundMade {
  return { ...ground, [MADE]: true };
}

/** The ground for the start of a game, and of each round after a win. */
export const SETUP = made({ by: 'setup' });

/** The ground without proof. It permits almost nothing. */
export const RECORD = made({ by: 'record' });

/** The ground for what a rule in force does by itself, such as an award. */
export function onRule(state: State, rule: RuleInForce): GroundMade {
  return made({ by: 'rule', rule: ruleOf(state, rule) });
}

export function onJudgment(judgment: string): GroundMade {
  return made({ by: 'judgment', judgment });
}

/** The ground for what an adopted proposal does besides changing rules. */
export function onVote(proposal: string): GroundMade {
  return made({ by: 'vote', proposal });
}

/** The ground for players who come, go or rename themselves. The record need not say who acts. */
export function onOwn(
  state: State,
  player: PlayerId,
  by: string | undefined,
): GroundMade | undefined {
  const isOwn = by === undefined || by === player || seatOf(state, player)?.name === by;
  return isOwn ? made({ by: 'own', player }) : undefined;
}

/** The ground for a recorded statement to which nobody objected. */
export function onNoObjection(why: string): GroundMade {
  return made({ by: 'unobjected', why });
}

/** The ground for all effects of a record that needs an excuse. */
export function onExcuse(excuse: Excuse): GroundMade {
  return excuse.by === 'judgment' ? onJudgment(excuse.judgment.name) : onNoObjection(excuse.why);
}

/** The ground found for an event; if none was found, the record itself. */
export function onFound(found: EventGround | undefined): GroundMade {
  return found ? made(found) : RECORD;
}

export function ruleOf(
  { version }: Pick<State, 'version'>,
  { id, number }: RuleInForce,
): RuleNamed {
  return { id, number, version };
}
