/** From a command line to what the command says. */
import software from '../../package.json' with { type: 'json' };
import { parseArguments } from './command-line/arguments.ts';
import { contentFolder, gameFolders } from './command-line/content-folder.ts';
import {
  type Command,
  type CommandContext,
  type CommandOutcome,
  misuse,
  STATUS,
} from './command-line/outcome.ts';
import { unknownCommand } from './command-line/what-was-meant.ts';
import { type Printable, printable } from './printable.ts';
import { COMMANDS, type CommandName, commandHelp, generalHelp } from './usage/usage.ts';

/**
 * What a command says, fit to be printed: see `printable.ts`. Never fails because of what a user
 * wrote; an exception from here is a fault in this program.
 */
export async function run(argv: readonly string[], context: CommandContext): Promise<Printable> {
  return printable(await answer(argv, context), context);
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
  if (!usage) return await notACommand(name, context);
  const given = parseArguments(usage, rest, {
    command: called,
    now: context.now,
    games: (values) => gameFolders(contentFolder({ values }, context)),
  });
  if (!given.ok) return misuse(given.message, `${called} ${name} --help shows its options.`);
  if (given.switches.has('help')) return { status: STATUS.ok, out: commandHelp(usage, called) };
  const command = await LOAD[usage.name]();
  if (!context.ask) return command(given, context);
  const { askMissing } = await import('./record-edits/ask-missing.ts');
  const answered = await askMissing(usage.name, given, context);
  return answered ? command(answered, context) : misuse('cancelled; nothing was written.');
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
  if (name !== undefined && !usage) return misuse(unknownCommand(name, called));
  return { status: STATUS.ok, out: usage ? commandHelp(usage, called) : generalHelp(called) };
}

async function notACommand(name: string, context: CommandContext): Promise<CommandOutcome> {
  const { command } = context;
  const games = gameFolders(contentFolder({ values: new Map() }, context));
  if (games.includes(name))
    return misuse(`“${name}” is a game. Put a command before it: ${command} status ${name}`);
  const { EVENT_KINDS } = await import('../records/kinds/event-facts.ts');
  const event = EVENT_KINDS.some((kind) => kind === name)
    ? `It is an event: ${command} event [game] "${name}: …"`
    : undefined;
  return misuse(unknownCommand(name, command, event), `${command} --help shows the commands.`);
}
