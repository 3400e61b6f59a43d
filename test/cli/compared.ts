/** What `check --base` finds in a change, without git: the records of two revisions, in memory. */
import { expect } from 'vitest';
import { compareBase } from '../../src/cli/base-revision/compare-base.ts';
import type { Source } from '../../src/content/source.ts';
import type { LocatedFinding } from '../../src/diagnostics/finding.ts';
import { once } from '../../src/helpers/once.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { type Setting, sourcesOf } from '../engine/table.ts';

export type Revision = Setting | readonly Source[];

export interface Circumstances {
  readonly author?: string | undefined;
  /** The day of the commit that has the change. */
  readonly committed?: string;
  /** Whether a revision may have faults of its own. */
  readonly isMalformed?: boolean;
}

/** In the order in which they are found. */
export function found(
  was: Revision,
  is: Revision,
  { author, committed, isMalformed = false }: Circumstances = {},
): readonly LocatedFinding[] {
  const [then, now] = [was, is].map(read);
  if (!isMalformed) expect([then, now].flatMap((each) => each?.findings ?? [])).toEqual([]);
  if (!then || !now) throw new Error('There are two.');
  const head = committed === undefined ? undefined : headOf(now.sources, Date.parse(committed));
  const library = { ...now, unread: [] };
  return compareBase({ rev: 'main', ...then, head }, library, { author });
}

const read = once((revision: Revision) => {
  const sources = 'map' in revision ? revision : sourcesOf(revision);
  const { records, findings } = parseRecords(sources, READINGS);
  return { sources, records, findings };
});

function headOf(sources: readonly Source[], on: number) {
  return { on, textOf: (name: string) => sources.find(({ file }) => file === name)?.text };
}

/** `game.md:4: The game has begun, but …`, with the end of a path that tells the file. */
export function told(findings: readonly LocatedFinding[]): readonly string[] {
  return findings.map(({ file, line, message }) => {
    return `${file.replace(/^(games|rulesets)\/[^/]+\//, '')}:${line}: ${message}`;
  });
}
