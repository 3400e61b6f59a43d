/** Grounds are made here alone, so a cause has to name the law of its effect. */
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Excuse } from '../../decisions/judged-moves.ts';
import type { EventGround, RuleNamed } from '../../results/types.ts';
import type { Ground } from '../../state/effect.ts';
import { type State, seatOf } from '../../state/state.ts';

/** Nobody else can write this key, so nobody else makes a ground. */
const MADE = Symbol('made');

export type GroundMade = Ground & { readonly [MADE]: true };

function made(ground: Ground): GroundMade {
  return { ...ground, [MADE]: true };
}

/** The ground for the beginning of a game, and of each round after a win. */
export const SETUP = made({ by: 'setup' });

/** The one ground that needs no proof, so it lets nearly nothing be done. */
export const RECORD = made({ by: 'record' });

/** The ground for effects that a rule in force brings about by itself, such as an award. */
export function onRule(state: State, rule: RuleInForce): GroundMade {
  return made({ by: 'rule', rule: ruleOf(state, rule) });
}

export function onJudgment(judgment: string): GroundMade {
  return made({ by: 'judgment', judgment });
}

/** The ground for all that an adopted proposal does besides changing rules. */
export function onVote(proposal: string): GroundMade {
  return made({ by: 'vote', proposal });
}

/** Players may come, go or change their names. The record need not say who does it. */
export function onOwn(
  state: State,
  player: PlayerId,
  by: string | undefined,
): GroundMade | undefined {
  const isOwn = by === undefined || by === player || seatOf(state, player)?.name === by;
  return isOwn ? made({ by: 'own', player }) : undefined;
}

/** The ground for a statement of the record to which nobody has objected. */
export function onNoObjection(why: string): GroundMade {
  return made({ by: 'unobjected', why });
}

/** The ground for all that a record causes which stands only by an excuse. */
export function onExcuse(excuse: Excuse): GroundMade {
  return excuse.by === 'judgment' ? onJudgment(excuse.judgment.name) : onNoObjection(excuse.why);
}

/** The ground that was found for an event. Without one, the record alone is the ground. */
export function onFound(found: EventGround | undefined): GroundMade {
  return found ? made(found) : RECORD;
}

export function ruleOf(
  { version }: Pick<State, 'version'>,
  { id, number }: RuleInForce,
): RuleNamed {
  return { id, number, version };
}
