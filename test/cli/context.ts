/** Calls of commands without a process round them. */

import type { Context, Outcome } from '../../src/cli/outcome.ts';
import { run } from '../../src/cli/run.ts';

export const CONTEXT: Context = {
  cwd: process.cwd(),
  isTerminal: false,
  columns: 80,
  colour: false,
  repository: process.cwd(),
  programs: process.env.PATH,
  now: Date.UTC(2026, 6, 1),
};

export function nomic(line: string, context: Partial<Context> = {}): Promise<Outcome> {
  return run(
    line.split(' ').filter((word) => word !== ''),
    { ...CONTEXT, ...context },
  );
}
