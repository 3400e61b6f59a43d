/** Who may propose: found by trying it. */
import type { PlayerId } from '../values/ids.ts';
import type { Moment } from '../values/moment.ts';
import { draftMove, type Move, numberingOf } from './draft-move.ts';
import { step } from './endings-of-open-vote.ts';
import type { OpenGame } from './open-game.ts';

export interface MayPropose {
  /** Those whose proposal would be in order. */
  readonly by: readonly PlayerId[];
  /** The number of the next proposal, where no rule gives it one. */
  readonly number: string;
  /** The tiers in which a rule may be enacted. */
  readonly tiers: readonly string[];
  /** Why nobody can enact a rule now. */
  readonly why: string;
}

export function mayPropose({ library, checkpoints }: OpenGame, on: Moment): MayPropose {
  const { replay } = checkpoints;
  const position = { library, checkpoints, replay };
  const number = replay.nextNumber === undefined ? freeNumber(replay.proposals.length) : '';
  const rule = numberingOf(replay) === 'given' ? 'TRIAL' : '';
  const whyNot = (by: PlayerId, tier = ''): string | undefined => {
    const trial = step(position, on, (toEdit) =>
      draftMove(newRule({ by, number, rule, tier }), toEdit),
    );
    return 'why' in trial ? trial.why : undefined;
  };
  const players = replay.players.filter(({ status }) => status === 'playing').map(({ id }) => id);
  const reasons = players.map((id) => [id, whyNot(id)] as const);
  const by = reasons.flatMap(([id, why]) => (why === undefined ? [id] : []));
  const own = reasons.find(([id]) => id === replay.toMove) ?? reasons[0];
  const [able] = by;
  const tiers = replay.tiers.flatMap(({ id }) =>
    able !== undefined && whyNot(able, id) === undefined ? [id] : [],
  );
  return { by, number, tiers, why: by.length > 0 ? '' : (own?.[1] ?? 'Nobody plays.') };
}

/** A proposal that says nothing in particular. */
function newRule({
  by,
  number,
  rule,
  tier,
}: Record<'by' | 'number' | 'rule' | 'tier', string>): Move {
  const change = { kind: 'enact', rule, tier, title: 'A trial', text: 'A trial.' } as const;
  return { kind: 'propose', by, number, changes: [{ ...change, mechanics: '' }] };
}

function freeNumber(made: number): string {
  return String(made + 1);
}
