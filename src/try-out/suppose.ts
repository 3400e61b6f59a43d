/** A game as it would have gone under other readings. */
import { createGameArchive, type GameArchive } from '../archive/lookup/game-archive.ts';
import { describeWhatIf, type WhatIf } from '../archive/page-models/game/describe-what-if.ts';
import { replay } from '../engine/replay.ts';
import { noteFrom } from '../engine/replay-checkpoints.ts';
import type { Replay } from '../engine/results/types.ts';
import { supposeGame, turnedProposals } from '../engine/suppose/games.ts';
import { once } from '../helpers/once.ts';
import type { WrittenProposal, WrittenRuleset } from '../records/types.ts';
import type { OpenGame } from './open-game.ts';

/** Computes results and errors, without notes. */
const RESULTS = { notesOtherwise: false };

/** The chosen options by reading. */
export type Choices = ReadonlyMap<string, string>;

/**
 * Leaves recorded results out if the votes determine them, since they would differ. Results that only the
 * record knows stay.
 */
export function whatIf(archive: GameArchive, choices: Choices): WhatIf {
  const { replay: actual, ruleset, links } = archive;
  const game = supposeGame(actual.game, { readings: choices });
  const leftToRules = followsVotes(actual, ruleset);
  const supposed = replay(supposeGame(game, { leftToRules }), ruleset);
  return describeWhatIf(archive, {
    choices,
    supposed: createGameArchive(supposed, ruleset, links),
    // A check replays the record as written.
    asWritten: replay(game, ruleset, RESULTS),
  });
}

/** Whether the votes determine a proposal's result under every choice. */
const followsVotes = once((actual: Replay, ruleset: WrittenRuleset) => {
  const left = supposeGame(actual.game, { leftToRules: () => true });
  const turned = turnedProposals(actual, replay(left, ruleset, RESULTS));
  return ({ name }: WrittenProposal) => !turned.has(name);
});

/** The readings on which something in this game depends. */
export function atStake({ checkpoints }: OpenGame): readonly string[] {
  const { readings } = noteFrom(checkpoints, 0).replay;
  return readings.flatMap(({ id, mattered }) => (mattered.length > 0 ? [id] : []));
}
