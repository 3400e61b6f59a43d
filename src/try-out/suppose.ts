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

/** Only results and errors are asked for, and no notes. */
const RESULTS = { notesOtherwise: false };

/** Options by the readings that are taken otherwise. */
export type Choices = ReadonlyMap<string, string>;

/**
 * A recorded result that follows from the votes is left to the rules, since it could not be another. A
 * result that only the record knows stays as it is.
 */
export function whatIf(archive: GameArchive, choices: Choices): WhatIf {
  const { replay: actual, ruleset, links } = archive;
  const game = supposeGame(actual.game, { readings: choices });
  const leftToRules = followsVotes(actual, ruleset);
  const supposed = replay(supposeGame(game, { leftToRules }), ruleset);
  return describeWhatIf(archive, {
    choices,
    supposed: createGameArchive(supposed, ruleset, links),
    // A check replays the record as it is written.
    asWritten: replay(game, ruleset, RESULTS),
  });
}

/** Tells whether the votes on a proposal give its result anyhow, which no choice changes. */
const followsVotes = once((actual: Replay, ruleset: WrittenRuleset) => {
  const left = supposeGame(actual.game, { leftToRules: () => true });
  const turned = turnedProposals(actual, replay(left, ruleset, RESULTS));
  return ({ name }: WrittenProposal) => !turned.has(name);
});

/** The readings on which something in this game rests. */
export function atStake({ checkpoints }: OpenGame): readonly string[] {
  const { readings } = noteFrom(checkpoints, 0).replay;
  return readings.flatMap(({ id, mattered }) => (mattered.length > 0 ? [id] : []));
}
