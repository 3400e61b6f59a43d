/** Records that have the same number as another. */
import type { Finding } from '../../../diagnostics/finding.ts';
import { problemFinding } from '../../parse/shape-findings.ts';

interface Numbered {
  readonly file: string;
  readonly number: number | string;
}

/** One finding for each record whose number an earlier one has. `key` holds the number. */
export function findDuplicates(records: readonly Numbered[], key: string): readonly Finding[] {
  const firsts = new Map<number | string, string>();
  return records.flatMap(({ file, number }) => {
    const first = firsts.get(number);
    if (first === undefined) {
      firsts.set(number, file);
      return [];
    }
    const message = `\`${first}\` is ${key} ${number} already.`;
    const help = 'Give one of the two its own number, or remove it.';
    const finding = problemFinding(file, [key], { code: 'format/duplicate', message, help });
    const related = [{ message: 'It stands here.', at: { file: first, path: [key] } }];
    return [{ ...finding, related }];
  });
}
