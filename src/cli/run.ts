/** From a command line to what the command says. */
import software from '../../package.json' with { type: 'json' };
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { type Arguments, parseArguments } from './command-line/arguments.ts';
import {
  type CommandContext,
  type CommandOutcome,
  misuse,
  STATUS,
} from './command-line/outcome.ts';
import { type Printable, printable } from './printable.ts';
import { COMMANDS, type CommandName, commandHelp, generalHelp } from './usage/usage.ts';

export type Command = (
  given: Arguments,
  context: CommandContext,
) => CommandOutcome | Promise<CommandOutcome>;

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
  if (name === '--help' || name === '-h' || name === 'help') {
    return { status: STATUS.ok, out: generalHelp(called) };
  }
  if (name === '--version' || name === '-v' || name === 'version') {
    return { status: STATUS.ok, out: `${software.version}\n` };
  }
  const usage = COMMANDS.find((command) => command.name === name);
  if (!usage) return unknownCommand(name, called);
  const given = parseArguments(usage, rest, called);
  if (!given.ok) return misuse(given.message, `${called} ${name} --help shows its options.`);
  if (given.switches.has('help')) return { status: STATUS.ok, out: commandHelp(usage, called) };
  const command = await load(usage.name);
  if (!context.ask) return command(given, context);
  const { askMissing } = await import('./record-edits/ask-missing.ts');
  const answered = await askMissing(usage.name, given, context);
  return answered ? command(answered, context) : misuse('nothing was written: you broke off.');
}

/** Loaded only when called, so that no command waits for another's code. */
async function load(name: CommandName): Promise<Command> {
  switch (name) {
    case 'build':
      return (await import('./commands/build.ts')).build;
    case 'check':
      return (await import('./commands/check.ts')).check;
    case 'explain':
      return (await import('./commands/explain.ts')).explain;
    case 'import':
      return (await import('./commands/import.ts')).importRuleset;
    case 'preview':
      return (await import('./commands/preview.ts')).preview;
    case 'serve':
      return (await import('./commands/serve.ts')).serve;
    case 'show':
      return (await import('./commands/show.ts')).show;
    case 'status':
      return (await import('./commands/status.ts')).status;
    case 'init':
      return (await import('./commands/init.ts')).init;
    case 'propose':
      return (await import('./commands/record.ts')).propose;
    case 'vote':
      return (await import('./commands/record.ts')).vote;
    case 'close':
      return (await import('./commands/record.ts')).close;
    case 'withdraw':
      return (await import('./commands/record.ts')).withdraw;
    case 'judge':
      return (await import('./commands/record.ts')).judge;
    case 'event':
      return (await import('./commands/record.ts')).event;
    case 'say':
      return (await import('./commands/say.ts')).say;
    case 'take':
      return (await import('./commands/take.ts')).take;
    case 'correct':
      return (await import('./commands/record.ts')).correct;
    case 'mechanics':
      return (await import('./commands/mechanics.ts')).mechanics;
    case 'format':
      return (await import('./commands/mechanics.ts')).format;
  }
}

function unknownCommand(name: string, called: string): CommandOutcome {
  const near = didYouMean(
    name,
    COMMANDS.map((command) => command.name),
  );
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return misuse(`there is no command “${name}”.${hint}`, `${called} --help shows the commands.`);
}
