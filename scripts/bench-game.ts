/** Writes the records of a generated game, with its ruleset. */
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

/** The number of proposals of which so many are adopted. A longer game begins like a shorter one. */
export function proposalsFor(adopted: number): number {
  let proposals = adopted;
  for (let missing = adopted; missing > 0; proposals += missing) {
    missing = adopted - generateGame({ seed: SEED, proposals }).adopted;
  }
  return proposals;
}
