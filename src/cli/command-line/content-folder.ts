/** The folder of records that a command line names, and how its files are named in what is printed. */

import { readdirSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { entryAt } from '../../content/find-repository.ts';
import { readLibrary } from '../../read-library.ts';
import { BEGINNING } from '../usage/usage.ts';
import type { Arguments } from './arguments.ts';
import { type CommandContext, misuse } from './outcome.ts';

/** Without `--content` it is searched in the folders above too, as git searches its repository. */
export function contentFolder(
  { values }: Pick<Arguments, 'values'>,
  { cwd, repository }: Pick<CommandContext, 'cwd' | 'repository'>,
) {
  const given = values.get('content') ?? recordsAbove(cwd);
  const dir = resolve(cwd, given);
  return {
    dir,
    /** As the user named it, to be put before the name of a file. */
    named: prefix(isAbsolute(given) ? dir : relative(cwd, dir)),
    /** The same, relative to the root of the repository. */
    inRepository: prefix(relative(repository, dir)),
  };
}

export type ContentFolder = ReturnType<typeof contentFolder>;

/** If the records lie in a folder above, a site is made from there and written next to them. */
export function withRecordsAbove(
  values: Arguments['values'],
  { cwd, env }: Pick<CommandContext, 'cwd' | 'env'>,
): Arguments['values'] {
  const content = recordsAbove(cwd);
  if (values.has('content') || env.NOMOTHECA_CONTENT || content === USUAL_FOLDER) return values;
  const out = values.get('out') ?? (env.NOMOTHECA_OUT || join(cwd, content, '../dist'));
  return new Map([...values, ['content', content], ['out', out]]);
}

/** By this name, and in no folder above, new records begin. */
export const USUAL_FOLDER = 'content';

/** Relative to the folder in which the command was called; not beyond the repository that holds it. */
function recordsAbove(cwd: string): string {
  if (isFolder(join(cwd, USUAL_FOLDER))) return USUAL_FOLDER;
  for (let at = cwd; !entryAt(join(at, '.git')) && at !== dirname(at); ) {
    at = dirname(at);
    const dir = join(at, USUAL_FOLDER);
    const isOurs = isFolder(join(dir, 'games')) || isFolder(join(dir, 'rulesets'));
    if (isFolder(dir) && isOurs) return relative(cwd, dir) || '.';
  }
  return USUAL_FOLDER;
}

/** The folders of games, whatever lies in them; in the order of names. */
export function gameFolders({ dir }: ContentFolder): readonly string[] {
  try {
    const entries = readdirSync(join(dir, 'games'), { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  } catch {
    return [];
  }
}

function isFolder(path: string): boolean {
  return entryAt(path)?.isDirectory() === true;
}

function prefix(path: string): string {
  const strokes = path.split(sep).join('/');
  return strokes === '' || strokes.endsWith('/') ? strokes : `${strokes}/`;
}

/** The records of the folder that a command line names; if there is none, how to begin a game. */
export function recordsIn(
  given: Pick<Arguments, 'values'>,
  context: Pick<CommandContext, 'command' | 'cwd' | 'repository'>,
  games: readonly string[] = [],
) {
  const { dir } = contentFolder(given, context);
  const library = readLibrary(dir, games);
  if (library.ok) return library;
  const { message } = library;
  const begin = [`${message} To begin a game:`, `${context.command} ${BEGINNING}`];
  return { ok: false, outcome: misuse(...(isFolder(dir) ? [message] : begin)) } as const;
}

/** The records of a folder to which others are added; one that is not there yet has none. */
export function libraryOf({ dir }: ContentFolder) {
  const nothing = { sources: [], findings: [], unread: [] };
  const records = { rulesets: new Map(), games: new Map() };
  const malformed = { games: new Set<string>(), rulesets: new Set<string>() };
  if (entryAt(dir)) return readLibrary(dir);
  return { ok: true, ...nothing, records: { ...records, malformed } } as const;
}
