/** What the rules in force no longer allow anybody, though they did before a change. */
import { latestVersion } from '../../archive/json/game-json.ts';
import { rulesAt } from '../../engine/results/rules-at.ts';
import type { Replay } from '../../engine/results/types.ts';
import type { Mechanics, SlotName } from '../../law/mechanics/mechanics.ts';

type Allows = (replay: Replay) => boolean;

/** Each with what is said where it is lost. */
const POWERS: readonly (readonly [string, Allows])[] = [
  [
    'no rule could be changed any more',
    (replay) =>
      has(replay, 'changes', (changes) => [...changes.values()].some((kinds) => kinds.length > 0)),
  ],
  [
    'nobody could win any more',
    (replay) =>
      has(replay, 'win', (ways) => ways.length > 0) || has(replay, 'deadlock', () => true),
  ],
  [
    'no Judge could be chosen any more',
    (replay) => has(replay, 'judge', ({ chosen }) => chosen !== undefined),
  ],
  [
    'nobody could propose any more',
    (replay) => somebodyPlays(replay) && turnsHaveProposals(replay),
  ],
];

/** Sentences. Of a game that was not there before, the Initial Set says what was possible. */
export function lostPowers(then: Replay | undefined, now: Replay): readonly string[] {
  return POWERS.filter(([, allows]) => !allows(now) && (then === undefined || allows(then))).map(
    ([lost]) => `With this change ${lost}.`,
  );
}

function has<Slot extends Exclude<SlotName, 'raw'>>(
  replay: Replay,
  slot: Slot,
  says: (value: NonNullable<Mechanics[Slot]>) => boolean,
): boolean {
  const version = latestVersion(replay);
  const voids = replay.versions[version]?.voids ?? [];
  return rulesAt(replay.lives, version).some(({ id, mechanics }) => {
    const value = mechanics?.[slot];
    const isVoid = voids.some((each) => each.rule === id && each.slot === slot);
    return value !== undefined && !isVoid && says(value);
  });
}

function somebodyPlays({ players }: Replay): boolean {
  return players.some(({ status, robot }) => status === 'playing' && !robot);
}

/** Where no rule speaks of the parts of a turn, a turn is a proposal. */
function turnsHaveProposals(replay: Replay): boolean {
  const isRegulated = has(replay, 'turn', (parts) => parts.length > 0);
  return (
    !isRegulated || has(replay, 'turn', (parts) => parts.some(({ part }) => part === 'propose'))
  );
}
