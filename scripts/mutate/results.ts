/** What a mutation run has found so far, in a file from which an interrupted run goes on. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { TracedFile } from './messages.ts';
import type { Mutant } from './mutant.ts';
import type { Verdict } from './report.ts';

/** The sample and what the tests come upon in it, which take minutes to find out. */
export interface Prepared {
  /** What was asked for, and of which sources. */
  readonly of: string;
  readonly sample: readonly Mutant[];
  readonly traced: readonly TracedFile[];
}

type Found = Omit<Verdict, 'mutant'>;

export interface Results extends Prepared {
  /** In the order of the sample. */
  readonly found: readonly Found[];
}

/** One line for what was prepared, and one for each verdict. */
export function readResults(path: string): Results | undefined {
  if (path === '' || !existsSync(path)) return undefined;
  // A run that was interrupted may have left half a line.
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const [prepared, ...found] = lines.map((line) => JSON.parse(line));
  return prepared && { ...prepared, found };
}

/** Whatever there was begins anew, with what was found before and belongs to it. */
export function beginResults(path: string, { found, ...prepared }: Results): void {
  if (path === '') return;
  writeFileSync(path, [prepared, ...found].map((line) => `${JSON.stringify(line)}\n`).join(''));
}

export function addResult(path: string, { fate, by }: Found): void {
  if (path !== '') appendFileSync(path, `${JSON.stringify({ fate, by })}\n`);
}
