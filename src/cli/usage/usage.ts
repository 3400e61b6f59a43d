/** The commands and their options, for the parser of arguments and the help. */
import { COMMAND_WORDS, type CommandWords, type OptionWords } from './commands.ts';

export type CommandName = (typeof COMMAND_WORDS)[number]['name'];

export interface OptionUsage {
  readonly name: string;
  /** The name of the value in the help; an option without one is a switch. */
  readonly value?: string | undefined;
  /** The values allowed; the first one is the default. */
  readonly oneOf?: readonly string[] | undefined;
  readonly says: string;
}

export interface CommandUsage {
  readonly name: CommandName;
  /** As the help writes them. */
  readonly operands: string;
  /** The kind of each operand; a command on one game has `game` first. */
  readonly kinds: readonly string[];
  readonly ofGame: boolean;
  readonly surplus?: string | undefined;
  readonly elsewhere: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly says: string;
  readonly options: readonly OptionUsage[];
  readonly examples: readonly string[];
}

const WORDS: readonly (CommandWords & { readonly name: CommandName })[] = COMMAND_WORDS;

export const COMMANDS: readonly CommandUsage[] = WORDS.map(({ options, ...words }) => ({
  ...words,
  ...operandsOf(words.operands),
  elsewhere: words.elsewhere?.split(' ') ?? [],
  options: Object.entries<OptionWords[string]>({ ...options, help: 'show this' }).map(
    ([option, what]) => {
      const [name = '', value] = option.split(' ');
      if (typeof what === 'string') return { name, value, says: what };
      const [says, ...oneOf] = what;
      return { name, value, oneOf, says };
    },
  ),
}));

/** A command that begins a game, without the name of the program. */
export const [BEGINNING = ''] = COMMANDS.find(({ name }) => name === 'init')?.examples ?? [];

/** Reads the operands of a command, and how many it needs, from the notation of the table. */
function operandsOf(operands: string) {
  const [first = ''] = operands.split(' | ');
  const each = first.match(/<[^>]+>|\[[^\]]+\]|\w+/g) ?? [];
  const isMany = /…|\.\.\./.test(operands);
  return {
    operands: operands.replace('<game>', '[game]'),
    kinds: each.map((one) => one.replace(/[^a-z ]/g, '')),
    ofGame: first.startsWith('<game>'),
    least: each.filter((one) => !one.startsWith('[')).length,
    most: isMany ? Number.POSITIVE_INFINITY : each.length,
  };
}

export function generalHelp(command: string): string {
  const rows = COMMANDS.map(
    ({ name, operands, says }) =>
      `  ${[command, name, operands].join(' ').trimEnd()}\n      ${says}`,
  );
  return [
    'Nomotheca keeps the records of games of Nomic and replays them by their own rules.',
    '',
    ...rows,
    '',
    `${command} <command> --help shows the options of a command.`,
    `${command} --version says which version of this software it is.`,
    'You need not name the only game, or the only open proposal.',
    'The command looks for the folder content here and in the folders above.',
    '',
    'Exit status: 0 nothing is wrong; 1 the records are wrong; 2 the command is wrong.',
    '',
  ].join('\n');
}

export function commandHelp(
  { name, operands, says, options, examples }: CommandUsage,
  command: string,
): string {
  const names = options.map(
    (option) => `--${option.name}${option.value ? ` ${option.value}` : ''}`,
  );
  const widest = Math.max(...names.map((each) => each.length));
  return [
    [command, name, operands, '[options]'].filter((word) => word !== '').join(' '),
    '',
    says,
    '',
    ...options.map((option, i) => `  ${names[i]?.padEnd(widest)}  ${option.says}`),
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.map((example) => `  ${command} ${example}`),
    '',
  ].join('\n');
}
