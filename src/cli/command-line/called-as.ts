/** The command as the user can call it again. */
import { delimiter, dirname, isAbsolute, join, parse, relative, sep } from 'node:path';
import type { TypedMove } from '../../diagnostics/finding.ts';
import { asTyped, forShell, mendingWords } from '../../diagnostics/mending-command.ts';
import type { Arguments } from './arguments.ts';
import type { CommandContext } from './outcome.ts';

export interface Start {
  /** The program's path: a file, or a link to it. */
  readonly script: string;
  readonly software: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The second name is for a press that installed its clerk. */
const OWN_NAMES = new Set(['nomic', 'nomic-press']);

/** Our name in the registry belongs to others, so `npx` is offered only if it finds this software. */
export function calledAs({ script, software, cwd, env }: Start): string {
  const project = env.npm_config_local_prefix;
  if (project === software || isWithin(software, project && join(project, 'node_modules'))) {
    return 'npx nomic';
  }
  const { dir, name, ext } = parse(script);
  const isRegistered = (env.PATH ?? '').split(delimiter).includes(dir);
  if (isRegistered && OWN_NAMES.has(name) && ext === '' && env.npm_command !== 'exec') return name;
  const file = isWithin(script, join(software, 'src'))
    ? script
    : join(software, 'src/cli/nomic.js');
  const near = relative(cwd, file);
  return `node ${forShell(near === '' || near.startsWith('..') || isAbsolute(near) ? file : near)}`;
}

/** A command for the same records, without the name of the only game. */
export function called(
  { command, only }: Pick<CommandContext, 'command' | 'only'>,
  { values }: Pick<Arguments, 'values'>,
): (words: string) => string {
  const content = values.get('content');
  const option = content === undefined ? '' : ` --content ${forShell(content)}`;
  return (words) => {
    const each = words.split(' ').filter((word, i) => i !== 1 || word !== only);
    return `${command} ${each.join(' ')}${option}`;
  };
}

/** The command that makes a move in one game. */
export function typing(
  game: string,
  ...calling: Parameters<typeof called>
): (move: TypedMove) => string {
  const call = called(...calling);
  return (move) => call(asTyped(mendingWords(move, game)));
}

function isWithin(path: string, folder: string | undefined): boolean {
  return folder !== undefined && `${dirname(path)}${sep}`.startsWith(`${folder}${sep}`);
}
