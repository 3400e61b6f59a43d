/** The records of a folder of files. */
import { readContent } from './content/read-content.ts';
import { type Library, toLibrary } from './pipeline.ts';

export type LibraryRead =
  /** `ofGit`: files among the records that git would take for its own. Each has a finding. */
  | ({ readonly ok: true; readonly ofGit: readonly string[] } & Library)
  | { readonly ok: false; readonly message: string };

/** Not `ok` if there is no such folder. Everything wrong within it is a finding. */
export function readLibrary(dir: string, games: readonly string[] = []): LibraryRead {
  const content = readContent(dir);
  if (!content.ok) return content;
  return { ok: true, ...toLibrary(content, games), ofGit: content.ofGit };
}

/** The rulesets of a folder alone, whatever games there are, but for those of some ids. */
export function readRulesets(dir: string, except: ReadonlySet<string>): LibraryRead {
  const content = readContent(dir);
  if (!content.ok) return content;
  const sources = content.sources.filter(({ file }) => {
    const [folder, id = ''] = file.split('/');
    return folder === 'rulesets' && !except.has(id);
  });
  return { ok: true, ...toLibrary({ sources, findings: [] }), ofGit: content.ofGit };
}
