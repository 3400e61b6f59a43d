/** The command `nomic`. The only place that touches the process: everything else is handed it. */
import { appendFileSync } from 'node:fs';
import { visible } from '../diagnostics/visible.ts';
import type { Context, Outcome } from './outcome.ts';

const DEFAULT_COLUMNS = 80;

// The YAML library looks into the environment for every token; a plain copy is looked into fast.
process.env = { ...process.env };
process.stdout.on('error', stopWhenReaderIsGone);
try {
  const { run } = await import('./run.ts');
  finish(await run(process.argv.slice(2), describeContext()));
} catch (error) {
  reportBug(error);
}

function describeContext(): Context {
  const { stdout, env } = process;
  const cwd = process.cwd();
  return {
    cwd,
    isTerminal: stdout.isTTY,
    columns: stdout.columns || DEFAULT_COLUMNS,
    colour: stdout.isTTY && !env.NO_COLOR && env.TERM !== 'dumb',
    repository: env.GITHUB_WORKSPACE || cwd,
  };
}

function finish({ status, out, err, stepSummary }: Outcome): void {
  if (out !== undefined) process.stdout.write(out);
  if (err !== undefined) process.stderr.write(err);
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (stepSummary !== undefined && summaryFile) appendFileSync(summaryFile, stepSummary);
  process.exitCode = status;
}

/** Users' mistakes are outcomes, so whatever is thrown is a fault of this program. */
function reportBug(error: unknown): void {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  process.stderr.write(`nomic: this is a bug in Nomotheca. ${visible(what)}\n`);
  process.stderr.write('Please report it, with the command and the records that led to it.\n');
  process.exitCode = 1;
}

/** `nomic show … | head` closes the pipe early, which is nobody's mistake. */
function stopWhenReaderIsGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}
