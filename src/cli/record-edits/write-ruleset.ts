/** Writes a new ruleset into the content folder, where there was none of its id before. */
import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemReason } from '../../diagnostics/system-fault.ts';

export type RulesetWritten =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string };

export interface NewFile {
  /** Relative to the content folder. */
  readonly file: string;
  readonly text: string;
}

/** Whether anything exists where a ruleset of this id would be. */
export function hasRuleset(contentDir: string, id: string): boolean {
  return kindOf(join(contentDir, 'rulesets', id)) !== undefined;
}

/**
 * Writes all of the files or none. Each is directly in the folder of the ruleset. If `rulesets` is
 * a link, it leads out of the content folder, and nothing is written.
 */
export function writeRuleset(
  contentDir: string,
  id: string,
  files: readonly NewFile[],
): RulesetWritten {
  const rulesets = join(contentDir, 'rulesets');
  const folder = join(rulesets, id);
  const kind = kindOf(rulesets);
  if (kind !== undefined && kind !== 'folder') {
    return { ok: false, message: 'what is called rulesets in the content folder is not a folder.' };
  }
  try {
    if (kind === undefined) mkdirSync(rulesets, { recursive: true });
    mkdirSync(folder);
  } catch (error) {
    return { ok: false, message: `rulesets/${id} cannot be made: ${systemReason(error)}.` };
  }
  try {
    for (const { file, text } of files) {
      writeFileSync(join(contentDir, file), text, { flag: 'wx' });
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { ok: false, message: `rulesets/${id} cannot be written: ${systemReason(error)}.` };
  }
  return { ok: true };
}

function kindOf(path: string): 'folder' | 'other' | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return undefined;
  return stats.isDirectory() ? 'folder' : 'other';
}
