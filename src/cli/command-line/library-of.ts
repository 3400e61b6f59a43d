/** The records of a folder to which others are added; one that is not there yet has none. */
import { lstatSync } from 'node:fs';
import { readLibrary } from '../../read-library.ts';
import type { ContentFolder } from './content-folder.ts';

export function libraryOf({ dir }: ContentFolder) {
  const nothing = { sources: [], findings: [], unread: [] };
  const records = { rulesets: new Map(), games: new Map() };
  const malformed = { games: new Set<string>(), rulesets: new Set<string>() };
  if (lstatSync(dir, { throwIfNoEntry: false })) return readLibrary(dir);
  return { ok: true, ...nothing, records: { ...records, malformed } } as const;
}
