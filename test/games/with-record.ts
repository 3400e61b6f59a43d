/** A test of a record that was made at random, which says how to look at that record. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect } from 'vitest';
import type { Source } from '../../src/content/source.ts';

/**
 * Does what a test does with a record. If that fails, the error says of which seed the record is,
 * where it now lies, and what runs both again.
 */
export function withRecord<Result>(
  seed: string,
  record: readonly Source[],
  act: () => Result,
): Result {
  try {
    return act();
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${words}\n\n${howToRepeat(seed, keep(record))}`, { cause });
  }
}

function howToRepeat(seed: string, folder: string): string {
  const file = relative('.', expect.getState().testPath ?? 'test');
  return [
    `The record is that of ${seed}, and lies in ${folder}`,
    `  npx nomic check --content ${folder}`,
    `  npx vitest run ${file}`,
  ].join('\n');
}

function keep(record: readonly Source[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-failed-'));
  for (const { file, text } of record) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
