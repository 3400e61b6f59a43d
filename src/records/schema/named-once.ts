/** A list of people that names nobody twice. */
import type { CheckProblem } from '../../values/schema.ts';

interface UnderKey {
  readonly key: string;
  /** Who stands in another key for the same. */
  readonly already?: readonly string[];
}

export function checkNamedOnce(
  named: readonly string[],
  { key, already = [] }: UnderKey,
): readonly CheckProblem[] {
  return named.flatMap((each, i): readonly CheckProblem[] => {
    if (!already.includes(each) && named.indexOf(each) === i) return [];
    const message = `\`${each}\` is named twice.`;
    const help = 'Remove one of the two, or name whoever was meant.';
    return [{ code: 'format/duplicate', path: [key, i], message, help }];
  });
}
