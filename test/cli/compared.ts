/** The findings of `check --base` in a change, without git: the records of two revisions, in memory. */
import { expect } from 'vitest';
import { compareBase } from '../../src/cli/base-revision/compare-base.ts';
import { readContent } from '../../src/content/read-content.ts';
import type { Source } from '../../src/content/source.ts';
import type { LocatedFinding } from '../../src/diagnostics/finding.ts';
import { getOrMake, once } from '../../src/helpers/once.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { type Setting, sourcesOf } from '../engine/table.ts';
import { SAMPLES } from '../samples.ts';
import { RECORDS } from './base-repository.ts';

/** The texts of records, by file. */
export type Files = ReadonlyMap<string, string>;
/** Words of a file that become others; a whole new text; or nothing, where the file goes. */
export type Edit =
  | readonly [file: string, from: string, to: string]
  | readonly [file: string, text: string]
  | readonly [file: string];

export interface Circumstances {
  readonly author?: string | undefined;
  /** The day of the commit that has the change. */
  readonly committed?: string;
  /** Whether a revision may have faults of its own. */
  readonly isMalformed?: boolean;
}

const samples = readContent(SAMPLES);
/** The game of which tests with git have a repository, on Suber's cards as they are. */
export const ARCHIVE: Files = new Map([
  ...(samples.ok ? samples.sources : [])
    .filter(({ file }) => file.startsWith('rulesets/suber/'))
    .map(({ file, text }) => [file, text] as const),
  ...Object.entries(RECORDS).map(([name, text]) => [`games/g/${name}`, text] as const),
]);

/** A file is one of the game, unless it is one of a ruleset. */
export function edited(files: Files, ...edits: readonly Edit[]): Files {
  const now = new Map(files);
  for (const [name, from, to] of edits) {
    const file = /^(games|rulesets)\//.test(name) ? name : `games/g/${name}`;
    const text = now.get(file) ?? '';
    if (to !== undefined && !text.includes(from ?? '')) {
      throw new Error(`${file} does not say “${from}”.`);
    }
    if (from === undefined) now.delete(file);
    else now.set(file, to === undefined ? from : text.replace(from, () => to));
  }
  return now;
}

/** In the order in which they are found. */
export function found(
  was: Setting | Files,
  is: Setting | Files,
  { author, committed, isMalformed = false }: Circumstances = {},
): readonly LocatedFinding[] {
  const [then, now] = [read(was), read(is)];
  const faults = [...then.findings, ...now.findings].filter(({ severity }) => severity === 'error');
  if (!isMalformed) expect(faults).toEqual([]);
  const texts = () => new Map(now.sources.map(({ file, text }) => [file, text]));
  const head = committed === undefined ? undefined : { on: Date.parse(committed), texts };
  return compareBase({ rev: 'main', ...then, head }, { ...now, unread: [] }, author);
}

export const read = once((revision: Setting | Files) => {
  const sources =
    revision instanceof Map
      ? [...revision].map(([file, text]) => sourceOf(file, text))
      : sourcesOf(revision as Setting);
  return { sources, ...parseRecords(sources, READINGS) };
});

const known = new Map<string, Source>();

/** The same object for the same text, which is parsed once. */
function sourceOf(file: string, text: string): Source {
  return getOrMake(known, `${file}\n${text}`, () => ({ file, text }));
}

/** `proposals/301.md:6: Proposal 301 is settled, but …`, with the place within the game or ruleset. */
export function told(findings: readonly LocatedFinding[]): readonly string[] {
  return findings.map(({ file, line, message }) => {
    return `${file.replace(/^(games|rulesets)\/[^/]+\//, '')}:${line}: ${message}`;
  });
}
