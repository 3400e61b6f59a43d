/**
 * The command `nomic`. In `cli/`, only this file and `with-own-node.js` use the process; this one passes
 * on what others need.
 */
import { appendFileSync, openSync } from 'node:fs';
import { ReadStream, WriteStream } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { systemFault, systemReason } from '../diagnostics/system-fault.ts';
import { visible } from '../diagnostics/visible.ts';
import { calledAs } from './command-line/called-as.ts';
import { type Asker, type CommandContext, STATUS } from './command-line/outcome.ts';
import { type Printable, printable } from './printable.ts';
import { terminalAsker } from './record-edits/terminal-asker.ts';

const DEFAULT_COLUMNS = 80;
/** The software's folder, without a final slash. */
const SOFTWARE = fileURLToPath(new URL('../..', import.meta.url)).slice(0, -1);

/** The terminal, if input is piped in. The process waits until it is closed. */
let opened: ReadStream | undefined;

const isBuild = ['build', 'serve', 'join'].includes(process.argv[2] ?? '');
// Read from the original: where Windows says Path, only this has PATH.
const programs = process.env.PATH;
// Vite's allocator reads the real environment, of which the object below is a copy. It returns freed
// memory at once, and so saves a build some hundred megabytes.
if (isBuild) process.env.MIMALLOC_PURGE_DELAY ??= '0';
// The YAML library reads the environment for every token, which is fast in a plain copy.
process.env = { ...process.env };
let isLost = false;
process.stdout.on('error', withoutReader);
// Nothing more can be printed; the exit status still tells.
process.stderr.on('error', () => {});
try {
  const { run } = await import('./run.ts');
  const { stdin, stdout, env } = process;
  const cwd = process.cwd();
  const script = process.argv[1] ?? '';
  const context: CommandContext = {
    command: calledAs({ script, software: SOFTWARE, cwd, env: { ...env, PATH: programs } }),
    cwd,
    isTerminal: stdout.isTTY,
    columns: stdout.columns || DEFAULT_COLUMNS,
    colour: stdout.isTTY && !env.NO_COLOR && env.TERM !== 'dumb',
    repository: env.GITHUB_WORKSPACE || cwd,
    programs,
    now: Date.now(),
    env,
    stdout,
    ...(stdin.isTTY && stdout.isTTY && { ask: terminalAsker({ input: stdin, output: stdout }) }),
    askBeside,
  };
  finish(await run(process.argv.slice(2), context));
} catch (error) {
  // A user's mistake is an outcome. An exception is a refusal of the system or a fault of this program.
  const fault = systemFault(error);
  const status = fault ? STATUS.usage : STATUS.findings;
  const place = visible(fault?.path ?? 'the folder in which it was called');
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const err = fault
    ? `nomic: ${place} cannot be used: ${fault.reason}.\n`
    : `nomic: this is a bug in Nomotheca. ${visible(what)}\nPlease report it, with the command and the records that led to it.\n`;
  finish(printable({ status, err }, { colour: false }));
}

/** Windows has no file for the terminal. */
function askBeside(): Asker | undefined {
  try {
    opened ??= new ReadStream(openSync('/dev/tty', 'r'));
    return terminalAsker({ input: opened, output: new WriteStream(openSync('/dev/tty', 'w')) });
  } catch {
    return undefined;
  }
}

function finish({ status, out, err, stepSummary }: Printable): void {
  process.exitCode = status;
  opened?.destroy();
  if (out !== undefined) process.stdout.write(out);
  if (err !== undefined) process.stderr.write(err);
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (stepSummary === undefined || !summaryFile) return;
  try {
    appendFileSync(summaryFile, stepSummary);
  } catch (error) {
    const file = visible(summaryFile);
    process.stderr.write(`nomic: ${file} cannot be written: ${systemReason(error)}.\n`);
    process.exitCode ||= STATUS.usage;
  }
}

/** A reader may close the pipe early, as `head` does. A build continues, since it makes a site. */
function withoutReader(error: NodeJS.ErrnoException): void {
  const isClosed = error.code === 'EPIPE';
  if (!isClosed && !isLost)
    process.stderr.write(`nomic: the output cannot be written: ${systemReason(error)}.\n`);
  isLost = true;
  if (!isBuild) process.exit(isClosed ? undefined : STATUS.usage);
}
