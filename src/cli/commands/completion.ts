/** `nomic completion`: a shell's completion of commands and options, from their table. */
import { type Command, misnamed, STATUS } from '../command-line/outcome.ts';
import { COMMANDS } from '../usage/usage.ts';

const SHELLS = new Map(Object.entries({ bash, zsh, fish }));

export const completion: Command = ({ operands: [shell = ''] }) => {
  const script = SHELLS.get(shell);
  if (!script) return misnamed('shell', shell, [...SHELLS.keys()]);
  return { status: STATUS.ok, out: script() };
};

const names = COMMANDS.map(({ name }) => name);

function bash(): string {
  const cases = COMMANDS.flatMap((usage) => [
    ...usage.options.flatMap(({ name, oneOf }) =>
      oneOf ? [`    ${usage.name}:--${name}) words='${oneOf.join(' ')}' ;;`] : [],
    ),
    `    ${usage.name}:*) words='${usage.options.map(({ name }) => `--${name}`).join(' ')}' ;;`,
  ]);
  return `_nomic() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} words=
  case \${COMP_WORDS[1]}:$before in
${cases.join('\n')}
  esac
  if ((COMP_CWORD == 1)); then words='${names.join(' ')}'; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _nomic nomic
`;
}

function zsh(): string {
  const commands = COMMANDS.map(({ name, says }) => `    ${single(`${name}:${says}`)}`);
  const cases = COMMANDS.map(({ name: command, options }) => {
    const specs = options.map(({ name, value, oneOf, says }) => {
      const said = says.replace(/[[\]\\:]/g, '\\$&');
      const values = oneOf ? `(${oneOf.join(' ')})` : '_files';
      const after = value === undefined ? '' : `:${value}:${values}`;
      return `        ${single(`--${name}[${said}]${after}`)}`;
    });
    return `    ${command}) _arguments \\\n${[...specs, "        '*:file:_files'"].join(' \\\n')} ;;`;
  });
  return `#compdef nomic
_nomic() {
  local -a commands=(
${commands.join('\n')}
  )
  if ((CURRENT == 2)); then _describe command commands; return; fi
  shift words
  ((CURRENT--))
  case $words[1] in
${cases.join('\n')}
  esac
}
compdef _nomic nomic
`;
}

function fish(): string {
  const lines = COMMANDS.flatMap(({ name, says, options }) => [
    `complete -c nomic -n __fish_use_subcommand -a ${name} -d ${single(says)}`,
    ...options.map((option) => {
      const values = option.oneOf ? ` -xa ${single(option.oneOf.join(' '))}` : ' -r';
      const takes = option.value === undefined ? '' : values;
      const when = single(`__fish_seen_subcommand_from ${name}`);
      return `complete -c nomic -n ${when} -l ${option.name}${takes} -d ${single(option.says)}`;
    }),
  ]);
  return `${lines.join('\n')}\n`;
}

/** In single quotation marks, for shells. */
function single(words: string): string {
  return `'${words.replaceAll("'", '’')}'`;
}
