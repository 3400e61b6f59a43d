/** The records of a folder of files. */
import { type ContentRead, readContent } from './content/read-content.ts';
import { type Library, toLibrary } from './pipeline.ts';
import { explainUnread } from './records/explain-unread.ts';

type ReadContent = Extract<ContentRead, { ok: true }>;

export type LibraryRead =
  | ({ readonly ok: true } & Library & Pick<ReadContent, 'ofGit' | 'leftovers'>)
  | { readonly ok: false; readonly message: string };

/** Not `ok` if there is no such folder. Everything wrong within it is a finding. */
export function readLibrary(dir: string, games: readonly string[] = []): LibraryRead {
  const content = readContent(dir);
  if (!content.ok) return content;
  const { ofGit, leftovers } = content;
  return { ok: true, ...explaining(toLibrary(content, games)), ofGit, leftovers };
}

/** The rulesets of a folder alone, whatever games there are, but for those of some ids. */
export function readRulesets(dir: string, except: ReadonlySet<string>): LibraryRead {
  const content = readContent(dir);
  if (!content.ok) return content;
  const sources = content.sources.filter(({ file }) => {
    const [folder, id = ''] = file.split('/');
    return folder === 'rulesets' && !except.has(id);
  });
  const { ofGit, leftovers } = content;
  return { ok: true, ...explaining(toLibrary({ sources, findings: [] })), ofGit, leftovers };
}

function explaining(library: Library): Library {
  return { ...library, findings: explainUnread(library.findings) };
}
