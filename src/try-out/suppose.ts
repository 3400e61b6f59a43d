/** A game as it would have gone under other readings. */
import { createGameArchive, type GameArchive } from '../archive/lookup/game-archive.ts';
import { describeWhatIf, type WhatIf } from '../archive/page-models/game/describe-what-if.ts';
import { replay } from '../engine/replay.ts';
import type { Replay } from '../engine/results/types.ts';
import { turnedProposals } from '../engine/suppose/games.ts';
import { once } from '../helpers/once.ts';
import type { WrittenJudgment } from '../records/kinds/judgment.ts';
import type { WrittenGame, WrittenProposal, WrittenRuleset } from '../records/types.ts';

/** Only results and errors are asked for, and no notes. */
const RESULTS = { notesOtherwise: false };

/** Options by the readings that are taken otherwise. */
export type Choices = ReadonlyMap<string, string>;

export interface Supposed {
  /** The game with what the record states of results left to the rules. */
  readonly replay: Replay;
  /** The game with its record as it is written: what a check says of it. */
  readonly asWritten: Replay;
}

/**
 * Everybody reads so from the beginning, a Judge who was asked included. A recorded result that the
 * votes give anyhow is left to the rules, since it could not be another; a result that only the
 * record knows stays as it is.
 */
export function suppose(actual: Replay, ruleset: WrittenRuleset, choices: Choices): Supposed {
  const follows = followsVotes(actual, ruleset);
  const asWritten = readOtherwise(actual.game, choices);
  return {
    replay: replay(leftToRules(asWritten, follows), ruleset),
    asWritten: replay(asWritten, ruleset, RESULTS),
  };
}

/** Tells whether the votes on a proposal give its result anyhow, which no choice changes. */
const followsVotes = once((actual: Replay, ruleset: WrittenRuleset) => {
  const left = leftToRules(actual.game, () => true);
  const turned = turnedProposals(actual, replay(left, ruleset, RESULTS));
  return ({ name }: WrittenProposal) => !turned.has(name);
});

function readOtherwise(game: WrittenGame, choices: Choices): WrittenGame {
  const readings = new Map(game.readings);
  for (const [reading, take] of choices) readings.set(reading, { take });
  return { ...game, readings, judgments: game.judgments.map((each) => ruleSo(each, choices)) };
}

function ruleSo(judgment: WrittenJudgment, choices: Choices): WrittenJudgment {
  const settles = judgment.settles.map((each) => {
    const take = each.kind === 'reading' ? choices.get(each.reading) : undefined;
    return each.kind === 'reading' && take !== undefined ? { ...each, take } : each;
  });
  return { ...judgment, settles };
}

/** Without the results of votes for which it holds, and without scores that are only stated. */
function leftToRules(
  game: WrittenGame,
  follows: (proposal: WrittenProposal) => boolean,
): WrittenGame {
  return {
    ...game,
    proposals: game.proposals.map((each) =>
      each.votes && follows(each) ? withoutResult(each) : each,
    ),
    events: game.events.filter(({ fact }) => fact.kind !== 'scores' || fact.stands),
  };
}

function withoutResult({ outcome, awards, ...rest }: WrittenProposal): WrittenProposal {
  return rest;
}

export function whatIf(archive: GameArchive, choices: Choices): WhatIf {
  const { replay, ruleset, links } = archive;
  const { replay: supposed, asWritten } = suppose(replay, ruleset, choices);
  return describeWhatIf(archive, {
    choices,
    supposed: createGameArchive(supposed, ruleset, links),
    asWritten,
  });
}
