import type { LocatedFinding, Mending, Options, Spot, TypedMove } from './finding.ts';

/** The words of the command without the name of the program: `close friends 302 --on 2026-03-05`. */
export function mendingWords({ move, of, says = {} }: TypedMove, game: string): readonly string[] {
  return [move, game, ...(of === undefined ? [] : [String(of)]), ...optionWords(says)];
}

/** Each of these commands alone mends the finding. */
export function mendingCommands({
  mendings = [],
  game,
}: Pick<LocatedFinding, 'mendings' | 'game'>) {
  return game === undefined ? [] : mendings.map((each) => asTyped(mendingWords(each, game)));
}

/** The last commit that has a file of the records, if git has one. */
export type LastCommit = (file: string) => string | undefined;

/** Puts missing files back, or gives a file its name; `prefix` is the folder of the records. */
export function restoring(
  {
    gone = [],
    since,
    file: from,
    called,
  }: Pick<LocatedFinding, 'gone' | 'since' | 'file' | 'called'>,
  prefix: string,
  lastCommit: LastCommit,
): readonly string[] {
  if (called !== undefined) return [asTyped(['mv', prefix + from, prefix + called])];
  return gone.map((file) => {
    const commit = since ?? lastCommit(file);
    const path = prefix + file;
    if (commit === undefined) return `Git has no version of ${path}.`;
    return asTyped(['git', 'restore', '--source', commit, path]);
  });
}

/**
 * A correction names its record: `301`, `judgments/1`, `events/2026-03/2`. The command has to be told
 * if the edit is committed already.
 */
export function correcting(at: Spot, file = at.file, isCommitted = false): readonly Mending[] {
  const [, record] = /^games\/[^/]+\/(?:proposals\/)?(.+)\.md$/.exec(file) ?? [];
  if (record === undefined) return [];
  const [folder, place] = at.file === file && 'path' in at ? at.path : [];
  const event = folder === 'events' && typeof place === 'number' ? `/${place + 1}` : '';
  return [
    {
      move: 'correct',
      of: record + event,
      says: { why: '…', ...(isCommitted && { anyway: true }) },
    },
  ];
}

/** The change of a proposal as its record has it: `transmute: { rule: 105, to: mutable }`. */
export function changeInRecord({ says = {} }: TypedMove): readonly string[] {
  const { repeal, transmute, to } = says;
  if (transmute !== undefined) return [`transmute: { rule: ${transmute}, to: ${to} }`];
  return repeal === undefined ? [] : [`repeal: ${repeal}`];
}

/** The words `--rule`, `206`, `--change`. */
export function optionWords(says: Options): readonly string[] {
  return Object.entries(says).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === true ? [`--${name}`] : [`--${name}`, String(value)];
  });
}

/** Words as they are typed in a shell. */
export function asTyped(words: readonly string[]): string {
  return words.map(forShell).join(' ');
}

/** Quotes a word of a command for a shell if it has special signs. Within single quotes none is special. */
export function forShell(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
