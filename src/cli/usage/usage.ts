/** The commands and their options, for the parser of arguments and the help. */
import { COMMAND_WORDS, type CommandWords, type OptionWords } from './commands.ts';

export type CommandName = (typeof COMMAND_WORDS)[number]['name'];

const WORDS: readonly (CommandWords & { readonly name: CommandName })[] = COMMAND_WORDS;

export const COMMANDS = WORDS.map(({ options, ...words }) => ({
  ...words,
  ...operandsOf(words.operands),
  elsewhere: words.elsewhere?.split(' ') ?? [],
  options: Object.entries<OptionWords[string]>({ ...options, help: 'show this' }).map(
    ([option, what]) => {
      // An option without a value is a switch.
      const [name = '', value] = option.split(' ');
      const [says = '', ...values] = [what].flat();
      /** The possible values; the first is the default. */
      const oneOf = values.length > 0 ? values : undefined;
      return { name, value, oneOf, says };
    },
  ),
}));

export type CommandUsage = (typeof COMMANDS)[number];
export type OptionUsage = CommandUsage['options'][number];

/** A command that begins a game, without the program's name. */
export const [BEGINNING = ''] = COMMANDS.find(({ name }) => name === 'init')?.examples ?? [];

/** Reads a command's operands from the notation of the table. */
function operandsOf(operands: string) {
  const [first = ''] = operands.split(' | ');
  const each = first.match(/<[^>]+>|\[[^\]]+\]|\w+/g) ?? [];
  const isMany = /…|\.\.\./.test(operands);
  return {
    /** In the notation of the help. */
    operands: operands.replace('<game>', '[game]'),
    /** The kind of each; commands on one game have `game` first. */
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
