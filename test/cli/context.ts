/** Calls of commands without a process round them, in the archive of samples. */
import type { CommandContext, CommandOutcome } from '../../src/cli/command-line/outcome.ts';
import { run } from '../../src/cli/run.ts';
import { SAMPLE_ARCHIVE } from '../samples.ts';

export const CONTEXT: CommandContext = {
  command: 'nomic',
  cwd: SAMPLE_ARCHIVE,
  isTerminal: false,
  columns: 80,
  colour: false,
  repository: SAMPLE_ARCHIVE,
  programs: process.env.PATH,
  now: Date.UTC(2026, 6, 1),
  env: {},
  stdout: process.stdout,
};

export function nomic(
  line: string,
  context: Partial<CommandContext> = {},
): Promise<CommandOutcome> {
  return run(
    line.split(' ').filter((word) => word !== ''),
    { ...CONTEXT, ...context },
  );
}
