/** What is true of whatever is said of a damaged record. */
import { expect } from 'vitest';
import type { Damaged } from './damages.ts';

/** What no sentence for a reader has in it. */
const INSIDES = /\bundefined\b|\[object |\bNaN\b|=>|\bError:/;

export function expectTold({ found, what, line, text }: Damaged, file: string): void {
  const lines = text.split('\n');
  const said = `${what}\n${text}`;
  for (const each of found) {
    expect(`${each.message} ${each.help ?? ''}`, said).not.toMatch(INSIDES);
    expect(each.message, said).toMatch(/^[^a-z\s].*[.:)]$|^`.*\.$/s);
    if (each.file !== file) continue;
    expect(each.line, said).toBeLessThanOrEqual(lines.length);
    expect(each.endColumn, said).toBeLessThanOrEqual((lines[each.endLine - 1] ?? '').length);
  }
  if (/: (?:list|strange|as votes)$/.test(what) && found.length > 0) {
    const own = found.filter((each) => each.file === file);
    expect(
      own.length === 0 || own.some((each) => line !== undefined && each.line === line),
      said,
    ).toBe(true);
  }
}
