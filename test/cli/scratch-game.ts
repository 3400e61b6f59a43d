/** A game by post in a folder of its own, on which commands are tried. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CommandContext, CommandOutcome } from '../../src/cli/command-line/outcome.ts';
import { run } from '../../src/cli/run.ts';
import { SAMPLES } from '../samples.ts';
import { CONTEXT } from './context.ts';

const GAME = `---
title: Friends by Post
ruleset: suber
medium: mail
started: 2026-03-01
players:
  ben: { name: Ben Cole }
  anna: { name: Anna Berg }
  carla: { name: Carla Diaz }
  dov: { name: Dov Ek }
  eve: { name: Eve Fox }
---
`;

export interface ScratchGame {
  readonly folder: string;
  readonly nomic: (
    words: readonly string[],
    context?: Partial<CommandContext>,
  ) => Promise<CommandOutcome>;
  /** By its place in the content folder. */
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
}

export function scratchGame(): ScratchGame {
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-clerk-'));
  cpSync(join(SAMPLES, 'rulesets/suber'), join(folder, 'content/rulesets/suber'), {
    recursive: true,
  });
  const path = (file: string) => join(folder, 'content', file);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  write('games/friends/game.md', GAME);
  return {
    folder,
    nomic: (words, context = {}) => run(words, { ...CONTEXT, cwd: folder, ...context }),
    read: (file) => readFileSync(path(file), 'utf8'),
    write,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
