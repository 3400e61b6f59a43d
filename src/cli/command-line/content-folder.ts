/** The folder of records that a command line names, and the names of its files in output. */

import { readdirSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { entryAt } from '../../content/find-repository.ts';
import { asTyped } from '../../diagnostics/mending-command.ts';
import { readLibrary } from '../../read-library.ts';
import { BEGINNING } from '../usage/usage.ts';
import type { Arguments } from './arguments.ts';
import { type CommandContext, misuse } from './outcome.ts';

/** Without `--content`, folders above are searched too, as git does. */
export function contentFolder(
  { values }: Pick<Arguments, 'values'>,
  { cwd, repository }: Pick<CommandContext, 'cwd' | 'repository'>,
) {
  const given = values.get('content') ?? recordsAbove(cwd);
  const dir = resolve(cwd, given);
  return {
    dir,
    /** The folder as the user named it, as a prefix for file names. */
    named: prefix(isAbsolute(given) ? dir : relative(cwd, dir)),
    /** The same, relative to the root of the repository. */
    inRepository: prefix(relative(repository, dir)),
  };
}

export type ContentFolder = ReturnType<typeof contentFolder>;

/** If the records are in a folder above, a site is made from there, and written beside them. */
export function withRecordsAbove(
  values: Arguments['values'],
  { cwd, env }: Pick<CommandContext, 'cwd' | 'env'>,
): Arguments['values'] {
  const content = recordsAbove(cwd);
  if (values.has('content') || env.NOMOTHECA_CONTENT || content === USUAL_FOLDER) return values;
  const out = values.get('out') ?? (env.NOMOTHECA_OUT || join(cwd, content, '../dist'));
  return new Map([...values, ['content', content], ['out', out]]);
}

/** The name of the folder for new records, in the present folder. */
export const USUAL_FOLDER = 'content';

/** Relative to the present folder, and not above its repository. */
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

/** The game folders in order of their names, whatever they contain. */
export function gameFolders({ dir }: ContentFolder): readonly string[] {
  return foldersIn(join(dir, 'games'));
}

function foldersIn(dir: string): readonly string[] {
  try {
    const entries = readdirSync(dir, { withFileTypes: true });
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

/** The records of the named folder, or how to begin a game if there are none. */
export function recordsIn(
  given: Pick<Arguments, 'values'>,
  context: Pick<CommandContext, 'command' | 'cwd' | 'repository'>,
  games: readonly string[] = [],
) {
  const { dir } = contentFolder(given, context);
  const library = readLibrary(dir, games);
  if (library.ok) return library;
  const { message } = library;
  const { command, cwd } = context;
  const below = foldersIn(cwd).filter((name) => isFolder(join(cwd, name, USUAL_FOLDER, 'games')));
  const enter = below.map((name) => asTyped(['cd', name]));
  const next =
    enter.length > 0
      ? [`${message} Records are one folder below:`, ...enter]
      : [`${message} To begin a game:`, `${command} ${BEGINNING}`];
  return { ok: false, outcome: misuse(...(isFolder(dir) ? [message] : next)) } as const;
}

/** The records of a folder for writing, which need not exist yet. */
export function libraryOf({ dir }: ContentFolder) {
  const nothing = { sources: [], findings: [], unread: [] };
  const records = { rulesets: new Map(), games: new Map() };
  const malformed = { games: new Set<string>(), rulesets: new Set<string>() };
  if (entryAt(dir)) return readLibrary(dir);
  return { ok: true, ...nothing, records: { ...records, malformed } } as const;
}
