/**
 * A replay that can be taken up again: the position before each step is remembered, and a game that
 * differs only after a step is replayed from there.
 */
import type { WrittenGame, WrittenRuleset } from '../records/types.ts';
import { dependsOnLater, type Known } from './depends-on-later.ts';
import { follow, layOut, type Position } from './replay.ts';
import type { Replay } from './results/types.ts';
import { gatherBindings } from './state/bindings.ts';
import { openContext } from './state/context.ts';
import { initialState } from './state/state.ts';
import { orderSteps, recordOf, type Step } from './timeline/timeline.ts';

export interface Course extends Known {
  readonly ruleset: WrittenRuleset;
  readonly replay: Replay;
  /** Before each step that was taken, and after the last if the game did not come to a halt. */
  readonly positions: readonly Position[];
}

/** Comes to what `replay` comes to. `known`: how a game went that has steps in common with this one. */
export function courseOf(game: WrittenGame, ruleset: WrittenRuleset, known?: Course): Course {
  const steps = orderSteps(game);
  const bindings = gatherBindings(game, steps);
  const context = openContext(game, bindings, initialState(game, ruleset.tiers));
  const now = { game, steps, bindings };
  const from = known && isSameSet(known.ruleset, ruleset) ? lastInCommon(known, now) : 0;
  const positions = known?.positions.slice(0, from) ?? [];
  const begin = (from > 0 ? known?.positions[from] : undefined) ?? layOut(context, ruleset, steps);
  const passing = (position: Position) => positions.push(position);
  const replay = follow(context, begin, { steps, from, passing });
  return { ...now, ruleset, replay, positions };
}

/** How many steps of a game can be taken over: 0 where it has to be replayed from the start. */
function lastInCommon(known: Course, now: Known): number {
  const differs = now.steps.findIndex((step, i) => !isSameStep(step, known.steps[i]));
  const same = differs < 0 ? now.steps.length : differs;
  const place = Math.min(same, known.positions.length - 1);
  const position = known.positions[place];
  return position && !dependsOnLater(known, now, { place, position }) ? place : 0;
}

function isSameStep(step: Step, other: Step | undefined): boolean {
  return other?.kind === step.kind && recordOf(other) === recordOf(step);
}

function isSameSet(a: WrittenRuleset, b: WrittenRuleset): boolean {
  return (
    a.tiers === b.tiers &&
    a.cards.length === b.cards.length &&
    a.cards.every((card, i) => card === b.cards[i])
  );
}
