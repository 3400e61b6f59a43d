/** What would have become of a game had its rules been read otherwise. */
import { createGameArchive, type GameArchive } from '../archive/lookup/game-archive.ts';
import { describeWhatIf, type WhatIf } from '../archive/page-models/game/describe-what-if.ts';
import { type Choices, suppose } from './suppose.ts';

export function whatIf(archive: GameArchive, choices: Choices): WhatIf {
  const { replay, ruleset, links } = archive;
  const { replay: supposed, asWritten } = suppose(replay, ruleset, choices);
  return describeWhatIf(archive, {
    choices,
    supposed: createGameArchive(supposed, ruleset, links),
    asWritten,
  });
}
