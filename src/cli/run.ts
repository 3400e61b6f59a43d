/** From a command line to what the command says. */
import software from '../../package.json' with { type: 'json' };
import { forShell } from '../diagnostics/mending-command.ts';
import { visible } from '../diagnostics/visible.ts';
import { capital } from '../helpers/words.ts';
import { parseArguments } from './command-line/arguments.ts';
import { contentFolder, gameFolders } from './command-line/content-folder.ts';
import {
  type Command,
  type CommandContext,
  type CommandOutcome,
  misuse,
  misusedWord,
  STATUS,
} from './command-line/outcome.ts';
import { type Fault, type Instead, unknownCommand } from './command-line/what-was-meant.ts';
import { type Printable, printable } from './printable.ts';
import { COMMANDS, type CommandName, commandHelp, generalHelp } from './usage/usage.ts';

/**
 * The output of a command, fit to be printed: see `printable.ts`. No user's input makes it fail; an
 * exception from here is a fault in this program.
 */
export async function run(argv: readonly string[], context: CommandContext): Promise<Printable> {
  const outcome = await answer(argv, context);
  const err = errorOf(outcome, argv, context);
  return printable({ ...outcome, ...(err !== undefined && { err }) }, context);
}

/** The fate of what was to be written comes first, and what can be typed comes last. */
function errorOf(
  { err, refused }: CommandOutcome,
  argv: readonly string[],
  { command }: CommandContext,
): string | undefined {
  if (!refused) return err;
  const { lines, instead } = refused;
  const [first = '', ...rest] = lines.map(visible);
  const usage = COMMANDS.find(({ name }) => name === argv[0]);
  const isWriting = usage?.options.some(({ name }) => name === 'dry-run' || name === 'write');
  const isWord = /^[a-z]+[ ,:]/.test(first);
  const begun = isWriting ? `Not written. ${isWord ? capital(first) : first}` : `nomic: ${first}`;
  const again = instead ? typedSo(argv, instead) : [];
  const canBeTyped = again.length > 0 && again.every((word) => visible(word) === word);
  const cure = canBeTyped ? [`${command} ${again.map(forShell).join(' ')}`] : [];
  return `${[begun, ...rest, ...cure].join('\n')}\n${err ?? ''}`;
}

/** Replaces a word of the command, or one of those that commas join; what stands there already goes. */
function typedSo(argv: readonly string[], [typed, meant]: Instead): readonly string[] {
  if (argv.includes(meant) && argv.includes(typed)) return argv.filter((word) => word !== typed);
  const each = (word: string) => (word.trim() === typed ? meant : word);
  return argv.map((word) => (word === typed ? meant : word.split(',').map(each).join(',')));
}

async function answer(argv: readonly string[], context: CommandContext): Promise<CommandOutcome> {
  const { command: called } = context;
  const [name, ...rest] = argv;
  if (name === undefined) return { status: STATUS.usage, err: generalHelp(called) };
  if (name === '--help' || name === '-h' || name === 'help') return help(rest, called);
  if (name === '--version' || name === '-v' || name === 'version') {
    return { status: STATUS.ok, out: `${software.version}\n` };
  }
  const usage = COMMANDS.find((command) => command.name === name);
  if (!usage) return await notACommand([name, ...rest], context);
  const given = parseArguments(usage, rest, {
    command: called,
    now: context.now,
    games: (values) => gameFolders(contentFolder({ values }, context)),
  });
  if (!given.ok) {
    const cure = given.cure ?? `${called} ${name} --help`;
    return misusedWord(given.instead, given.message, ...(given.instead ? [] : [cure]));
  }
  if (given.switches.has('help')) return { status: STATUS.ok, out: commandHelp(usage, called) };
  const command = await LOAD[usage.name]();
  if (!context.ask) return command(given, context);
  const { askMissing } = await import('./record-edits/ask-missing.ts');
  const answered = await askMissing(usage.name, given, context);
  return answered ? command(answered, context) : misuse('you cancelled.');
}

/** Loaded only when called, so that no command waits for another's code. */
const LOAD: Readonly<Record<CommandName, () => Promise<Command>>> = {
  build: async () => (await import('./commands/build.ts')).build,
  check: async () => (await import('./commands/check.ts')).check,
  explain: async () => (await import('./commands/explain.ts')).explain,
  import: async () => (await import('./commands/import.ts')).importRuleset,
  preview: async () => (await import('./commands/preview.ts')).preview,
  join: async () => (await import('./commands/build.ts')).joinCommand,
  plan: async () => (await import('./commands/build.ts')).plan,
  serve: async () => (await import('./commands/serve.ts')).serve,
  show: async () => (await import('./commands/show.ts')).showCommand,
  status: async () => (await import('./commands/status.ts')).status,
  init: async () => (await import('./commands/init.ts')).init,
  propose: async () => (await import('./commands/record.ts')).propose,
  vote: async () => (await import('./commands/record.ts')).vote,
  close: async () => (await import('./commands/record.ts')).close,
  withdraw: async () => (await import('./commands/record.ts')).withdrawCommand,
  judge: async () => (await import('./commands/record.ts')).judgeCommand,
  event: async () => (await import('./commands/record.ts')).event,
  say: async () => (await import('./commands/say.ts')).sayCommand,
  take: async () => (await import('./commands/take.ts')).take,
  correct: async () => (await import('./commands/record.ts')).correct,
  mechanics: async () => (await import('./commands/mechanics.ts')).mechanicsCommand,
  format: async () => (await import('./commands/mechanics.ts')).format,
  completion: async () => (await import('./commands/completion.ts')).completion,
};

function help([name]: readonly string[], called: string): CommandOutcome {
  const usage = COMMANDS.find((command) => command.name === name);
  if (name !== undefined && !usage) return refusedFor(unknownCommand([name], called));
  return { status: STATUS.ok, out: usage ? commandHelp(usage, called) : generalHelp(called) };
}

function refusedFor({ message, instead, cure }: Fault): CommandOutcome {
  return misusedWord(instead, message, ...(cure === undefined ? [] : [cure]));
}

async function notACommand(
  argv: readonly [string, ...string[]],
  context: CommandContext,
): Promise<CommandOutcome> {
  const { command } = context;
  const [name] = argv;
  const games = gameFolders(contentFolder({ values: new Map() }, context));
  if (games.includes(name))
    return misuse(`“${name}” is a game. Put a command before it: ${command} status ${name}`);
  const { eventNamed } = await import('./record-edits/event-forms.ts');
  const isElsewhere = COMMANDS.some(({ elsewhere }) => elsewhere.includes(name));
  const isEvent = eventNamed(name) && !(isElsewhere && argv.length === 1);
  if (!isEvent) return refusedFor(unknownCommand(argv, command));
  const asEvent = await answer(['event', ...argv, '--dry-run'], context);
  const [form = `an event is recorded so: ${command} event --help`] = asEvent.refused?.lines ?? [];
  return misuse(`there is no command “${name}”. ${capital(form)}`);
}
