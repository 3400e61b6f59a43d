/** Writes a made-up game, and the ruleset it is played by, as a folder of records. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GeneratedGame, generateGame } from '../test/games/generate-game.ts';
import { SAMPLES } from '../test/samples.ts';

const SEED = 1982;

export function writeGame(proposals: number, content: string): GeneratedGame {
  const game = generateGame({ seed: SEED, proposals });
  for (const [file, text] of game.files) {
    const path = join(content, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  cpSync(join(SAMPLES, 'rulesets/suber'), join(content, 'rulesets/suber'), { recursive: true });
  return game;
}

/** How many proposals it takes for so many to be adopted: a longer game begins as a shorter one. */
export function proposalsFor(adopted: number): number {
  let proposals = adopted;
  for (let missing = adopted; missing > 0; proposals += missing) {
    missing = adopted - generateGame({ seed: SEED, proposals }).adopted;
  }
  return proposals;
}
