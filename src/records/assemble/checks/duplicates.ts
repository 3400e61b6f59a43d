/** Records that have the same number as another. */
import { foldedForm } from '../../../content/names.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import { problemFinding } from '../../parse/shape-findings.ts';

interface Numbered {
  readonly file: string;
  readonly number: number | string;
}

/** One finding for each record whose number an earlier one has. `key` holds the number. */
export function findDuplicates(records: readonly Numbered[], key: string): readonly Finding[] {
  const firsts = new Map<string, Numbered>();
  return records.flatMap(({ file, number }) => {
    const folded = foldedForm(String(number));
    const first = firsts.get(folded);
    if (first === undefined) {
      firsts.set(folded, { file, number });
      return [];
    }
    const message = `\`${first.file}\` is ${key} ${first.number} already.`;
    const help = 'Give one of the two its own number, or remove it.';
    const finding = problemFinding(file, [key], { code: 'format/duplicate', message, help });
    const related = [{ message: 'It stands here.', at: { file: first.file, path: [key] } }];
    return [{ ...finding, related }];
  });
}
