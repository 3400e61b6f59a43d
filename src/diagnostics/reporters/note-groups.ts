/** Notes by what they ask: what they have in common once, and a line for each place. */
import type { Authority, LocatedFinding, LocatedRelated } from '../finding.ts';

export interface NoteGroup {
  readonly code: LocatedFinding['code'];
  /** Of notes that depend on one. */
  readonly question: string | undefined;
  readonly answer: string | undefined;
  /** Of different rules, or of words that were changed meanwhile, each. */
  readonly rules: readonly Authority[];
  readonly help: readonly string[];
  /** The folder in which all of the places are, with a slash at its end; for one place none. */
  readonly folder: string | undefined;
  readonly places: readonly NotePlace[];
}

export interface NotePlace {
  /** Within the folder, if there is one: `proposals/301.md:6`. */
  readonly at: string;
  readonly says: string;
}

/** In the order in which each question arises. */
export function noteGroups(notes: readonly LocatedFinding[]): readonly NoteGroup[] {
  return [...Map.groupBy(notes, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { code, depends } = first;
    const folder = group.length === 1 ? undefined : folderOf(group.map(({ file }) => file));
    const rules = group.flatMap(({ rule }) => rule ?? []);
    return {
      code,
      question: depends?.question,
      answer: depends?.answer,
      rules: [...Map.groupBy(rules, wordsOf).values()].flatMap(([rule]) => rule ?? []),
      help: [...new Set(group.flatMap(({ help }) => help ?? []))],
      folder,
      places: group.map((note) => ({
        at: `${note.file.slice(folder?.length ?? 0)}:${note.line}`,
        says: [note.depends?.here ?? note.message, ...note.related.map(elsewhere)].join(' '),
      })),
    };
  });
}

/** Of other notes, those under the same words of a rule belong together. */
function keyOf({ code, game, depends, rule, help }: LocatedFinding): string {
  return JSON.stringify(
    depends
      ? [code, game, depends.reading, depends.taken]
      : [code, game, rule && wordsOf(rule), help],
  );
}

/** What of a rule is quoted. */
function wordsOf({ number, quoted, text }: Authority): string {
  return `${number} ${quoted ?? text}`;
}

function elsewhere({ message, file, line }: LocatedRelated): string {
  return `${message} (${file}:${line})`;
}

function folderOf([first = '', ...others]: readonly string[]): string {
  const folders = first.split('/').slice(0, -1);
  const shared = folders.findIndex((_, i) => {
    const start = `${folders.slice(0, i + 1).join('/')}/`;
    return others.some((file) => !file.startsWith(start));
  });
  const kept = shared < 0 ? folders : folders.slice(0, shared);
  return kept.map((each) => `${each}/`).join('');
}
